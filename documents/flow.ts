/** What paragraphs of Word, old and new, become: lines of text, with what is hidden set apart. */
import type { DraftLine, DraftLink } from './compose.ts'
import { mend, mendBullet } from './letters.ts'
import type { HiddenReason, HiddenText, Line, Run } from './text.ts'

/** A stretch of text of one look. A `\n` in it ends a line. */
export type Piece = { text: string; bold: boolean; size: number | null; hidden: HiddenReason | null; url?: string }

/** White space above, in points; null where nothing stands above, or where no space there parts anything. */
type Space = number | null

/** A line on its way; blocks are numbered, and gaps told from usual spacing, once all lines are known. */
export type FlowLine = Omit<DraftLine, 'block'> & { opensBlock: boolean; space: Space }

/** What stands above a paragraph: something that parts it in any case, such as an empty line, or white space alone. */
export type Above = { gap: boolean; space: Space }

/** In points: what parts blocks is wider than the usual space by as much. */
const leastGap = 6

/** `first` has nothing above it but what it asks for itself; items of a list belong together however far apart. */
export function above(parted: boolean, space: number, at: { first: boolean; amongItems: boolean }): Above {
  if (at.first) return { gap: parted || space >= leastGap, space: null }
  return { gap: parted, space: at.amongItems ? null : space }
}

/** A paragraph as lines, one for each forced line end; none where nothing in it is visible. */
export function paragraphLines(pieces: Piece[], kind: Line['kind'], over: Above, hidden: HiddenText[]): FlowLine[] {
  const lines: FlowLine[] = []
  let open: Piece[] = []
  let last: Piece | undefined
  const close = (): void => {
    const line = lineOf(open, kind)
    const opensBlock = lines.length === 0
    if (line) lines.push({ ...line, ...(opensBlock ? over : { gap: false, space: 0 }), opensBlock })
    open = []
  }
  for (const piece of pieces) {
    if (piece.hidden) {
      hide(piece, piece.hidden, hidden, last?.hidden === piece.hidden)
      last = piece
      continue
    }
    last = piece
    for (const [index, text] of piece.text.split('\n').entries()) {
      if (index > 0) close()
      open.push({ ...piece, text })
    }
  }
  close()
  return lines
}

function hide({ text, size }: Piece, reason: HiddenReason, hidden: HiddenText[], joins: boolean): void {
  const last = hidden.at(-1)
  if (joins && last?.reason === reason && last.text.length < 4_000) last.text += text
  else hidden.push({ text, reason, page: 1, box: null, size })
}

function lineOf(pieces: Piece[], kind: Line['kind']): Omit<FlowLine, keyof Above | 'opensBlock'> | null {
  let text = ''
  const links: DraftLink[] = []
  const runs: Run[] = []
  const sizes = new Map<number, number>()
  let bold = 0
  for (const piece of pieces) {
    const mended = mend(piece.text)
    const own = text === '' ? mended.trimStart() : mended
    if (piece.url && own.trim() !== '') {
      const last = links.at(-1)
      if (last?.url === piece.url && last.end === text.length) last.end += own.length
      else links.push({ url: piece.url, start: text.length, end: text.length + own.length })
    }
    addRun(runs, piece, text.length, text.length + own.length)
    text += own
    if (piece.bold) bold += own.length
    if (piece.size !== null) sizes.set(piece.size, (sizes.get(piece.size) ?? 0) + own.length)
  }
  const trimmed = mendBullet(text.trimEnd())
  if (trimmed === '') return null
  const [size] = [...sizes].toSorted((a, b) => b[1] - a[1])[0] ?? [null]
  // A bullet that was mended is as much longer or shorter as the whole line.
  const moved = trimmed.length - text.trimEnd().length
  const within = (at: number): number => (at === 0 ? 0 : Math.min(Math.max(0, at + moved), trimmed.length))
  for (const place of [...links, ...runs]) Object.assign(place, { start: within(place.start), end: within(place.end) })
  const line = { text: trimmed, page: 1, box: null, size, bold: bold > text.length / 2, kind, links }
  const seen = runs.filter(run => run.start < run.end)
  return seen.length > 1 ? { ...line, runs: seen } : line
}

/** Blanks look like what stands before them; a size that is not known, as that of a list's mark, is no other size. */
function addRun(runs: Run[], { text, size, bold }: Piece, start: number, end: number): void {
  const last = runs.at(-1)
  const alike = last && last.bold === bold && (last.size === size || last.size === null || size === null)
  if (last && (text.trim() === '' || alike)) Object.assign(last, { end, size: last.size ?? size })
  else if (end > start) runs.push({ start, end, box: null, size, bold })
}

/** A row of a table. Cells of one line each are read across; longer cells one after the other, as columns are. */
export function rowLines(cells: FlowLine[][]): FlowLine[] {
  const filled = cells.filter(cell => cell.length > 0)
  const last = filled.at(-1)
  if (filled.length < 2 || !last) return filled.flat()
  const short = filled.slice(0, -1).every(cell => cell.length === 1 && (cell[0]?.text.length ?? 0) <= 80)
  if (!short || (last.length > 1 && filled.length > 2)) return filled.flat()
  const firsts = filled.flatMap(cell => cell.slice(0, 1))
  const across = last.length === 1
  return [join(firsts, across ? ' | ' : '\t', across ? 'cell' : 'body'), ...last.slice(1)]
}

function join(lines: FlowLine[], between: string, kind: Line['kind']): FlowLine {
  let text = ''
  const links: DraftLink[] = []
  const runs: Run[] = []
  for (const line of lines) {
    if (text !== '') text += between
    const { size, bold } = line
    for (const run of line.runs ?? [{ start: 0, end: line.text.length, box: null, size, bold }]) {
      runs.push({ ...run, start: run.start + text.length, end: run.end + text.length })
    }
    for (const link of line.links) links.push({ ...link, start: link.start + text.length, end: link.end + text.length })
    text += line.text
  }
  const [first] = lines
  return {
    text,
    links,
    kind,
    page: 1,
    box: null,
    size: first?.size ?? null,
    bold: lines.every(line => line.bold),
    gap: first?.gap ?? false,
    space: first?.space ?? null,
    opensBlock: true,
    ...(alike(runs) ? {} : { runs }),
  }
}

const alike = ([first, ...others]: Run[]): boolean =>
  others.every(run => run.size === first?.size && run.bold === first.bold)

/** Numbers the blocks and parts those that stand clearly further apart than is usual in the document. */
export function draftLines(lines: FlowLine[]): DraftLine[] {
  const usual = usualSpace(lines)
  let block = 0
  return lines.map(({ opensBlock, space, ...line }) => {
    if (opensBlock || block === 0) block += 1
    return { ...line, block, gap: line.gap || (space !== null && space - usual >= leastGap) }
  })
}

/** The space that most lines have above them; the smallest of those that are as common. */
function usualSpace(lines: FlowLine[]): number {
  const counts = new Map<number, number>()
  for (const { space } of lines) if (space !== null) counts.set(space, (counts.get(space) ?? 0) + 1)
  const [usual] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [0]
  return usual
}

/** What to tell the reader of a document besides its text. */
export function flowDoubts(tracked: boolean, hidden: HiddenText[]): string[] {
  const doubts: string[] = []
  if (tracked) doubts.push('The file has tracked changes; insertions are read, deletions are not.')
  if (hidden.some(({ reason }) => reason !== 'annotation')) {
    doubts.push('Some text cannot be seen on the page; it is shown apart and is not matched.')
  }
  return doubts
}
