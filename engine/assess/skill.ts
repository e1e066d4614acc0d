import type { Need } from '../job/need.ts'
import type { Quote } from '../types.ts'
import { age, type Context, statementQuote } from './context.ts'
import { credits, type Shown, shownConcept, staleMonths } from './find.ts'
import { type Judgement, staleCredit, stronger, unmet } from './judgement.ts'
import { polarityOf, shows, type Told } from './told.ts'
import { copiedMatch, wordMatch } from './words.ts'

type GroupShown = { name: string; weight: number; shown: Shown | null }

function bestOf(context: Context, need: Need): GroupShown[] {
  return need.groups.map(({ any, weight, open, anywhere }) => {
    let shown: Shown | null = null
    for (const concept of any) {
      const found = shownConcept(context, concept, open, anywhere)
      if (found && (!shown || found.value > shown.value || (found.value === shown.value && shown.old && !found.old)))
        shown = found
    }
    return { name: any[0]?.name ?? '', weight, shown }
  })
}

/** The quotes of the groups' statements, each once, in the order of the groups, three at most. */
function quotes(context: Context, groups: GroupShown[]): Quote[] {
  const shown = groups.flatMap(group => (group.shown && group.shown.how !== 'denied' ? [group.shown] : []))
  // One line a group first, then further lines that show the same.
  const seen = [...new Set([...shown.map(({ statement }) => statement), ...shown.flatMap(({ more }) => more)])]
  return seen.slice(0, 3).map(statement => statementQuote(context.resume, statement))
}

/** Both lists, each place once, three at most. */
const together = (first: Quote[], more: Quote[]): Quote[] =>
  [...first, ...more.filter(({ start }) => !first.some(quote => quote.start === start))].slice(0, 3)

const plainName = (name: string) => name.replace(/\s*\([^)]*\)/g, '')

function reasonFor(groups: GroupShown[], status: Judgement['status'], old: boolean): string {
  const names = (list: GroupShown[]) => list.map(({ name }) => plainName(name)).join(', ')
  const missing = groups.filter(({ shown }) => !shown || shown.value === 0)
  const thin = groups.filter(({ shown }) => shown && shown.value > 0 && shown.value < 0.9)
  const shown = groups.filter(group => group.shown && group.shown.value >= 0.9)
  const parts: string[] = []
  if (shown.length > 0) parts.push(`${names(shown)}: shown in the work described.`)
  for (const { name, shown: item } of thin) {
    const plain = plainName(name)
    if (item?.how === 'listed') parts.push(`${plain} is listed, but nothing described shows it in use.`)
    else if (item?.how === 'near') parts.push(`${plainName(item.via.name)} is next door to ${plain}, not the same.`)
    else if (item?.how === 'implied')
      parts.push(`A ${item.via.name.toLowerCase()} does this as a matter of course, but no line says so.`)
    else parts.push(`${plain} is touched on, not shown in depth.`)
  }
  if (missing.length > 0 && status !== 'unmet') parts.push(`Not shown: ${names(missing)}.`)
  if (old) parts.push('It lies more than eight years back, so it counts less.')
  return parts.join(' ')
}

/** The posting's own sentence, pasted: a claim, and worth nothing. */
function byCopy(context: Context, need: Need): Judgement | null {
  const statement = copiedMatch(context, need.words)
  if (statement === null) return null
  return { status: 'partial', credit: 0, evidence: [statementQuote(context.resume, statement)], reason: onlyCopied }
}

const onlyCopied = 'Only the posting’s own words are there; nothing behind them counts.'

function byWords(context: Context, need: Need): Judgement | null {
  const match = wordMatch(context, need.words)
  // A good part of what is asked stands in a list: claimed, no more.
  if (match?.listed && match.share >= 0.34)
    return {
      status: 'partial',
      credit: 0.15,
      evidence: [statementQuote(context.resume, match.statement)],
      reason: 'Listed, but nothing described shows it in use.',
    }
  if (need.words.length < 2) return null
  // “Coaching or a club”: one of the two is all that is asked.
  const choice = need.groups.length === 0 && need.words.length === 2 && /\bor\b/iu.test(need.requirement.text)
  if (!match || match.share < 0.34 || (match.count < 2 && !match.named && !choice)) return null
  // In a post of the trade fewer of the words are enough: the rest goes without saying there.
  const said = { statement: match.statement, stems: need.words.map(({ stem }) => stem) }
  const met = match.share >= (match.home ? 0.36 : 0.5) && !match.weak && polarityOf(context.resume, said) === 'done'
  if (!met && match.share < (match.home ? 0.34 : 0.45)) return null
  return {
    status: met ? 'met' : 'partial',
    credit: met ? (match.old ? staleCredit : 1) : match.weak ? 0.2 : 0.4,
    evidence: [statementQuote(context.resume, match.statement)],
    reason: met
      ? 'The resume describes this in nearly the same words.'
      : match.weak
        ? 'Claimed, but no work described backs it.'
        : 'Part of it is described.',
  }
}

