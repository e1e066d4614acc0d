import type { Need } from '../job/need.ts'
import { asksForYears } from '../job/years.ts'
import type { SectionKind } from '../resume/section-names.ts'
import type { Statement } from '../resume/statements.ts'
import { type Context, statementQuote } from './context.ts'
import { unheardOf } from './heard.ts'
import { type Judgement, onlyCopied } from './judgement.ts'

/**
 * How well one statement says the words of a need: `share` of them, 0 to 1, `count` in number, `weak` where it claims
 * only, or stands in another trade's work.
 */
export type WordMatch = { share: number; count: number; named: boolean; statement: number; weak: boolean }

// What a word of the same meaning is worth beside the word itself, and a claim beside work.
const kinWorth = 0.8
const claimWorth = 0.8

const claims = new Set<SectionKind>(['skills', 'summary', 'header', 'interests'])
// What stands there is not had.
const silent = new Set<SectionKind>(['lacks', 'wish'])

/** Whether the statement claims and shows no work, or shows work of another trade. */
const isWeak = (context: Context, { listed, post, section }: Statement) =>
  listed || (post !== null && context.atHome[post] === false) || claims.has(section)

/** Whether an abbreviation of the need stands in the statement. */
const isNamed = ({ resume }: Context, { words }: Need, at: number) =>
  words.some(({ stem, weight }) => weight > 8 && resume.evidence.stems[at]?.has(stem))

/** The statement that holds the largest share of a need's words, by weight, the first of several. */
export function wordMatch(context: Context, need: Need): WordMatch | null {
  const { resume, taint, heard } = context
  let best: WordMatch | null = null
  let reached = 0
  for (const [at, { own, kin, count }] of heard.get(need) ?? unheardOf) {
    const statement = resume.statements[at]
    if (!statement || taint.has(at) || silent.has(statement.section)) continue
    const share = (own + kinWorth * kin) * (resume.own[at]?.denies ? 0.4 : 1)
    const weak = isWeak(context, statement)
    const worth = share * (weak ? claimWorth : 1)
    if (worth < reached || (worth === reached && best && at > best.statement)) continue
    reached = worth
    best = { share, count: kin > 0 ? count + 1 : count, named: isNamed(context, need, at), statement: at, weak }
  }
  return best
}

// Among wishes “you should be comfortable with …” claims nothing of who pasted it.
const addresses = /\byou\b/iu

/** The statement copied from the posting that holds the most of the words, and no less than most of them; of years one that tells of years. */
export function copiedMatch(context: Context, { words, requirement }: Need): number | null {
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  if (words.length < 2) return null
  let best: { index: number; held: number } | null = null
  for (const [index, taint] of context.taint) {
    const statement = context.resume.statements[index]
    if (taint !== 'copied' || !statement || (statement.section === 'wish' && addresses.test(statement.text))) continue
    if (requirement.type === 'years' && !asksForYears(statement.text)) continue
    const have = context.resume.evidence.stems[index]
    const held = words.reduce((sum, { stem, weight }) => sum + (have?.has(stem) ? weight : 0), 0)
    if (held / total >= 0.6 && held > (best?.held ?? 0)) best = { index, held }
  }
  return best?.index ?? null
}

/** Where only the posting's own words say it: partly, and worth nothing. */
export function onlyPasted(context: Context, need: Need): Judgement | null {
  const copied = copiedMatch(context, need)
  return copied === null
    ? null
    : { status: 'partial', credit: 0, evidence: [statementQuote(context.resume, copied)], reason: onlyCopied }
}
