import { mayDate } from '../text/date-points.ts'
import { dateRanges } from '../text/dates.ts'
import { gapIn } from './breaks.ts'
import type { Entry } from './entry-signs.ts'
import { isFirm, withinYears } from './firm-over.ts'
import { learntEntries } from './learnt.ts'
import { isCourse, isProject, ofProject } from './no-post.ts'
import { stretches } from './pieces.ts'
import { bounded, type Post } from './posts.ts'
import type { SectionKind } from './section-names.ts'
import type { Row } from './sections.ts'
import { namesPost, titlesOf } from './titles.ts'

// How likely a stretch of time has to be a post's to be added to those that the rules read, and how unlikely to take one away.
const likely = 0.8
const unlikely = 0.05

const ofWork = new Set<SectionKind>(['experience', 'header'])
const ofOthers = new Set<SectionKind>(['education', 'papers', 'languages', 'skills', 'interests', 'lacks', 'volunteer'])

/** A post without title or firm, with a name that is hardly a firm's, or out of a part that does not tell of work. */
const isOdd = ({ title, titles, employer, section }: Post) =>
  employer === '' ||
  !ofWork.has(section) ||
  (titles.length === 0 && !namesPost(title)) ||
  (!/\s/u.test(employer) && !isFirm(employer))

/** Whether a line tells a stretch of time that is no post's, where posts may stand. */
const tellsMore = (held: readonly Post[], { text, section, bullet, heading }: Row) =>
  !bullet &&
  !heading &&
  !ofOthers.has(section) &&
  mayDate(text) &&
  dateRanges(text).some(
    ({ start, end, since }) => !since && !held.some(post => post.start === start && post.end === end),
  )

/** Whether what the rules read leaves doubt. It is asked first, as most resumes leave none and the learnt reading takes its time. */
const leavesDoubt = (held: readonly Post[], rows: readonly Row[]) =>
  held.length === 0 ||
  held.filter(({ end }) => end === null).length > 1 ||
  held.some(isOdd) ||
  rows.some(row => tellsMore(held, row))

/** Whether an entry has a post's dates; one whose end stands in the next line may be read as going on. */
const sameDates = ({ dated }: Entry, { start, end }: Post) =>
  dated.start === start && (dated.end === end || (end === null && dated.sort === 2))
const ownAccount = /^(?:freelance|self[- ]employed|independent|sole trader|on my own account)\b/iu
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether one name holds the other: “Clerk” and “Clerk, Night Desk”. */
function alike(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)]
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a))
}

/** The post that an entry tells. */
function postOf({ dated, picked }: Entry): Post | null {
  if (!picked) return null
  const title = picked.title.piece.text
  const used = [dated.row, picked.title.piece.row, picked.employer.piece.row].map(({ index }) => index)
  const near = used.filter(index => index > dated.row.index - 6)
  return {
    title,
    titles: titlesOf(title),
    employer: picked.employer.piece.text,
    start: dated.start,
    end: dated.end,
    section: 'experience',
    rowIndexes: [...new Set(near)],
    first: Math.min(...near),
    until: 0,
  }
}

// What a part of a firm or a university is called.
const isUnit =
  /^(?:department|dept\.?|faculty|school|division|section|unit|institute|cent(?:re|er)|lab(?:oratory)?)\s(?:of|for)\s/iu

/** The post as the rules read it, or, where its names are other ones by far more likely, with those. */
function renamed(post: Post, { picked, chance }: Entry, rows: readonly Row[]): Post {
  if (!picked || post.span) return post
  const { title, employer } = picked
  // “Fellow, Department of Limnology, Hill University”, “Sergeant, Leeds” under a firm over all: the title holds a part of it.
  const beside = employer.piece.text
  const inherited = () => ![...post.rowIndexes, post.first].some(at => rows[at]?.text.includes(post.employer))
  const isPart = isUnit.test(beside) || (!isFirm(beside) && inherited())
  if (isFirm(post.employer) && isPart && post.title.includes(`, ${beside}`)) return post
  const sure = chance > 0.5 && title.title * employer.employer > likely
  if (!sure || (alike(title.piece.text, post.title) && alike(employer.piece.text, post.employer))) return post
  const whole = title.piece.row.text
  const [from, to] = [title.piece, employer.piece].map(piece => piece.from - title.piece.row.body)
  // “Clerk, Accounts, Hill & Co”: what was taken for the firm is a part of it, and stays with the title.
  const part = title.piece.row === employer.piece.row && whole.slice(from, to).includes(`, ${post.employer}`)
  const own = alike(title.piece.text, post.title) ? post.title : title.piece.text
  const named = part && post.employer !== '' ? `${own}, ${post.employer}` : own
  return { ...post, title: named, titles: titlesOf(named), employer: employer.piece.text }
}

/** Whether an entry is a post that the rules did not read: no break, and no years of a whole part over the posts in it. */
function isMore(entry: Entry, held: readonly Post[], rows: readonly Row[]): boolean {
  const { chance, dated } = entry
  const { row } = dated
  const over = (post: Post) => withinYears(post, dated) && post.first >= row.index && post.first - row.index < 4
  const above = row.blankBefore ? undefined : rows[row.index - 1]
  const isGap = gapIn(row.text) || gapIn(above?.text ?? '')
  const title = entry.picked?.title.piece
  if (isProject(title?.row.text ?? '') || ofProject(rows, row) || isCourse(title?.text ?? '')) return false
  // What is dated within the years on one's own account is one of the clients.
  if (held.some(post => post.span && ownAccount.test(post.employer) && withinYears(dated, post))) return false
  return chance > likely && !isGap && !held.some(post => sameDates(entry, post) || over(post))
}

/** Whether two rows right above tell a post each, as this one does: a list with a row to each. */
const stacked = ({ first, section, rowIndexes }: Post, held: readonly Post[]) =>
  rowIndexes.length === 1 &&
  section === 'experience' &&
  [1, 2].every(up => held.some(other => other.rowIndexes.length === 1 && other.first === first - up))

/** What the rules and the learnt reading make of the stretches of time; `doubtful` are posts that hardly are any. */
export function withLearnt(held: Post[], rows: Row[]): { posts: Post[]; doubtful: ReadonlySet<Post> } {
  if (!leavesDoubt(held, rows)) return { posts: held, doubtful: new Set() }
  const left = learntEntries(rows, stretches(rows))
  const doubtful = new Set<Post>()
  const posts = held.map(post => {
    const [entry] = left.filter(one => sameDates(one, post)).toSorted((a, b) => b.chance - a.chance)
    if (!entry) return post
    left.splice(left.indexOf(entry), 1)
    const read = { ...renamed(post, entry, rows), end: entry.dated.end }
    // Of favours the rules know by their heading whether they count; a row of a list of posts is one as those about it are.
    const inList = !rows[post.first]?.blankBefore && rows[post.first]?.bullet === false && stacked(post, held)
    if (
      entry.chance < unlikely &&
      post.section !== 'volunteer' &&
      !inList &&
      !(post.span && ownAccount.test(post.employer))
    )
      doubtful.add(read)
    return read
  })
  const added = left.filter(entry => isMore(entry, held, rows)).flatMap(entry => postOf(entry) ?? [])
  if (added.length === 0) return { posts, doubtful }
  return {
    posts: bounded(
      [...posts, ...added].toSorted((a, b) => a.first - b.first),
      rows,
    ),
    doubtful,
  }
}
