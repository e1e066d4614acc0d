/** Follows the tables of a part: what the text of the cell that is open stands on and takes its look from. */
import type { FlowLine } from '../flow.ts'
import { type Look, merged } from '../look.ts'
import { shading } from './look.ts'
import { points } from './measure.ts'
import { type PartKind, partKinds, type Styles, type TableStyle } from './styles.ts'
import type { Theme } from './theme.ts'
import type { Attributes } from './xml.ts'

/** `parts` are those of its style that it takes, so far as it tells. */
type Table = {
  cells: FlowLine[][]
  style?: string
  fill?: string
  parts: Partial<Record<keyof typeof bits, boolean>>
  row: number
  column: number
  header: boolean
  /** Of the row that is open, in points, where that is told to be exact. */
  height?: number
}

/** What of its style a table takes: names and bits of `w:tblLook`. */
const bits = { firstRow: 0x20, lastRow: 0x40, firstColumn: 0x80, lastColumn: 0x100, noHBand: 0x200, noVBand: 0x400 }

/** `fill` is undefined where the cell lets through what lies behind the table. */
export type Cell = { fill?: string; look: Look }

export class Tables {
  private readonly tables: Table[] = []
  private readonly theme: Theme

  constructor(theme: Theme) {
    this.theme = theme
  }

  openElement(name: string, parent: string | undefined, attributes: Attributes): void {
    if (name === 'tbl') this.tables.push({ cells: [], parts: {}, row: -1, column: -1, header: false })
    const table = this.tables.at(-1)
    if (!table) return
    if (name === 'tr') Object.assign(table, { row: table.row + 1, column: -1, header: false, height: undefined })
    else if (name === 'tc') table.column += 1
    else if (parent === 'tblPr') openProperty(table, name, attributes, this.theme)
    else if (parent === 'trPr' && name === 'tblHeader') table.header = true
    else if (parent === 'trPr' && name === 'trHeight' && attributes('hRule') === 'exact') {
      table.height = points(attributes('val'), 20)
    }
  }

  /** Notes the lines of a cell that ends. */
  put(lines: FlowLine[]): void {
    this.tables.at(-1)?.cells.push(lines)
  }

  /** The cells of a row that ends. */
  row(): FlowLine[][] {
    return this.tables.at(-1)?.cells.splice(0) ?? []
  }

  close(): void {
    this.tables.pop()
  }

  /** Of the row that is open, in points, where that is told to be exact. */
  height(): number | undefined {
    return this.tables.at(-1)?.height
  }

  /** The cell that opens, but for what it says itself. */
  cell(styles: Styles): Cell {
    const table = this.tables.at(-1)
    if (!table) return { look: {} }
    const style = styles.table(table.style)
    const cell: Cell = { fill: style.fill, look: style.look }
    for (const kind of partKinds) put(cell, style.parts[kind], stands(kind, table))
    return { ...cell, fill: table.fill ?? cell.fill }
  }
}

function openProperty(table: Table, name: string, attributes: Attributes, theme: Theme): void {
  if (name === 'tblStyle') table.style = attributes('val')
  else if (name === 'shd') table.fill = shading(attributes, theme) ?? table.fill
  else if (name === 'tblLook') {
    const all = Number.parseInt(attributes('val') ?? '', 16)
    for (const [part, bit] of Object.entries(bits)) {
      const own = attributes(part)
      const told = own === undefined ? (Number.isNaN(all) ? undefined : (all & bit) !== 0) : /^(1|true|on)$/i.test(own)
      table.parts[part as keyof typeof bits] = told
    }
  }
}

/** Puts a part of a style over a cell. Where it only may hold there, what it says of colours leaves them untold. */
function put(cell: Cell, part: TableStyle['parts'][PartKind], holds: boolean | undefined): void {
  if (!part || holds === false) return
  const { fill, look } = part
  if (holds) Object.assign(cell, { fill: fill ?? cell.fill, look: merged(cell.look, look) })
  else {
    const colour = look.colour ?? look.fill
    const hidden = look.hidden === false ? false : undefined
    const seen: Look = { colour: colour && 'auto', fill: colour && 'auto', hidden }
    Object.assign(cell, { fill: fill ? 'unknown' : cell.fill, look: merged(cell.look, seen) })
  }
}

/** Whether a part of a style holds for the cell that opens; undefined where that cannot be told before the table ends. */
function stands(kind: PartKind, { parts, row, column, header }: Table): boolean | undefined {
  const maybe = (on: boolean | undefined): boolean | undefined => (on === false ? false : undefined)
  if (kind === 'wholeTable') return true
  if (kind === 'firstRow' && row === 0) return parts.firstRow
  if (kind === 'firstCol') return column === 0 ? parts.firstColumn : false
  if (kind === 'firstRow' || kind === 'neCell' || kind === 'nwCell') {
    return row === 0 || header ? maybe(parts.firstRow) : false
  }
  if (kind === 'lastRow' || kind === 'seCell' || kind === 'swCell') return maybe(parts.lastRow)
  if (kind === 'lastCol') return maybe(parts.lastColumn)
  return maybe(kind.endsWith('Horz') ? !parts.noHBand : !parts.noVBand)
}
