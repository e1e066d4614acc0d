import { wordCount } from '../text/count.ts'
import { onceOf } from '../text/once.ts'
import { degreeLevel } from './degree-level.ts'
import type { Dated, Piece } from './pieces.ts'
import { isPlain } from './plain-words.ts'
import { sentence } from './row-ranges.ts'
import type { Row } from './sections.ts'
import { isOrganisation, kindOf, leadingOrganisation } from './segment-kinds.ts'
import { surelyFirm } from './segment-settle.ts'
import { hasTitle, namesPost } from './titles.ts'

export const flag = (is: boolean | undefined) => (is ? 1 : 0)
const cut = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value))
const kinds = ['title', 'organisation', 'place', 'unit', 'unknown', 'remark']

/** What the words of a piece say by themselves, in the order of `wordNames`: what sort they are of, and no word itself. */
const wordSigns = onceOf((text: string): readonly number[] => {
  const list = text.split(/\s+/u)
  const last = list.at(-1) ?? ''
  return [
    kinds.indexOf(kindOf(text)),
    flag(hasTitle(text)),
    flag(namesPost(text)),
    flag(surelyFirm(text)),
    flag(isOrganisation(text)),
    flag(leadingOrganisation.test(text)),
    flag(isPlain(text)),
    cut(0, list.length, 12),
    cut(0, text.length, 80),
    list.filter(word => /^["“]?\p{Lu}/u.test(word)).length / list.length,
    flag(!/\p{Ll}/u.test(text)),
    flag(/^\p{Ll}/u.test(text)),
    flag(/\d/u.test(text)),
    flag(text.endsWith('.')),
    flag(/\s(?:&|and|und|et|y|e|of|de|di)\s/u.test(text)),
    flag(/^the\s/iu.test(text)),
    degreeLevel(text) ?? -1,
    flag(hasTitle(last)),
    flag(/[^s]s$/u.test(last)),
  ]
})
const wordNames =
  'kind title post surely firm leads plain words letters capitals shouted small digits stop and the degree lastTitle lastS'

const fields = [undefined, 'title', 'employer', 'dates']

/**
 * What of a resume is asked of its pieces: `times`, how often a piece stands in it; `datedRows`, the lines with dates;
 * `lines`, what each line is whatever the piece, filled here.
 */
export type About = {
  rows: readonly Row[]
  dated: readonly Dated[]
  times: ReadonlyMap<string, number>
  datedRows: ReadonlySet<number>
  lines: { words: number; tells: number }[]
}

/** How many lines below (or, negative, above) the dates a piece stands. */
export const belowDates = ({ row: { index } }: Piece, { row, last }: Dated) =>
  index > row.index ? Math.max(1, index - last.index) : index - row.index

/** Whether a line holds nothing beside its dates, before them or behind them: asked once of all pieces about them. */
export function datesAlone({ row, from, to }: Dated): readonly number[] {
  const lead = row.text.slice(0, from - row.body)
  const tail = row.text.slice(to - row.body)
  return [flag(!/\p{L}{3}/u.test(lead + tail)), flag(!/\p{L}{2}/u.test(lead)), flag(!/\p{L}{2}/u.test(tail))]
}

function lineSigns({ index, text }: Row, { lines }: About): About['lines'][number] {
  const found = lines[index] ?? { words: cut(0, wordCount(text), 30), tells: flag(sentence(text)) }
  lines[index] = found
  return found
}

/** How many of the lines between two places, both left out, are headings, items, behind a blank line or dated. */
function countBetween({ rows, datedRows }: About, low: number, high: number) {
  const found = { blanks: 0, headings: 0, bullets: 0, dated: 0 }
  for (let at = low + 1; at < high; at++) {
    const { blankBefore, heading, bullet, index } = rows[at] as Row
    if (blankBefore) found.blanks++
    if (heading) found.headings++
    if (bullet) found.bullets++
    if (datedRows.has(index)) found.dated++
  }
  return found
}

/** Where a piece stands, in itself and about a stretch of time, in the order of `placeNames`. */
function placeSigns(piece: Piece, one: Dated, alone: readonly number[], about: About): number[] {
  const { rows, dated, times, datedRows } = about
  const { row: line } = piece
  const { row, from } = one
  const below = belowDates(piece, one)
  const [low, high] = line.index < row.index ? [line.index, row.index] : [row.index, line.index]
  const inside = countBetween(about, low, high)
  // The lower of the two lines counts with those between.
  const lower = low < high ? rows[high] : undefined
  const { words, tells } = lineSigns(line, about)
  return [
    cut(-9, below, 4),
    cut(0, piece.at, 6),
    cut(0, piece.of - piece.at, 6),
    cut(0, piece.of, 8),
    piece.mark,
    flag(piece.bracketed),
    flag(line.bullet),
    flag(line.heading),
    flag(line.blankBefore),
    inside.blanks + flag(lower?.blankBefore),
    cut(-12, line.indent - row.indent, 12),
    cut(0, Math.abs(piece.from - line.start - (from - row.start)), 30),
    below === 0 ? flag(piece.from < from) : -1,
    inside.dated,
    cut(0, dated.filter(other => Math.abs(other.row.index - line.index) < Math.abs(below)).length, 4),
    words,
    tells,
    flag(datedRows.has(line.index)),
    fields.indexOf(line.field),
    cut(0, times.get(piece.text.toLowerCase()) ?? 1, 6),
    ...alone,
    flag(line.section === row.section),
    one.sort,
    flag(line.blankBefore && inside.blanks === 0),
    inside.headings + flag(lower?.heading),
    cut(0, inside.bullets, 6),
    flag(row.bullet),
  ]
}
const placeNames =
  'below at back of mark bracketed bullet heading blank blanks indent column before dated nearest rowWords rowTells rowDated field times datesAlone datesFirst datesLast sameSection sort opens headings bullets datesBullet'

/** The names of a piece's own signs, and where in their order some stand that the reading of a whole entry asks for. */
export const ownNames = `${wordNames} ${placeNames}`.split(' ')
export const ownSigns = (piece: Piece, dated: Dated, alone: readonly number[], about: About): number[] => [
  ...wordSigns(piece.text),
  ...placeSigns(piece, dated, alone, about),
]
