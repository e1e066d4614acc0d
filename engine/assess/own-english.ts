import { matchesOf } from '../text/matches.ts'
import { once } from '../text/once.ts'
import { type Context, statementQuote } from './context.ts'
import { type Judgement, stronger } from './judgement.ts'
import type { Level } from './language-level.ts'

// Words that hold sentences together: those that only English has, those that others have, too, and those that others have.
const alone = /\b(?:the|and|with|from|which|who|their|my|were)\b/giu
const shared = /\b(?:of|for|by|to|on|at|was|is|are|as)\b/giu
const foreign =
  /\b(?:und|der|die|das|den|dem|für|mit|bei|von|zur?|et|les?|des|du|aux?|dans|pour|avec|el|los|las|del|para|con|por|il|della|dei|di|em|do|da|dos|een|het|van|voor|met|op|och|og|med|til|för|w|na|dla)\b/giu

// So many joining words are no stray title or quoted phrase; in so many words there is one, even in telegraphic notes.
const fewest = 3
const perWords = 20

/** The statement of the resume's own that is English most plainly, where all of it is written so; none where it is not. */
const mostEnglish = once(({ resume, taint }: Context): number | null => {
  const total = { words: 0, alone: 0, joining: 0, foreign: 0 }
  let best: { at: number; count: number } | null = null
  for (const [at, { text, heading, listed }] of resume.statements.entries()) {
    if (heading || listed || taint.has(at)) continue
    const own = matchesOf(alone, text).length
    const count = own + matchesOf(shared, text).length
    total.words += resume.evidence.words[at]?.length ?? 0
    total.alone += own
    total.joining += count
    total.foreign += matchesOf(foreign, text).length
    if (count > (best?.count ?? 0)) best = { at, count }
  }
  const isIt = total.alone > 0 && total.joining >= fewest && total.joining * perWords >= total.words
  return best && isIt && total.foreign * 2 < total.joining ? best.at : null
})

// Good English is half shown by who writes in it, and fluent English less than that: how it is spoken nobody can read.
const enough: Level = 2.5
const credits = { enough: 0.4, half: 0.3 }

/**
 * A resume in English is its own proof that English is written: who grew up with it seldom lists it. `told` is what its lines
 * say, `level` what they tell of how well; a level that is told holds.
 */
export function withOwnEnglish(
  context: Context,
  asked: Level,
  told: { judgement: Judgement; level: Level | null } | null,
): Judgement | null {
  const at = told !== null && (told.level !== null || told.judgement.status === 'met') ? null : mostEnglish(context)
  if (at === null) return told?.judgement ?? null
  const evidence = [...(told?.judgement.evidence ?? []), statementQuote(context.resume, at)]
  const reason = 'No line says how well English is spoken; the resume is written in it.'
  const credit = asked <= enough ? credits.enough : credits.half
  const judgement: Judgement = { status: 'partial', credit, evidence, reason }
  return told ? stronger(told.judgement, judgement) : judgement
}
