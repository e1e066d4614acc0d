import { isColour } from '../colours.ts'
import type { Package } from './package.ts'
import { type Attributes, scanXml } from './xml.ts'

/** In English Metric Units, 12,700 to the point: what is narrower or lower has no text before it. */
const leastSide = 3 * 12_700

/**
 * What lies behind the text of every page: the colour of the page as `rrggbb`, or `unknown` where the body or a header
 * or footer that a section asks for draws something behind its text.
 */
export function backdropOf(file: Package, main: Uint8Array): string {
  const body = new Backdrop()
  scanXml(main, body)
  if (body.draws) return 'unknown'
  const names = new Set([...body.edges].flatMap(id => file.target(file.main, id) ?? []))
  for (const name of names) {
    const bytes = file.part(name)
    const edge = new Backdrop()
    if (bytes) scanXml(bytes, edge)
    if (edge.draws) return 'unknown'
  }
  return body.page !== undefined && showsPageColour(file) ? body.page : 'ffffff'
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
  draws = false
  /** Of the page: `rrggbb`, or `unknown` for a pattern or picture. */
  page: string | undefined
  /** Relations of the headers and footers that sections ask for. */
  readonly edges = new Set<string>()
  private readonly path: string[] = []
  private anchor = { behind: false, seen: false }
  private skip = 0

  open(name: string, attributes: Attributes): void {
    const parent = this.path.at(-1)
    this.path.push(name)
    // The older form of what is given twice.
    if (this.skip > 0 || name === 'Fallback') this.skip += 1
    else if (name === 'background' && parent === 'document') this.page = pageColour(attributes)
    else if (parent === 'background') this.page = 'unknown'
    else if (name === 'headerReference' || name === 'footerReference') this.edges.add(attributes('id') ?? '')
    else if (name === 'anchor') this.anchor = { behind: isOn(attributes('behindDoc')), seen: true }
    else if (name === 'extent' && parent === 'anchor') {
      const sides = [Number(attributes('cx')), Number(attributes('cy'))]
      if (sides.some(side => side < leastSide)) this.anchor.seen = false
    } else if (name === 'docPr' && isOn(attributes('hidden'))) this.anchor.seen = false
    else if (drawsBehind(attributes)) this.draws = true
  }

  close(name: string): void {
    this.path.pop()
    if (this.skip > 0) this.skip -= 1
    else if (name === 'anchor' && this.anchor.behind && this.anchor.seen) this.draws = true
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
