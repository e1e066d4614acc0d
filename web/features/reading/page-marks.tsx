import type { Box, HiddenPassage } from '../../../contract/reading.ts'
import type { PdfPage } from './pdf.ts'

type Size = Pick<PdfPage, 'width' | 'height'>

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`

/** A sentence, marked as with a pen on the paper. */
export function Highlight({ box, size, first }: { box: Box; size: Size; first: boolean }) {
  const place = {
    left: percent(box.x, size.width),
    top: percent(box.y, size.height),
    width: percent(box.width, size.width),
    height: percent(box.height, size.height),
  }
  return (
    <div
      data-highlight
      {...(first && { 'data-target': 'quote' })}
      style={place}
      className="absolute rounded-[0.15em] bg-page-marker mix-blend-multiply"
    />
  )
}

export type NumberedPassage = HiddenPassage & { index: number }

function Passage({ index, text, reason, box }: NumberedPassage) {
  if (!box) return null
  const { x, y, width, height } = box
  const wide = width > height / 2
  return (
    <g data-target={`hidden-${index}`} data-hidden>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        className="fill-page-danger-wash stroke-page-danger"
        strokeWidth="0.75"
      />
      {reason !== 'annotation' && (
        <text
          x={x}
          y={y + height * 0.78}
          fontSize={height * 0.8}
          {...(wide && { textLength: width, lengthAdjust: 'spacingAndGlyphs' })}
          className="fill-page-danger font-sans"
        >
          {text}
        </text>
      )}
    </g>
  )
}

/** What cannot be seen on a page, in red at its place. It is told in words beside the page. */
export function HiddenOnPage({ passages, size }: { passages: readonly NumberedPassage[]; size: Size }) {
  if (passages.length === 0) return null
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className="absolute inset-0 size-full" aria-hidden="true">
      {passages.map(one => (
        <Passage key={one.index} {...one} />
      ))}
    </svg>
  )
}
