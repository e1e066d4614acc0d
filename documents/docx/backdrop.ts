import { isColour } from '../colours.ts'
import { points } from './measure.ts'
import type { Package } from './package.ts'
import { drawnSize, type Sheet } from './place.ts'
import { Room, roomOf } from './room.ts'
import { Sections } from './sections.ts'
import { type Attributes, scanXml } from './xml.ts'

/** The background of text that may stand before what is drawn behind it. */
export const behind = 'behind'

/** In points: no page of Word is longer. */
const longestPage = 1_584

/** What the text of every page stands on. */
export type Ground = {
  /** The colour of the page, and what the body, or a header or footer that a section asks for, draws behind its text. */
  room: Room
  sheet: Sheet
}

/** Looks through the body, and the headers and footers that it asks for, before any of them is read. */
export function groundOf(file: Package, main: Uint8Array): Ground {
  const body = new Backdrop()
  scanXml(main, body)
  const { width, height } = body.sheet
  const sheet = { width: width || longestPage, height: height || longestPage }
  const page = body.page !== undefined && showsPageColour(file) ? body.page : 'ffffff'
  return { room: new Room(page, roomOfEdges(file, body), body.room), sheet }
}

function roomOfEdges(file: Package, body: Backdrop): number {
  const asked = body.sections.parts.filter(part => part.shown || part.use === 'even')
  const names = new Set(asked.flatMap(part => file.target(file.main, part.relation) ?? []))
  let room = 0
  for (const name of names) {
    const bytes = file.part(name)
    const edge = new Backdrop()
    if (bytes) scanXml(bytes, edge)
    room += edge.room
  }
  return room
}

/** Word keeps the colour of the page in the file and shows it only where the settings say so. */
function showsPageColour(file: Package): boolean {
  const bytes = file.related(file.main, 'settings')
  let shows = false
  if (bytes) {
    scanXml(bytes, {
      open: (name, attributes) => {
        if (name === 'displayBackgroundShape') shows = !/^(0|false|off)$/i.test(attributes('val') ?? '1')
      },
      close: () => {},
    })
  }
  return shows
}

/** Looks through one part for what is drawn behind text. */
class Backdrop {
  /** In square points, of all that is drawn. */
  room = 0
  /** Of the page: `rrggbb`, or `unknown` for a pattern or picture. */
  page: string | undefined
  /** The largest sides of all sections, in points; 0 where none is told. */
  readonly sheet: Sheet = { width: 0, height: 0 }
  readonly sections = new Sections()
  private readonly path: string[] = []
  private anchor = { behind: false, room: 0 }
  private skip = 0

  open(name: string, attributes: Attributes): void {
    const parent = this.path.at(-1)
    this.path.push(name)
    if (this.skip === 0 && name !== 'sectPrChange') this.sections.openElement(name, attributes)
    // The older form of what is given twice.
    if (this.skip > 0 || name === 'Fallback' || name === 'sectPrChange') this.skip += 1
    else if (name === 'background' && parent === 'document') this.page = pageColour(attributes)
    else if (parent === 'background') this.page = 'unknown'
    else if (name === 'pgSz') {
      this.sheet.width = Math.max(this.sheet.width, points(attributes('w'), 20) ?? 0)
      this.sheet.height = Math.max(this.sheet.height, points(attributes('h'), 20) ?? 0)
    } else if (name === 'anchor') this.anchor = { behind: isOn(attributes('behindDoc')), room: Infinity }
    else if (name === 'extent' && parent === 'anchor') {
      this.anchor.room = roomOf(points(attributes('cx'), 12_700), points(attributes('cy'), 12_700))
    } else if (name === 'docPr' && isOn(attributes('hidden'))) this.anchor.room = 0
    else if (drawsBehind(attributes)) this.room += roomOf(...drawnSize(attributes('style') ?? ''))
  }

  close(name: string): void {
    this.path.pop()
    if (this.skip > 0) this.skip -= 1
    else if (name === 'anchor' && this.anchor.behind) this.room += this.anchor.room
  }
}

function pageColour(attributes: Attributes): string | undefined {
  const colour = attributes('color')
  if (isColour(colour)) return colour
  return attributes('themeColor') ? 'unknown' : undefined
}

const isOn = (value: string | undefined): boolean => /^(1|true|on)$/i.test(value ?? '')

/** The older kind of drawing says its depth in its style. A watermark, shape 136, is letters without a ground. */
function drawsBehind(attributes: Attributes): boolean {
  const style = attributes('style') ?? ''
  return /z-index:\s*-/.test(style) && !/visibility:\s*hidden/.test(style) && !/_t136$/.test(attributes('type') ?? '')
}
