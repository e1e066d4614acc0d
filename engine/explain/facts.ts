import { type Concept, relatedFamilies } from '../knowledge/index.ts'
import type { Resume } from '../resume/read.ts'
import { monthOf } from '../text/dates.ts'

/** What the sentences of an analysis rest on. */
export type Facts = {
  resume: Resume
  now: number
  /** Statements of the posts, headings left out. */
  told: { text: string; post: number; figure: boolean }[]
  /** Names of skills and tools with use behind them, and of those only listed. */
  used: string[]
  /** Of the used ones those of the trades that the posts are in, with the lines that show them. */
  own: { name: string; lines: number }[]
  listedOnly: string[]
}

const figurePattern =
  /(?:[$€£]\s?\d|\d[\d.,]*\s?(?:%|percent|per cent|k\b|m\b|million)|\bfrom \d[\d.,]* (?:\p{L}+ )?to \d|\b\d{2,}\b)/u

/** Whether a thing belongs to the trades of the posts' titles: what else is named was often meant otherwise. */
function tradesOf({ posts }: Resume): (concept: Concept) => boolean {
  const families = new Set(posts.flatMap(({ titles }) => titles.map(({ family }) => family)))
  families.delete('general')
  return ({ family }) => [...families].some(one => relatedFamilies(one, family))
}

export function factsOf(resume: Resume): Facts {
  const told = resume.statements.flatMap(({ text, post, heading }) => {
    if (post === null || heading) return []
    return [{ text, post, figure: figurePattern.test(text.replace(/\b(?:19|20)\d{2}\b/gu, '')) }]
  })
  const used = new Map<string, number>()
  const own = new Map<string, number>()
  const home = tradesOf(resume)
  const listed = new Set<string>()
  for (const item of resume.evidence.all) {
    if (item.concept.kind !== 'skill' && item.concept.kind !== 'tool') continue
    const statement = resume.statements[item.statement]
    if (!statement || item.polarity === 'absent' || item.polarity === 'planned') continue
    if (statement.post !== null && !statement.listed) {
      used.set(item.concept.name, (used.get(item.concept.name) ?? 0) + 1)
      if (!item.single && home(item.concept)) own.set(item.concept.name, (own.get(item.concept.name) ?? 0) + 1)
    } else if (statement.listed) listed.add(item.concept.name)
  }
  const names = [...used].toSorted((a, b) => b[1] - a[1]).map(([name]) => name)
  return {
    resume,
    now: monthOf(resume.asOf),
    told,
    used: names,
    own: [...own].map(([name, lines]) => ({ name, lines })).toSorted((a, b) => b.lines - a.lines),
    listedOnly: [...listed].filter(name => !used.has(name)),
  }
}
