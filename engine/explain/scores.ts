import type { Post } from '../resume/posts.ts'
import type { Resume } from '../resume/read.ts'
import type { SectionKind } from '../resume/section-names.ts'
import { wordCount } from '../text/count.ts'
import { coveredMonths } from '../text/dates.ts'
import { once } from '../text/once.ts'
import { type Facts, noPost, type Told, toldAt } from './facts.ts'
import { hasFigure, resultIn, sizeIn } from './figures.ts'
import { listedOnly, namedInWork } from './names.ts'

/*
 * The scores of one resume by itself, each 0 to 100. What there may be much of counts less the more there is of it, so
 * that neither a long list nor a long life fills a score: `full` × (1 − e^(−amount / pace)).
 */
const filled = (full: number, amount: number, pace: number) => full * (1 - Math.exp(-amount / pace))

/** A line that a score may rest on; `weight` is 1, or less where it could stand in anybody's resume. */
type Line = Told & { weight: number }

// Fewer words say nothing of what was done.
const fewestWords = 3
// “Responsible for various projects”: no figure, no name, no list of what it was.
const vague = 0.25
const innerCapital = /[\p{L}\d,;)] \p{Lu}/u
const enumeration = /,[^,]*,|,[^,]* and /u

/** Each line once, those of projects too, which stand under no post. All three scores ask for them. */
const scoredLines = once((facts: Facts): readonly Line[] => {
  const { resume, told } = facts
  const names = namedInWork(resume).map(({ name }) => name.toLowerCase())
  const namesAny = (text: string) => names.some(name => text.includes(name))
  return [...told, ...projectsOf(resume)]
    .filter(({ counts, text }) => counts && wordCount(text) >= fewestWords)
    .map(line => {
      const { text } = line
      const tells = innerCapital.test(text) || enumeration.test(text) || hasFigure(line) || namesAny(text.toLowerCase())
      return { ...line, weight: tells ? 1 : vague }
    })
})

const projectsOf = (resume: Resume): Told[] =>
  resume.statements.flatMap(({ section, post, listed }, at) =>
    section !== 'projects' || post !== null || listed ? [] : [toldAt(resume, at)],
  )

// What is said of one post first tells most: half of what can be told, then half of the rest.
const leftUntold = 0.5

/** Of each post how far it says what was done in it, 0 to 1. */
function describedIn({ resume }: Facts, lines: readonly Line[]): (post: Post) => number {
  const { posts, statements, jobs } = resume
  // What stands under projects is told of all posts alike.
  const shared =
    lines.reduce((sum, { post, weight }) => sum + (post === noPost ? weight : 0), 0) / Math.max(1, jobs.length)
  const told = posts.map(() => shared)
  const letters = posts.map(() => 0)
  for (const { post, weight } of lines) if (post !== noPost) told[post] = (told[post] ?? 0) + weight
  for (const { post, heading, text } of statements)
    if (post !== null && heading) letters[post] = (letters[post] ?? 0) + text.length
  const found = new Map(
    posts.map((post, at) => {
      // “Designer, Hill & Co, 2013 – 2016: print layout, catalogue of 300 pages twice a year”
      const inHeading = (letters[at] ?? 0) >= post.title.length + post.employer.length + 90 ? 1 : 0
      return [post, 1 - leftUntold ** Math.max(told[at] ?? 0, inHeading)]
    }),
  )
  return post => found.get(post) ?? 0
}

const longAgo = 120

/** How far the posts say what was done in them; of what ended ten years ago that is not asked. */
function described(facts: Facts): number {
  const { jobs } = facts.resume
  const recent = jobs.filter(({ end }) => end === null || facts.now - end < longAgo)
  const asked = recent.length > 0 ? recent : jobs
  const share = describedIn(facts, scoredLines(facts))
  return asked.reduce((sum, post) => sum + share(post), 0) / Math.max(1, asked.length)
}

// A paragraph of more words than this is skipped rather than read.
const longest = 60

const ofWork = new Set<SectionKind>(['summary', 'experience', 'projects'])

/**
 * The share of what is told that stands in paragraphs of readable length, 0 to 1. Short lines on the person, the studies
 * and the like are left out, so that nothing moves it that is written there.
 */
