import type { Line } from '../../documents/text.ts'
import { dateRanges } from '../text/dates.ts'
import { isSmallText } from './small-letters.ts'

const mark = /^\s*(?:[•●▪▫◦○‣⁃∙·►▶➤➢»›>*✓✔+|~–—-]|o\s|(?:\d{1,2}|[ivx]{1,4})[.)]\s|\(?[a-z\d]{1,2}\)\s)/u
const apart = /@|https?:|www\.|\S\s{3,}\S|\t/u
const begins = /^\s*[\p{L}\d(&"“‘'$€£]/u
const small = /^\s*[(&]?\p{Ll}{2}/u
// What no line ends with by itself.
const open =
  /(?:[,–—-]|(?<![\p{L}])(?:a|an|and|as|at|by|for|from|in|into|my|of|on|or|our|since|than|that|the|their|to|until|with))$/u

// Pages are neither narrower nor wider than that, in letters; so many lines have to go on to tell that they are broken.
const [narrowest, widest] = [50, 120]
const fewest = 4
const fewestAlone = 2
const most = 0.8

/** A line and the one right below it, where both are words and neither is set in columns or begins an item. */
type Pair = { at: number; above: string; below: string }

const room = ({ above, below }: Pair) => above.length + 1 + (/^\S+/u.exec(below.trim())?.[0].length ?? 0)

function pairs(text: string, lines: Line[]): Pair[] {
  return lines.slice(1).flatMap((line, at) => {
    const last = lines[at] as Line
    const [above, below] = [text.slice(last.start, last.end).trimEnd(), text.slice(line.start, line.end).trimEnd()]
    const beside = !/\n[^\S\n]*\r?\n/.test(text.slice(last.end, line.start + 1))
    return beside && begins.test(below) && !mark.test(below) && ![above, below].some(words => apart.test(words))
      ? [{ at, above, below }]
      : []
  })
}

const goesOn = ({ above, below }: Pair) =>
  open.test(above) || (small.test(below) && !/[.!?:;]$/u.test(above) && dateRanges(above).length === 0)
/** Of a list in small letters each line looks as if it went on. */
const beginsSmall = ({ above }: Pair) => /^\s*\p{Ll}/u.test(above)
/** “2018 – 2020 house help” begins anew. */
const beginsAnew = ({ below }: Pair) => (dateRanges(below)[0]?.from ?? 9) <= 2
/** “Clerk, Hill & Co, 2016 to June” over “2019” */
const partsDates = ({ above, below }: Pair) =>
  dateRanges(`${above} ${below.trim()}`).some(({ from, to }) => from < above.length && to > above.length + 1)

/**
 * The places of the lines that go on in the next one, as the page of a plain text was as wide as the longest of them and the
 * next word had no room there. None where lines end anywhere: whoever wrote them meant their ends.
 */
export function brokenLines(text: string, lines: Line[]): ReadonlySet<number> {
  const none = new Set<number>()
  if (isSmallText(text)) return none
  const all = pairs(text, lines)
  const going = all.filter(goesOn)
  const width = Math.max(0, ...going.map(({ above }) => above.length))
  const full = going.filter(pair => room(pair) > width)
  // Fewer tell it where no line at all is longer.
  const alone = lines.every(({ start, end }) => end - start <= width || apart.test(text.slice(start, end)))
  if (width < narrowest || width > widest || full.length < most * going.length) return none
  if (full.length < (alone ? fewestAlone : fewest) || full.every(beginsSmall)) return none
  const dated = all.filter(pair => room(pair) > width && partsDates(pair))
  return new Set([...full.filter(pair => !beginsAnew(pair)), ...dated].map(({ at }) => at))
}
