import { postingText, type Taint, taints } from '../integrity.ts'
import { familiesOf, type Need, needOf, type Subject } from '../job/need.ts'
import { namedIn } from '../knowledge/find.ts'
import { broader, type Concept, relatedTo } from '../knowledge/index.ts'
import type { Resume } from '../resume/read.ts'
import { titlesIn } from '../resume/titles.ts'
import { monthOf } from '../text/dates.ts'
import { once } from '../text/once.ts'
import { stems, words } from '../text/words.ts'
import type { JobText, Quote, Requirement } from '../types.ts'
import { shows, type Told, toldLines } from './told.ts'
import { type Sides, sidesOf, tradeMargins } from './trade.ts'
import type { Worded } from './worded.ts'

/** A job as the assessor holds it. `titles` and `families` say what trade it is. */
export type JobReading = {
  needs: Need[]
  titles: Concept[]
  titleStems: string[]
  titleConcepts: Concept[]
  families: string[]
  /** The trades that are the job's or next to it. */
  home: ReadonlySet<string>
  sides: Sides
  posting: ReturnType<typeof postingText>
}

/** The clause of the same line that stands before the requirement. */
function clauseBefore(posting: string, { start }: Requirement): string {
  const line = posting.slice(posting.lastIndexOf('\n', start - 1) + 1, start).replace(/[\s;:.,–—-]+$/u, '')
  return line.split(/[.!?;]\s+/u).at(-1) ?? ''
}

export function readJobFor(job: JobText, requirements: Requirement[]): JobReading {
  const families = familiesOf(job.title, requirements)
  const home = new Set(families.slice(0, 3))
  const needs = requirements.map(requirement => needOf(requirement, home, clauseBefore(job.description, requirement)))
  const near = relatedTo(families.slice(0, 2))
  return {
    needs,
    titles: titlesIn(job.title),
    titleStems: stems(job.title),
    titleConcepts: namedIn(words(job.title)).map(({ concept }) => concept),
    families,
    home: near,
    sides: sidesOf(families.slice(0, 2), near),
    posting: postingText(job.description),
  }
}

/** One resume beside one job: what every assessor asks. */
export type Context = {
  job: JobReading
  resume: Resume
  now: number
  taint: Map<number, Taint>
  /** For each need, the lines that speak of it in words of the trade. */
  told: ReadonlyMap<Need, Told[]>
  /** Whether the trade of the post is the job's or next to it; null where it is not known. */
  atHome: (boolean | null)[]
  /** Whether all work known is of other trades. */
  alien: boolean
  /** Of each post the share of the work asked that it shows; null until own-work.ts is asked for it. */
  shares: number[] | null
  /** By a need's words how the resume says them, filled by words.ts. */
  worded: Map<Subject[], Worded>
  /** Whether the statement at an offset is the posting's own text. */
  copiedAt: (offset: number) => boolean
}

/**
 * Whether most of what the post's lines say is the job's trade; null where they say too little. Where no title says
 * another trade (`titled`), what everyday words tell speaks for the job's trade only: any line tells some trade or other
 * by chance.
 */
function homeByWork(resume: Resume, post: number, home: ReadonlySet<string>, titled: boolean): boolean | null {
  let all = 0
  let own = 0
  for (const { family, named, told } of resume.told[post]?.trades ?? []) {
    const isOwn = home.has(family)
    const count = titled || isOwn ? named + told : named
    all += count
    if (isOwn) own += count
  }
  if (all < 2) return null
  if (own / all >= 0.5) return true
  return all >= 3 && own / all < 0.35 ? false : null
}

/** Whether a title is the one asked for or the plain form of it: “project manager” where a construction project manager is. */
export function isTitle(asked: Concept, title: Concept): boolean {
  const known = titlesTold(asked)
  let is = known.get(title)
  if (is === undefined) {
    is = tellsTitle(asked, title)
    known.set(title, is)
  }
  return is
}

/** For each title asked, the titles that were compared with it: they are few, and every resume has some of them. */
const titlesTold = once((_: Concept) => new Map<Concept, boolean>())

