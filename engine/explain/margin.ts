import type { Post } from '../resume/posts.ts'
import type { Resume } from '../resume/read.ts'
import type { Facts } from './facts.ts'
import { gapOf } from './flags.ts'
import { brief, capital, enumerate, inQuotes, spelled, yearsText } from './phrases.ts'

/*
 * What a colleague who has read the resume writes in its margin. Each sentence names or quotes what it rests on, so
 * that none of them could stand beside another resume.
 */

/** “Vasoactive infusions” as it stands inside a sentence: “vasoactive infusions”, but “Power BI”, “SQL”, “Siemens PLC”. */
const inside = (name: string) => {
  const plain = name.replace(/\s*\([^)]*\)/g, '')
  return /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain
}

/** Titles in capitals are somebody's layout, no shouting. */
const calm = (title: string) =>
  /\p{Ll}/u.test(title) || !/\p{L}{5}/u.test(title)
    ? title
    : title.replace(/\p{L}+/gu, word => (word.length < 4 ? word : word.charAt(0) + word.slice(1).toLowerCase()))

const at = ({ title, employer }: Post) => `${calm(title)}${employer ? ` at ${employer}` : ''}`
const since = ({ start }: Post) => Math.floor(start / 12)

const latestOf = ({ posts }: Resume): Post | undefined =>
  posts.toSorted(
    (a, b) => (b.end ?? Number.MAX_SAFE_INTEGER) - (a.end ?? Number.MAX_SAFE_INTEGER) || b.start - a.start,
  )[0]

/** The line around the words that a sentence is about, so that the quote shows them. */
function quoted(text: string, pattern: RegExp, limit: number): string {
  const found = pattern.exec(text)?.index ?? 0
  const from = found < limit - 30 ? 0 : text.lastIndexOf(' ', found - 25) + 1
  return inQuotes(`${from > 0 ? '… ' : ''}${brief(text.slice(from), limit)}`)
}

const change =
  /\bfrom (?:[$€£]?\d[\d.,]*\s?\S* )(?:\p{L}+ )?to [$€£]?\d|\b(?:(?:up|down|rose|fell|grew) (?:by|from)|cut|saved?|saving|raised|reduced|lowered|halved|doubled|won)\b[^.;]{0,40}\d|\d[^.;]{0,30}\b(?:less|fewer|more|faster|saved|without)\b/iu
const share = /\d\s?(?:%|percent|per cent)|[$€£]\s?\d/u

const inWords =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|dozens?|half|twice)\b/iu
const counts = ({ text, figure }: Facts['told'][number]) => figure || inWords.test(text)

/** The line that says most plainly what came of the work. */
function result({ told }: Facts) {
  const weight = (text: string) => (change.test(text) ? 2 : 0) + (share.test(text) ? 1 : 0)
  return told
    .filter(({ figure, text }) => figure && weight(text) > 0)
    .toSorted((a, b) => weight(b.text) - weight(a.text) || b.text.length - a.text.length)[0]
}

function career({ profile, posts, ...rest }: Resume): string | null {
  const latest = latestOf({ profile, posts, ...rest })
  if (!latest || profile.total_years < 3) return null
  const years = capital(yearsText(profile.total_years))
  const employers = new Set(posts.map(({ employer }) => employer).filter(name => name !== '')).size
  if (employers === 1 && posts.length > 1)
    return `${years}, all of them at ${latest.employer}, ${latest.end === null ? 'now' : 'last'} as ${calm(latest.title)}.`
  const where = employers > 1 ? ` with ${spelled(employers)} employers` : ' of dated work'
  if (latest.end !== null) return `${years}${where}, last as ${at(latest)} until ${Math.floor(latest.end / 12)}.`
  return `${years}${where}; ${at(latest)} since ${since(latest)}.`
}

export function strengths(facts: Facts): string[] {
  const { resume, told, own } = facts
  const found: string[] = []
  const years = career(resume)
  if (years) found.push(years)
  const best = result(facts)
  const sized = told.filter(({ figure }) => figure).toSorted((a, b) => b.text.length - a.text.length)[0]
  if (best) found.push(`Tells what came of the work: ${quoted(best.text, change, 110)}.`)
  else if (sized) found.push(`Gives the size of the work: ${quoted(sized.text, /\d/u, 110)}.`)
  const [first, ...others] = own
  if (first && first.lines >= 3)
    found.push(
      `${capital(inside(first.name))} runs through ${spelled(first.lines)} lines of the work${others.length > 0 ? `, with ${enumerate(others.slice(0, 3).map(({ name }) => inside(name)))} beside it` : ''}.`,
    )
  else if (own.length >= 2)
    found.push(`The work itself shows ${enumerate(own.slice(0, 4).map(({ name }) => inside(name)))}.`)
  const degree = resume.studies.find(({ level, open }) => level >= 4 && !open)
  if (degree)
    found.push(
      `Holds ${degree.degree}${degree.school ? ` from ${degree.school}` : ''}${degree.year ? `, ${degree.year}` : ''}.`,
    )
  return found
}

