import { type DatePoint, datePoints, type Month } from '../text/date-points.ts'
import { matchesOf } from '../text/matches.ts'
import { endOfNoteBefore, endOfNoted } from './noted-item.ts'
import { isRestored } from './restored.ts'
import sayings from './sayings.json' with { type: 'json' }

/** Held and valid · run out · held, but short of what is asked · on the way (an exam passed, a date given) · only planned · nothing said of it. */
export type Standing = { state: 'good' | 'expired' | 'short' | 'underway' | 'ahead' | 'unknown'; why: string }

const lapsed = new RegExp(String.raw`\b(?:${sayings.lapsed.join('|')})\b`, 'iu')
const lapses = new RegExp(lapsed.source, 'giu')
const ends =
  /(?:\b(?:valid|current|in force)\b(?! (?:employer|job|post|role))[^.;,]{0,24}$|(?:\bexp\.|\b(?:exp(?:ires?|iry|iring|\.)?|through|thru|until|till?|to|up to|renew(?:s|al|ed)?(?: due)?(?: to| through| in)?|good (?:to|until|through|for)|next (?:renewal|due)|due|runs? out|runs (?:to|until|through)|paid (?:to|up to|through|until)|end(?:s|ed)?)\b)[^.;]{0,24}$)/iu
const given =
  /\b(?:passed|issued|since|seit|depuis|desde|obtained|awarded|completed|earned|renewed|from|certified|got|last|refreshed|recert\p{L}*|re-?validated)\b(?:(?!\b(?:until|till?|to|thru|through|ends?|exp\p{L}*|runs?)\b)[^.;]){0,16}$/iu
// “Last refresher March 2017”, “the last one was in 2016”: what has to be done again and again.
const lastDone = /\b(?:last|latest|most recent(?:ly)?)\b[^.;]{0,30}$/iu
const repeats = 5
// “Renewal summer 2026 done”: a date behind which it says so is when it was renewed, not until when it is good.
const doneThen = /^,?\s*\(?(?:was |is )?(?:done|completed|passed)\b/iu
// “GDC 2008–2016”: a stretch that something was held over, unless it is the time that a course took.
const stretch = /^\s*[-–—]\s*$/u
const course =
  /\b(?:apprentice\p{L}*|course|studie[ds]|degree|diploma|college|university|school|train(?:ing|ed)|academy|NVQ|BTEC|PGCE)\b/iu
const admitted = /\badmitted\b[^.;]{0,40}$/iu
const standing =
  /\b(?:active|current(?:ly)?|in (?:good standing|force)|valid|unencumbered|clear record|paid up|renewed (?:each|every)|kept (?:current|up)|maintained)\b/iu
const holdsOn = /\b(?:since|seit|depuis|desde)\s*$/iu

// “CEH – preparing”, “half way through”: begun, whatever it is called.
const begun = sayings.underWay.join('|')
const ahead = new RegExp(String.raw`\b(?:${sayings.ahead.join('|')})\b|(?<!\p{L})(?:${begun})`, 'iu')
const isBegun = new RegExp(String.raw`(?<!\p{L})(?:${begun})`, 'iu')
const partDone =
  /\b(?:student (?:member\p{L}*|since|registration)|passed|finished|completed|permit|provisional|trainee|as a student|in[- ]training|submitted|pending|applied for|application (?:for|is|now|sent|filed|lodged|made|with|in)|waiting (?:for|on)|awaited|(?:sent|handed) in\b|in progress|expected|(?:currently|presently|now) (?:doing|studying|completing|undertaking|taking|enrolled|attending|pursuing)|working towards?|to (?:finish|complete))\b/iu
const upTo = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+)'
const ofAll =
  '(?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|\\d+)'
const ofSeveral = new RegExp(
  `\\b(?!(\\p{L}+|\\d+) (?:(?:years|parts|papers|units|modules) )?(?:of|out of) (?:the )?\\1\\b)${upTo}(?: (?:sections?|parts?|papers?|modules?|exams?|courses?|units?))? (?:of|out of) ${ofAll}(?! (?:states|sites|shops))\\b|\\b(?:passed|finished|completed|done|took) (?:the )?(?:first|second|one|two|half)(?: of the)?(?: \\p{L}+)? (?:sections?|parts?|papers?|modules?|exams?|courses?|units?)\\b|\\b(?:first|second|third|fourth|[1-4](?:st|nd|rd|th))[- ]year (?:of|apprentice)`,
  'iu',
)

