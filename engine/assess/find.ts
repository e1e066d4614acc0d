import { type Concept, duties, neighbours, relatedFamilies, relatedTo } from '../knowledge/index.ts'
import type { Evidence } from '../resume/evidence.ts'
import type { Resume } from '../resume/read.ts'
import type { Statement } from '../resume/statements.ts'
import { lately, once } from '../text/once.ts'
import { age } from './age.ts'
import type { Context } from './context.ts'
import type { JobReading } from './job-reading.ts'
import type { Showing, Shown } from './line.ts'
import { isOthers } from './paper-holder.ts'
import { type Asked, askedAs } from './shown.ts'

/** Months after which experience counts as old: eight years, the span that recruiters of the labelled set call stale. */
export const staleMonths = 96

/** Which of several showings of a thing says the most. */
const values: Record<Showing, number> = {
  used: 1,
  weak: 0.5,
  near: 0.45,
  listed: 0.35,
  implied: 0.4,
  copied: 0,
  denied: 0,
}

const personal = new Set(['language', 'licence', 'certificate'])

/** Papers and languages are had, not used: a keyword list claims them, any other line shows them. */
function paperShowing(context: Context, item: Evidence, statement: Statement): Showing {
  // “Class 1 (October 2019), no points, no convictions” is told, whatever its commas.
  const dated = statement.text.length < 160 && /\b(?:19|20)\d{2}\b/u.test(statement.text)
  if (statement.listed && (item.concept.kind === 'language' || !dated)) return 'listed'
  const post = statement.post
  const spoken = item.concept.kind === 'language' || statement.heading
  if (item.concept.kind === 'language') return 'used'
  if (!statement.heading && isOthers(statement.text, item.from - statement.start, item.to - statement.start))
    return 'denied'
  if (post === null && statement.section === 'summary') return context.alien ? 'denied' : 'weak'
  // “Head of ADR, C+E Group” in another trade is no driver's paper.
  if (post !== null && statement.heading && context.atHome[post] === false) return item.single ? 'denied' : 'used'
  if (post === null || spoken) return 'used'
  const named = context.resume.document.text.slice(item.from, item.to)
  if (!item.single || !/^\p{Lu}[\p{Lu}\d-]{1,4}$/u.test(named)) return 'used'
  // Three letters in the middle of another trade's work are seldom the paper (CPA in advertising, BLS on a ship).
  const home = context.atHome[post]
  return home === true ? 'used' : home === null ? 'weak' : 'denied'
}

function showing(context: Context, item: Evidence, near: boolean, anywhere: boolean): Showing {
  const statement = context.resume.statements[item.statement]
  const taint = context.taint.get(item.statement)
  if (taint === 'copied' && statement?.section !== 'wish') return 'copied'
  // What is pasted beside a name does not say what it means.
  const pasted = item.leansOn !== null && context.taint.has(item.leansOn)
  if (taint || pasted || item.polarity === 'absent' || item.polarity === 'planned') return 'denied'
  if (!statement) return 'denied'
  if (personal.has(item.concept.kind)) return paperShowing(context, item, statement)
  if (statement.listed) return 'listed'
  if (statement.section === 'skills' || statement.section === 'interests') return item.told ? 'weak' : 'listed'
  if (context.alien && statement.post === null && item.single && item.concept.family !== 'general') return 'denied'
  if (statement.section === 'summary' || (statement.section === 'header' && statement.post === null)) return 'weak'
  if (near) return 'near'
  // A course teaches; it does not show the doing.
  if (statement.section === 'education' || statement.section === 'papers') return 'weak'
  if (item.polarity === 'weak') return 'weak'
  // A general thing, done in another trade, carries over in part only; a trade's own word of one piece means something
  // else there (a ventilator in an air shaft, a brigade of firefighters).
  const home = statement.post === null ? null : (context.atHome[statement.post] ?? null)
  if (anywhere && item.concept.family === 'general' && item.concept.kind === 'skill') return 'used'
  if (home === false) return item.concept.family !== 'general' && item.single ? 'denied' : 'weak'
  return home === null && statement.post !== null && item.single && item.concept.family !== 'general' ? 'weak' : 'used'
}

function judged(context: Context, item: Evidence, near: boolean, anywhere: boolean): Shown {
  const how = showing(context, item, near, anywhere)
  const old = age(context, item.statement) > staleMonths
  return { how, value: values[how], statement: item.statement, via: item.concept, old }
}

/** Letters behind the name say less than the line of the paper itself, with its dates. */
const inHeader = (context: Context, { statement }: Shown) => context.resume.statements[statement]?.section === 'header'

const better = (context: Context, a: Shown, b: Shown | null): boolean => {
  if (!b) return true
  if (a.value !== b.value) return a.value > b.value
  // What the person says is missing says more than what is pasted beside.
  if (a.how === 'copied' || b.how === 'copied') return a.how === 'denied'
  if (a.old !== b.old) return b.old
  if (inHeader(context, b) && !inHeader(context, a)) return a.how !== 'denied'
  return false
}

