import type { Taint } from '../integrity/own.ts'
import type { Resume } from '../resume/read.ts'
import type { Statement } from '../resume/statements.ts'
import { type Row, unheard } from './heard.ts'

// Of how many things asked a post has to tell in words of the trade to be of it, whatever it is called.
const tellsTrade = 2
// What the words of a line have to tell together to show a thing: three rare words of it.
const shows = 9

const silent = new Set(['skills', 'interests', 'lacks', 'wish', 'languages'])

/** Of each post whether lines of it, one for each of several needs, tell of them. */
export function tellOfNeeds({ statements, posts }: Resume, taint: ReadonlyMap<number, Taint>, heard: Row[]): boolean[] {
  const lines = posts.map(() => new Set<number>())
  for (const row of heard) {
    // By each post the line that tells most, the first of several.
    const best = new Map<number, { at: number; told: number }>()
    for (const at of row.lines) {
      const { told: own, around, signs } = row.at[at] ?? unheard
      const told = own + around
      if (signs < 2 || told < shows) continue
      const { post, heading, listed, section } = statements[at] as Statement
      if (post === null || heading || listed || silent.has(section) || taint.has(at)) continue
      const before = best.get(post)
      if (!before || told > before.told || (told === before.told && at < before.at)) best.set(post, { at, told })
    }
    for (const [post, { at }] of best) lines[post]?.add(at)
  }
  return lines.map(({ size }) => size >= tellsTrade)
}