/** By the trade's own words for it, where no name of it stands. */
function byTold(context: Context, need: Need): Judgement | null {
  let best: { told: Told; weight: number; weak: boolean } | null = null
  for (const told of context.told.get(need) ?? []) {
    const post = context.resume.statements[told.statement]?.post ?? null
    if (context.taint.has(told.statement) || post === null || context.atHome[post] === false) continue
    const polarity = polarityOf(context.resume, told)
    if (polarity === 'absent' || polarity === 'planned') continue
    const weak = polarity === 'weak' || told.weight < shows
    if (best && (best.weak === weak ? told.weight <= best.weight : weak)) continue
    best = { told, weight: told.weight, weak }
  }
  if (!best) return null
  const { told, weak } = best
  const old = age(context, told.statement) > staleMonths
  const list = context.resume.evidence.words[told.statement] ?? []
  const hits = [...new Set(list.filter(({ stem }) => told.stems.includes(stem)).map(({ raw }) => raw))].slice(0, 4)
  return {
    status: weak ? 'partial' : 'met',
    credit: (weak ? 0.4 : 0.9) * (old ? staleCredit : 1),
    evidence: [statementQuote(context.resume, told.statement)],
    reason: weak
      ? `Touched on in words of the trade (${hits.join(', ')}), not shown in depth.`
      : `Told in words of the trade: ${hits.join(', ')}.${old ? ' It lies more than eight years back, so it counts less.' : ''}`,
  }
}

const starts = ({ resume }: Context, { statement }: Shown, judgement: Judgement | null) =>
  judgement?.evidence.some(({ start }) => start === resume.statements[statement]?.start) === true

/** How the groups of a need are shown together. `value` and `used` are shares of the weight, 0 to 1. */
type Together = { groups: GroupShown[]; value: number; used: number; earned: number; old: boolean }

function togetherOf(groups: GroupShown[]): Together {
  const total = groups.reduce((sum, { weight }) => sum + weight, 0)
  const share = (worth: (shown: Shown) => number) =>
    groups.reduce((sum, { weight, shown }) => sum + weight * (shown ? worth(shown) : 0), 0) / total
  return {
    groups,
    value: share(({ value }) => value),
    used: share(({ value }) => (value >= 0.9 ? 1 : 0)),
    earned: share(({ how }) => credits[how]),
    old: groups.every(({ shown }) => !shown || shown.value === 0 || shown.old),
  }
}

/** By the concepts alone, where they show it in full. */
function metByConcepts(context: Context, need: Need, { groups, value, used, earned, old }: Together): Judgement | null {
  // What stands before a colon is the thing itself, what follows are its parts.
  const detailed = need.groups.some(({ weight }) => weight < 0.7)
  if (value < 0.5 || used < 0.45 || (detailed && (groups[0]?.shown?.value ?? 0) === 0)) return null
  return {
    status: 'met',
    credit: Math.max(earned, 0.85) * (old ? staleCredit : 1),
    evidence: quotes(context, groups),
    reason: reasonFor(groups, 'met', old),
  }
}

/** Judges what can be shown by doing: every group of the need by its best showing, weighted; by its words where that fails. */
export function assessSkill(context: Context, need: Need): Judgement {
  const all = togetherOf(bestOf(context, need))
  const met = need.groups.length > 0 ? metByConcepts(context, need, all) : null
  if (met) return met
  const lexical = stronger(byWords(context, need), byTold(context, need)) ?? byCopy(context, need)
  const { groups, value, earned, old } = all
  if (groups.length === 0) return lexical ?? unmet('Nothing in the resume shows this.')
  const has = (how: Shown['how']) => groups.some(({ shown }) => shown?.how === how)
  if (value < 0.17) {
    if (has('copied')) return { status: 'partial', credit: 0, evidence: quotes(context, groups), reason: onlyCopied }
    if (has('denied')) return unmet('The resume names this only to say that it is missing, planned or done by others.')
    return lexical ?? unmet('Nothing in the resume shows this.')
  }
  // What a sentence only touches on is not shown by the same sentence's words.
  const touched = groups.some(({ shown }) => shown?.how === 'weak' && starts(context, shown, lexical))
  if (!touched && lexical?.status === 'met' && value >= 0.34) return lexical
  return {
    status: 'partial',
    credit: Math.min(earned, 0.6) * (old ? staleCredit : 1),
    evidence: together(quotes(context, groups), lexical?.status === 'met' ? lexical.evidence : []),
    reason: reasonFor(groups, 'partial', old),
  }
}
