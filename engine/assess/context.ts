import type { Taint } from '../integrity/own.ts'
import { postingText } from '../integrity/posting-text.ts'
import { taints } from '../integrity/taints.ts'
import { familiesOf, type Need, needOf } from '../job/need.ts'
import { namedIn } from '../knowledge/find.ts'
import { broader, type Concept, relatedFamilies, relatedTo } from '../knowledge/index.ts'
import { formsOf } from '../knowledge/ing-forms.ts'
import type { Resume } from '../resume/read.ts'
import { titlesIn } from '../resume/titles.ts'
import { monthOf } from '../text/dates.ts'
import { once } from '../text/once.ts'
import { stems, words } from '../text/words.ts'
import type { JobText, Quote, Requirement } from '../types.ts'
import { nothingYet, type Together } from './beside.ts'
import { isCalledAs } from './called-as.ts'
import { heardOf, type Row } from './heard.ts'
import type { Place, Spoken } from './line.ts'
import { shownIn } from './shown.ts'
import { tellOfNeeds } from './telling.ts'
import {
  clearMargin,
  type Sides,
  sidesOf,
  type TradeMargins,
  tradeMargins,
  type WordsHeld,
  whereStrange,
  withoutLoss,
  wordsHeld,
  wordsMarked,
} from './trade.ts'

/** A job as the assessor holds it. `titles` and `families` say what trade it is. */
export type JobReading = {
  title: string
  needs: Need[]
  titles: Concept[]
  titleStems: string[]
  titleConcepts: Concept[]
  families: string[]
  /** The title names no trade that is known: `families` are guessed from what is asked, and take nothing away. */
  guessed: boolean
  /** The trades that are the job's or next to it. */
  home: ReadonlySet<string>
  sides: Sides
  /** Its words, marked by the numbers by which the trades know them. */
  spoken: Uint8Array
  /** The same words and how seldom they are. */
  asked: WordsHeld
  posting: ReturnType<typeof postingText>
}

/** The clause of the same line that stands before the requirement. */
function clauseBefore(posting: string, { start }: Requirement): string {
  const line = posting.slice(posting.lastIndexOf('\n', start - 1) + 1, start).replace(/[\s;:.,–—-]+$/u, '')
  return line.split(/[.!?;]\s+/u).at(-1) ?? ''
}

export function readJobFor(job: JobText, requirements: Requirement[]): JobReading {
  const { spoken, families, akin } = familiesOf(job.title, requirements)
  const home = new Set(spoken.slice(0, 3))
  const needs = requirements.map(requirement => needOf(requirement, home, clauseBefore(job.description, requirement)))
  const main = families.slice(0, 2)
  const near = new Set([...relatedTo(main), ...akin])
  const titleConcepts = namedIn(words(job.title)).map(({ concept }) => concept)
  return {
    title: job.title,
    needs,
    titles: titlesIn(job.title),
    titleStems: stems(job.title),
    titleConcepts,
    families,
    // A “manager” of whatever is known by what is managed, which the requirements say.
    guessed: !titleConcepts.some(({ family, kind }) => main.includes(family) || kind === 'title'),
    home: near,
    sides: sidesOf(main, near),
    spoken: wordsMarked(`${job.title}\n${job.description}`),
    asked: wordsHeld(`${job.title}\n${job.description}`),
    posting: postingText(job.description),
  }
}

/** One resume beside one job: what every assessor asks. */
export type Context = {
  job: JobReading
  resume: Resume
  now: number
  taint: Map<number, Taint>
  /** Of each post whether its heading is the posting's own: “Since 1958 we have sold school wear”. */
  pasted: boolean[]
  /** What shows a concept that is asked for. */
  shown: ReturnType<typeof shownIn>
  /** For each need, what the lines say of it by their words. */
  heard: ReadonlyMap<Need, Row>
  /** For each need, how the resume speaks of it, filled by spoken.ts. */
  spoken: Map<Need, Spoken>
  /** What lines are, whatever is asked, and what that says, filled by place.ts. */
  places: Map<number, { place: readonly Place[]; placed: readonly number[]; says: number }>
  /** Whether the trade of the post is the job's or next to it; null where it is not known. */
  atHome: (boolean | null)[]
  /** Whether the words of the post alone leave no doubt that it is of the job's trade. */
  inTrade: boolean[]
  /** Whether all work known is of other trades. */
  alien: boolean
  /** How the words of the posts fit the job's trade, and what they share with the posting. */
  margins: TradeMargins
  /** Of each post the share of the work asked that it shows; null until own-work.ts is asked for it. */
  shares: number[] | null
  together: Together
  /** The mean credits of what is not shown by doing: of years, of papers, degrees and languages, of all; filled by assess.ts. */
  papers: { years: number; papers: number; all: number }
  /** Whether the statement at an offset is the posting's own text. */
  copiedAt: (offset: number) => boolean
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
  return isWithin(formsOf(title.name), formsOf(asked.name))
}

/** Whether the job's title says all that a post is called: an “editor” of films beside “video editor”. */
export const isCalledLike = ({ titleStems }: JobReading, called: string[]): boolean =>
  called.length > 0 && isWithin(called, titleStems)

const isWithin = (part: string[], whole: string[]) => part.every(stem => whole.includes(stem))

// Of how many times, as a logarithm, one trade has to be likelier than all others for all posts to be taken for it.
const clearWhole = 10
const unclear = 2

