import { wordCount } from '../text/count.ts'
import { datePoints } from '../text/date-points.ts'
import type { Facts, Told } from './facts.ts'
import { hasFigure, isOwnWork } from './figures.ts'
import { around, asPost, latestOf, spelled } from './phrases.ts'

/*
 * What a reader would have liked more of, where nothing else speaks against a resume: counted and quoted, so that it is so.
 */

const fewest = 4
const words = 3
// One line with a figure of so many is few, and so many lines on another post are more than one.
const few = 3

// “Languages: English, Spanish”, “Others: …” behind the last post: what is listed there, and what somebody has or is, is none of its work.
const labelled = /^\P{L}*\p{L}+:\s|^\W*I (?:have|hold|can|certify|declare|hereby|want|am)\b|\breferences?\b/iu

/** The lines on the work of all posts that a figure might stand in; one with a year may tell of something else. */
const linesOf = ({ told }: Facts): Told[] =>
  told.filter(
    line =>
      isOwnWork(line) &&
      line.counts &&
      wordCount(line.text) >= words &&
      !labelled.test(line.text) &&
      datePoints(line.text).length === 0,
  )

/** The post that goes on or ended last, of which less is said than of one before it. */
function scant({ resume }: Facts, lines: readonly Told[]): string | null {
  const latest = latestOf(resume.jobs)
  const at = latest ? resume.posts.indexOf(latest) : -1
  const count = (post: number) => lines.filter(line => line.post === post).length
  const most = Math.max(0, ...resume.posts.map((_, post) => (post === at ? 0 : count(post))))
  return latest && count(at) === 1 && most >= few
    ? `Tells the work ${asPost(latest)} in one line, that of a post before it in ${spelled(most)}.`
    : null
}

/** The weakness of a resume that has no plain one; null where there is none either. */
export function leastTold(facts: Facts): string | null {
  const lines = linesOf(facts)
  if (lines.length < fewest) return null
  const plain = lines.filter(line => !hasFigure(line))
  const [longest] = plain.toSorted((a, b) => b.text.length - a.text.length)
  // Where no line at all gives one, that is said elsewhere.
  if (longest && plain.length < lines.length && (lines.length - plain.length) * few <= lines.length)
    return `Only ${spelled(lines.length - plain.length)} of ${spelled(lines.length)} lines on the work ${lines.length - plain.length === 1 ? 'gives' : 'give'} a figure, and not ${around(longest.text, /^/u, 80)}.`
  return scant(facts, lines)
}
