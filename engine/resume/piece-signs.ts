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

/** What of a resume is asked of its pieces: `times`, how often a piece stands in it; `datedRows`, the lines with dates. */
export type About = {
  rows: readonly Row[]
  dated: readonly Dated[]
  times: ReadonlyMap<string, number>
  datedRows: ReadonlySet<number>
}

/** How many lines below (or, negative, above) the dates a piece stands. */
export const belowDates = ({ row: { index } }: Piece, { row, last }: Dated) =>
  index > row.index ? Math.max(1, index - last.index) : index - row.index

/** Where a piece stands, in itself and about a stretch of time, in the order of `placeNames`. */
function placeSigns(piece: Piece, one: Dated, { rows, dated, times, datedRows }: About): number[] {
  const { row: line } = piece
  const { row, from, to } = one
  const below = belowDates(piece, one)
  const [low, high] = line.index < row.index ? [line.index, row.index] : [row.index, line.index]
  const between = rows.slice(low + 1, high + 1)
  const inside = rows.slice(low + 1, high)
  const lead = row.text.slice(0, from - row.body)
  const tail = row.text.slice(to - row.body)
  const count = (list: readonly Row[], is: (one: Row) => boolean) => list.filter(is).length
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
    count(between, ({ blankBefore }) => blankBefore),
    cut(-12, line.indent - row.indent, 12),
    cut(0, Math.abs(piece.from - line.start - (from - row.start)), 30),
    below === 0 ? flag(piece.from < from) : -1,
    count(inside, ({ index }) => datedRows.has(index)),
    cut(0, dated.filter(other => Math.abs(other.row.index - line.index) < Math.abs(below)).length, 4),
    cut(0, wordCount(line.text), 30),
    flag(sentence(line.text)),
    flag(datedRows.has(line.index)),
    fields.indexOf(line.field),
    cut(0, times.get(piece.text.toLowerCase()) ?? 1, 6),
    flag(!/\p{L}{3}/u.test(lead + tail)),
    flag(!/\p{L}{2}/u.test(lead)),
    flag(!/\p{L}{2}/u.test(tail)),
    flag(line.section === row.section),
    one.sort,
    flag(line.blankBefore && inside.every(({ blankBefore }) => !blankBefore)),
    count(between, ({ heading }) => heading),
    cut(
      0,
      count(inside, ({ bullet }) => bullet),
      6,
    ),
    flag(row.bullet),
  ]
}
const placeNames =
  'below at back of mark bracketed bullet heading blank blanks indent column before dated nearest rowWords rowTells rowDated field times datesAlone datesFirst datesLast sameSection sort opens headings bullets datesBullet'

/** The names of a piece's own signs, and where in their order some stand that the reading of a whole entry asks for. */
export const ownNames = `${wordNames} ${placeNames}`.split(' ')
export const ownSigns = (piece: Piece, dated: Dated, about: About): number[] => [
  ...wordSigns(piece.text),
  ...placeSigns(piece, dated, about),
]
