import { useEffect, useRef } from 'react'
import type { Box, HiddenPassage } from '../../../contract/reading.ts'
import type { Resume } from '../../../contract/resumes.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { HiddenOnPage, Highlight, type NumberedPassage } from './page-marks.tsx'
import type { PdfPage } from './pdf.ts'
import { usePaint } from './use-paint.ts'
import { usePdf } from './use-pdf.ts'

type SheetProps = {
  page: PdfPage
  total: number
  zoom: number
  boxes: readonly Box[]
  passages: readonly NumberedPassage[]
}

/** One page on white paper, whatever the theme, with its marks. */
function PdfSheet({ page, total, zoom, boxes, passages }: SheetProps) {
  const paper = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const failed = usePaint(page, paper, canvas)
  const own = boxes.filter(box => box.page === page.number)
  return (
    <div
      ref={paper}
      style={{ width: `${zoom * 100}%`, aspectRatio: `${page.width} / ${page.height}` }}
      className="relative isolate mx-auto bg-page text-page-ink shadow-sheet"
    >
      <div
        ref={canvas}
        role="img"
        aria-label={`Page ${page.number} of ${total}`}
        className="absolute inset-0 [&>canvas]:size-full"
      />
      {failed && <p className="absolute inset-x-0 top-1/3 p-4 text-center">This page could not be drawn.</p>}
      {own.map((box, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never move
        <Highlight key={index} box={box} size={page} first={box === boxes[0]} />
      ))}
      <HiddenOnPage passages={passages.filter(one => one.page === page.number)} size={page} />
    </div>
  )
}

type PdfOriginalProps = {
  resume: Resume
  zoom: number
  boxes: readonly Box[]
  hidden: readonly HiddenPassage[]
  /** The pages have their places, though not all their ink. */
  onReady: () => void
}

/** The file itself, drawn page by page as they come into view. */
export function PdfOriginal({ resume, zoom, boxes, hidden, onReady }: PdfOriginalProps) {
  const { pages, error, retry } = usePdf(resume.id)
  useEffect(() => {
    if (pages) onReady()
  }, [pages, onReady])
  if (error) return <ErrorState title="The original could not be drawn" detail={error} onRetry={retry} />
  if (!pages) return <Skeleton rows={4} label="Loading the original" />
  const passages = hidden.map((passage, index) => ({ ...passage, index }))
  return (
    <div className="grid grid-cols-1 gap-4">
      {pages.map(page => (
        <PdfSheet key={page.number} page={page} total={pages.length} zoom={zoom} boxes={boxes} passages={passages} />
      ))}
    </div>
  )
}
