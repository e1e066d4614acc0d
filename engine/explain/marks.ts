import type { Resume } from '../resume/read.ts'
import { type Facts, type Told, toldAt } from './facts.ts'
import { isOwnWork } from './figures.ts'
import { toldBreak } from './gaps.ts'
import { goesOn, heldOf, lasting } from './held.ts'
import { isUnpaid } from './kinds.ts'
import { around, asPost, calm, latestOf, postName, untitled } from './phrases.ts'
import sayings from './sayings.json' with { type: 'json' }
import { unspoken } from './unspoken.ts'

/*
 * What speaks for somebody beside the strengths: a rise, people led or trained, something begun, a long stay.
 */

const ranks: [RegExp, number][] = [
  [/\b(?:director|head|chief|principal|partner|president|owner|founder|vp)\b/iu, 4],
  [/\b(?:manager|headteacher|superintendent|foreman|forewoman)\b/iu, 3],
  [/\b(?:senior|lead|leading|leader|supervisor|charge|coordinator|specialist|sergeant|ganger|chargehand)\b/iu, 2],
  [/\b(?:II|III|IV)\b/u, 1.5],
]
const senior = /\b(?:senior|principal|lead|chief|head)\b/iu
const junior =
  /\b(?:assistant|deputy|associate|trainee|apprentice|intern|junior|graduate|student|helper|commis|hand|labourer|lance corporal)\b/iu

/** How high a title stands, as far as its own words say so. */
const rankOf = (title: string) =>
  (ranks.find(([pattern]) => pattern.test(title))?.[1] ?? 1) -
  (junior.test(title) ? 0.5 : 0) +
  // “Senior Project Manager” stands above a project manager, and below who heads a department.
  (senior.test(title) ? 0.25 : 0)

/** The way from the first post with an employer to the last, where it led up. */
function rise({ posts }: Resume): string | null {
  const employer = posts.map(post => post.employer).find((name, at, all) => name !== '' && all.indexOf(name) < at)
  const inTime = posts.filter(post => post.employer === employer).toSorted((a, b) => a.start - b.start)
  const [first, last] = [inTime[0], inTime.at(-1)]
  if (!employer || !first || !last || first.title === last.title || rankOf(last.title) <= rankOf(first.title))
    return null
  return `Went from ${calm(first.title)} to ${postName(last)}.`
}

/** Whether a line tells of training others. */
export const teaches =
  /\b(?:preceptor|mentor(?:ed(?! by\b)|ing|s)?|taught|(?:train|coach|onboard|teach)(?:ed|ing|s|es)? (?!in\b|on\b|as\b)(?:\p{L}+ ){0,2}(?:new|team|staff|people|colleagues|\p{L}+(?:ers|ants|ees|ices|ists|ates|ors|ires)))\b/iu
const staff =
  'staff|people|employees|soldiers|drivers|workers|operators|operatives|engineers|technicians|nurses|carers|cooks|chefs|apprentices|volunteers|officers|guards|assistants|advis[eo]rs|analysts|developers|mechanics|cleaners|colleagues|(?:direct|line) reports|labourers|sailors|supervisors'
const people =
  '(?:teams?|crews?|staff|people|shift|apprentices?|nurses?|technicians?|engineers?|(?!(?:tend|ord|custom|us|pap|comput|serv|trail|contain|off|lett|suppli|ledg|passeng|learn)ers\\b|(?:visit|invest|vend|sens|mot)ors\\b)\\p{L}+(?:ers|ants|ees|ists|ors))'
// Who worked in a team of eight led nobody.
const leading =
  '\\b(?:led|leads?|leading|head(?:ed|ing)?|r[au]n|running|managed?|managing|supervis(?:e[sd]?|ing)|handl(?:es?|ed|ing)|brief(?:s|ed|ing)?|hired|trained|built|recruited|directed|oversaw|in charge of|responsible for|my|own)'
const teamOf = '\\b(?:team|crew|staff) of (?:\\d+|\\p{L}+)'
const leadsPeople = new RegExp(
  `(?:\\b(?:led|leading|supervis(?:e[sd]?|ing)|manag(?:e[sd]?|ing))|(?:^|\\bI )lead(?! (?:nurse|technician|engineer|apprentice)\\b)) (?:(?!(?:and|with|by|for|on)\\b)[\\p{L}\\d-]+ ){0,3}${people}\\b|${leading}\\b[^.;]{0,30}${teamOf}|${teamOf}[^.;]{0,40}\\b(?:I|by me|under me|reporting to me)\\b|\\b(?:in charge of|responsible for) \\d+ (?:\\p{L}+ )?(?:${staff})\\b`,
  'iu',
)
const inCharge = /\b(?:(?<!(?:was|were|be|been) )led(?! by\b)|in charge of|responsible for|answer(?:ed|able)? for)\b/iu
// “Responsible for” opens any duty: who is in charge has people, money or a place to answer for.
const answersFor = new RegExp(
  `^[^.;]*(?:[$€£]\\s?\\d|\\d[\\d.,]*\\s?(?:k|m|mn|million|euros?)\\b|\\bbudgets?\\b|\\b(?:${staff}|teams?|crews?)\\b|\\b(?:department|shift|unit|ward|site|plant|shop|store|branch|kitchen|warehouse|depot|fleet|hotel|restaurant|factory|farm|workshop|laboratory|lab|clinic|school|region|district|section|station|floor|bench|bar|yard|vessel|ship)(?:s|es)?\\b(?=\\s*(?:$|[,.;:()]|(?:of|in|at|with|for|and|on|during|across|worth|when|while|after|to)\\b)))`,
  'iu',
)

