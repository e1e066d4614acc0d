import type { DocumentText } from '../../documents/text.ts'
import { type Own, ownOf } from '../integrity/own.ts'
import type { Profile } from '../profile.ts'
import type { Month } from '../text/date-points.ts'
import { coveredMonths, monthOf, monthText } from '../text/dates.ts'
import { later } from '../text/once.ts'
import { plainly } from '../text/plainly.ts'
import { emailIn, linksOf, phoneIn } from './contact.ts'
import { type Study, studies } from './education.ts'
import { type EvidenceIndex, evidenceOf } from './evidence.ts'
import { nameOf } from './header.ts'
import { withLearnt } from './learnt-posts.ts'
import { type Manner, mannersOf } from './manner.ts'
import { posts } from './positions.ts'
import { endsWithYears, type Post, sameAsAbove } from './posts.ts'
import { type Row, rows } from './sections.ts'
import { type Statement, statements } from './statements.ts'
import { type Tally, tallyOf } from './tally.ts'
import { type PostTold, toldOf } from './told.ts'
import { unread } from './unread.ts'

/** A resume read once: everything that assessing needs, and nothing of who the person is beside `profile`. */
export type Resume = {
  /** With plain blanks, hyphens and bullets, every letter in its place. */
  document: DocumentText
  /** The text as it is written, which quotes are cut out of. */
  written: string
  asOf: string
  profile: Profile
  posts: Post[]
  /** Those of them that count as work: no favour beside it, and none that is doubtful. `profile.positions` tells them. */
  jobs: Post[]
  studies: Study[]
  statements: Statement[]
  evidence: EvidenceIndex
  /** What each statement is by itself. */
  own: Own[]
  /** How each statement tells what it tells. */
  manners: (readonly Manner[])[]
  /** What is told of each post. */
  told: PostTold[]
  tally: Tally
}

// No name holds figures, what parts the words of a line, or ten words.
const unlikeName = /[\d,;:|/@&+]|\s(?:\S+\s+){8}/

/** Whether a statement is what the person is called: asked by its look first, as the name is found where it is asked. */
export const isName = ({ section, text }: Statement, { profile }: Resume): boolean =>
  section === 'header' && !unlikeName.test(text) && text === profile.name

/** Years with one decimal, half up. */
const years = (months: number) => Math.floor((months / 12) * 10 + 0.5) / 10

type Reached = Pick<Profile, 'name' | 'email' | 'phone' | 'links'>

/** Who somebody is and how to reach them, each looked for once where it is asked: to tell what they have done it is not. */
function reachedBy(document: DocumentText, lines: Row[], held: Post[]): Reached {
  const email = later(() => emailIn(document))
  const name = later(() => nameOf(document, lines, email(), held))
  const phone = later(() => phoneIn(document))
  const links = later(() => linksOf(document, email()))
  return {
    get name() {
      return name()
    },
    get email() {
      return email()
    },
    get phone() {
      return phone()
    },
    get links() {
      return links()
    },
  }
}

/** Months of work in all, by the ends as they are written. */
const monthsOf = (posts: Post[], now: Month) =>
  coveredMonths(posts.map(({ start, end, stated = end }) => ({ start, end: Math.min(stated ?? now, now) })))

const unpaid =
  /[(,](?:[^(),]*[\s;])?(?:unpaid|no (?:pay|salary|wage)|without pay|onbetaald|unbezahlt|sin sueldo)(?=[\s,;)]|$)/iu

/**
 * The posts without what is said to be unpaid, and without what was begun as a favour beside paid work, told under a
 * heading of its own or behind the studies that end the part of the work: it proves what somebody can do, but is no
 * job. Where it fills more than two years without one, it stays.
 */
function withoutFavours(held: Post[], lines: Row[], now: Month): Post[] {
  const [head] = held
  const studied = head ? lines.findIndex(({ index, section }) => index > head.first && section === 'education') : -1
  const aside = ({ section, first }: Post) => section === 'volunteer' || (studied >= 0 && first > studied)
  const jobs = held.filter(({ title }) => !unpaid.test(title))
  const paid = jobs.filter(post => !aside(post))
  const months = monthsOf(paid, now)
  const besidePaid = (post: Post) =>
    paid.some(({ start, end }) => start <= post.start && post.start <= (end ?? now)) &&
    monthsOf([...paid, post], now) - months <= 24
  return jobs.filter(post => !aside(post) || !besidePaid(post))
}

export function readResume(given: DocumentText, asOf: string): Resume {
  const document = { ...given, text: plainly(given.text) }
  const now = monthOf(asOf)
  const lines = rows(document)
  const whole = withLearnt(posts(lines), lines)
  const held = whole.posts.filter(post => post.start <= now)
  endsWithYears(held)
  sameAsAbove(held, lines)
  const learnt = studies(lines, now)
  const sure = held.filter(post => !whole.doubtful.has(post))
  const jobs = withoutFavours(sure, lines, now)
  const covered = monthsOf(jobs, now)
  const told = statements(document.text, lines, held)
  const evidence = evidenceOf(document.text, told)
  const own = ownOf(document.text, told, evidence)
  return {
    document,
    written: given.text,
    asOf,
    // Not spread: a copy would ask for all that `reachedBy` has to look for.
    profile: Object.assign(reachedBy(document, lines, held), {
      positions: jobs.map(({ title, employer, start, end, stated = end }) => ({
        title,
        employer,
        start: monthText(start),
        end: stated === null ? 'present' : monthText(stated),
      })),
      degrees: learnt.map(({ degree, field, school, year }) => ({ degree, field, school, year })),
      total_years: years(covered),
    }),
    posts: held,
    jobs,
    studies: learnt,
    statements: told,
    evidence,
    own,
    manners: evidence.words.map(mannersOf),
    told: toldOf(held, told, evidence, own),
    tally: tallyOf(told, evidence.all, own, unread(lines, sure, now)),
  }
}