// “MLS, 2018; renewed 2024”, “Licence no. 123. Valid to May”: what is said of its validity belongs to the paper.
const ownClauseEnd =
  /(?:;|\.(?=\s+\p{Lu}))(?!\s+(?:(?:last |now |since )?(?:[Rr]enewed|[Rr]enewal|[Vv]alid|[Gg]ood|[Cc]urrent|[Ee]xpir\p{L}+|[Mm]aintained|[Aa]ctive|[Ll]apsed|[Rr]estored|[Rr]einstated|[Rr]e-?(?:cert|regist|activat)\p{L}*))\b)|•|\||·(?=\s*\p{Lu}{2})/u

// “TAE40116, 2018 · CIPD Associate”: a dot with letters behind it parts one paper from the next.
const nextInRow = /·(?=\s*\p{Lu}{2})/gu

// “…, Leeds, 2006; I surrendered it in 2016”: what speaks of no paper by name speaks of the one before.
const ofOneBefore =
  /^(?:[;.]\s+|\s*[–—-]\s+)(?:(?:but|and|though|now|since|then)\s+)?(?:(?:I|it|this|that|they|which|my|the|not|never|no longer|now|application|exam|course|licence|license|card|certificate|registration|resigned|retired|surrendered|lapsed|expired|renewed|let|ran|gave|handed|moved|transferred|placed|need|needs|refresher|waiting|awaiting)\b[^;.]*)/iu
const otherPaper = /\p{Lu}{2}|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u

