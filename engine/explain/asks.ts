import { standingOf } from '../assess/validity.ts'
import { isPaper } from '../knowledge/index.ts'
import type { Study } from '../resume/education.ts'
import { datePoints } from '../text/date-points.ts'
import { dateRanges } from '../text/dates.ts'
import type { Facts } from './facts.ts'
import { hasFigure, isOwnWork, type Measure, measureOf, resultOf, sizeOf } from './figures.ts'
import { gapsOf, inWords, monthName } from './gaps.ts'
import { heldOf, lasting } from './held.ts'
import { isOwnBoss, wasForATime } from './kinds.ts'
import { renewals } from './lapsed.ts'
import { layoutAdvice } from './layout-advice.ts'
import { listedOnly } from './names.ts'
import { pageAdvice } from './page.ts'
import { around, asPost, brief, calm, enumerateNames, inQuotes, latestOf, postName } from './phrases.ts'
import { bare, short } from './thin.ts'

/** What to ask about the posts and the time between them. */
function asksOfPosts(facts: Facts): string[] {
  const { resume } = facts
  const [untold] = bare(facts)
  const [brisk] = short(resume)
  return [
    ...(untold ? [`Ask what the work was ${asPost(untold)}.`] : []),
    ...(brisk?.end ? [`Ask why ${postName(brisk)} ended in ${monthName(brisk.end)}, within a year.`] : []),
    ...gapsOf(resume, facts.now).map(gap => `Ask what ${gap.to === null ? 'has been' : 'was'} done ${inWords(gap)}.`),
  ]
}

const asksOfMeasure: Record<Measure, string> = {
  money: 'Ask who answered for this sum',
  share: 'Ask how this was measured',
  people: 'Ask who led whom here',
  count: 'Ask how much of this was done alone',
}

// Who did it with whom, or on whose word.
const saysWho =
  /\b(?:I|my|we|our|together|with|alone|myself|single-handed\p{L}*|team|crew|helped|assist\p{L}*|under|supervis\p{L}*|by|led|lead|manag\p{L}*|own)\b/iu
// By what it was brought about.
const saysHow =
  /\b(?:by|with|through|using|after|introduc\p{L}*|rebuil\p{L}*|redesign\p{L}*|replac\p{L}*|mov\p{L}*|wrote|writing|set up|new|thanks to|because|chang\p{L}*|train\p{L}*|built|automat\p{L}*|negotiat\p{L}*|since)\b/iu

/** What to ask about the work of the main post, where it gives no figure. */
function askOfWork({ resume, told }: Facts): string[] {
  const latest = latestOf(resume.posts)
  const own = latest ? told.filter(({ post, clean }) => clean && post === resume.posts.indexOf(latest)) : []
  // A sentence with a stretch of time tells a post or a study.
  const duty = own
    .filter(one => isOwnWork(one) && dateRanges(one.text).length === 0)
    .toSorted((a, b) => b.text.length - a.text.length)[0]
  return latest && duty && !own.some(hasFigure)
    ? [`Ask for figures behind ${around(duty.text, /^/u, 70)} (${calm(latest.title)}).`]
    : []
}

// “From 1 inch to 24 inch” says what there was, not what became of it.
const became =
  /\d\s?(?:%|per ?cent)|\b(?:down|up|fell|rose|went|grew|reduced|raised|brought|halved|doubled|lowered|improved)\b/iu

/** What to ask of the result or the size that stands out, where its line leaves open how or by whom. */
function askOfFigure(facts: Facts): string[] {
  const result = resultOf(facts)
  if (result)
    return saysHow.test(result.text) || !became.test(result.text)
      ? []
      : [`Ask what was done to get there: ${around(result.text, result.pattern, 90)}.`]
  const size = sizeOf(facts)
  if (!size || saysWho.test(size.text)) return []
  const line = around(size.text, size.pattern, 90)
  return [`${asksOfMeasure[measureOf(line)]}: ${line}.`]
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
function whyLeave({ resume, now }: Facts): string | null {
  const { posts } = resume
  const latest = latestOf(posts)
  if (!latest || latest.end !== null || posts.length < 2) return null
  if (isOwnBoss(latest.employer) || wasForATime(latest.title)) return null
  const held = heldOf(resume, now)[posts.indexOf(latest)]
  const months = now - latest.start
  if (held && months >= long) return `Ask why now, after ${lasting(held)} ${asPost(latest)}.`
  return months < fresh
    ? `Ask why a move is wanted when ${postName(latest)} began in ${monthName(latest.start)}.`
    : null
}

// “Due June 2027”, “2024 – expected 2028”: when it will be finished is told.
const saysWhen = ({ row }: Study, now: number) => datePoints(row).some(({ last }) => last > now)

// “Not finished (two years of four)”: it is over.
const givenUp =
  /\b(?:not (?:finished|completed)|unfinished|incomplete|left (?:without|before|after)|dropped out|broken? off|discontinued|abandoned)\b/iu

/** What to ask and to better: of what a score takes off, that no sentence before names, last. */
export const suggestions = (facts: Facts): string[] => [...asks(facts), ...layoutAdvice(facts.resume)]

function asks(facts: Facts): string[] {
  const { resume } = facts
  const found = pageAdvice(resume)
  const listed = resume.posts.length > 0 ? listedOnly(resume).slice(0, 2) : []
  if (listed.length === 2)
    found.push(`Ask for an example from the work of ${enumerateNames(listed)}: both are only listed.`)
  found.push(...asksOfPosts(facts), ...askOfWork(facts), ...renewals(facts))
  const open = resume.studies.find(study => study.open && !saysWhen(study, facts.now) && !givenUp.test(study.row))
  if (open) found.push(`Ask whether ${inQuotes(brief(open.degree, 60))} will be finished, and when.`)
  if (found.length > 1) return found
  const beside = undated(facts) ?? whyLeave(facts)
  if (beside) return [...found, beside]
  return found.length === 0 ? askOfFigure(facts) : found
}