function readable({ document, statements }: Resume): number {
  const paragraphs: { words: number; told: boolean }[] = []
  let end = -1
  for (const { start, end: last, text, section, post } of statements) {
    const told = post !== null || ofWork.has(section)
    const before = end >= 0 && !document.text.slice(end, start).includes('\n') ? paragraphs.at(-1) : undefined
    if (before) {
      before.words += wordCount(text)
      before.told ||= told
    } else paragraphs.push({ words: wordCount(text), told })
    end = last
  }
  const counted = paragraphs.filter(({ words, told }) => told || words > longest)
  const all = counted.reduce((sum, { words }) => sum + words, 0)
  return all === 0 ? 0 : counted.reduce((sum, { words }) => sum + Math.min(words, longest), 0) / all
}

/** The parts that a reader looks for, under a heading that says so: the work, the studies, and one of the others. */
function partsOf({ statements, own }: Resume): number {
  const kinds = new Set(
    statements.filter((_, at) => own[at]?.taint === null && !own[at]?.repeated).map(({ section }) => section),
  )
  const beside = (['papers', 'skills', 'languages', 'projects'] as const).some(kind => kinds.has(kind))
  return (kinds.has('experience') ? 1 : 0) + (kinds.has('education') ? 1 : 0) + (beside ? 1 : 0)
}

/**
 * How the resume is written. Email 10, telephone 5; dates that were read 20; posts that say what was done 30; paragraphs
 * of readable length 15; the work, the studies and one part more under headings 5 each; nothing hidden or doubtful 5.
 * Who somebody is counts for nothing.
 */
export function formatScore(facts: Facts): number {
  const { profile, jobs, document, tally } = facts.resume
  const dated = jobs.length / Math.max(1, jobs.length + tally.unread.length)
  const clean = document.hidden.length === 0 && document.quality.verdict === 'good'
  return (
    (profile.email ? 10 : 0) +
    (profile.phone ? 5 : 0) +
    20 * dated +
    30 * described(facts) +
    15 * readable(facts.resume) +
    5 * partsOf(facts.resume) +
    (clean ? 5 : 0)
  )
}

// How many points a line has more by what it names, and how many in all; what is only listed has less.
const byName = 0.5
const mostOfLine = 2
const listed = 0.25
const mostListed = 10

/**
 * What is shown in use: 100 at a pace of 9 points. A line of the work has one, a quarter where it could stand in anybody's
 * resume; each thing that the sentences would name adds half a point, shared by the lines that name it, up to two a line;
 * a thing that is only listed has a quarter, ten of them at most.
 */
export function skillsScore(facts: Facts): number {
  const lines = scoredLines(facts).map(({ text, weight }) => ({ text: text.toLowerCase(), points: weight }))
  for (const { name } of namedInWork(facts.resume)) {
    const naming = lines.filter(({ text }) => text.includes(name.toLowerCase()))
    for (const line of naming) line.points += byName / naming.length
  }
  const shown = lines.reduce((sum, { points }) => sum + Math.min(mostOfLine, points), 0)
  return filled(100, shown + listed * Math.min(mostListed, listedOnly(facts.resume).length), 9)
}

/** How much a line measures: what came of the work 1, how much of it there was 0.5. */
const measuredBy = (line: Told): number => (resultIn([line]) ? 1 : sizeIn([line]) ? 0.5 : 0)

// A post tells something from one line on that could not stand in anybody's resume.
const tellsSomething = 1 - leftUntold

/**
 * Years and what came of them. 60 for the years at a pace of 6, of which those count half that tell nothing but commonplaces;
 * 40 for the lines that measure the work, at a pace of 3. Without a post that was read, no more than one such line earns.
 */
export function experienceScore(facts: Facts): number {
  const { jobs } = facts.resume
  const lines = scoredLines(facts)
  const monthsOf = (posts: Post[]) =>
    coveredMonths(posts.map(({ start, end }) => ({ start, end: Math.min(end ?? facts.now, facts.now) })))
  const share = describedIn(facts, lines)
  const months = (monthsOf(jobs) + monthsOf(jobs.filter(post => share(post) >= tellsSomething))) / 2
  const measured = lines.reduce((sum, line) => sum + measuredBy(line), 0)
  return filled(60, months / 12, 6) + filled(40, jobs.length > 0 ? measured : Math.min(1, measured), 3)
}
