import { isPrivateLabel } from '../resume/private-label.ts'
import type { Resume } from '../resume/read.ts'
import { wordCount } from '../text/count.ts'
import { datePoints } from '../text/date-points.ts'
import { doneElsewhere } from './facts.ts'
import { mistyped } from './mistyped.ts'
import { around, aroundAt, brief, enumerate, inQuotes } from './phrases.ts'
import { selfPraise } from './praise.ts'
import { misspeltIn } from './spelling.ts'
import { unspoken } from './unspoken.ts'

/*
 * What would better the page itself, whoever reads it: each rests on what was found in it.
 */

function datesToPutRight(resume: Resume): string | null {
  const found = mistyped(resume)
  return found ? `Put the dates right in ${aroundAt(found.text, found.from, 80)}: they end before they begin.` : null
}

/** A name in capitals is layout, too. */
const calmName = (name: string) =>
  /\p{Ll}/u.test(name) ? name : name.replace(/\p{L}{2,}/gu, word => word.charAt(0) + word.slice(1).toLowerCase())

function noAddress({ profile, document }: Resume): string | null {
  if (profile.email) return null
  if (!profile.phone)
    return `Ask ${profile.name ? calmName(profile.name) : 'whoever sent it'} for an email address or a telephone number: neither could be found.`
  return document.text.includes('@')
    ? null
    : `Add an email address: the telephone, ${profile.phone}, is the only way to get in touch.`
}

const personal: [RegExp, string][] = [
  [/\bpassport (?:no|number|nr|#)?\.?\s*[:#]?\s*(?=\p{L}{0,3}\d)/iu, 'the passport number'],
  [
    /\b(?:date of birth|d\.?o\.?b\.?\s*[:-]|birth ?date|born (?:on )?\d|geburtsdatum|geboren am|né(?:e)? le|fecha de nacimiento|data di nascita)/iu,
    'the date of birth',
  ],
  [/\b(?:marital|civil) status|\bfamilienstand/iu, 'marital status'],
  [/\breligion\s*:/iu, 'religion'],
  [/\b(?:IBAN|bank account|account number|sort code)\b/iu, 'bank details'],
  [
    /\b(?:national insurance|NI|social security|SSN|aadhaar|PESEL|CPF)\s*(?:no|number|nr)?\.?\s*[:#]?\s*(?=\p{L}{0,2}\d{2})/iu,
    'the national number',
  ],
  [/\b(?:father|mother|husband|wife|spouse)['’]?s name\b/iu, 'the names of relatives'],
]

/** What nobody needs to know before an offer, named but not shown again. */
function tooPersonal({ document, statements }: Resume): string | null {
  const outside = statements.filter(
    ({ post, section }) => post === null && /^(?:header|other|interests|languages|summary)$/u.test(section),
  )
  const lines = [...outside.map(({ text }) => text), ...document.text.split('\n').filter(isPrivateLabel)]
  const found = personal.filter(([pattern]) => lines.some(text => pattern.test(text))).map(([, name]) => name)
  return found.length > 0
    ? `Leave out ${enumerate(found)}: no employer needs ${found.length > 1 ? 'them' : 'that'} to choose whom to see.`
    : null
}

// More words than anybody reads in one go, and so many dates that several posts must be told in them.
const wall = { words: 120, dates: 3, longest: 4000 }
const fullLine = 70
const opensNew = /^\s*(?:[^\p{L}\d\s(“"'‘$€£]|\d{1,2}[.)]\s)|\s{3,}\S/u

/** A paragraph of several posts and so many words that it should be several. */
export function oneBlock({ document }: Resume): string | null {
  let block = ''
  let goesOn = false
  for (const line of document.text.split('\n')) {
    // What is longer by far than the wall has been asked already.
    const joined = goesOn && line.trim() !== '' && !opensNew.test(line) && block.length < wall.longest
    block = joined ? `${block} ${line.trim()}` : line.trim()
    goesOn = line.trim().length >= fullLine
    if (wordCount(block) >= wall.words && datePoints(block).length >= wall.dates)
      return `Break up the paragraph that begins ${inQuotes(brief(block, 60))}: a block for each post, with employer and years over it, is read sooner.`
  }
  return null
}

const dutiesOver = /^(?:(?:key|main|major|job|core|duties|roles?|and|&) )*(?:responsibilities|duties)\s*:?$/iu

/** Duties told under the last of several posts, or under a heading of their own, so that none says whose they are. */
function stray({ statements, posts }: Resume): string | null {
  const at = statements.findIndex(({ text }) => dutiesOver.test(text.trim()))
  const once = statements.filter(({ text }) => dutiesOver.test(text.trim())).length === 1
  const duties = statements.slice(at + 1, at + 4)
  const [first] = duties
  if (at < 0 || !once || !first || duties.length < 3 || duties.some(({ heading }) => heading)) return null
  const above = statements.slice(0, at).filter(({ post, section }) => post !== null || section === 'experience')
  const rows = above.filter(({ text }) => datePoints(text).length > 1)
  const told = above.filter(({ heading, listed, text }) => !heading && !listed && datePoints(text).length === 0)
  if (Math.max(posts.length, rows.length) < 2 || told.length > 1) return null
  return `Say in which post each duty was done: ${around(first.text, /^/u, 70)} and those below it stand under none.`
}

/** Work that is told without any employer or year. */
function nowhere(resume: Resume): string | null {
  const { posts, statements } = resume
  if (posts.length > 0) return null
  const work = statements.find(
    ({ section, text }, at) =>
      section === 'experience' && !unspoken(resume).has(at) && datePoints(text).length === 0 && /\s\S+\s/u.test(text),
  )
  if (work) return `Say where and when: ${around(work.text, /^/u, 80)} names no year, so nobody can count it.`
  // What was done, told by kinds of work in place of posts.
  const [done] = doneElsewhere(resume)
  return done ? `Say for whom and when each thing was done: ${around(done.text, /^/u, 80)} stands under no post.` : null
}

/** What people say of themselves, where much of it is said. */
function praiseAlone(resume: Resume): string | null {
  const found = selfPraise(resume)
  return found.length > 0
    ? `Put an example from the work in place of ${enumerate(found.slice(0, 3).map(inQuotes))}, which anybody may say.`
    : null
}

/** Whom a page with misspelt words should have as a second reader. */
function spelling(resume: Resume): string | null {
  const wrong = misspeltIn(resume)
  return wrong.length > 0
    ? `Have somebody else read it for spelling before it goes out again, from ${enumerate(wrong.slice(0, 2).map(inQuotes))} on.`
    : null
}

/** What would make the page better, most needed first. */
export const pageAdvice = (resume: Resume): string[] =>
  [noAddress, datesToPutRight, nowhere, spelling, oneBlock, stray, tooPersonal, praiseAlone]
    .map(advice => advice(resume))
    .filter(sentence => sentence !== null)