// “CSCS gold to 2030, SSSTS Jan 2026”: the date before the comma is of the paper before it.
const ofLast = /^.*\b(?:\d{4}|[’']\d{2}),\s+(?=[^,]*$)/u

/** Where what is said of a paper ends: `stop` is the first mark that parts clauses. */
function endOfTelling(rest: string, stop: number): number {
  const sequel = ofOneBefore.exec(rest.slice(stop))?.[0] ?? ''
  const says = lapsed.test(sequel) || ahead.test(sequel)
  return says && !otherPaper.test(sequel.replace(/\b(?:I|ID|UK|US)\b/gu, '')) ? stop + sequel.length : stop
}

/** The part of a line that speaks of what stands at `at`: papers share lines (“BLS to 2027, ACLS expired 2019”). */
export function clauseAt(text: string, at: number): string {
  const before = Math.max(
    text.lastIndexOf('\n', at),
    text.lastIndexOf(';', at),
    text.lastIndexOf('. ', at),
    text.lastIndexOf('•', at),
    text.lastIndexOf('|', at),
    matchesOf(nextInRow, text.slice(0, at)).at(-1)?.index ?? -1,
  )
  const rest = text.slice(at)
  // The next paper after a comma has a date of its own.
  const dated = /\d|lapsed|expired|current|valid/iu.exec(rest)?.index ?? 0
  const comma = rest.slice(dated).search(/,\s+\p{Lu}{2}/u)
  const stop = rest.search(ownClauseEnd)
  const after = dated > 0 && comma >= 0 && (stop < 0 || dated + comma < stop) ? dated + comma : stop
  const lead = text.slice(before + 1, at)
  const start = before + 1 + Math.max(ofLast.exec(lead)?.[0].length ?? 0, endOfNoteBefore(lead))
  const end = after < 0 ? rest.length : endOfTelling(rest, after)
  const noted = endOfNoted(rest.slice(0, end))
  return text.slice(start, at + (noted < 0 ? end : noted))
}

/** Whether the words say that a paper has run out, and not that it was had again since. */
export function hasLapsed(text: string): boolean {
  const last = lapsed.test(text) ? matchesOf(lapses, text).at(-1) : undefined
  return last !== undefined && !isRestored(text.slice(last.index + last[0].length))
}

// “Certificate IV in Training and Assessment”: a subject by its capital, no state of being trained.
const subject = /\bin Training\b/gu

const planned = 'It is planned, not held.'

/** Whether the words say that a paper is still to come, and whether part of the way is done. */
export function toCome(told: string): Standing | null {
  const text = told.replace(subject, ' ')
  if (ofSeveral.test(text)) return { state: 'underway', why: 'It is begun, not completed.' }
  const word = ahead.exec(text)
  if (!word || (standing.test(text.slice(0, word.index)) && !/\bnot yet\b/iu.test(text))) return null
  return partDone.test(text) || isBegun.test(text)
    ? { state: 'underway', why: 'It is under way, not held yet.' }
    : { state: 'ahead', why: planned }
}

const counts: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5 }

// “Starting in March 2027”, “course on 4 January 2027”: what takes place then is done no sooner; “CSCS card, 2029” is good until then.
const begins =
  /\b(?:in|on|from|this|(?:start|begin|commenc)\p{Ll}*(?: (?:in|on|from|date))?:?)\s*$|\b(?:course|class|training|workshop|exam)\W{0,3}$/iu
const again =
  /\b(?:re-?(?:cert|valid|new|fresh|test|assess|regist|qualif)\p{L}*|next|annual\p{L}*|inspection|medical|audit)\b/iu

const spanWord = '(one|two|three|four|five|\\d)'
// “2-yr card”, “good five years”, “valid 1 year”, “(three years)”
const spanSaid = new RegExp(
  `\\b(?:good|valid|lasts?|in date) (?:for )?${spanWord} (?:years?|yrs?)\\b|\\b${spanWord}[- ]y(?:ea)?r card\\b|[(,]\\s*${spanWord} (?:years|yrs)\\s*(?=[),;.]|$)`,
  'iu',
)

// “Last refreshed 2022 (two-yearly)”, “renew every 2 years, last done in 2023”: how often it is done anew.
const everySo = new RegExp(`\\bevery ${spanWord} (?:years|yrs)\\b|\\b${spanWord}[- ]yearly\\b`, 'iu')

/** How long the line itself says that the paper lasts; `last`: it also says when it was had the last time. */
function ownSpan(text: string, last: boolean): number | null {
  const [, every, yearly] = last ? (everySo.exec(text) ?? []) : []
  const often = every ?? yearly
  if (often) return counts[often.toLowerCase()] ?? (Number(often) || null)
  const [, good, card, bare] = spanSaid.exec(text) ?? []
  // “Specialist (five years), Agrarian Academy”: a course took so long.
  const count = good ?? card ?? (course.test(text) ? undefined : bare)
  return count === undefined ? null : (counts[count.toLowerCase()] ?? (Number(count) || null))
}

/** Whether the last dates of the clause are a stretch that is over. */
function isOver(clause: string, dots: readonly DatePoint[], now: Month): boolean {
  const [from, to] = dots.slice(-2)
  return (
    from !== undefined &&
    to !== undefined &&
    to.last < now &&
    stretch.test(clause.slice(from.to, to.from)) &&
    !course.test(clause)
  )
}

/**
 * What a line says of its paper. `lasts` is for how many years such a paper is good, null where it stays; `asked` where
 * the posting says how many. `held`: it is had over a time, as a registration or membership is.
 */
export function standingOf(
  clause: string,
  now: Month,
  { lasts, asked, held }: { lasts: number | null; asked: boolean; held: boolean },
): Standing {
  if (hasLapsed(clause)) return { state: 'expired', why: 'It has lapsed.' }
  const coming = toCome(clause)
  if (coming) return coming
  const dots = datePoints(clause)
  const all = dots.filter(({ from, to }) => {
    const before = clause.slice(0, from)
    return ends.test(before) && !given.test(before) && !admitted.test(before) && !doneThen.test(clause.slice(to))
  })
  // “Colorado, to 2029 (New Mexico, to 2022)”: what stands in brackets is of another one.
  const end = all.findLast(({ from }) => !/\([^)]*$/u.test(clause.slice(0, from))) ?? all.at(-1)
  if (end) return end.last < now ? { state: 'expired', why: 'It has expired.' } : { state: 'good', why: '' }
  if (held && isOver(clause, dots, now)) return { state: 'expired', why: 'It has ended.' }
  const last = dots.at(-1)
  if (!last) return { state: standing.test(clause) ? 'good' : 'unknown', why: '' }
  const before = clause.slice(0, last.from)
  if (last.first > now)
    return begins.test(before) && !again.test(before) ? { state: 'ahead', why: planned } : { state: 'good', why: '' }
  const span = ownSpan(clause, lastDone.test(before))
  // Said to be in force, or held “since” then: its age says nothing, unless the line counts its years.
  if (!asked && span === null && (standing.test(clause) || holdsOn.test(before))) return { state: 'good', why: '' }
  const good = span ?? lasts ?? (lastDone.test(before) ? repeats : null)
  if (good !== null && now - last.last > good * 12)
    return {
      state: 'expired',
      why: asked
        ? `It is older than the ${good < 2 ? `${Math.round(good * 12)} months` : `${good} years`} asked.`
        : `It is more than ${good} years old and needs renewing by now.`,
    }
  return { state: 'good', why: '' }
}
