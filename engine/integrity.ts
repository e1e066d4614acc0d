import type { EvidenceIndex } from './resume/evidence.ts'
import type { Statement } from './resume/statements.ts'
import { type Word, words } from './text/words.ts'

/** Why a statement earns nothing: its words are the posting's, it speaks to a machine, or it is one word over and over. */
export type Taint = 'copied' | 'instruction' | 'stuffed'

const instruction =
  /\b(?:(?:ignore|disregard|skip|forget|override) (?:\p{L}+ ){0,4}(?:instructions?|criteria|rules|comparison|prompts?)|(?:note|message|instructions?|attention) (?:to|for) (?:the |any |all )?(?:\p{L}+ ){0,3}(?:ai|a\.i\.|llm|ats|gpt|screeners?|screening|system|software|algorithm|model|bots?|machine|parser)|(?:mark|rate|score|treat|consider|classify) (?:every|each|all|this|the) (?:\p{L}+ )?(?:requirements?|candidate|applicant|resume|cv|criteria)|match_score|(?:highest|maximum|top|full|perfect) (?:possible )?(?:score|rating|match|marks)|score of (?:100|10)|100\/100|as an ai|you are an? (?:ai|assistant|language model)|system prompt|(?:was|were|have been|has been|already) verified by (?:a |the )?(?:human|hiring)|place (?:me|this candidate|him|her) (?:first|top))\b/iu

/** Whether a sentence gives orders to a program that reads resumes. */
export const instructs = (text: string): boolean => instruction.test(text)

const runLength = 5

/** Runs of words that the posting holds, and its lines as wholes. */
export type PostingText = { runs: Set<string>; lines: { text: string; count: number }[] }

export function postingText(description: string): PostingText {
  const runs = new Set<string>()
  const list = words(description).map(({ stem }) => stem)
  for (let i = 0; i + runLength <= list.length; i++) runs.add(list.slice(i, i + runLength).join(' '))
  const lines = description
    .split(/\n|(?<=[.!?])\s/)
    .map(line => words(line).map(({ stem }) => stem))
    .filter(stems => stems.length > 0)
    .map(stems => ({ text: stems.join(' '), count: stems.length }))
  return { runs, lines }
}

/** Share of the words that stand in runs of the posting. */
function copiedShare(list: Word[], runs: Set<string>): number {
  const covered = new Set<number>()
  for (let i = 0; i + runLength <= list.length; i++) {
    const run = list
      .slice(i, i + runLength)
      .map(({ stem }) => stem)
      .join(' ')
    if (runs.has(run)) for (let k = 0; k < runLength; k++) covered.add(i + k)
  }
  return list.length === 0 ? 0 : covered.size / list.length
}

// No word of any trade is this long: what is left when the spaces of a hidden text are taken away.
const glued = /(?:^|\s)(?!\S*(?:https?:|www\.))\S{60,}/u

function stuffed(list: Word[]): boolean {
  if (list.length < 12) return false
  const counts = new Map<string, number>()
  for (const { stem } of list) if (stem.length > 2) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  let repeated = 0
  for (const count of counts.values()) if (count >= 5) repeated += count
  return repeated / list.length > 0.4
}

/**
 * Statements that earn nothing, by index. A paper's official name may be the posting's words too, so in papers and
 * education only a statement that gives a whole line of the posting counts as copied.
 */
export function taints(
  statements: Statement[],
  evidence: EvidenceIndex,
  text: string,
  posting: PostingText,
): Map<number, Taint> {
  const found = new Map<number, Taint>()
  const whole = new Set(posting.lines.map(line => line.text))
  statements.forEach((statement, index) => {
    const list = evidence.words[index] ?? []
    if (instructs(text.slice(statement.start, statement.end))) found.set(index, 'instruction')
    else if (stuffed(list) || glued.test(text.slice(statement.start, statement.end))) found.set(index, 'stuffed')
    else if (list.length >= runLength && copiedShare(list, posting.runs) >= 0.6) {
      const paper = statement.section === 'papers' || statement.section === 'education'
      const line = list.map(({ stem }) => stem).join(' ')
      if (!paper || whole.has(line) || list.length > 14) found.set(index, 'copied')
    }
  })
  const copies = [...found.values()].filter(taint => taint === 'copied').length
  if (copies >= 2)
    statements.forEach((_, index) => {
      const line = (evidence.words[index] ?? []).map(({ stem }) => stem).join(' ')
      if (!found.has(index) && whole.has(line)) found.set(index, 'copied')
    })
  // Stuffed by repetition over several lines: the same line for the third time.
  const seen = new Map<string, number>()
  statements.forEach((statement, index) => {
    if (statement.heading) return
    const line = (evidence.words[index] ?? []).map(({ stem }) => stem).join(' ')
    const times = (seen.get(line) ?? 0) + 1
    seen.set(line, times)
    if (times > 2 && (evidence.words[index] ?? []).length > 2) found.set(index, 'stuffed')
  })
  return found
}
