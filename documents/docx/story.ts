import { above, type FlowLine, type Piece, paragraphLines, rowLines } from '../flow.ts'
import { pictured } from '../letters.ts'
import { limits } from '../limits.ts'
import { invisibility, type Look, merged, usualSize } from '../look.ts'
import type { HiddenReason, HiddenText, Line } from '../text.ts'
import { bomb } from '../unreadable.ts'
import { behind, type Ground } from './backdrop.ts'
import { lookFrom, shading } from './look.ts'
import type { Numbering } from './numbering.ts'
import { Places, unseenPlace } from './place.ts'
import { type SectionPart, Sections } from './sections.ts'
import { Shapes } from './shapes.ts'
import { type Stance, type Styles, stanceFrom } from './styles.ts'
import { Tables } from './tables.ts'
import type { Theme } from './theme.ts'
import { type Attributes, scanXml } from './xml.ts'

/** What a part of the document (its body, a header, the footnotes) is read with. */
export type StoryContext = {
  styles: Styles
  numbering: Numbering
  /** Addresses of links by their relation's id. */
  links: Map<string, string>
  ground: Ground
  theme: Theme
  hidden: HiddenText[]
}

export type Story = { lines: FlowLine[]; tracked: boolean; sections: SectionPart[] }

type Paragraph = { pieces: Piece[]; stance: Stance; boxes: FlowLine[] }
/** `unseen` is why the box that it is cannot be seen; `look` what text has from the cell that it is. */
type Frame = {
  lines: FlowLine[]
  background: string
  look: Look
  unseen: HiddenReason | null
  space: number
  pending: boolean
}

// Deleted text, the older form of what is given twice, and settings that hold text or looks of their own.
const skipped = new Set([
  'del',
  'moveFrom',
  'Fallback',
  'sdtPr',
  'pPrChange',
  'rPrChange',
  'sectPrChange',
  'rt',
  'tblPrEx',
  'Object',
])

/** In points: of a line or row that is told to be lower nothing of its letters is left. */
const leastLine = 3

/** Reads one part in one pass. `kind` is what its lines are unless they are headings, items or cells. */
export function readStory(bytes: Uint8Array, context: StoryContext, kind: Line['kind'] = 'body'): Story {
  const reader = new StoryReader(context, kind)
  scanXml(bytes, reader)
  return { lines: reader.finish(), tracked: reader.tracked, sections: reader.sections.parts }
}

const frame = (background: string, unseen: HiddenReason | null, look: Look = {}): Frame => ({
  lines: [],
  background,
  look,
  unseen,
  space: 0,
  pending: false,
})

class StoryReader {
  tracked = false
  readonly sections = new Sections()
  private readonly context: StoryContext
  private readonly kind: Line['kind']
  private readonly path: string[] = []
  private readonly frames: Frame[]
  private readonly paragraphs: Paragraph[] = []
  private readonly tables: Tables
  private readonly shapes: Shapes
  private readonly places = new Places()
  private readonly addresses: (string | undefined)[] = []
  private readonly fields: { instruction: string; shown: boolean }[] = []
  private look: Look = {}
  private skip = 0
  private count = 0

  constructor(context: StoryContext, kind: Line['kind']) {
    this.context = context
    this.kind = kind
    this.tables = new Tables(context.theme)
    this.shapes = new Shapes(context.theme)
    this.frames = [frame(context.ground.room.drawn ? behind : context.ground.room.page, null)]
  }

  open(name: string, attributes: Attributes): void {
    const parent = this.path.at(-1)
    this.path.push(name)
    if (this.skip > 0 || skipped.has(name)) {
      this.skip += 1
      if (name === 'del' && parent !== 'rPr') this.tracked = true
      return
    }
    const inLook = this.path.lastIndexOf('rPr')
    if (inLook >= 0 && inLook < this.path.length - 1) {
      if (this.path[inLook - 1] === 'r')
        lookFrom(this.look, this.path.slice(inLook + 1), attributes, this.context.theme)
      return
    }
    if (parent === 'pPr' || parent === 'numPr') {
      this.openStance(name, attributes)
      return
    }
    this.shapes.open(name, attributes)
    this.places.openElement(name, attributes)
    this.sections.openElement(name, attributes)
    this.tables.openElement(name, parent, attributes)
    if (parent === 'tblPr') return
    if (parent === 'tcPr') {
      const cell = this.frames.at(-1)
      if (cell && name === 'shd') cell.background = shading(attributes, this.context.theme) ?? cell.background
      return
    }
    this.openText(name, parent, attributes)
    this.openStructure(name)
  }

  private openStance(name: string, attributes: Attributes): void {
    const paragraph = this.paragraphs.at(-1)
    if (paragraph) stanceFrom(paragraph.stance, name, attributes, this.context.theme)
  }

  private openStructure(name: string): void {
    const { background, unseen } = this.frames.at(-1) ?? frame('unknown', null)
    if (name === 'p') this.paragraphs.push({ pieces: [], stance: {}, boxes: [] })
    else if (name === 'tc') {
      const { fill, look } = this.tables.cell(this.context.styles)
      const low = (this.tables.height() ?? Infinity) < leastLine ? 'size' : null
      this.frames.push(frame(fill ?? background, unseen ?? low, look))
    } else if (name === 'txbxContent') {
      const hidden = unseen ?? this.places.unseen(this.context.ground.sheet)
      this.frames.push(frame(this.shapes.fill() ?? background, hidden))
    } else if (name === 'ins') this.tracked = true
  }

