import { within } from '../text/dates.ts'
import { degreeLevel } from './degree-level.ts'
import { type About, flag, ownNames } from './piece-signs.ts'
import type { Dated, Piece } from './pieces.ts'
import { sentence } from './row-ranges.ts'
import type { Row } from './sections.ts'

/**
 * A piece that may name the post or the firm of a stretch of time. Pieces of the same `slot` stand alike about their
 * dates. `title` and `employer` are how likely it is either, 0 to 1.
 */
export type Candidate = { piece: Piece; below: number; slot: string; signs: number[]; title: number; employer: number }

/** A stretch of time, what may name its post, what names it most likely, and how likely it is one at all, 0 to 1. */
export type Entry = {
  dated: Dated
  candidates: Candidate[]
  picked: { title: Candidate; employer: Candidate } | null
  chance: number
}

const sections = ['header', 'experience', 'education', 'other', 'volunteer', 'summary', 'projects', 'papers', 'skills']
const unpaid =
  /\b(?:unpaid|volunt\p{L}*|honorary|no pay|without pay|trustee|onbetaald|ehrenamt\p{L}*|favou?r|charity|community|committee)\b/iu
const study =
  /\b(?:school|college|universit\p{L}*|diploma|degree|b\.?sc|m\.?sc|course|academy|institute|certificate|apprentice\p{L}*|studies|gymnasium|lyc\p{L}*|gcse|a[- ]levels?|training)\b/iu

const wordsIn = (text: string) => (text.trim() === '' ? 0 : text.trim().split(/\s+/u).length)
/** Whether a stretch is told by years alone. */
const inYears = ({ dated: { start, end } }: Entry) => start % 12 === 0 && (end === null || end % 12 === 11)
/** How dates are written: figures and letters, whatever they are. */
const writtenAs = ({ dated: { row, from, to } }: Entry) =>
  row.text
    .slice(from - row.body, to - row.body)
    .replace(/\p{L}+/gu, 'a')
    .replace(/\d/g, '9')
    .replace(/\s+/g, ' ')

/** What is asked of each entry again by the others. */
type Known = { entry: Entry; head: Row | undefined; years: boolean; written: string; place: string }

const signOf = (one: Candidate | undefined, name: string) => one?.signs[ownNames.indexOf(name)] ?? -1

/** Where the dates stand, how they are written and what they say. */
function datesSigns({ entry, years, head }: Known, rows: readonly Row[]): number[] {
  const { row, last, from, to, start, end, since, sort } = entry.dated
  const lead = row.text.slice(0, from - row.body)
  const tail = row.text.slice(to - row.body)
  const next = rows[last.index + 1]
  const first = Math.min(row.index, entry.picked?.title.piece.row.index ?? row.index)
  const around = rows
    .slice(first, last.index + 1)
    .map(({ text }) => text)
    .join(' ')
  return [
    ...sections.map(name => flag(row.section === name)),
    flag(row.bullet),
    flag(row.heading),
    Math.min(40, wordsIn(row.text)),
    flag(sentence(row.text)),
    Math.min(30, lead.length),
    Math.min(60, tail.length),
    flag(!/\p{L}{2}/u.test(lead + tail)),
    sort,
    flag(since),
    flag(end === null),
    flag(years),
    Math.min(240, end === null ? 240 : end - start),
    degreeLevel(row.text) ?? -1,
    Math.min(10, row.index),
    flag(unpaid.test(around)),
    flag(unpaid.test(head?.text ?? '')),
    flag(study.test(around)),
    flag(study.test(head?.text ?? '')),
    flag(next?.bullet),
    Math.min(30, wordsIn(next?.text ?? '')),
    flag(row.blankBefore),
    Math.min(30, row.index - (head?.index ?? -9)),
    Math.min(30, row.indent),
    flag(row.field !== undefined),
  ]
}
const datesNames = `${sections.join(' ')} bullet heading words tells lead tail alone sort since open years months degree row unpaid unpaidHead study studyHead nextBullet nextWords blank headAway indent field`