/**
 * Whether the trade is known to be another than the job's. One that is only guessed is no other's: nobody is a stranger to it.
 */
export const isOtherTrade = ({ home, guessed }: JobReading, family: string): boolean =>
  !guessed && home.size > 0 && family !== 'general' && !home.has(family)

/** A title of another trade or of none (sub-foreman, vice president) is overruled by the work told below it. */
function atHomeIn(
  resume: Resume,
  job: JobReading,
  taint: ReadonlyMap<number, Taint>,
  heardBy: Row[],
  found: TradeMargins,
): (boolean | null)[] {
  const { home, titles: asked, titleStems } = job
  if (home.size === 0) return resume.posts.map(() => null)
  const sameTitle = (title: Concept) => asked.some(one => isTitle(one, title))
  const { posts: margins, whole } = found
  const strange = whereStrange(resume, home, found)
  if (strange) return strange
  const telling = whole > -clearWhole ? tellOfNeeds(resume, taint, heardBy) : []
  const known = resume.posts.map(({ title: called, titles }, index) => {
    const margin = margins[index] ?? null
    // What is done there says more than what the post is called: a keeper of pythons writes no Python.
    // A post that is called as in the job's trade is of another only beyond doubt.
    const least = titles.some(({ family }) => home.has(family)) ? 2 * clearMargin : clearMargin
    if (margin !== null && (margin >= clearMargin || margin <= -least)) return margin > 0
    if (telling[index]) return true
    // A title that nobody has heard of, and the same as the job's.
    if (titles.length === 0 && titleStems.length > 0 && isWithin(titleStems, stems(called))) return true
    // Who has worked in quite another trade throughout is not in the job's for a word that both have.
    if (whole <= -clearWhole) return false
    if (titles.some(({ family }) => home.has(family))) return true
    // A “project manager” without more may be one of any trade: of the job's, unless the work told says another.
    if (titles.some(sameTitle)) return margin === null || margin > -unclear
    const titled = titles.some(({ family }) => family !== 'general')
    if (titled) return margin !== null && margin >= unclear
    return margin === null || Math.abs(margin) < unclear ? (whole >= clearMargin ? true : null) : margin > 0
  })
  // Who works in the trade has seldom been elsewhere in a post that says nothing.
  return known.includes(true) ? known.map(home => home ?? true) : known
}

/** Whether all that a post is called is of trades whose words the posting has none of, whatever its own trade may be. */
const isStrange = ({ families }: JobReading, titles: Concept[]) =>
  titles.length > 0 &&
  titles.every(({ family }) => family !== 'general' && !families.some(one => relatedFamilies(one, family)))

/** What trade each post is of: what `Context` says of it. */
type Trades = Pick<Context, 'atHome' | 'inTrade' | 'alien' | 'margins'>

/** The same, asked of all lines that earn something; `heardBy` are the rows of the job's needs. */
export function tradesOf(resume: Resume, job: JobReading, taint: ReadonlyMap<number, Taint>, heardBy: Row[]): Trades {
  const found = tradeMargins(resume, job, taint)
  const margins = job.guessed ? withoutLoss(found) : found
  const known = atHomeIn(resume, job, taint, heardBy, margins)
  const atHome = job.guessed
    ? resume.posts.map(
        ({ title, titles }, post) =>
          isCalledAs(job.title, title) || known[post] || (isStrange(job, titles) ? false : null),
      )
    : known
  return {
    atHome,
    inTrade: margins.posts.map(margin => margin !== null && margin >= clearMargin),
    margins,
    alien: atHome.includes(false) && !atHome.includes(true),
  }
}

/** What is found only when it is asked for, and by what is known before: nothing yet. */
export const unasked = (): Pick<Context, 'spoken' | 'places' | 'shares' | 'together' | 'papers'> => ({
  spoken: new Map(),
  places: new Map(),
  shares: null,
  together: nothingYet(),
  papers: { years: 0.5, papers: 0.5, all: 0.5 },
})

function pastedIn({ posts, statements }: Resume, taint: ReadonlyMap<number, Taint>): boolean[] {
  const pasted = posts.map(() => false)
  for (const [at, why] of taint) {
    const { post = null, heading = false } = statements[at] ?? {}
    if (why === 'copied' && heading && post !== null) pasted[post] = true
  }
  return pasted
}

export function contextOf(job: JobReading, resume: Resume): Context {
  const taint = taints(resume.own, job.posting)
  const heardBy = heardOf(resume, job.needs)
  const heard = new Map(job.needs.map((need, place) => [need, heardBy[place] as Row]))
  return {
    job,
    resume,
    now: monthOf(resume.asOf),
    taint,
    pasted: pastedIn(resume, taint),
    shown: shownIn(resume.evidence),
    heard,
    ...tradesOf(resume, job, taint, heardBy),
    ...unasked(),
    copiedAt: offset =>
      [...taint.keys()].some(at => {
        const { start = 0, end = 0 } = resume.statements[at] ?? {}
        return start <= offset && offset < end
      }),
  }
}

/** The quote of a statement: verbatim and with its place. */
export function quote(resume: Resume, start: number, end: number): Quote {
  return { quote: resume.written.slice(start, end), start, end }
}

export function statementQuote(resume: Resume, index: number): Quote {
  const statement = resume.statements[index]
  return statement ? quote(resume, statement.start, statement.end) : { quote: '', start: 0, end: 0 }
}
