import { matchesOf } from '../text/matches.ts'
import { amongWords, signFor } from '../text/signs.ts'
import type { Part } from './denials.ts'
import sayings from './sayings.json' with { type: 'json' }

// Where a sentence begins, a sign of a list before it or none.
const opening = String.raw`(?<=^|^[\s"“”'*•–—-]{1,3}|[.;!?]\s)`
const [before, behind] = [String.raw`(?<![\p{L}\d])`, String.raw`(?![\p{L}\d])`]
const abroad = `(?:${sayings.noneAbroad.join('|')})${behind}`

// “My wife works in …”, “Worked next to people doing …”, “Refused to do …”, “Keine Erfahrung mit …”: it is said of all that follows.
const leads = new RegExp(
  `${opening}(?:${sayings.disownedAhead.join('|')}|(?:${sayings.leadsAbroad.join('|')})?${abroad})`,
  'giu',
)
// It goes on to the end of the sentence, or to where somebody does something else.
const turns = new RegExp(
  String.raw`[.;!?](?:\s|$)|${before}(?:but|though|although|while|whereas|so|aber|doch|sondern|mais|pero|sino|mas|maar|ale)${behind}|(?:,|\band|${before}(?:und|et|y))\s+(?:(?:and|then|there|where|which|while)\s+)?(?:I|we|ich|wir|je|j['’]|nous|yo)${behind}`,
  'iu',
)
// “My father taught me to weld”
const forMe = /\b(?:me|us)\b/iu

// “SQL (theory only)”, “SQL – 0 years”, “SQL: keine Erfahrung”: it is said of what stands before.
const trails = new RegExp(
  String.raw`\s?(?:(?:[:(–—]|\s-)\s?(?:${sayings.disownedBehind.join('|')}|${abroad}|(?:${sayings.nothingAbroad.join('|')}))|\s(?:${sayings.notDoneAbroad.join('|')}))\s?(?=[).,;]|$)`,
  'giu',
)
// “SQL ✗”, “✗ SQL”
const cross = /[✗✘❌🚫]/u
const crosses = /[✗✘❌🚫]\uFE0F?/gu
const parts = /[.;,!?•✓✔✗✘❌🚫✅]\s|[✓✔✗✘❌🚫✅]/gu

// “The job asks for SQL, which I do not have”: what is asked for is not told of.
const notMine =
  "(?:(?:do|did|have|had|am|was|can|could) ?(?:not|n['’]t)|cannot|have never|never|lack)(?: (?:yet|ever|really|personally|myself|have|had|got|know|known|done|do|used|use|learnt|learned|held|hold|tried|touched|worked (?:with|in|on)))*"
const notAnswered = new RegExp(
  String.raw`\b(?:(?:job|role|post|posting|advert|advertisement|position|vacancy)\s(?:asks|calls|wants|needs|requires|looks)|you\s(?:ask|call|want|need|require|look))\b[^.!?]{1,160}?[,;–—-]\s(?:(?:which|that|something|but|and)\s)?I\s(?:${notMine}|have (?:no|none)\b[^.;!?]{0,30})\s?(?:[.;)]|$)`,
  'giu',
)
// “Looked at SQL, which I have not used yet”
const whichNot = new RegExp(
  String.raw`,?\s(?:which|none of which|neither of which|something)(?: that)? I ${notMine}\s?(?:[.;)]|$)`,
  'giu',
)

const sentence = /[.;!?:]\s/gu
const thingBefore = /[.;,:!?]\s|\sand\s/gu

// No label, and no thing in a list, is longer.
const longest = 160

/** Where the part that ends at `to` begins, the parts being parted by `pattern`. */
function startOf(text: string, to: number, pattern: RegExp): number {
  const from = Math.max(0, to - longest)
  const last = matchesOf(pattern, text.slice(from, to)).at(-1)
  return from + (last ? last.index + last[0].length : 0)
}

/** What stands before each match of a pattern, from where its part begins. */
const partsBefore = (text: string, said: RegExp, bound: (said: string) => RegExp): Part[] =>
  matchesOf(said, text).map(({ index, 0: found }) => ({ from: startOf(text, index, bound(found)), to: index }))

function ahead(text: string): Part[] {
  return matchesOf(leads, text).flatMap(({ index, 0: said }) => {
    const from = index + said.length
    const turn = turns.exec(text.slice(from))
    const to = turn ? from + turn.index : text.length
    return forMe.test(text.slice(from, to)) ? [] : [{ from: index, to }]
  })
}

/** A cross stands behind what it crosses out; where one opens the line, before it. */
function crossed(text: string): Part[] {
  const first = text.search(cross)
  if (first < 0) return []
  if (/\p{L}/u.test(text.slice(0, first))) return partsBefore(text, crosses, () => parts)
  return matchesOf(crosses, text).map(({ index, 0: { length } }) => {
    const rest = text.slice(index + length, index + longest)
    return { from: index, to: index + length + (matchesOf(parts, rest)[0]?.index ?? rest.length) }
  })
}

/** Without one of these words, or a cross, nothing is said to be another’s, unknown or only read of. */
export const mayDisown = signFor(amongWords(sayings.disowning.join('|')))
export const isCrossed = (text: string): boolean => cross.test(text)

/**
 * What a statement names without having done it, with no word that denies it in English: done by one’s family, by the
 * people next to one, read of only, crossed out, or denied in another language.
 */
export const disownedIn = (text: string): Part[] => [
  ...ahead(text),
  ...partsBefore(text, trails, said => (said.includes(':') ? sentence : parts)),
  ...crossed(text),
  ...matchesOf(notAnswered, text).map(({ index, 0: said }) => ({ from: index, to: index + said.length })),
  ...partsBefore(text, whichNot, () => thingBefore),
]