/** Posts that ended within a year, the one that goes on aside. */
const brief12 = ({ posts }: Resume) => posts.filter(({ start, end }) => end !== null && end - start < 11)

export function weaknesses({ resume, told, listedOnly }: Facts): string[] {
  const found: string[] = []
  const { posts } = resume
  if (posts.length === 0) found.push('No post with dates could be read, so no experience can be counted.')
  const bare = posts.filter((_, index) => !told.some(({ post }) => post === index))
  if (bare.length > 0) found.push(`Of ${enumerate(bare.slice(0, 2).map(at))} there is no more than the title.`)
  if (listedOnly.length >= 4) {
    const more = listedOnly.length - 3
    found.push(
      `${capital(enumerate(listedOnly.slice(0, 3).map(inside)))} are claimed in a list${more > 0 ? `, and ${spelled(more)} more with them` : ''}; no post says where they were used.`,
    )
  }
  const duty = told.toSorted((a, b) => b.text.length - a.text.length)[0]
  if (duty && told.length >= 4 && !told.some(counts))
    found.push(
      `Says what was done, not how much or to what end; ${quoted(duty.text, /^/u, 80)} gives no figure, nor does any other line.`,
    )
  const own = resume.statements.find(({ section }) => section === 'lacks')
  if (own) found.push(`Names a gap itself: ${inQuotes(brief(own.text, 100))}.`)
  const short = brief12(resume)
  if (short.length >= 2 && short.length * 2 >= posts.length)
    found.push(
      `${capital(spelled(short.length))} of ${spelled(posts.length)} posts lasted less than a year: ${enumerate(short.slice(0, 2).map(at))}.`,
    )
  const gap = gapOf(resume)
  if (gap) found.push(`Nothing is dated between ${gap.from} and ${gap.to}.`)
  return found
}

export function suggestions({ resume, told, listedOnly }: Facts): string[] {
  const found: string[] = []
  const { profile, posts, studies } = resume
  if (!profile.email && !profile.phone)
    found.push(
      `Ask ${profile.name ?? 'whoever sent it'} for an email address or a telephone number: neither could be found.`,
    )
  const [unit] = listedOnly
  const latest = latestOf(resume)
  if (unit && listedOnly.length >= 2)
    found.push(
      `Ask where ${inside(unit)} was used last${latest ? `, and whether ${latest.employer || calm(latest.title)} was the place` : ''}.`,
    )
  const gap = gapOf(resume)
  if (gap)
    found.push(
      `Ask what lay between ${gap.from} and ${gap.to}; there may be a good answer that the page does not give.`,
    )
  const own = latest ? told.filter(({ post }) => post === posts.indexOf(latest)) : []
  const duty = own.toSorted((a, b) => b.text.length - a.text.length)[0]
  if (latest && duty && !own.some(counts))
    found.push(`Ask how much and how many stand behind ${quoted(duty.text, /^/u, 70)} (${calm(latest.title)}).`)
  const open = studies.find(study => study.open)
  if (open) found.push(`Ask how far along ${inQuotes(brief(open.degree, 60))} is; it is not finished.`)
  return found
}

const teaches =
  /\b(?:preceptor|mentor(?:ed|ing|s)?|taught|apprentices?|(?:train|coach|onboard|teach)(?:ed|ing|s|es)? (?!in\b|on\b|as\b)(?:\p{L}+ ){0,2}(?:new|team|staff|people|colleagues|\p{L}+(?:ers|ants|ees|ices|ists|ates|ors|ires)))\b/iu
const leads =
  /\b(?:led|leads|leading|supervis(?:e[sd]?|ing)|managed? (?:a |the )?(?:team|staff|crew)|in charge of|responsible for)\b/iu

export function positives({ resume, told }: Facts): string[] {
  const found: string[] = []
  const byEmployer = new Map<string, Post[]>()
  for (const post of resume.posts)
    if (post.employer) byEmployer.set(post.employer, [...(byEmployer.get(post.employer) ?? []), post])
  const [employer, held] = [...byEmployer].find(([, list]) => list.length >= 2) ?? []
  const [last, first] = held
    ? held
        .toSorted((a, b) => b.start - a.start)
        .flatMap((post, index, all) => (index === 0 || index === all.length - 1 ? [post] : []))
    : []
  if (first && last && first.title !== last.title)
    found.push(`Went from ${calm(first.title)} to ${calm(last.title)} at ${employer}.`)
  const teaching = told.find(({ text }) => teaches.test(text))
  if (teaching) found.push(`Passes on what is known: ${quoted(teaching.text, teaches, 90)}.`)
  const led = told.find(one => one !== teaching && leads.test(one.text))
  if (led) found.push(`Has answered for the work of others or of a whole: ${quoted(led.text, leads, 90)}.`)
  return found
}
