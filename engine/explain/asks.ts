import { standingOf } from '../assess/validity.ts'
import { withoutHarmless } from '../integrity.ts'
import { isPaper } from '../knowledge/index.ts'
import type { Post } from '../resume/posts.ts'
import type { Resume } from '../resume/read.ts'
import type { Facts } from './facts.ts'
import { hasFigure, isOwnWork, type Measure, measureOf, resultOf, sizeOf } from './figures.ts'
import { datedWithin, type Gap, gapBetween, gapSince, inWords, monthName } from './gaps.ts'
import { listedOnly } from './names.ts'
import { around, brief, calm, capital, enumerate, inQuotes, latestOf, postName, spelled, yearsText } from './phrases.ts'

/** Posts of which there is nothing but a heading, and no long one, in which the work itself may be told. */
function bare({ resume, told }: Facts): Post[] {
  return resume.posts.filter((post, index) => {
    const heading = resume.statements.filter(({ post, heading }) => post === index && heading)
    const letters = heading.reduce((sum, { text }) => sum + text.length, 0)
    return !told.some(({ post }) => post === index) && letters < post.title.length + post.employer.length + 90
  })
}

/** Posts that ended within a year, the one that goes on aside. */
const short = ({ posts }: Resume) => {
  const found = posts.filter(({ start, end }) => end !== null && end - start < 11)
  return found.length >= 2 && found.length * 2 >= posts.length ? found : []
}

