import type { Taint } from '../integrity/own.ts'
import { type Concept, relatedFamilies } from '../knowledge/index.ts'
import type { Resume } from '../resume/read.ts'
import { stems } from '../text/words.ts'
import { isCalledAs } from './called-as.ts'
import type { Row } from './heard.ts'
import { isTitle, isWithin } from './is-title.ts'
import type { JobReading } from './job-reading.ts'
import { tellOfNeeds } from './telling.ts'
import { clearMargin, type TradeMargins, tradeMargins, whereStrange, withoutLoss } from './trade.ts'

/** What trade each post is of. */
export type Trades = {
  /** Whether the trade of the post is the job's or next to it; null where it is not known. */
  atHome: (boolean | null)[]
  /** Whether the words of the post alone leave no doubt that it is of the job's trade. */
  inTrade: boolean[]
  /** Whether all work known is of other trades. */
  alien: boolean
  /** How the words of the posts fit the job's trade, and what they share with the posting. */
  margins: TradeMargins
}

// Of how many times, as a logarithm, one trade has to be likelier than all others for all posts to be taken for it.
const clearWhole = 10
const unclear = 2

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

/** What trade each post is of, asked of all lines that earn something; `heardBy` are the rows of the job's needs. */
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
