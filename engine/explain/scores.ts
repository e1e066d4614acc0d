import type { Post } from '../resume/posts.ts'
import { coveredMonths } from '../text/dates.ts'
import type { Facts } from './facts.ts'
import { listedOnly, namedInWork } from './names.ts'
import { describedIn, filled, leftUntold, measuredBy, scoredLines } from './scored-lines.ts'

/*
 * The scores of skills and of experience of one resume by itself, each 0 to 100; that of its format stands in format.ts.
 */

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
