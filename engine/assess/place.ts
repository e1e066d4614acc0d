import type { Concept } from '../knowledge/index.ts'
import type { Manner } from '../resume/manner.ts'
import type { Statement } from '../resume/statements.ts'
import { age, type Context } from './context.ts'
import { staleMonths } from './find.ts'
import { type Place, places } from './line.ts'
import { inOrder, sumOf, weights } from './odds.ts'

/** The highest level of titles, 0 to 5 (knowledge/format.ts); null where none is known. */
const levelOf = (titles: Concept[]): number | null =>
  titles.reduce<number | null>((most, { level }) => (level === null ? most : Math.max(most ?? 0, level)), null)

/** What a line is, whatever is asked. */
function placeOf(context: Context, at: number): Place[] {
  const { resume, atHome } = context
  const { heading, listed, section, post, text } = resume.statements[at] as Statement
  const home = post === null ? null : atHome[post]
  const told: readonly Manner[] = heading || listed ? [] : (resume.manners[at] ?? [])
  const count = resume.evidence.words[at]?.length ?? 0
  const next = resume.statements[at + 1]
  const level = post === null ? null : levelOf(resume.posts[post]?.titles ?? [])
  const asked = levelOf(context.job.titles)
  const signs: Record<Exclude<Place, Manner>, boolean> = {
    heading: heading,
    listed: listed,
    summary: section === 'summary',
    skills: section === 'skills',
    header: section === 'header' && post === null,
    study: section === 'education' || section === 'papers',
    interests: section === 'interests',
    outside: post === null,
    home: home === true,
    away: home === false,
    old: age(context, at) > staleMonths,
    number: /\d/u.test(text),
    short: count < 5,
    long: count > 25,
    junior: level !== null && asked !== null && level < asked,
    senior: level !== null && asked !== null && level > asked,
    othersNext:
      post !== null &&
      next?.post === post &&
      !next.heading &&
      !context.taint.has(at + 1) &&
      resume.manners[at + 1]?.includes('others') === true,
  }
  return [...(Object.keys(signs) as (keyof typeof signs)[]).filter(sign => signs[sign]), ...told]
}

const placeWeights = inOrder(places)

/** What a line is, and what that says, found once for all needs. */
export function placeIn(context: Context, at: number): NonNullable<ReturnType<Context['places']['get']>> {
  let found = context.places.get(at)
  if (!found) {
    const place = placeOf(context, at)
    const placed = place.map(sign => places.indexOf(sign))
    found = { place, placed, says: sumOf(placeWeights(weights.line), placed) }
    context.places.set(at, found)
  }
  return found
}
