import { countable, type Span } from './clauses.ts'
import { asks, demands, fallsToYou, tellsDuty } from './cues.ts'
import { isEmptyTelling, weightOf } from './duties.ts'
import sayings from './sayings.json' with { type: 'json' }

/** Longer than this no requirement is put together from clauses. */
export const longest = 200

const amount =
  /\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred)\b/iu
const asksPast =
  /\b(?:need|expect|want|must|should|look(?:ing)? for)\b.{0,40}\b(?:have|has) (?:already |been )?(?!to\b)\p{L}{3,}|\byou(?:['’]ve| have| will have) \p{L}+.*\bbefore\b/iu

// Words by which a clause asks outright, whatever stands before it.
const insists = new RegExp(sayings.insists.join('|'), 'iu')

// “You need both”, “you have done such start-ups before”: what is asked was named in the clause before.
const refersBack =
  /\b(?:both|neither|either|such|all (?:two|three|four|five)|them|those|these)\b|\b(?:with|of|to|on|about|for|at|by|from|in|run|done|led|held|had|built) (?:it|one|that)\b/iu
// “Lending should not be new to you”, “an audience must not frighten you”
const calms = /\b(?:not|never|no|cannot)\b/iu

// “You will have a team of three”, “the files need care”: how things are, and nothing that is asked of somebody.
const noDemand =
  /\byou(?:['’]ll| will) have (?!\p{L}+ed\b)|(?<!\b(?:you|we|who|candidates?|applicants?|also)\s)\bneeds?\b/giu
const asksBefore = (text: string) => asks(text.replace(noDemand, ' '))

const joined = (text: string, first: Span, second: Span) => text.slice(first.end, second.start + 3)
const follows = (gap: string) => /^\W*so\s/iu.test(gap)

/** “Concrete is poured most weeks, so you should know how to plan a pour”: the first only says why the second is asked. */
function isReason(before: string, told: string, gap: string): boolean {
  if (asksBefore(before)) return false
  // “Most evenings you open a laptop first: we need someone who diagnoses engines”
  if (!follows(gap)) return /^:\s/u.test(gap) && demands(told)
  // “You lead a crew of ten, so you need to have run one before”: how much there is to do, and what has to be known of it.
  if (/^you\b/iu.test(before) && amount.test(before) && asksPast.test(told)) return true
  const bare = /^you\b/iu.test(before) ? isEmptyTelling(before) : !tellsDuty(before)
  return bare && (asks(told) || tellsDuty(told))
}

/** Whether two clauses ask for one thing: too little is said in one of them for it to be asked by itself. */
function isOne(before: string, told: string, gap: string): boolean {
  if (insists.test(told) && refersBack.test(told)) return true
  // “You answer for the figures, so you should be at home with a P&L”
  return follows(gap) && (weightOf(before) <= 3 || calms.test(told))
}

// “…, and tell them plainly when the answer is no”: more of the same work, with little in it to be asked by itself.
const littleWeight = 6
const isTail = (told: string, gap: string): boolean =>
  /^,? (?:and|but) /u.test(gap) &&
  /^(?!(?:you|we|our|your|if|when|for|with|by)\b)\p{Ll}/u.test(told) &&
  weightOf(told) <= littleWeight &&
  !asks(told) &&
  !countable(told) &&
  !/\b\p{Lu}{2,}\b/u.test(told) &&
  !fallsToYou(told)

/** The spans of a sentence without those that only say why the next is asked; what is asked in two halves is one. */
export function withoutReasons(text: string, spans: Span[]): Span[] {
  const found: Span[] = []
  for (const span of spans) {
    const last = found.at(-1)
    const gap = last ? joined(text, last, span) : ''
    if (last && gap.length <= 12 && /^\s*(?:[,;:]|so\b|and\b)/iu.test(gap)) {
      const [before, told] = [text.slice(last.start, last.end), text.slice(span.start, span.end)]
      const short = span.end - last.start <= longest
      if (isTail(told, gap) || (short && !asksBefore(before) && isOne(before, told, gap))) {
        last.end = span.end
        continue
      }
      if (isReason(before, told, gap)) found.pop()
    }
    found.push({ ...span })
  }
  return found
}
