import type { Need } from '../job/need.ts'
import type { Post } from '../resume/posts.ts'
import type { Resume } from '../resume/read.ts'
import { once } from '../text/once.ts'
import type { Quote } from '../types.ts'
import { type Context, isTitle, quote, statementQuote } from './context.ts'

/** The heading of a post in one piece, or its first line where other words stand between its lines. */
function headingQuote(context: Context, index: number): Quote[] {
  const { resume } = context
  const own = resume.statements.filter(({ post, heading }) => heading && post === index)
  const [first] = own
  const last = own.at(-1)
  if (!first || !last) {
    // A post that a sentence tells has no heading.
    const told = resume.statements.findIndex(({ post }) => post === index)
    return told < 0 ? [] : [statementQuote(resume, told)]
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

function yearsClaimed({ resume, taint }: Context): Quote[] {
  const at = countingLines(resume).find(line => !taint.has(line))
  return at === undefined ? [] : [statementQuote(resume, at)]
}

/** Posts that are called as asked before those above or beside them. */
function closestFirst({ job }: Context, need: Need, posts: Post[]): Post[] {
  const asked = [...job.titles, ...need.titles]
  const isCalled = ({ titles }: Post) => titles.some(title => asked.some(one => isTitle(one, title)))
  return [...posts.filter(isCalled), ...posts.filter(post => !isCalled(post))]
}

/**
 * The lines that years are counted by, three at most: what the person says of them, the headings of the closest posts, and
 * `told`, the places of sentences that tell when the work was.
 */
export const yearLines = (context: Context, need: Need, posts: Post[], told: number[] = []): Quote[] =>
  [
    ...yearsClaimed(context),
    ...closestFirst(context, need, posts)
      .slice(0, 3)
      .flatMap(post => headingQuote(context, context.resume.posts.indexOf(post))),
    ...told.map(at => statementQuote(context.resume, at)),
  ].slice(0, 3)
