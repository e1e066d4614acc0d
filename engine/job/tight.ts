import type { Span } from './clauses.ts'
import { asks } from './cues.ts'

const chatter = /\s+[–—-]\s+(?=(?:we|our|about|it|the|this|you|as|because|most|all|there|don)\b)/iu

// “Working French: half of our callers speak it”, “Excel; the tracker is built in it”. What is used here stays: it is
// as good as what is asked, “a WMS; ours is Manhattan”.
const remark =
  /[;:]\s+(?=(?:our|it|the|there|most|half|all|many|one|two|three|four|five|a (?:third|quarter|fifth|half))\s)[^;:]*$/iu
const finite = /\b(?:is|are|was|were|will|has|have|do|does|go|goes|comes?|needs?|write|speak|would|can|run|runs)\b/iu

// “…, because the bar stays open”, “…, as nine letters in ten go out in it”: why it is asked.
const reason =
  /\s*,\s+(?:because\s(?!\p{L}+ing\b)|since\s+(?!\d|the (?:start|beginning|age)\b)|as\s+(?=(?:we|our|the|it|they|there|most|half|all|many|one|two|three|four|five|six|seven|eight|nine|ten)\s))[^;:]*$/iu
const firstReason = /^\W*(?:since|because|as)\s+(?!\d|an?\s|well\b|soon\b|part\b)[^,;:]{8,120},\s+(?=you\b)/iu

// “Since nobody here holds a degree, …”: what the firm has or lacks is asked of no one.
const ofFirm =
  /^\W*(?:since|because|as)\s+(?:we|our|us|nobody|no one|none|few|most|half|many|all|the|there|it|they)\b/iu

/** Where a remark begins that asks for nothing itself; the end of the text where there is none. */
function remarkAt(text: string, mark: RegExp): number {
  const found = mark.exec(text)
  if (!found || found.index < 3) return text.length
  return finite.test(found[0]) && !/\byou\b/iu.test(found[0]) && !asks(found[0]) ? found.index : text.length
}

/** How much of an item of a list asks: what is said about it behind a dash, a colon or a semicolon does not. */
export function itemEnd(text: string): number {
  const end = chatter.exec(text)?.index ?? text.length
  return Math.min(end, remarkAt(text.slice(0, end), remark))
}

/** The span without the joints around it and the reasons that are given for it. */
export function trimmed(text: string, { start, end }: Span): Span {
  const whole = text.slice(start, end)
  const why = firstReason.exec(whole)?.[0] ?? ''
  const from = why !== '' && (!asks(why) || (ofFirm.test(why) && !/\byou\b/iu.test(why))) ? start + why.length : start
  const slice = text.slice(from, start + remarkAt(whole, reason))
  const lead = /^[\s,;:–—-]*(?:(?:and|but|so|or)\s+)?/iu.exec(slice)?.[0].length ?? 0
  const trail = /[\s,;:.–—-]*$/u.exec(slice)?.[0].length ?? 0
  return { start: from + lead, end: from + slice.length - trail }
}
