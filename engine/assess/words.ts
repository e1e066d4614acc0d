import type { Subject } from '../job/need.ts'
import { age, type Context } from './context.ts'
import { staleMonths } from './find.ts'

/** How well one statement says the words of a requirement. `share` is 0 to 1, `named` that an abbreviation is there. */
export type WordMatch = { share: number; count: number; named: boolean; statement: number; weak: boolean; old: boolean }

/** The statement that holds the largest share of the words, by weight. */
export function wordMatch(context: Context, subjects: Subject[]): WordMatch | null {
  const weights = new Map(subjects.map(({ stem, weight }) => [stem, weight]))
  const weight = (stem: string) => weights.get(stem) ?? 0
  const wanted = [...weights.keys()]
  const total = wanted.reduce((sum, stem) => sum + weight(stem), 0)
  if (total === 0) return null
  let best: WordMatch | null = null
  context.resume.statements.forEach((statement, index) => {
    if (context.taint.has(index) || statement.section === 'lacks' || statement.section === 'wish') return
    const have = context.resume.evidence.stems[index] ?? new Set()
    let share = wanted.reduce((sum, stem) => sum + (have.has(stem) ? weight(stem) : 0), 0) / total
    if (share === 0) return
    const weak =
      statement.listed ||
      (statement.post !== null && context.atHome[statement.post] === false) ||
      statement.section === 'skills' ||
      statement.section === 'summary' ||
      statement.section === 'header' ||
      statement.section === 'interests'
    if (
      /(?:\b(?:no|not|never|without|lack|plan to|learning|booked)|n['’]t)\b/iu.test(
        context.resume.document.text.slice(statement.start, statement.end),
      )
    )
      share *= 0.4
    const hits = wanted.filter(stem => have.has(stem))
    const named = hits.some(stem => weight(stem) > 8)
    const made = { share, count: hits.length, named, statement: index, weak, old: age(context, index) > staleMonths }
    if (!best || made.share * (weak ? 0.8 : 1) > best.share * (best.weak ? 0.8 : 1)) best = made
  })
  return best
}