/** What the pieces are that were picked. */
function pickedSigns({ candidates, picked }: Entry): number[] {
  const { title, employer } = picked ?? {}
  const other = (kind: 'title' | 'employer', one: Candidate | undefined) =>
    candidates.reduce((most, it) => (it === one ? most : Math.max(most, it[kind])), 0)
  const both = ['kind', 'degree', 'words', 'below'].flatMap(name => [signOf(title, name), signOf(employer, name)])
  return [
    title?.title ?? 0,
    employer?.employer ?? 0,
    (title?.title ?? 0) - other('title', title),
    (employer?.employer ?? 0) - other('employer', employer),
    ...both,
    signOf(title, 'title'),
    Math.max(signOf(employer, 'surely'), signOf(employer, 'firm')),
    signOf(employer, 'plain'),
    flag([title, employer].some(one => /["“„«]/u.test(one?.piece.text ?? ''))),
  ]
}
const pickedNames =
  'title employer titleMore employerMore titleKind employerKind titleDegree employerDegree titleWords employerWords titleBelow employerBelow titled firm plain quoted'

/** What the other entries are beside it: their times, their places, and, once it is known, how likely they are posts. */
function othersSigns(at: number, all: readonly Known[], together: boolean): number[] {
  const own = all[at] as Known
  const { dated, picked, chance } = own.entry
  const others = all.filter(one => one !== own)
  const count = (is: (one: Known) => boolean) => others.filter(is).length
  const share = (is: (one: Known) => boolean) => (others.length > 0 ? count(is) / others.length : -1)
  const mean = (is: (one: Known) => boolean) => {
    const list = together ? others.filter(is) : []
    return list.length > 0 ? list.reduce((sum, { entry }) => sum + entry.chance, 0) / list.length : -1
  }
  const chanceAt = (place: number) => (together ? (all[place]?.entry.chance ?? -1) : -1)
  const sameHead = ({ head }: Known) => head === own.head
  const samePlace = ({ place }: Known) => place !== '' && place === own.place
  const [before, after] = [all[at - 1]?.entry.dated, all[at + 1]?.entry.dated]
  return [
    share(({ years }) => years === own.years),
    count(({ entry }) => within(dated, entry.dated)),
    count(({ entry }) => within(entry.dated, dated)),
    count(({ entry }) => entry.dated.start <= (dated.end ?? 1e6) && (entry.dated.end ?? 1e6) >= dated.start),
    flag(before !== undefined && before.start >= dated.start),
    flag(after !== undefined && after.start <= dated.start),
    share(({ entry }) => picked !== null && entry.picked?.title.slot === picked.title.slot),
    share(({ entry }) => picked !== null && entry.picked?.employer.slot === picked.employer.slot),
    share(samePlace),
    Math.min(20, all.length),
    at / Math.max(1, all.length - 1),
    share(({ written }) => written === own.written),
    share(sameHead),
    count(({ entry }) => entry.dated.row.section === dated.row.section),
    together ? chance : -1,
    mean(sameHead),
    mean(samePlace),
    mean(() => true),
    together ? others.reduce((most, { entry }) => Math.max(most, entry.chance), -1) : -1,
    mean(
      ({ entry: { dated: other } }) => other.row.indent === dated.row.indent && other.row.bullet === dated.row.bullet,
    ),
    chanceAt(at - 1),
    chanceAt(at + 1),
  ]
}
const othersNames =
  'sameYears inside holds overlaps before after slotTitle slotEmployer slots count rank written sameHead sections chance chanceHead chanceSlots chanceAll chanceMost chanceIndent chanceBefore chanceAfter'

export const entryNames = `${datesNames} ${pickedNames} ${othersNames}`.split(' ')

/** What each entry is, in the order of `entryNames`; `together`, with how likely the others were posts before. */
export function entrySigns(entries: readonly Entry[], { rows }: About, together: boolean): number[][] {
  const all = entries.map(entry => ({
    entry,
    head: rows.findLast(({ index, heading }) => heading && index < entry.dated.row.index),
    years: inYears(entry),
    written: writtenAs(entry),
    place: entry.picked ? `${entry.picked.title.slot} ${entry.picked.employer.slot}` : '',
  }))
  return all.map((one, at) => [...datesSigns(one, rows), ...pickedSigns(one.entry), ...othersSigns(at, all, together)])
}