  private openText(name: string, parent: string | undefined, attributes: Attributes): void {
    if (name === 'r') this.look = {}
    else if (name === 'hyperlink') this.addresses.push(this.context.links.get(attributes('id') ?? ''))
    else if (name === 'fldSimple') this.fields.push({ instruction: attributes('instr') ?? '', shown: true })
    else if (name === 'fldChar') this.field(attributes('fldCharType'))
    else if (parent !== 'r') return
    else if (name === 'tab' || name === 'ptab') this.add('\t')
    else if (name === 'br' || name === 'cr') this.add('\n')
    else if (name === 'noBreakHyphen') this.add('-')
    else if (name === 'sym') this.add(String.fromCodePoint(Number.parseInt(attributes('char') ?? '', 16) || 0x20))
  }

  private field(type: string | undefined): void {
    if (type === 'begin') this.fields.push({ instruction: '', shown: false })
    else if (type === 'end') this.fields.pop()
    else {
      const field = this.fields.at(-1)
      if (field) field.shown = true
    }
  }

  text(text: string): void {
    if (this.skip > 0) return
    const name = this.path.at(-1)
    const field = this.fields.at(-1)
    if (name === 'instrText' && field) field.instruction += text
    // What stands in the code of a field is no text of it, until the paragraph ends: fields that never end are broken.
    if (name === 't' && this.fields.every(one => one.shown)) this.add(text)
    else if (name === 'posOffset') this.places.offset(text)
  }

  private add(text: string): void {
    const paragraph = this.paragraphs.at(-1)
    if (!paragraph) return
    const { styles } = this.context
    const style = styles.style(paragraph.stance.style)
    const around = styles.inCell(paragraph.stance.style, this.frames.at(-1)?.look ?? {})
    const inherited = this.look.style ? merged(around, styles.characters(this.look.style)) : around
    const look = merged(inherited, this.look)
    const stance = merged(style.stance, paragraph.stance)
    paragraph.pieces.push({
      text: look.pictures ? pictured(text) : text,
      bold: look.bold ?? false,
      size: look.size ?? null,
      hidden: text.trim() === '' ? null : this.hiddenBy(text, stance, look),
      url: this.addresses.at(-1) ?? this.fieldAddress(),
    })
  }

  /** Why text of this look in a paragraph of this stance cannot be seen. */
  private hiddenBy(text: string, { line, frame: place, background }: Stance, look: Look): HiddenReason | null {
    const { room } = this.context.ground
    room.tell(text)
    const { background: around, unseen } = this.frames.at(-1) ?? frame('unknown', null)
    if (unseen) return unseen
    if ((line ?? Infinity) < leastLine) return 'size'
    const off = place ? unseenPlace(place, this.context.ground.sheet) : null
    const ground = look.background ?? background ?? around
    if (off || ground !== behind) return off ?? invisibility(look, ground)
    const bare = invisibility(look, room.page)
    return bare === 'colour' && room.takes(text, look.size ?? usualSize) ? null : bare
  }

  private fieldAddress(): string | undefined {
    for (const { instruction } of this.fields) {
      const match = /^\s*HYPERLINK\s+"([^"]+)"/.exec(instruction)
      if (match) return match[1]
    }
    return undefined
  }

  close(name: string): void {
    this.path.pop()
    if (this.skip > 0) {
      this.skip -= 1
      return
    }
    this.shapes.close(name)
    this.places.closeElement(name)
    if (name === 'hyperlink') this.addresses.pop()
    else if (name === 'fldSimple') this.fields.pop()
    else if (name === 'p') this.closeParagraph()
    else if (name === 'tc') this.tables.put(this.frames.pop()?.lines ?? [])
    else if (name === 'txbxContent') {
      const lines = this.frames.pop()?.lines ?? []
      const around = this.paragraphs.at(-1)
      if (around) around.boxes.push(...lines)
      else this.put(lines)
    } else if (name === 'tr') this.put(rowLines(this.tables.row()))
    else if (name === 'tbl') this.tables.close()
  }

  private closeParagraph(): void {
    for (const field of this.fields) field.shown = true
    const paragraph = this.paragraphs.pop()
    const frame = this.frames.at(-1)
    if (!paragraph || !frame) return
    const style = this.context.styles.style(paragraph.stance.style)
    const stance = merged(style.stance, paragraph.stance)
    const list = stance.list && stance.list.id !== '0' && stance.list.id !== ''
    const empty = paragraph.pieces.every(piece => piece.text.trim() === '')
    const mark = list && !empty && stance.list ? this.context.numbering.next(stance.list.id, stance.list.level) : ''
    const heading = (stance.outline ?? 9) < 9 || /^(heading|title)/i.test(style.name)
    const kind = mark !== '' ? 'list' : heading && this.kind === 'body' ? 'heading' : this.kind
    if (mark !== '') paragraph.pieces.unshift({ text: `${mark} `, bold: false, size: null, hidden: null })
    const space = Math.max(frame.space, stance.before ?? 0)
    const at = { first: frame.lines.length === 0, amongItems: Boolean(list) && frame.lines.at(-1)?.kind === 'list' }
    const over = above(frame.pending || heading, space, at)
    const lines = paragraphLines(paragraph.pieces, kind, over, this.context.hidden)
    this.count += lines.length
    if (this.count > limits.lines) throw bomb()
    frame.pending = lines.length === 0 && paragraph.boxes.length === 0
    frame.space = stance.after ?? 0
    this.put(lines)
    this.put(paragraph.boxes)
  }

  private put(lines: FlowLine[]): void {
    const frame = this.frames.at(-1)
    for (const line of lines) frame?.lines.push(line)
  }

  finish(): FlowLine[] {
    return this.frames[0]?.lines ?? []
  }
}
