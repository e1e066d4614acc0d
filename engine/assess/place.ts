import type { Concept } from '../knowledge/index.ts'
import type { Manner } from '../resume/manner.ts'
import type { Resume } from '../resume/read.ts'
import type { Statement } from '../resume/statements.ts'
import { once } from '../text/once.ts'
import { age } from './age.ts'
import type { Context } from './context.ts'
import { staleMonths } from './find.ts'
import { type Place, places } from './line.ts'
import { inOrder, sumOf, weights } from './odds.ts'

/** The highest level of titles, 0 to 5 (knowledge/format.ts); null where none is known. */
const levelOf = (titles: Concept[]): number | null =>
  titles.reduce<number | null>((most, { level }) => (level === null ? most : Math.max(most ?? 0, level)), null)

const numberOf = (sign: Place) => places.indexOf(sign)
const [home, away, junior, senior, othersNext] = (['home', 'away', 'junior', 'senior', 'othersNext'] as const).map(
  numberOf,
) as [number, number, number, number, number]

/** What a line is whatever the job, by its numbers in `places`: those that stand before `home`, before `junior` and last. */
type Plain = { first: number[]; middle: number[]; last: number[] }

function plainAt(context: Context, at: number): Plain {
  const { resume } = context
  const { heading, listed, section, post, text } = resume.statements[at] as Statement
  const told: readonly Manner[] = heading || listed ? [] : (resume.manners[at] ?? [])
  const count = resume.evidence.words[at]?.length ?? 0
  const numbersOf = (signs: [Place, boolean][]) => signs.flatMap(([sign, is]) => (is ? [numberOf(sign)] : []))
  return {
    first: numbersOf([
      ['heading', heading],
      ['listed', listed],
      ['summary', section === 'summary'],
      ['skills', section === 'skills'],
      ['header', section === 'header' && post === null],
      ['study', section === 'education' || section === 'papers'],
      ['interests', section === 'interests'],
      ['outside', post === null],
    ]),
    middle: numbersOf([
      ['old', age(context, at) > staleMonths],
      ['number', /\d/u.test(text)],
      ['short', count < 5],
      ['long', count > 25],
    ]),
    last: told.map(numberOf),
  }
}

/** The same of each line that was asked for, kept for as long as the resume is. */
const plainOf = once((_: Resume): (Plain | undefined)[] => [])

/** What a line is, whatever is asked, by its numbers in `places` and in their order. */
function placedAt(context: Context, at: number): number[] {
  const { resume, atHome } = context
  const known = plainOf(resume)
  const plain = known[at] ?? plainAt(context, at)
  known[at] = plain
  const post = resume.statements[at]?.post ?? null
  const placed = [...plain.first]
  if (post !== null && atHome[post] === true) placed.push(home)
  if (post !== null && atHome[post] === false) placed.push(away)
  placed.push(...plain.middle)
  const level = post === null ? null : levelOf(resume.posts[post]?.titles ?? [])
  const asked = levelOf(context.job.titles)
  if (level !== null && asked !== null && level !== asked) placed.push(level < asked ? junior : senior)
  const next = resume.statements[at + 1]
  if (post !== null && next?.post === post && !next.heading && !context.taint.has(at + 1))
    if (resume.manners[at + 1]?.includes('others')) placed.push(othersNext)
  placed.push(...plain.last)
  return placed
}

const placeWeights = inOrder(places)

/** What a line is, and what that says, found once for all needs. */
export function placeIn(context: Context, at: number): NonNullable<ReturnType<Context['places']['get']>> {
  let found = context.places.get(at)
  if (!found) {
    const placed = placedAt(context, at)
    const place = placed.map(sign => places[sign] as Place)
    found = { place, placed, says: sumOf(placeWeights(weights.line), placed) }
    context.places.set(at, found)
  }
  return found
}