function tellsTitle(asked: Concept, title: Concept): boolean {
  if (broader(asked.id).has(title.id) || broader(title.id).has(asked.id)) return true
  return isWithin(stems(title.name), stems(asked.name))
}

const isWithin = (part: string[], whole: string[]) => part.every(stem => whole.includes(stem))

// Of how many times, as a logarithm, one trade has to be likelier than all others to be taken for it.
const clearMargin = 6
const clearWhole = 10

/** A title of another trade or of none (sub-foreman, vice president) is overruled by the work told below it. */
function atHomeIn(
  resume: Resume,
  { home, sides, titles: asked, titleStems }: JobReading,
  taint: ReadonlyMap<number, Taint>,
): (boolean | null)[] {
  if (home.size === 0) return resume.posts.map(() => null)
  // A “project manager” without more may be one of any trade: of the job's, unless the work told says another.
  const sameTitle = (title: Concept) => asked.some(one => isTitle(one, title))
  const { posts: margins, whole } = tradeMargins(resume, sides, taint)
  const known = resume.posts.map(({ title: called, titles }, index) => {
    // A title that nobody has heard of, and the same as the job's.
    if (titles.length === 0 && titleStems.length > 0 && isWithin(titleStems, stems(called))) return true
    const margin = margins[index] ?? null
    // What is done there says more than what the post is called: a keeper of pythons writes no Python.
    if (margin !== null && Math.abs(margin) >= clearMargin) return margin > 0
    // Who has worked in quite another trade throughout is not in the job's for a word that both have.
    if (whole <= -clearWhole) return false
    if (titles.some(({ family }) => home.has(family))) return true
    if (titles.some(sameTitle)) return homeByWork(resume, index, home, false) ?? true
    const titled = titles.some(({ family }) => family !== 'general')
    return homeByWork(resume, index, home, titled) ?? (titled ? false : null)
  })
  // Who works in the trade has seldom been elsewhere in a post that says nothing.
  return known.includes(true) ? known.map(home => home ?? true) : known
}

// Of how many things asked a post has to tell in words of the trade to be of it, whatever it is called.
const tellsTrade = 2

/** Whether lines of the post, one for each of several needs, tell of them. */
function tellsOfNeeds({ statements }: Resume, told: ReadonlyMap<Need, Told[]>, post: number): boolean {
  const lines = new Set<number>()
  for (const list of told.values()) {
    let best: Told | null = null
    for (const one of list)
      if (one.weight >= (best?.weight ?? shows) && statements[one.statement]?.post === post) best = one
    if (best) lines.add(best.statement)
  }
  return lines.size >= tellsTrade
}

export function contextOf(job: JobReading, resume: Resume): Context {
  const taint = taints(resume.own, job.posting)
  const told = new Map(job.needs.map(need => [need, toldLines(resume, need)]))
  const atHome = atHomeIn(resume, job, taint).map(
    (home, post) => home === true || tellsOfNeeds(resume, told, post) || home,
  )
  const copiedAt = (offset: number) =>
    resume.statements.some(({ start, end }, index) => taint.has(index) && start <= offset && offset < end)
  return {
    job,
    resume,
    now: monthOf(resume.asOf),
    taint,
    told,
    atHome,
    alien: atHome.includes(false) && !atHome.includes(true),
    shares: null,
    worded: new Map(),
    copiedAt,
  }
}

/** The quote of a statement: verbatim and with its place. */
export function quote(resume: Resume, start: number, end: number): Quote {
  return { quote: resume.document.text.slice(start, end), start, end }
}

export function statementQuote(resume: Resume, index: number): Quote {
  const statement = resume.statements[index]
  return statement ? quote(resume, statement.start, statement.end) : { quote: '', start: 0, end: 0 }
}

/** Months since the post of a statement ended; 0 while it goes on or where it has no post. */
export function age(context: Context, statement: number): number {
  const post = context.resume.statements[statement]?.post ?? null
  if (post === null) return 0
  const end = context.resume.posts[post]?.end ?? null
  return end === null ? 0 : Math.max(0, context.now - end)
}
