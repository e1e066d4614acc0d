import type { Need } from '../job/need.ts'
import type { Resume } from '../resume/read.ts'
import { once, onceOf } from '../text/once.ts'
import { forSmall } from '../text/small.ts'
import { type Context, statementQuote } from './context.ts'
import { type Judgement, unmet } from './judgement.ts'
import sayings from './sayings.json' with { type: 'json' }
import { onlyPasted } from './words.ts'

const hoursWord =
  '(?:shifts?|nights|weekends?|evenings|earlies|lates|(?:every|each|alternate|every (?:other|second|third)|some) (?:satur|sun)day|saturdays|sundays|public holidays?|(?:calls?|work) at night|early (?:starts|mornings)|starts? (?:at|between|from)|unsocial hours|bank holidays)'
const cue = String.raw`(?:willing\p{L}*|able|availab\p{L}*|read(?:y|iness)|prepared|happy|at ease|used to|comfortable|flexib\p{L}*|(?:can|must|should|to) work|(?:live|cope) with|been through)`
const asksHours = new RegExp(
  String.raw`\b${cue}\b[^.;]{0,60}\b${hoursWord}\b|\b${hoursWord}\b[^.;]{0,120}\b${cue}\b`,
  'iu',
)
// “Shift work over seven days”, “Rotating 8-hour shifts including weekends”: hours named first, with no word of readiness.
const hoursAlone =
  /^\W*(?:(?:you(?:['’]ll| will)?|must|to|will|willing to|work(?:s|ing)?|on|an?|the|shifts?:) )*(?:(?:rotat\p{L}+|alternating|variable|flexible|early|late|day|night|weekend|(?:\d+|\p{L}+)[- ]?h(?:ou)?rs?|(?:two|three|four|five|\d)[- ]shift|24[x/]7),? (?:and |or )?)*(?:shift[- ]?(?:work|pattern|system|basis)|(?:rotating|rotational) (?:rota|roster)|shifts|weekend work(?:ing)?)(?![\p{L}])/iu
// Who leads a shift or writes the rota is asked for more than to be there.
const notHours =
  /\b(?:lead|led|manag\p{L}*|supervis\p{L}*|run|plan\p{L}*|writ\p{L}*|build|schedul\p{L}*|forecast\p{L}*|reports?|years?|coach\p{L}*|train\p{L}*)\b/iu

/** Whether a posting asks for readiness to work at certain hours, and nothing else. */
export const asksForHours = once(
  ({ requirement: { text, type } }: Need): boolean =>
    type !== 'years' &&
    type !== 'degree' &&
    type !== 'language' &&
    (asksHours.test(text) || hoursAlone.test(text)) &&
    !notHours.test(text),
)

// “6 pm to 3 am”, “22:00 – 06:00”
const overnight = String.raw`\b(?:[4-9]|1[0-2])(?:[:.]\d\d)? ?p\.?m\.?\s*(?:to|until|till|[-–])\s*(?:1[0-2]|[1-9])(?:[:.]\d\d)? ?a\.?m\b|\b(?:1[89]|2[0-3])[:.]\d\d\s*(?:to|until|till|[-–])\s*0?[0-8][:.]\d\d\b`

/** The parts of the day and the week beyond office hours, by the words that tell of them. These and those below are asked of small letters. */
const parts = {
  night: forSmall(
    new RegExp(
      String.raw`\bnights?\b|\bgraveyard\b|\bovernight\b|\bsle(?:pt|ep) by day\b|\b(?:eleven|twelve|10|11|12) (?:in|at) (?:the )?night\b|${overnight}`,
      'u',
    ),
  ),
  weekend: forSmall(
    /\bweekends?\b|\b(?:Satur|Sun)days?\b|\bSat(?:\/|, )Sun\b|\b(?:bank|public) holidays?\b|\bseven days on\b|\b(?:Mon|Tues|Wednes|Thurs|Fri)day (?:to|through|–|-) (?:Satur|Sun|Mon)day/u,
  ),
  early: forSmall(
    /\bearl(?:y|ies)\b|\bdawn\b|\bmornings\b|\b[1-6] ?a\.?m\b|\b0[1-6][:.]\d\d\b|\bat six in the morning\b|\b(?:half past (?:one|two|three|four)|in by (?:one|two|three|four))\b|\b[1-5] o['’]clock start|\bsix to two\b/u,
  ),
  late: forSmall(
    new RegExp(
      String.raw`\blates?\b|\bevenings?\b|\bafternoons\b|\b22[:.]00\b|\bten in the evening\b|\btwo to ten\b|\b(?:10|ten) (?:pm|o['’]clock finish)|\bafter supper\b|\bnights?\b|${overnight}`,
      'u',
    ),
  ),
} as const
type Part = keyof typeof parts

// “Five-shift rota”, “four on, four off”, “week about”: turns that go round the clock or the week.
const turns = forSmall(new RegExp(sayings.turns.join('|'), 'u'))
const anyHours = forSmall(
  /\b(?:any|all|whatever)\b(?: \p{L}+)? (?:shifts?|hours)\b|\bfull shifts\b|\bshifts?: (?:any|all|everything)\b|\bshifts? (?:included|is no bother|are fine|suits? me)\b|\bany shift\b|\bno restrictions? on hours\b/u,
)
// That hours are worked in turn, always, or gladly: “Saturday” alone may be a day on which something happened.
const regular = forSmall(
  new RegExp(
    String.raw`\b(?:every|each|alternate|always|between|shifts?|rota|roster|pattern|rotation|weeks?|starts?|finish(?:es)?|beg[iau]n|in at|in by|clock on|off|fine|ok(?:ay)?|all ?right|no (?:issue|problem|trouble|bother)|any (?:satur|sun)day|day (?:or|and) night|available|possible|happy|willing|nights|weekends|earlies|lates|Saturdays|Sundays|one in|in (?:two|three|four|five|six|\d)|work(?:ed)?|a year|since)\b|${overnight}`,
    'u',
  ),
)
const refuses = forSmall(
  /\b(?:no|not|never|cannot|can['’]t|unable|except|rather not|don['’]t|only days|days only)\b[^.;]{0,25}\b(?:shifts?|nights?|weekends?|evenings|Saturdays?|Sundays?)\b|\b(?:shifts?|nights?|weekends?)\b[^.;]{0,20}\b(?:not so far|not until|impossible|not possible|out of the question)\b|\b(?:nights|weekends|evenings|Saturdays?|Sundays?)\b[^.;]{0,10}\b(?:I keep|belongs?)\b/u,
)

const partsIn = (text: string): Part[] => (Object.keys(parts) as Part[]).filter(part => parts[part].test(text))

const asked = onceOf((text: string) => {
  const wanted = new Set(partsIn(text.toLowerCase()))
  return { wanted, enough: /\b(?:some|occasional\p{L}*|the odd)\b/iu.test(text) ? 1 : Math.min(2, wanted.size) }
})

type Told = { index: number; parts: Part[]; all: boolean; listed: boolean }

/** The lines that tell of hours worked or offered, found once a resume. */
const hoursTold = once(({ statements }: Resume): { told: Told[]; refused: number } => {
  const told: Told[] = []
  let refused = -1
  for (const [index, { text: written, listed, heading, section }] of statements.entries()) {
    if (section === 'lacks') continue
    const text = written.toLowerCase()
    const all = anyHours.test(text) || turns.test(text)
    const found = partsIn(text)
    // In a heading “Saturday” or “night” may be of a name.
    if (!all && (found.length < (heading ? 2 : 1) || !regular.test(text))) continue
    if (refuses.test(text) && !anyHours.test(text)) {
      if (refused < 0) refused = index
      continue
    }
    told.push({ index, parts: found, all, listed })
  }
  return { told, refused }
})

/** Readiness for shifts, nights and weekends: who has worked so or says so has it; of one part of several, partly. */
export function assessHours(context: Context, need: Need): Judgement {
  const { resume, taint } = context
  const { wanted, enough } = asked(need.requirement.text)
  const { told, refused } = hoursTold(resume)
  let best: { judgement: Judgement; share: number } | null = null
  for (const { index, parts: found, all, listed } of told) {
    if (taint.has(index)) continue
    const hits = found.filter(part => wanted.has(part)).length
    const share = all ? 2 : wanted.size === 0 || hits === 0 ? 0 : hits >= enough ? 1 : 0.5
    if (share === 0 || (best && share <= best.share)) continue
    const evidence = [statementQuote(resume, index)]
    const judgement: Judgement =
      listed && !all
        ? { status: 'partial', credit: 0.15, evidence, reason: 'It is only listed.' }
        : share >= 1
          ? { status: 'met', credit: 1, evidence, reason: 'The resume tells of such hours.' }
          : { status: 'partial', credit: 0.4, evidence, reason: 'The resume tells of a part of such hours.' }
    if (!best || judgement.credit > best.judgement.credit) best = { judgement, share }
  }
  if (best && refused >= 0)
    return { ...best.judgement, status: 'partial', credit: Math.min(best.judgement.credit, 0.4) }
  if (best) return best.judgement
  if (refused >= 0)
    return { ...unmet('The resume says that it is not so.'), evidence: [statementQuote(resume, refused)] }
  return onlyPasted(context, need) ?? unmet('The resume says nothing of such hours.')
}
