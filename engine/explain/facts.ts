import type { Resume } from '../resume/read.ts'
import { monthOf } from '../text/dates.ts'

/** What the sentences of an analysis rest on. */
export type Facts = {
  resume: Resume
  now: number
  /**
   * Statements of the posts, headings left out. `from`: the month its post began in; `clean`: it may be quoted for the
   * person, as it says nothing that is not, nor gives orders to a program.
   */
  told: { text: string; post: number; from: number; figure: boolean; clean: boolean }[]
  /** Names of skills and tools with use behind them, and of those only listed: the scores count them. */
  used: string[]
  listedOnly: string[]
}

const figurePattern =
  /(?:[$€£]\s?\d|\d[\d.,]*\s?(?:%|percent|per cent|k\b|m\b|million)|\bfrom \d[\d.,]* (?:\p{L}+ )?to \d|\b\d{2,}\b)/u

export function factsOf(resume: Resume): Facts {
  const told = resume.statements.flatMap(({ text, post, heading }, at) => {
    if (post === null || heading) return []
    const figure = figurePattern.test(text.replace(/\b(?:19|20)\d{2}\b/gu, ''))
    const { taint, denies } = resume.own[at] ?? {}
    return [{ text, post, from: resume.posts[post]?.start ?? 0, figure, clean: taint === null && !denies }]
  })
  const used = new Map<string, number>()
  const listed = new Set<string>()
  for (const item of resume.evidence.all) {
    if (item.concept.kind !== 'skill' && item.concept.kind !== 'tool') continue
    const statement = resume.statements[item.statement]
    if (!statement || item.polarity === 'absent' || item.polarity === 'planned') continue
    if (statement.post !== null && !statement.listed)
      used.set(item.concept.name, (used.get(item.concept.name) ?? 0) + 1)
    else if (statement.listed) listed.add(item.concept.name)
  }
  const names = [...used].toSorted((a, b) => b[1] - a[1]).map(([name]) => name)
  return {
    resume,
    now: monthOf(resume.asOf),
    told,
    used: names,
    listedOnly: [...listed].filter(name => !used.has(name)),
  }
}
