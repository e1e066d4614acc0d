import type { Need } from '../job/need.ts'
import { broader, type Concept, duties, relatedFamilies } from '../knowledge/index.ts'
import type { Post } from '../resume/positions.ts'
import { coveredMonths } from '../text/dates.ts'
import { stems, words } from '../text/words.ts'
import type { Quote } from '../types.ts'
import { type Context, isTitle, quote } from './context.ts'
import { staleMonths } from './find.ts'
import { type Judgement, staleCredit, unmet } from './judgement.ts'
import { shareOfWork } from './own-work.ts'

type Fit = 'same' | 'related' | 'none'

const round = (months: number) => {
  const years = Math.floor((months / 12) * 2 + 0.5) / 2
  return years === 1 ? '1 year' : `${years} years`
}

function targets(context: Context, need: Need): Set<string> {
  const all = need.groups.flatMap(({ any }) => any)
  // “Nursing in an adult ICU” is years in the ICU: the surrounding says more than the trade.
  const settings = all.filter(({ kind }) => kind === 'setting')
  const named = (settings.length > 0 ? settings : all).map(({ id }) => id)
  return new Set(named.length > 0 ? named : context.job.titleConcepts.map(({ id }) => id))
}

function meet(some: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  for (const id of some) if (wanted.has(id)) return true
  return false
}

const similar = /\b(?:or|and)\s+(?:in\s+|as\s+)?(?:an?\s+)?(?:similar|related|comparable|equivalent|like)\b/iu

/** Whether the titles name another trade than the job's, and none that several share. */
const otherTrade = ({ job }: Context, titles: Concept[]) =>
  titles.length > 0 &&
  titles.every(
    ({ family }) => family !== 'general' && !job.families.some(own => own === family || relatedFamilies(own, family)),
  )

/** Whether the work of a post is what the years are asked of. */
function fitOf(context: Context, need: Need, index: number, wanted: Set<string>): Fit {
  const { resume, job } = context
  const titles = resume.posts[index]?.titles ?? []
  const is = (id: string) => meet(broader(id), wanted)
  if (titles.some(({ id }) => is(id))) return 'same'
  const level = Math.max(-1, ...titles.map(title => title.level ?? -1))
  if (level !== 0 && titles.some(({ id }) => meet(duties(id), wanted))) return 'same'
  const shown = resume.evidence.all.some(
    item =>
      resume.statements[item.statement]?.post === index &&
      item.polarity === 'done' &&
      !context.taint.has(item.statement) &&
      is(item.concept.id),
  )
  const home = context.atHome[index]
  // Where the years are asked in a post, “as a paralegal”, another post shows related work however much it names.
  const otherPost = titles.length > 0 && need.titles.length > 0 && /\bas an? \p{L}/iu.test(need.requirement.text)
  if (shown && home !== false) return otherPost || otherTrade(context, titles) ? 'related' : 'same'
  const sameTitle = home !== false && titles.some(title => job.titles.some(one => isTitle(one, title)))
  const share = shareOfWork(context, index)
  const spoken = postWords(context, index)
  const surroundings = need.groups.flatMap(({ any }) => any).filter(({ kind }) => kind === 'setting')
  if (
    home === true &&
    surroundings.some(({ names }) => names.some(name => stems(name).every(stem => spoken.has(stem))))
  )
    return titles.length > 0 && !sameTitle ? 'related' : 'same'
  if (sameTitle) {
    const there = surroundings.length === 0 || share >= 0.25 || worksAt(need.requirement.text, resume.posts[index])
    return there ? 'same' : 'related'
  }
  // Where titles say nothing, what the posting asks to be done tells the work; a title of another trade says more.
  const untitled = titles.every(({ family }) => family === 'general')
  if (home !== false && share >= (untitled ? 0.25 : 0.5)) return otherPost ? 'related' : 'same'
  const subject = need.words.filter(({ stem }) => spoken.has(stem))
  if ((titles.length === 0 || home === true) && need.words.length > 0 && subject.length / need.words.length >= 0.6)
    return 'same'
  const trade = titles.some(({ family }) => family === job.families[0])
  // “As a data scientist or in a similar role”: the posting takes the work next door as the same.
  if (trade && level !== 0 && share > 0 && similar.test(need.requirement.text)) return 'same'
  if (
    trade ||
    (home !== false && share >= 0.12) ||
    (home === true && shown) ||
    (need.words.length > 0 && subject.length / need.words.length >= 0.5)
  )
    return 'related'
  return 'none'
}

