import type { Need } from '../job/need.ts'
import { type Concept, duties, narrower, relatedFamilies } from '../knowledge/index.ts'
import type { Post } from '../resume/posts.ts'
import { coveredMonths } from '../text/dates.ts'
import { once } from '../text/once.ts'
import { stems } from '../text/words.ts'
import type { Quote } from '../types.ts'
import { type Context, isCalledLike, isTitle, type JobReading, quote } from './context.ts'
import { staleMonths } from './find.ts'
import { type Judgement, staleCredit, unmet } from './judgement.ts'
import { shareOfWork } from './own-work.ts'

type Fit = 'same' | 'related' | 'none'

export const yearsIn = (months: number) => {
  const years = Math.floor((months / 12) * 2 + 0.5) / 2
  return years === 1 ? '1 year' : `${years} years`
}

/** What the years are asked of, found once a job. */
type Target = {
  /** What is asked, and all that are instances of it. */
  same: ReadonlySet<string>
  /** The names of surroundings asked, “an adult ICU”, as stems; null where none is asked. */
  surroundings: string[][] | null
  /** Asked in a post, “as a paralegal”. */
  inPost: boolean
  orSimilar: boolean
  /** Whether anyone in a post of this title does it as a matter of course. */
  goesWith: (title: Concept) => boolean
}

// “With an insurer or broker”: a kind of firm, which hardly a resume says of its employers.
const isEmployer =
  /\b(?:compan(?:y|ies)|agenc(?:y|ies)|firms?|brokerages?|sites?|employers?|retailers?|manufacturers?|consultanc(?:y|ies)|organi[sz]ations?|providers?|suppliers?)\b/iu

const similar = /\b(?:or|and)\s+(?:in\s+|as\s+)?(?:an?\s+)?(?:similar|related|comparable|equivalent|like)\b/iu

function targetOf(need: Need, job: JobReading): Target {
  const all = need.groups.flatMap(({ any }) => any)
  // “Nursing in an adult ICU” is years in the ICU: the surrounding says more than the trade.
  const settings = all.filter(({ kind, name }) => kind === 'setting' && !(all.length > 1 && isEmployer.test(name)))
  const named =
    settings.length > 0 ? settings : all.filter(({ kind, name }) => kind !== 'setting' || !isEmployer.test(name))
  const wanted = named.length > 0 ? named : job.titleConcepts
  const { text } = need.requirement
  const same = new Set(wanted.flatMap(({ id }) => narrower(id)))
  return {
    same,
    surroundings: settings.length > 0 ? settings.flatMap(({ names }) => names.map(stems)) : null,
    inPost: need.titles.length > 0 && /\bas an? \p{L}/iu.test(text),
    orSimilar: similar.test(text),
    goesWith: once(({ id }) => [...duties(id)].some(duty => same.has(duty))),
  }
}

const targets = once((job: JobReading) => once((need: Need) => targetOf(need, job)))

/** Whether the titles name another trade than the job's, and none that several share. */
const otherTrade = ({ job }: Context, titles: Concept[]) =>
  titles.length > 0 &&
  titles.every(
    ({ family }) => family !== 'general' && !job.families.some(own => own === family || relatedFamilies(own, family)),
  )