// Where a line says that something is missing; “not as fast as it was”, “not only” say nothing of the kind.
const missing =
  /\b(?:no(?! (?:less|fewer|more|later|longer than))|not(?! (?:as|only|just|less|even)\b)|never|lack\p{L}*|none|cannot)\b|\bwithout(?= (?:experience|any|an?|being|having)\b)|n[’']t\b/iu

/** The line in which the resume itself says that something is missing, shown from where it says so. */
function saidMissing({ statements, evidence, own }: Resume): string | null {
  const named = statements.find(({ section }) => section === 'lacks')
  if (named) return inQuotes(brief(named.text, 100))
  const item = evidence.all.find(
    ({ polarity, concept, statement }) =>
      polarity === 'absent' &&
      /^(?:skill|tool|certificate|licence)$/u.test(concept.kind) &&
      own[statement]?.taint === null &&
      missing.test(withoutHarmless(statements[statement]?.text ?? '')),
  )
  const line = item ? statements[item.statement] : undefined
  return line ? around(line.text, missing, 100) : null
}

/** The paper that the resume says has run out. */
function runOut({ resume, now }: Facts): string | null {
  const found = resume.statements.find(
    ({ section, listed, text }, at) =>
      section === 'papers' &&
      !listed &&
      resume.own[at]?.taint === null &&
      standingOf(text, now, { lasts: null, asked: false, held: false }).state === 'expired',
  )
  return found ? inQuotes(brief(found.text, 100)) : null
}

/** What a gap leaves open: nothing at all, or what is dated there though it is no post. */
function gapTold(resume: Resume, gap: Gap): string {
  const dated = datedWithin(resume, gap)
  if (!dated) return `Nothing is dated ${inWords(gap)}.`
  return `There is no post ${inWords(gap)}, though ${dated} is dated there.`
}

const gapsOf = ({ resume, now }: Facts) => [gapBetween(resume), gapSince(resume, now)].filter(gap => gap !== null)

export function weaknesses(facts: Facts): string[] {
  const { resume, told } = facts
  const found: string[] = []
  if (resume.posts.length === 0) found.push('No post with dates could be read, so no experience can be counted.')
  const untold = bare(facts)
  if (untold.length > 0)
    found.push(`Gives no more than title and dates of ${enumerate([...new Set(untold.map(postName))].slice(0, 2))}.`)
  const listed = listedOnly(resume)
  if (listed.length >= 4) {
    const more = listed.length - 3
    found.push(
      `${capital(listed.slice(0, 3).join(', '))} and ${spelled(more)} more stand in a list; no post says where they were used.`,
    )
  }
  const duty = told.toSorted((a, b) => b.text.length - a.text.length)[0]
  if (duty && told.length >= 4 && !told.some(hasFigure))
    found.push(`${around(duty.text, /^/u, 80)} gives no figure, nor does any other line on the work.`)
  const missing = saidMissing(resume)
  if (missing) found.push(`Says itself what is missing: ${missing}.`)
  const gone = runOut(facts)
  if (gone) found.push(`A paper has run out: ${gone}.`)
  const brisk = short(resume)
  if (brisk.length > 0)
    found.push(
      `${capital(spelled(brisk.length))} of ${spelled(resume.posts.length)} posts lasted less than a year: ${enumerate([...new Set(brisk.map(postName))].slice(0, 2))}.`,
    )
  return [...found, ...gapsOf(facts).map(gap => gapTold(resume, gap))]
}

/** What to ask about the posts and the time between them. */
function asksOfPosts(facts: Facts): string[] {
  const { resume } = facts
  const [untold] = bare(facts)
  const [brisk] = short(resume)
  return [
    ...(untold ? [`Ask what the work was as ${postName(untold)}.`] : []),
    ...(brisk?.end ? [`Ask why ${postName(brisk)} ended in ${monthName(brisk.end)}, within a year.`] : []),
    ...gapsOf(facts).map(gap => `Ask what ${gap.to === null ? 'has been' : 'was'} done ${inWords(gap)}.`),
  ]
}

const asksOfMeasure: Record<Measure, string> = {
  money: 'Ask who answered for this sum',
  share: 'Ask how this was measured',
  people: 'Ask who led whom here',
  count: 'Ask how much of this was done alone',
}

/** What to ask about the work: how much of it there was, else how what came of it was brought about. */
function askOfWork(facts: Facts): string[] {
  const { resume, told } = facts
  const latest = latestOf(resume.posts)
  const own = latest ? told.filter(({ post, clean }) => clean && post === resume.posts.indexOf(latest)) : []
  const duty = own.filter(isOwnWork).toSorted((a, b) => b.text.length - a.text.length)[0]
  if (latest && duty && !own.some(hasFigure))
    return [`Ask for figures behind ${around(duty.text, /^/u, 70)} (${calm(latest.title)}).`]
  const result = resultOf(facts)
  return result ? [`Ask how this was done, and by whom: ${around(result.text, result.pattern, 90)}.`] : []
}

/** A paper of which no line says from when or until when it is good. */
function undated({ resume: { statements, own, evidence }, now }: Facts): string | null {
  const papers = new Set(
    evidence.all
      .filter(({ concept }) => isPaper(concept) && concept.id !== 'driving-licence')
      .map(({ statement }) => statement),
  )
  const found = statements.find(
    ({ section, listed, heading, text }, at) =>
      section === 'papers' &&
      !listed &&
      !heading &&
      own[at]?.taint === null &&
      !/\d{2}/u.test(text) &&
      papers.has(at) &&
      standingOf(text, now, { lasts: null, asked: false, held: false }).state === 'unknown',
  )
  return found ? `Ask since when and until when this is good: ${inQuotes(brief(found.text, 80))}.` : null
}

// From so many months on, or up to so many, somebody asks why a post is to be left.
const long = 96
const fresh = 12

/** Why a post that goes on is to be left, where it has gone on for long or has just begun. */
function whyLeave({ resume: { posts }, now }: Facts): string | null {
  const latest = latestOf(posts)
  if (!latest || latest.end !== null || posts.length < 2) return null
  const months = now - latest.start
  if (months >= long) return `Ask why now, after ${yearsText(months / 12)} as ${postName(latest)}.`
  return months < fresh
    ? `Ask why a move is wanted when ${postName(latest)} began in ${monthName(latest.start)}.`
    : null
}

export function suggestions(facts: Facts): string[] {
  const { resume } = facts
  const { profile, studies } = resume
  const found: string[] = []
  if (!profile.email && !profile.phone)
    found.push(
      `Ask ${profile.name ?? 'whoever sent it'} for an email address or a telephone number: neither could be found.`,
    )
  const listed = listedOnly(resume).slice(0, 2)
  if (listed.length === 2) found.push(`Ask for an example from the work of ${enumerate(listed)}: both are only listed.`)
  found.push(...asksOfPosts(facts), ...askOfWork(facts))
  const open = studies.find(study => study.open)
  if (open) found.push(`Ask whether ${inQuotes(brief(open.degree, 60))} will be finished, and when.`)
  if (found.length > 1) return found
  const beside = undated(facts) ?? whyLeave(facts)
  if (beside) return [...found, beside]
  const size = found.length === 0 ? sizeOf(facts) : null
  if (!size) return found
  const line = around(size.text, size.pattern, 90)
  return [`${asksOfMeasure[measureOf(line)]}: ${line}.`]
}
