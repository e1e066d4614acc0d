import { above, type FlowLine, type Piece, paragraphLines, rowLines } from '../flow.ts'
import { limits } from '../limits.ts'
import { invisibility, type Look, merged } from '../look.ts'
import type { HiddenText, Line } from '../text.ts'
import { bomb } from '../unreadable.ts'
import { type TextPiece, textOf } from './pieces.ts'
import { type Character, characterFrom, type Ranges, type Stance, stanceFrom } from './properties.ts'
import type { Style } from './styles.ts'

/** All that a story is read with. `tracked` is set where deleted text was left out. */
export type DocContext = {
  word: Buffer
  pieces: TextPiece[]
  characters: Ranges
  paragraphs: Ranges
  styles: (number: number) => Style
  /** What lies behind the text: `rrggbb`, or `unknown` where that may be a shape. */
  backdrop: string
  hidden: HiddenText[]
  tracked: boolean
}

/** Text of one look within one piece; `offset` is where it stands in the file. */
type Stretch = { text: string; grpprl: Buffer; offset: number; width: number }

/** Codes of the text that are no letters: 7 ends a cell or row, 12 and 13 a paragraph, 19 to 21 mark fields. */
const special = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 19, 20, 21, 30, 31])

/** The lines of the text from `start` to `end`, as one story of the document. */
export function storyLines(context: DocContext, start: number, end: number, kind: Line['kind']): FlowLine[] {
  const story = new Story(context, kind)
  for (const stretch of stretches(context, start, end)) story.add(stretch)
  return story.finish()
}

function* stretches({ word, pieces, characters }: DocContext, start: number, end: number): Generator<Stretch> {
  for (const piece of pieces) {
    let at = Math.max(piece.start, start)
    const last = Math.min(piece.end, end)
    while (at < last) {
      const offset = piece.offset + (at - piece.start) * piece.width
      const run = characters.at(offset)
      const length = Math.max(1, Math.floor((run.end - offset) / piece.width))
      const next = Math.min(last, at + length)
      yield { text: textOf(word, piece, at, next), grpprl: run.grpprl, offset, width: piece.width }
      at = next
    }
  }
}

class Story {
  private readonly context: DocContext
  private readonly kind: Line['kind']
  private readonly lines: FlowLine[] = []
  private readonly cells: FlowLine[][] = []
  private cell: FlowLine[] = []
  private pieces: (Piece & { look: Character })[] = []
  private readonly fields: { instruction: string; shown: boolean }[] = []
  private space = 0
  private pending = false

  constructor(context: DocContext, kind: Line['kind']) {
    this.context = context
    this.kind = kind
  }

  add({ text, grpprl, offset, width }: Stretch): void {
    let from = 0
    for (let at = 0; at <= text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (at < text.length && !special.has(code)) continue
      if (at > from) this.write(text.slice(from, at), grpprl)
      from = at + 1
      if (at < text.length) this.sign(code, grpprl, offset + at * width)
    }
  }

  private sign(code: number, grpprl: Buffer, offset: number): void {
    if (code === 7 || code === 12 || code === 13)
      this.endParagraph(code, stanceFrom(this.context.paragraphs.at(offset).grpprl))
    else if (code === 11) this.write('\n', grpprl)
    else if (code === 19) this.fields.push({ instruction: '', shown: false })
    else if (code === 20) {
      const field = this.fields.at(-1)
      if (field) field.shown = true
    } else if (code === 21) this.fields.pop()
    else if (code === 30) this.write('-', grpprl)
  }

  private write(text: string, grpprl: Buffer): void {
    const field = this.fields.at(-1)
    if (field && !field.shown) {
      field.instruction += text
      return
    }
    const url = this.fields.map(({ instruction }) => /^\s*HYPERLINK\s+"([^"]+)"/.exec(instruction)?.[1]).find(Boolean)
    // What the paragraph's style adds is known at its end alone, so the look is worked out there.
    this.pieces.push({ text, bold: false, size: null, hidden: null, url, look: characterFrom(grpprl, {}) })
  }

  private endParagraph(code: number, own: Stance): void {
    const style = this.context.styles(own.style)
    const stance = merged<Stance>({ ...style.stance, style: own.style }, own)
    const pieces = this.pieces.flatMap(piece => this.dressed(piece, style.look, stance))
    this.pieces = []
    const filled = pieces.some(piece => piece.text.trim() !== '')
    const list = (stance.list ?? 0) !== 0
    const heading = style.heading || (stance.outline ?? 9) < 9
    if (list && filled) pieces.unshift({ text: '• ', bold: false, size: null, hidden: null })
    const kind = list && filled ? 'list' : heading && this.kind === 'body' ? 'heading' : this.kind
    const target = stance.inTable ? this.cell : this.lines
    const space = Math.max(this.space, stance.before ?? 0)
    const at = { first: target.length === 0, amongItems: list && target.at(-1)?.kind === 'list' }
    const over = above(this.pending || heading, space, at)
    const lines = paragraphLines(pieces, kind, over, this.context.hidden)
    this.pending = lines.length === 0 && code !== 7
    this.space = stance.after ?? 0
    this.put(target, lines)
    if (code !== 7) return
    if (stance.endsRow) this.put(this.lines, rowLines(this.cells.splice(0)))
    else {
      this.cells.push(this.cell)
      this.cell = []
    }
  }

  private dressed(piece: Piece & { look: Character }, base: Look, stance: Stance): Piece[] {
    const { look: own, ...rest } = piece
    const inherited = own.styleNumber === undefined ? base : merged(base, this.context.styles(own.styleNumber).look)
    const look = merged(inherited, own)
    if (own.deleted) {
      this.context.tracked = true
      return []
    }
    // Cells may be shaded in ways that stand at the end of their row.
    const behind = stance.background ?? (stance.inTable ? 'unknown' : this.context.backdrop)
    const hidden = piece.text.trim() === '' ? null : invisibility(look, behind)
    return [{ ...rest, bold: look.bold ?? false, size: look.size ?? null, hidden }]
  }

  private put(target: FlowLine[], lines: FlowLine[]): void {
    for (const line of lines) target.push(line)
    if (this.lines.length > limits.lines || this.cells.length > limits.lines) throw bomb()
  }

  finish(): FlowLine[] {
    if (this.pieces.length > 0) this.endParagraph(13, { style: 0 })
    this.put(this.lines, [...this.cells.flat(), ...this.cell])
    return this.lines
  }
}