/** Whether the work of a post is what the years are asked of. */
function fitOf(context: Context, need: Need, index: number): Fit {
  const { resume, job, taint } = context
  const { same, surroundings, inPost, orSimilar, goesWith } = targets(job)(need)
  const titles = resume.posts[index]?.titles ?? []
  if (titles.some(({ id }) => same.has(id))) return 'same'
  const level = Math.max(-1, ...titles.map(title => title.level ?? -1))
  if (level !== 0 && titles.some(goesWith)) return 'same'
  const shown = resume.told[index]?.done.some(({ concept, statement }) => same.has(concept.id) && !taint.has(statement))
  const home = context.atHome[index]
  // Where the years are asked in a post, another post shows related work however much it names.
  const otherPost = titles.length > 0 && inPost
  if (shown && home !== false && !otherPost && !otherTrade(context, titles)) return 'same'
  const called = context.inTrade[index] === true && isCalledLike(job, stems(resume.posts[index]?.title ?? ''))
  const sameTitle = called || (home !== false && titles.some(title => job.titles.some(one => isTitle(one, title))))
  const share = shareOfWork(context, index)
  const spoken = (stem: string) => isSpoken(context, index, stem)
  const there = home === true && surroundings?.some(name => name.every(spoken))
  if (there && (titles.length === 0 || sameTitle)) return 'same'
  if (sameTitle) {
    const placed = surroundings === null || share >= 0.25 || worksAt(need.requirement.text, resume.posts[index])
    return placed ? 'same' : 'related'
  }
  // Where titles say nothing, what the posting asks to be done tells the work; a title of another trade says more.
  const untitled = titles.every(({ family }) => family === 'general')
  if (home !== false && share >= (untitled ? 0.25 : 0.5) && !otherPost) return 'same'
  // Nobody knows what a “lead for consumer goods” is; what is told below the title tells the trade.
  if (untitled && level !== 0 && context.inTrade[index]) return 'same'
  const said = need.words.filter(({ stem }) => spoken(stem)).length / Math.max(1, need.words.length)
  if ((titles.length === 0 || home === true) && said >= 0.6) return 'same'
  const trade = titles.some(({ family }) => family === job.families[0])
  // “As a data scientist or in a similar role”: the posting takes the work next door as the same.
  if (trade && level !== 0 && share > 0 && orSimilar) return 'same'
  if (trade || there || (home !== false && (shown || share >= 0.12)) || said >= 0.5) return 'related'
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

/** Whether a line of the post or its heading says the word. */
function isSpoken({ resume, taint }: Context, index: number, stem: string): boolean {
  if (resume.told[index]?.called.has(stem)) return true
  const lines = resume.evidence.byStem.get(stem)
  return lines?.some(at => resume.statements[at]?.post === index && !taint.has(at)) === true
}

const ranges = (posts: Post[], now: number) =>
  posts.map(({ start, end }) => ({ start, end: Math.min(end ?? now, now) }))

/** Months of work that ended no longer ago than `staleMonths`. */
export const recent = (posts: Post[], now: number) =>
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

/** The posts of the work asked for and of what is next to it, and the months that they make, overlaps once. */
export type Counted = { asked: number; same: Post[]; wide: Post[]; months: { same: number; wide: number; all: number } }

function count(context: Context, need: Need): Counted {
  const { resume, now } = context
  const fits = resume.posts.map((_, index) => fitOf(context, need, index))
  const same = resume.posts.filter((_, index) => fits[index] === 'same')
  const wide = resume.posts.filter((_, index) => fits[index] !== 'none')
  const monthsOf = (posts: Post[]) => coveredMonths(ranges(posts, now))
  return {
    asked: (need.years ?? 1) * 12,
    same,
    wide,
    months: { same: monthsOf(same), wide: monthsOf(wide), all: monthsOf(resume.posts) },
  }
}

const counts = once((context: Context) => once((need: Need) => count(context, need)))

/** Counts the work asked for, once a resume. */
export const countYears = (context: Context, need: Need): Counted => counts(context)(need)

/** The lines that years are counted by: what the person says of them and the headings of the first posts. */
export const yearLines = (context: Context, posts: Post[]): Quote[] =>
  [
    ...yearsClaimed(context),
    ...posts.slice(0, 3).flatMap(post => headingQuote(context, context.resume.posts.indexOf(post))),
  ].slice(0, 3)

/** Years of the work asked for by what the posts are called and tell: half of them, or as many of related work, are partly. */
export function assessYears(context: Context, need: Need): Judgement {
  const { asked, same, wide, months } = countYears(context, need)
  const against = `${yearsIn(months.same)} of this work against ${need.years ?? 1} asked.`
  // A month short of a year count is a matter of how dates are written.
  if (months.same >= asked - 1) {
    const stale = recent(same, context.now) === 0
    return {
      status: 'met',
      credit: stale ? staleCredit * 0.8 : 1,
      evidence: yearLines(context, same),
      reason: stale
        ? `${yearsIn(months.same)} of this work, but the last of it ended more than eight years ago, so it counts less.`
        : against,
    }
  }
  if (months.same >= asked / 2)
    return {
      status: 'partial',
      credit: 0.5 * (months.same / asked) + 0.2,
      evidence: yearLines(context, same),
      reason: against,
    }
  if (months.wide >= asked / 2)
    return {
      status: 'partial',
      credit: 0.25 + 0.2 * (months.same / asked),
      evidence: yearLines(context, wide),
      reason: `${yearsIn(months.wide)} of related work, ${months.same === 0 ? 'none' : yearsIn(months.same)} of exactly this.`,
    }
  return months.same === 0
    ? unmet('No work of this kind is dated in the resume.')
    : unmet(`Only ${yearsIn(months.same)} of this work against ${need.years ?? 1} asked.`)
}
