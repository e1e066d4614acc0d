/** Where drawings and frames stand, so far as to tell those that no page shows. */
import type { HiddenReason } from '../text.ts'
import { points } from './measure.ts'
import type { Attributes } from './xml.ts'

/** In points, along one side of the page. `from` says what `at` is counted from; undefined is wherever the text stands. */
export type Side = { from?: string; at?: number; size?: number }

export type Place = { across: Side; down: Side; concealed: boolean }

/** The largest width and height that a page of the document has, in points. */
export type Sheet = { width: number; height: number }

/** In points: what is smaller than a letter shows none. */
const leastSide = 3

const emu = 12_700

/** Why nobody sees what stands in a box of this place; null where they may. */
export function unseenPlace({ across, down, concealed }: Place, sheet: Sheet): HiddenReason | null {
  if (concealed) return 'vanish'
  if ([across, down].some(({ size }) => size !== undefined && size < leastSide)) return 'size'
  return isOff(across, sheet.width) || isOff(down, sheet.height) ? 'off_page' : null
}

/** What a place is counted from stands somewhere on the page, that of the page itself at its edge. */
function isOff({ from, at, size = 0 }: Side, page: number): boolean {
  return at !== undefined && (at + size <= (from === 'page' ? 0 : -page) || at >= page)
}

/** Follows the drawings of a part: the place of the one that is open. */
export class Places {
  private readonly open: Place[] = []
  private side: Side | undefined
  private styled: Place | undefined

  openElement(name: string, attributes: Attributes): void {
    const place = this.open.at(-1)
    if (name === 'anchor' || name === 'inline') this.open.push({ across: {}, down: {}, concealed: false })
    else if (name === 'pict') this.open.push({ across: {}, down: {}, concealed: false })
    else if (!place) return
    else if (name === 'positionH' || name === 'positionV') {
      this.side = name === 'positionH' ? place.across : place.down
      this.side.from = attributes('relativeFrom')
    } else if (name === 'extent') {
      place.across.size = points(attributes('cx'), emu)
      place.down.size = points(attributes('cy'), emu)
    } else if (name === 'docPr') place.concealed = /^(1|true|on)$/i.test(attributes('hidden') ?? '')
    else if (this.styled !== place && attributes('style')) {
      this.styled = place
      fromStyle(place, attributes('style') ?? '')
    }
  }

  /** The text of `wp:posOffset`. */
  offset(text: string): void {
    if (this.side) this.side.at = points(text, emu)
  }

  closeElement(name: string): void {
    if (name === 'anchor' || name === 'inline' || name === 'pict') this.open.pop()
    if (name === 'positionH' || name === 'positionV') this.side = undefined
  }

  /** Why the drawing that is open cannot be seen. */
  unseen(sheet: Sheet): HiddenReason | null {
    for (const place of this.open) {
      const reason = unseenPlace(place, sheet)
      if (reason) return reason
    }
    return null
  }
}

function rulesOf(style: string): Map<string, string> {
  return new Map(
    style.split(';').map(rule => {
      const colon = rule.indexOf(':')
      return [rule.slice(0, colon).trim().toLowerCase(), rule.slice(colon + 1).trim()] as const
    }),
  )
}

/** Width and height of an older drawing, in points. A share of the page goes before what is told beside it. */
export function drawnSize(style: string): [number | undefined, number | undefined] {
  const rules = rulesOf(style)
  const side = (name: string): number | undefined =>
    Number.parseFloat(rules.get(`mso-${name}-percent`) ?? '0') > 0 ? undefined : points(rules.get(name), 1)
  return [side('width'), side('height')]
}

/** The older kind of drawing tells its place as a web page does. */
function fromStyle(place: Place, style: string): void {
  const rules = rulesOf(style)
  const floats = rules.get('position') === 'absolute'
  const side = (axis: string, start: string, size: string): Side => ({
    from: rules.get(`mso-position-${axis}-relative`),
    at: floats ? points(rules.get(`margin-${start}`), 1) : undefined,
    size: points(rules.get(size), 1),
  })
  place.across = side('horizontal', 'left', 'width')
  place.down = side('vertical', 'top', 'height')
  place.concealed = rules.get('visibility') === 'hidden'
}

/** The place of a paragraph's frame, `w:framePr`, counted in twentieths of a point. */
export function framePlace(attributes: Attributes): Place {
  const side = (anchor: string, at: string, size: string): Side => ({
    from: attributes(anchor),
    at: points(attributes(at), 20),
    size: points(attributes(size), 20),
  })
  const across = side('hAnchor', 'x', 'w')
  // A frame is at least as high as its text unless its height is told to be exact.
  const down = side('vAnchor', 'y', attributes('hRule') === 'exact' ? 'h' : '')
  return { across, down, concealed: false }
}
