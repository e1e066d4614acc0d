import type { Need } from '../job/need.ts'
import { asksForYears } from '../job/years.ts'
import type { SectionKind } from '../resume/section-names.ts'
import type { Statement } from '../resume/statements.ts'
import { once } from '../text/once.ts'
import { isSmall, stems } from '../text/words.ts'
import { type Context, statementQuote } from './context.ts'
import { unheard, unheardOf } from './heard.ts'
import { copiedFrom, type Judgement } from './judgement.ts'

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
  const row = heard.get(need) ?? unheardOf
  for (const at of row.lines) {
    const { own, kin, count } = row.at[at] ?? unheard
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

// Of the words a copied statement has to hold most, or a part where it says little else: a paste may be cut short.
const copied = { most: 0.6, part: 0.25, ofItself: 0.7, words: 3 }

/** Whether what a statement says, small words and marks of kin aside, the requirement says too. */
function isWithin(stems: ReadonlySet<string>, asked: ReadonlySet<string>): boolean {
  const told = [...stems].filter(stem => /^\p{L}/u.test(stem) && !isSmall(stem))
  return told.length >= copied.words && told.filter(stem => asked.has(stem)).length >= copied.ofItself * told.length
}

const askedIn = once(({ requirement }: Need): ReadonlySet<string> => new Set(stems(requirement.text)))

/** The statement copied from the posting that holds the most of the words, and no less than most of them; of years one that tells of years. */
function copiedMatch(context: Context, need: Need): number | null {
  if (context.taint.size === 0) return null
  const { words, requirement } = need
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  let best: { index: number; held: number } | null = null
  for (const [index, taint] of context.taint) {
    const statement = context.resume.statements[index]
    if (taint !== 'copied' || !statement || (statement.section === 'wish' && addresses.test(statement.text))) continue
    if (requirement.type === 'years' && !asksForYears(statement.text)) continue
    const have = context.resume.evidence.stems[index]
    const held = words.reduce((sum, { stem, weight }) => sum + (have?.has(stem) ? weight : 0), 0)
    const whole = words.length > 1 && held / total >= copied.most
    const part = () => have && held / total >= copied.part && isWithin(have, askedIn(need))
    if (held > (best?.held ?? 0) && (whole || part())) best = { index, held }
  }
  return best?.index ?? null
}

/** Where only the posting's own words say that something is done: partly, and worth nothing. */
export function onlyPasted(context: Context, need: Need): Judgement | null {
  const copied = copiedMatch(context, need)
  if (copied === null) return null
  const line = statementQuote(context.resume, copied)
  return { status: 'partial', credit: 0, evidence: [line], reason: () => copiedFrom(line) }
}