// Kinds of places of work, and what employers of the kind call themselves.
const places: [RegExp, RegExp][] = [
  [/\bhospital\b/iu, /\b(?:hospital|medical cent(?:er|re)|infirmary|klinik\p{L}*|hôpital|hospital)\b/iu],
  [/\bhotel\b/iu, /\b(?:h[oô]tel|resort|inn|lodge|auberge|motel)\b/iu],
  [/\bschool\b/iu, /\b(?:school|academy|gymnasium|escuela|école|lycée)\b/iu],
  [/\b(?:restaurant|kitchen)\b/iu, /\b(?:restaurant|bistro|brasserie|trattoria|grill|kitchen)\b/iu],
  [/\b(?:warehouse|distribution cent(?:er|re))\b/iu, /\b(?:warehous\p{L}*|distribution|fulfil\p{L}*|depot)\b/iu],
  [/\blab(?:oratory)?\b/iu, /\blab(?:orator(?:y|ies)|s)?\b/iu],
]
// A part of the house asks for more than the house.
const department = /\b(?:unit|ward|ICU|ER|department|outpatients?|theatre|level|secondary|primary)\b/u

/** Whether the post's employer is the kind of place that the years are asked in. */
function worksAt(asked: string, post: Post | undefined): boolean {
  if (!post || department.test(asked)) return false
  return places.some(([place, employer]) => place.test(asked) && employer.test(`${post.title} ${post.employer}`))
}

function postWords(context: Context, index: number): Set<string> {
  const found = new Set<string>()
  context.resume.statements.forEach((statement, at) => {
    if (statement.post === index && !context.taint.has(at))
      for (const stem of context.resume.evidence.stems[at] ?? []) found.add(stem)
  })
  const post = context.resume.posts[index]
  if (post) for (const { stem } of words(`${post.title} ${post.employer}`)) found.add(stem)
  return found
}

const ranges = (posts: Post[], now: number) =>
  posts.map(({ start, end }) => ({ start, end: Math.min(end ?? now, now) }))

/** Months of work that ended no longer ago than `staleMonths`. */
const recent = (posts: Post[], now: number) =>
  coveredMonths(ranges(posts, now).filter(({ end }) => now - end <= staleMonths))

/** The heading of a post in one piece, or its first line where other words stand between its lines. */
function headingQuote({ resume }: Context, index: number): Quote[] {
  const own = resume.statements.filter(({ post, heading }) => heading && post === index)
  const [first] = own
  const last = own.at(-1)
  if (!first || !last) return []
  const whole =
    last.end - first.start <= 240 &&
    own.length === resume.statements.indexOf(last) - resume.statements.indexOf(first) + 1
  return [quote(resume, first.start, whole ? last.end : first.end)]
}

/** Where the person counts the years themselves, above the posts. */
function yearsClaimed({ resume, taint }: Context): Quote[] {
  const at = resume.statements.findIndex(
    ({ section, post, start, end }, index) =>
      post === null &&
      (section === 'summary' || section === 'header') &&
      !taint.has(index) &&
      /\b(?:\d{1,2}|\p{L}{3,6})\+? (?:years|yrs)\b/iu.test(resume.document.text.slice(start, end)),
  )
  const found = resume.statements[at]
  return found ? [quote(resume, found.start, found.end)] : []
}

/** Years of the work asked for: overlaps once; half of them, or as many of related work, are partly. */
export function assessYears(context: Context, need: Need): Judgement {
  const { resume, now } = context
  const asked = (need.years ?? 1) * 12
  const wanted = targets(context, need)
  const fits = resume.posts.map((_, index) => fitOf(context, need, index, wanted))
  const pick = (wish: Fit[]) => resume.posts.filter((_, index) => wish.includes(fits[index] as Fit))
  const same = pick(['same'])
  const months = coveredMonths(ranges(same, now))
  const wide = coveredMonths(ranges(pick(['same', 'related']), now))
  const claim = yearsClaimed(context)
  const lines = (posts: Post[]) =>
    [...claim, ...posts.slice(0, 3).flatMap(post => headingQuote(context, resume.posts.indexOf(post)))].slice(0, 3)
  // A month short of a year count is a matter of how dates are written.
  if (months >= asked - 1) {
    const stale = recent(same, now) === 0
    return {
      status: 'met',
      credit: stale ? staleCredit * 0.8 : 1,
      evidence: lines(same),
      reason: stale
        ? `${round(months)} of this work, but the last of it ended more than eight years ago, so it counts less.`
        : `${round(months)} of this work against ${need.years ?? 1} asked.`,
    }
  }
  if (months >= asked / 2)
    return {
      status: 'partial',
      credit: 0.5 * (months / asked) + 0.2,
      evidence: lines(same),
      reason: `${round(months)} of this work against ${need.years ?? 1} asked.`,
    }
  if (wide >= asked / 2)
    return {
      status: 'partial',
      credit: 0.25 + 0.2 * (months / asked),
      evidence: lines(pick(['same', 'related'])),
      reason: `${round(wide)} of related work, ${months === 0 ? 'none' : round(months)} of exactly this.`,
    }
  return months === 0
    ? unmet('No work of this kind is dated in the resume.')
    : unmet(`Only ${round(months)} of this work against ${need.years ?? 1} asked.`)
}
