import type { Need } from '../job/need.ts'
import type { Post } from '../resume/posts.ts'
import type { Resume } from '../resume/read.ts'
import { dateRanges } from '../text/dates.ts'
import { once } from '../text/once.ts'
import type { Quote } from '../types.ts'
import { type Context, quote, statementQuote } from './context.ts'
import { isTitle } from './is-title.ts'
import { shareOfWork } from './own-work.ts'
import { isHeldSo } from './post-fit.ts'

/** The heading of a post in one piece, or its first line where other words stand between its lines. */
function headingQuote(context: Context, index: number): Quote[] {
  const { resume } = context
  const own = resume.statements.filter(({ post, heading }) => heading && post === index)
  const [first] = own
  const last = own.at(-1)
  if (!first || !last) {
    // A post that a sentence tells has no heading: the sentence with its dates says more than what stands before it.
    const told = resume.statements.flatMap(({ post }, at) => (post === index ? [at] : []))
    const at = told.find(at => dateRanges(resume.statements[at]?.text ?? '').length > 0) ?? told[0]
    return at === undefined ? [] : [statementQuote(resume, at)]
  }
  const whole =
    last.end - first.start <= 240 &&
    own.length === resume.statements.indexOf(last) - resume.statements.indexOf(first) + 1
  return [quote(resume, first.start, whole ? last.end : first.end)]
}

const number =
  '(?:\\d{1,2}|(?:(?:twenty|thirty|forty)[- ])?(?:one|two|three|four|five|six|seven|eight|nine)|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty)'
// “After eleven years in the classroom” and “from £17m to £44m in nine years” count no work of the trade.
const countedYears = new RegExp(
  `(?<!\\b(?:in|within|after|next|every|another|my last)\\s)(?<![\\p{L}\\d.,])${number}(?: and a half)?\\+? (?:(?:good|full|happy) )?(?:years|yrs)\\b(?! (?:ago|old|later|younger))`,
  'iu',
)

/** The lines above the posts where the person counts the years themselves, found once a resume. */
const countingLines = once(({ statements, document }: Resume): number[] =>
  statements.flatMap(({ section, post, start, end }, at) =>
    post === null &&
    (section === 'summary' || section === 'header') &&
    countedYears.test(document.text.slice(start, end))
      ? [at]
      : [],
  ),
)

/** The line where the person counts years, rather one that says of what, in words that they are asked in; else `orAny`. */
function yearsClaimed({ resume, taint, job }: Context, need: Need, orAny: boolean): Quote[] {
  const lines = countingLines(resume).filter(line => !taint.has(line))
  const asked = new Set([...need.words.map(({ stem }) => stem), ...job.titleStems])
  const speaks = (at: number) => resume.evidence.words[at]?.some(({ stem }) => asked.has(stem)) === true
  const at = lines.find(speaks) ?? (orAny ? lines[0] : undefined)
  return at === undefined ? [] : [statementQuote(resume, at)]
}

/**
 * Posts that are called just as asked before those that are called like it, and those held as asked, in charge of others,
 * before others; then those that show more of what the posting asks to be done, and those that make up the years by themselves.
 */
export function closestFirst(context: Context, need: Need, posts: Post[]): Post[] {
  const { job, now, resume } = context
  const asked = [...job.titles, ...need.titles]
  const months = 12 * (need.years ?? 1)
  const closeness = (post: Post) => {
    const index = resume.posts.indexOf(post)
    return (
      (post.titles.some(({ id }) => asked.some(one => one.id === id)) ? 2 : 0) +
      (post.titles.some(title => asked.some(one => isTitle(one, title))) ? 2 : 0) +
      (Math.min(post.end ?? now, now) - post.start >= months - 1 ? 1 : 0) +
      (context.inTrade[index] ? 1 : 0) +
      (isHeldSo(context, need, index) ? 2 : 0) +
      4 * shareOfWork(context, index)
    )
  }
  return posts.toSorted((a, b) => closeness(b) - closeness(a))
}

/**
 * The lines that years are counted by, three at most: the heading of the closest post, what the person says of years of such
 * work (of any, where no post is told), the headings of the next posts, and `told`, the places of sentences that tell when
 * the work was.
 */
export function yearLines(context: Context, need: Need, posts: Post[], told: number[] = []): Quote[] {
  const [first = [], ...next] = closestFirst(context, need, posts)
    .slice(0, 3)
    .map(post => headingQuote(context, context.resume.posts.indexOf(post)))
  const claim = yearsClaimed(context, need, first.length === 0)
  const lines = told.map(at => statementQuote(context.resume, at))
  return [...first, ...claim, ...next.flat(), ...lines].slice(0, 3)
}
