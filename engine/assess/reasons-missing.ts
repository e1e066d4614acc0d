import { enumerate } from '../explain/phrases.ts'
import type { Need } from '../job/need.ts'
import { leadsIn } from '../job/subject-words.ts'
import { once } from '../text/once.ts'
import { type Word, words } from '../text/words.ts'
import { unheardOf } from './heard.ts'
import type { Reason } from './judgement.ts'
import { wholeWord } from './reasons-heard.ts'
import sayings from './sayings.json' with { type: 'json' }

// What tells a reader of the trade, by its sign, or where a paper or a degree is asked by its weight as a subject.
const leastTold = 2
const leastWeight = 4
// A word that stands alone and is no name has to tell more.
const aloneTold = 4
const most = 2
// Figures, adverbs, verbs by the word before them (“you author”, “the person we appoint”), and what postings say of any need.
const noName = new RegExp(String.raw`^\d|\p{Ll}ly$|['’](?:ve|re|ll|d)$|^(?:${sayings.noName.join('|')})$`, 'iu')
// What every posting has people do names nothing: “provide advice”, “attends meetings”, “assisting with audits”.
const anyDoing =
  /^(?:provid|implement|collaborat|attend|contribut|improv|rais|assist|ensur|support|help|participat|perform|conduct|handl|deliver|undertak|tak|mak|keep|giv|develop|deal|specify|specifi|monitor|prepar|maintain|manag|inspect)(?:e|es|s|ing|ed)?$/iu
const doing = /(?:\b(?:you|we|they|I|to|will|must|can)|[’']ll)\s$/iu

/** “A”, “A or B”, “A, B or C”. */
export const oneOf = (names: string[]): string => enumerate(names).replace(/ and ([^,]+)$/u, ' or $1')

/** `quoted` is what the posting writes, in quotation marks. */
type Run = { from: number; to: number; told: number; stems: string[]; quoted: string }

/** The words of the posting that tell what is asked, those that stand together as one, and are enough to be named; those that tell most first. */
const runsOf = once(({ requirement: { text }, signs, words: subjects }: Need): Run[] => {
  const weights = new Map(subjects.map(({ stem, weight }) => [stem, weight >= leastWeight ? weight : 0]))
  const toldBy = ({ stem }: Word) =>
    signs.size === 0 ? (weights.get(stem) ?? 0) : signs.get(stem)?.own ? (signs.get(stem)?.weight ?? 0) : 0
  const runs: Run[] = []
  let last: Word | undefined
  const list = words(text)
  for (const [at, word] of list.entries()) {
    const told = toldBy(word)
    const run = runs.at(-1)
    const before = text.slice(Math.max(0, word.start - 10), word.start)
    if (told < (signs.size === 0 ? 1 : leastTold) || noName.test(word.raw) || anyDoing.test(word.raw)) continue
    if (doing.test(before) || leadsIn(list, at)) continue
    if (run && last && /^[ -]$/u.test(text.slice(last.end, word.start))) {
      run.to = word.end
      run.told += told
      run.stems.push(word.stem)
    } else runs.push({ from: word.start, to: word.end, told, stems: [word.stem], quoted: '' })
    last = word
  }
  return runs
    .filter(({ stems, told, from }) => stems.length > 1 || told >= aloneTold || /\p{Lu}/u.test(text.charAt(from)))
    .toSorted((a, b) => b.told - a.told)
    .map(run => ({ ...run, quoted: `“${wholeWord(text, run.from, run.to)}”` }))
})

/** What the posting speaks of here and no line of the resume does, `said` being its words that stand in some: those that tell most, in the posting's order. */
function unsaid(runs: Run[], said: readonly string[]): Run[] {
  const best: Run[] = []
  for (const run of runs) {
    if (best.length === most) break
    if (!run.stems.some(stem => said.includes(stem))) best.push(run)
  }
  return best.sort((a, b) => a.from - b.from)
}

/** Says what no line mentions, or `bare` where the resume has all of the posting's words in some line. */
export const noLineOf =
  (bare: string): Reason =>
  ({ heard }, need) => {
    const [first, second] = unsaid(runsOf(need), (heard.get(need) ?? unheardOf).stems)
    if (!first) return bare
    const also = second && second.quoted !== first.quoted ? ` or ${second.quoted}` : ''
    return `No line mentions ${first.quoted}${also}.`
  }

/** Why a need is not shown of which nothing speaks. */
export const nothingSaid = noLineOf('No line was found that shows this.')
