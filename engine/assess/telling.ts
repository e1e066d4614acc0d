import type { Taint } from '../integrity.ts'
import type { Resume } from '../resume/read.ts'
import type { Row } from './heard.ts'

// Of how many things asked a post has to tell in words of the trade to be of it, whatever it is called.
const tellsTrade = 2
// What the words of a line have to tell together to show a thing: three rare words of it.
const shows = 9
// What they have to tell for the line to speak of it at all: one rare word.
const speaks = 3

const silent = new Set(['skills', 'interests', 'lacks', 'wish', 'languages'])

/** The post that a line tells of as work is told: it is no heading, list or claim, and not pasted. */
function postToldAt({ statements }: Resume, taint: ReadonlyMap<number, Taint>, at: number): number | null {
  const statement = statements[at]
  if (!statement || statement.heading || statement.listed || silent.has(statement.section) || taint.has(at)) return null
  return statement.post
}

/** Of each post whether lines of it, one for each of several needs, tell of them. */
export function tellOfNeeds(resume: Resume, taint: ReadonlyMap<number, Taint>, heard: Row[]): boolean[] {
  const lines = resume.posts.map(() => new Set<number>())
  for (const row of heard) {
    // By each post the line that tells most, the first of several.
    const best = new Map<number, { at: number; told: number }>()
    for (const [at, { told: own, around, signs }] of row) {
      const told = own + around
      if (signs < 2 || told < shows) continue
      const post = postToldAt(resume, taint, at)
      if (post === null) continue
      const before = best.get(post)
      if (!before || told > before.told || (told === before.told && at < before.at)) best.set(post, { at, told })
    }
    for (const [post, { at }] of best) lines[post]?.add(at)
  }
  return lines.map(({ size }) => size >= tellsTrade)
}

/** The lines of a post that speak of any need, in the order of the text. */
export function linesOfNeeds(resume: Resume, taint: ReadonlyMap<number, Taint>, heard: Row[], post: number): number[] {
  const found = new Set<number>()
  for (const row of heard)
    for (const [at, { told, around, signs }] of row)
      if (signs >= 2 && told + around >= speaks && postToldAt(resume, taint, at) === post) found.add(at)
  return [...found].toSorted((a, b) => a - b)
}