/** How many people a line speaks of, 0 where it gives no figure. */
const headcount = (text: string) => {
  const [, counted, of] =
    new RegExp(`\\b(\\d+) (?:\\p{L}+ )?(?:${staff})\\b|\\b(?:team|crew|staff) of (\\d+)`, 'iu').exec(text) ?? []
  return Number(counted ?? of ?? 0)
}

/** Whether a line says of what somebody was in charge, and that it is something. */
function answers(text: string): boolean {
  const found = inCharge.exec(text)
  return found !== null && answersFor.test(text.slice(found.index + found[0].length))
}

// A room, a rapport and a shift are there to be set up, established and begun every day.
const everyDay = `(?:(?:the|a|an|our|all|new) )*(?:\\p{L}+ )?(?:${sayings.everyDay.join('|')})(?![\\p{L}])`
const broughtIn = new RegExp(
  `(?:^|\\bI )\\W*(?:(?:set up(?! (?:for|and (?!ran\\b|led\\b|\\p{L}+ed\\b))\\b)|established|started (?=(?:an?|our)\\b))(?! ?${everyDay})|introduced|launched|founded|initiated|devised|pioneered)`,
  'iu',
)
const singledOut =
  /^\W*(?:nominated (?:for|as)|winner of|won (?:the|an?)|finalist|best \p{L}+ (?:of|award|prize)|(?:awarded|received|recipient of) (?:the|an?) (?:\p{L}+ ){0,4}(?:award|prize|medal|fellowship|scholarship))\b|\b(?:employee of the (?:month|quarter|year)|commended (?:for|by)|shortlisted for|(?:won|received|awarded|given) (?:the|an?|our|two|three)\b[^.;]{0,40}\b(?:award|prize|bonus))\b/iu

// So many months in one post speak for both sides.
const longStay = 60

/** The post held longest, where there were others with other employers. */
function stay(resume: Resume, now: number): { sentence: string; isLatest: boolean } | null {
  const { posts } = resume
  const held = heldOf(resume, now)
  const [best] = posts
    .flatMap((post, at) => {
      const time = held[at]
      return time && !isUnpaid(post) ? [{ post, time, months: time.end - time.start + 1 }] : []
    })
    .toSorted((a, b) => b.months - a.months)
  const employers = new Set(posts.map(({ employer }) => employer))
  if (!best || employers.size < 2 || best.months < longStay) return null
  const years = lasting(best.time)
  return goesOn(resume, best.post, now)
    ? {
        sentence: `Has been ${untitled(best.post) ? asPost(best.post) : postName(best.post)} for ${years}.`,
        isLatest: best.post === latestOf(posts),
      }
    : { sentence: `Stayed ${years} ${asPost(best.post)}.`, isLatest: false }
}

// Teaching is what these are there for, and no more of a line than of any other of theirs.
const teacher = /\b(?:teach\p{L}*|lecturer|tutor|professor|instructor|trainer|educator|coach)\b/iu
const teachesOthers = (title: string, text: string) =>
  teaches.test(teacher.test(title) ? text.replace(/\b(?:taught|teach\p{L}*|train\p{L}*|coach\p{L}*)\b/giu, ' ') : text)

/** A prize told under no post. */
function honourBeside(resume: Resume): Told | undefined {
  const at = resume.statements.findIndex(
    ({ text, post, section }, index) =>
      post === null &&
      section !== 'wish' &&
      section !== 'lacks' &&
      resume.own[index]?.taint === null &&
      !unspoken(resume).has(index) &&
      singledOut.test(text),
  )
  return at < 0 ? undefined : toldAt(resume, at)
}

export function positives({ resume, told, now }: Facts): string[] {
  const own = told.filter(isOwnWork)
  const teaching = own.find(({ text, post }) => teachesOthers(resume.posts[post]?.title ?? '', text))
  const [led] = own
    .filter(one => one !== teaching && leadsPeople.test(one.text))
    .toSorted((a, b) => headcount(b.text) - headcount(a.text))
  const charge = led ? undefined : own.find(one => one !== teaching && answers(one.text))
  const fresh = own.find(one => one !== teaching && one !== led && one !== charge && broughtIn.test(one.text))
  const honour = own.find(({ text }) => singledOut.test(text)) ?? honourBeside(resume)
  const marks = [
    rise(resume),
    teaching ? `Trains others: ${around(teaching.text, teaches, 90)}.` : null,
    led ? `Has led people: ${around(led.text, leadsPeople, 90)}.` : null,
    charge ? `Has been in charge: ${around(charge.text, inCharge, 90)}.` : null,
    fresh ? `Brought in something new: ${around(fresh.text, broughtIn, 90)}.` : null,
    honour ? `Was singled out: ${around(honour.text, singledOut, 90)}.` : null,
  ].filter(sentence => sentence !== null)
  const long = stay(resume, now)
  // Since when the latest post goes on stands in the strengths: it is told again only where there is nothing else.
  const stayed = long && !(long.isLatest && marks.length > 0) ? [long.sentence] : []
  return [...marks, ...stayed, toldBreak(resume, now)].filter(sentence => sentence !== null)
}