/** A concept and its neighbours as they are looked up in every resume, found once a job. */
const lookedUp = once((concept: Concept): { own: Asked; near: Asked[] } => ({
  own: askedAs(concept),
  near: [...neighbours(concept.id)].map(id => askedAs({ id })),
}))

/** The families of a job that its tellings are taken from: its own and the next two its requirements speak of. */
const heardFamilies = 4

const heardIn = once(({ families }: JobReading) => relatedTo(families.slice(0, heardFamilies)))

/**
 * Whether everyday words tell a thing of a trade that neither the job nor the post's title is in. Any line tells some
 * trade or other by chance: “open the shop” in a post about websites.
 */
function isStray({ job, resume }: Context, { told, concept, statement }: Evidence): boolean {
  if (!told || concept.family === 'general' || job.families.length === 0) return false
  if (heardIn(job).has(concept.family)) return false
  const post = resume.statements[statement]?.post ?? null
  return post === null || !resume.posts[post]?.titles.some(({ family }) => relatedFamilies(family, concept.family))
}

/** Whether words of several items of a row tell a paper together, “welding supplies, forklift certified”: each is a thing of its own. */
const isScattered = ({ resume }: Context, { told, concept, statement, from, to }: Evidence): boolean =>
  told &&
  personal.has(concept.kind) &&
  resume.statements[statement]?.listed === true &&
  /[,;|·•]/u.test(resume.document.text.slice(from, to))

/** A paper on a thing says that it was learnt, not that it is done. */
const learnt = (shown: Shown, { concept }: Evidence, asked: Concept): Shown =>
  concept.kind === 'certificate' && shown.how === 'used' && !personal.has(asked.kind)
    ? { ...shown, how: 'weak', value: values.weak }
    : shown

/** All showings of a concept. `open` takes neighbours as the thing, `anywhere` work of any trade. */
export function showingsOf(context: Context, concept: Concept, open: boolean, anywhere = false): Shown[] {
  const { shown: shownBy } = context
  const { own, near } = lookedUp(concept)
  const found: Shown[] = []
  const items = shownBy(own)
  if (items.length === 0 && near.length === 0) return found
  // “I have never bent conduit; our cables hang in trays”: what a line says is missing, no other word of it shows.
  const lacking = items.filter(item => item.concept.id === concept.id && item.polarity === 'absent')
  for (const item of items) {
    if (isStray(context, item) || isScattered(context, item)) continue
    const lacks = lacking.some(({ statement }) => statement === item.statement)
    const spoken = lacks ? { ...item, polarity: 'absent' as const } : item
    found.push(learnt(judged(context, spoken, false, anywhere), item, concept))
  }
  for (const other of near)
    for (const item of shownBy(other)) {
      if (item.concept.id === concept.id || isStray(context, item)) continue
      const shown = judged(context, item, !open, anywhere)
      // Listed and only a neighbour: too thin for partly.
      if (shown.how !== 'denied' && shown.how !== 'copied' && (open || shown.how === 'near')) found.push(shown)
    }
  return found
}

/** The best of a concept's showings, or what goes with a post of a title where nothing names it; null where that is neither. */
export function bestShown(context: Context, concept: Concept, all: Shown[]): Shown | null {
  let best: Shown | null = null
  for (const shown of all) if (better(context, shown, best)) best = shown
  if (best && best.value > values.implied) return best
  // Who says that it is missing does not do it as a matter of course, whatever else is pasted beside.
  const denied = all.some(({ how }) => how === 'denied')
  const implied = denied ? null : impliedBy(context, concept)
  return implied && (!best || implied.value > best.value) ? implied : best
}

export const shownConcept = (context: Context, concept: Concept, open: boolean, anywhere = false): Shown | null =>
  bestShown(context, concept, showingsOf(context, concept, open, anywhere))

/** What nobody escapes in the posts that the person held, found once a resume: all that a job asks is looked for there. */
const dutiesHeld = lately(
  once(
    ({ posts }: Resume): ReadonlySet<string> =>
      new Set(posts.flatMap(({ titles }) => titles.flatMap(({ id }) => [...duties(id)]))),
  ),
)

/** A duty that nobody escapes in a post that the person held. */
function impliedBy(context: Context, concept: Concept): Shown | null {
  const { resume, taint } = context
  if (!dutiesHeld(resume).has(concept.id)) return null
  for (let index = 0; index < resume.posts.length; index++) {
    const title = resume.posts[index]?.titles.find(({ id }) => duties(id).has(concept.id))
    if (!title) continue
    const statement = resume.statements.findIndex(({ post, heading }) => post === index && heading)
    if (statement < 0 || taint.has(statement)) continue
    return {
      how: 'implied',
      value: values.implied,
      statement,
      via: title,
      old: age(context, statement) > staleMonths,
    }
  }
  return null
}
