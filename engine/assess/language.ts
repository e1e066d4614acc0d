import type { Need } from '../job/need.ts'
import { type Context, statementQuote } from './context.ts'
import { type Judgement, unmet } from './judgement.ts'

/** 1 beginner (A1, A2) · 2 conversational (B1, B2) · 3 fluent (C1) · 4 native (C2). */
type Level = 1 | 2 | 3 | 4

const levels: [Level, RegExp][] = [
  [
    1,
    /\b(?:a1|a2|basics?|beginner|elementary|rudimentary|grundkenntnisse|a little|a few|little|some|phrases|reading|evening class|slowly|school|semesters?|learning|learner|dictionary|notions)\b/iu,
  ],
  [
    4,
    /\b(?:native|mother tongue|first language|bilingual|c2|muttersprache|raised in|langue maternelle|lengua materna|family language|grew up (?:speaking|with))\b/iu,
  ],
  [
    3,
    /\b(?:fluent\w*|c1|proficient|professional|full working|negotiation|business|interpreter|very good|advanced|verhandlungssicher|fließend|courant|excellent|daily|good enough|take the calls|hold a conversation|without an interpreter)\b/iu,
  ],
  [2, /\b(?:conversational|intermediate|b1|b2|working (?:level|knowledge)|good|everyday|limited working)\b/iu],
]

const levelIn = (text: string): Level | null => levels.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** What is said of the language at `at`: the words up to the next language of the list. */
function remark(text: string, from: number, to: number): string {
  const rest = text.slice(to)
  // In “French (fluent), German (basic)” the comma parts them; in “French and German, both native” it does not.
  const bracket = /^\s*\(([^)]*)\)/u.exec(rest)
  if (bracket) return bracket[1] ?? ''
  const stop = rest.search(/[;|•·]|,\s*(?=\p{Lu})|\.\s+\p{Lu}|\)/u)
  const after = rest.slice(0, stop < 0 ? rest.length : stop)
  const before = text.slice(0, from)
  const start = Math.max(
    before.lastIndexOf(','),
    before.lastIndexOf(';'),
    before.lastIndexOf('.'),
    before.lastIndexOf('|'),
    before.lastIndexOf('•'),
    before.lastIndexOf('('),
  )
  return `${before.slice(start + 1)} ${after}`
}

/** A language by the level that is said of it, against the level asked; only listed is partly. */
export function assessLanguage(context: Context, need: Need): Judgement {
  const asked = levelIn(need.requirement.text) ?? 2
  const { resume } = context
  let best: { judgement: Judgement; rank: number } | null = null
  const languages = need.groups.flatMap(({ any }) => any).filter(({ kind }) => kind === 'language')
  for (const language of languages)
    for (const item of resume.evidence.byConcept.get(language.id) ?? []) {
      const statement = resume.statements[item.statement]
      if (!statement || context.taint.get(item.statement) === 'instruction' || item.polarity === 'absent') continue
      const { text } = statement
      const about = remark(text, item.from - statement.start, item.to - statement.start)
      const level = levelIn(about) ?? (/\bboth native\b/iu.test(text) ? 4 : null)
      const tainted = context.taint.has(item.statement)
      const evidence = [statementQuote(resume, item.statement)]
      let judgement: Judgement
      if (tainted || statement.section === 'wish')
        judgement = { status: 'partial', credit: 0, evidence, reason: 'Only the posting’s own words are there.' }
      else if (level !== null && level < Math.min(asked, 3))
        judgement = {
          status: 'partial',
          credit: 0.4,
          evidence,
          reason: `${language.name} at a lower level than the work asks for.`,
        }
      else if (level === null && statement.listed)
        judgement = { status: 'partial', credit: 0.15, evidence, reason: `${language.name} is listed without a level.` }
      else
        judgement = {
          status: 'met',
          credit: 1,
          evidence,
          reason:
            level === null
              ? `${language.name} is named; no level is given.`
              : `${language.name} at the level asked for or above.`,
        }
      const rank = judgement.status === 'met' ? 2 : 1 + judgement.credit
      if (!best || rank > best.rank) best = { judgement, rank }
    }
  return best?.judgement ?? unmet(`${languages.map(({ name }) => name).join(' or ') || 'The language'} is not named.`)
}
