import { type Look, merged } from '../look.ts'
import { lookFrom, shading } from './look.ts'
import { points } from './measure.ts'
import { framePlace, type Place } from './place.ts'
import type { Theme } from './theme.ts'
import { type Attributes, scanXml } from './xml.ts'

/** How a paragraph stands. Undefined is inherited. */
export type Stance = {
  style?: string
  /** From 0; 9 is body text. */
  outline?: number
  list?: { id: string; level: number }
  /** White space above and below, in points. */
  before?: number
  after?: number
  background?: string
  /** Height of its lines in points, where that is told to be exact. */
  line?: number
  frame?: Place
}

type Style = { name: string; look: Look; stance: Stance }

/** The parts of a table that a style of tables may tell looks for, each before those that go over it. */
export const partKinds = [
  'wholeTable',
  'band1Vert',
  'band2Vert',
  'band1Horz',
  'band2Horz',
  'firstRow',
  'lastRow',
  'firstCol',
  'lastCol',
  'neCell',
  'nwCell',
  'seCell',
  'swCell',
] as const

export type PartKind = (typeof partKinds)[number]

/** How the cells of a table look: `fill` as the background of a `Look`. */
type CellStyle = { fill?: string; look: Look }

export type TableStyle = CellStyle & { parts: Partial<Record<PartKind, CellStyle>> }

export type Styles = {
  /** A style with all that it inherits, the document's defaults last; those alone where there is none of that id. */
  style: (id: string | undefined) => Style
  /** What a paragraph of a style looks like in a cell of this look, which goes over the defaults alone. */
  inCell: (id: string | undefined, cell: Look) => Look
  /** What a style of characters says, which goes over that of their paragraph. */
  characters: (id: string) => Look
  table: (id: string | undefined) => TableStyle
}

type Raw = Style & TableStyle & { base?: string }

const bare = (): Raw => ({ name: '', look: {}, stance: {}, parts: {} })

/** Notes on `stance` what one element of `w:pPr` says. */
export function stanceFrom(stance: Stance, name: string, attributes: Attributes, theme: Theme): void {
  if (name === 'pStyle') stance.style = attributes('val')
  else if (name === 'outlineLvl') stance.outline = Number(attributes('val'))
  else if (name === 'numId') stance.list = { level: stance.list?.level ?? 0, id: attributes('val') ?? '0' }
  else if (name === 'ilvl') stance.list = { id: stance.list?.id ?? '', level: Number(attributes('val')) }
  else if (name === 'shd') stance.background = shading(attributes, theme) ?? stance.background
  else if (name === 'spacing') {
    stance.before = points(attributes('before'), 20) ?? stance.before
    stance.after = points(attributes('after'), 20) ?? stance.after
    if (attributes('lineRule') === 'exact') stance.line = points(attributes('line'), 20)
    else if (attributes('line') !== undefined) stance.line = Infinity
  } else if (name === 'framePr') stance.frame = framePlace(attributes)
}

/** Reads `styles.xml`; without one there are no styles. */
export function readStyles(bytes: Uint8Array | null, theme: Theme): Styles {
  const reader = new StylesReader(theme)
  if (bytes) scanXml(bytes, reader)
  const { raw, defaults, usual, usualTable } = reader
  const resolve = resolver(raw)
  const style = (id: string | undefined): Style => {
    const { name, look, stance } = resolve(id ?? usual)
    return { name, look: merged(defaults.look, look), stance: merged(defaults.stance, stance) }
  }
  return {
    style: remembered(style),
    inCell: (id, cell) => merged(merged(defaults.look, cell), resolve(id ?? usual).look),
    characters: id => resolve(id).look,
    table: id => resolve(id ?? usualTable),
  }
}

function remembered<T>(make: (id: string | undefined) => T): (id: string | undefined) => T {
  const made = new Map<string | undefined, T>()
  return id => {
    const value = made.get(id) ?? make(id)
    made.set(id, value)
    return value
  }
}

class StylesReader {
  readonly raw = new Map<string, Raw>()
  readonly defaults = bare()
  usual = ''
  usualTable = ''
  private current: Raw | null = null
  /** The part of a table's style that is open. */
  private part: CellStyle | null = null
  private readonly path: string[] = []
  private readonly theme: Theme

  constructor(theme: Theme) {
    this.theme = theme
  }

  open(name: string, attributes: Attributes): void {
    const parent = this.path.at(-1)
    this.path.push(name)
    if (name === 'docDefaults') this.current = this.defaults
    if (name === 'style') this.openStyle(attributes)
    const { current, theme } = this
    if (!current) return
    if (name === 'name' && parent === 'style') current.name = attributes('val') ?? ''
    if (name === 'basedOn') current.base = attributes('val')
    if (name === 'tblStylePr') this.openPart(current, attributes('type'))
    const cell = this.part ?? current
    const inLook = this.path.lastIndexOf('rPr')
    if (inLook >= 0) lookFrom(cell.look, this.path.slice(inLook + 1), attributes, theme)
    else if (name === 'shd' && (parent === 'tcPr' || parent === 'tblPr'))
      cell.fill = shading(attributes, theme) ?? cell.fill
    else if (!this.part && (parent === 'pPr' || parent === 'numPr')) stanceFrom(current.stance, name, attributes, theme)
  }

  private openStyle(attributes: Attributes): void {
    const id = attributes('styleId') ?? ''
    this.current = bare()
    this.raw.set(id, this.current)
    const type = attributes('type')
    if (attributes('default') !== '1') return
    if (type === 'paragraph') this.usual = id
    if (type === 'table') this.usualTable = id
  }

  private openPart(style: Raw, type: string | undefined): void {
    const kind = partKinds.find(one => one === type)
    this.part = { look: {} }
    if (kind) style.parts[kind] = this.part
  }

  close(name: string): void {
    this.path.pop()
    if (name === 'tblStylePr') this.part = null
    if (name === 'style' || name === 'docDefaults') this.current = null
  }
}

/** Gives a style with all that it inherits from others. */
function resolver(raw: Map<string, Raw>): (id: string) => Raw {
  const resolved = new Map<string, Raw>()
  const resolve = (id: string, depth: number): Raw => {
    const known = resolved.get(id)
    if (known) return known
    const own = raw.get(id)
    if (!own || depth > 20) return bare()
    const style = own.base === undefined ? own : over(resolve(own.base, depth + 1), own)
    resolved.set(id, style)
    return style
  }
  return id => resolve(id, 0)
}

function over(base: Raw, own: Raw): Raw {
  const parts: Raw['parts'] = {}
  for (const kind of partKinds) {
    const [under, part] = [base.parts[kind], own.parts[kind]]
    if (under || part) {
      parts[kind] = { fill: part?.fill ?? under?.fill, look: merged(under?.look ?? {}, part?.look ?? {}) }
    }
  }
  const look = merged(base.look, own.look)
  return { name: own.name, look, stance: merged(base.stance, own.stance), fill: own.fill ?? base.fill, parts }
}
