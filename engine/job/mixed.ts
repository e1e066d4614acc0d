import { matchesOf } from '../text/matches.ts'
import { countable, insideBrackets, type Span } from './clauses.ts'
import { weightOf } from './duties.ts'
import { tongueIn } from './spoken.ts'
import { hasSubject } from './subject.ts'
import { asksForYears } from './years.ts'

// “… and willing to work shifts”, “… and a willingness to undergo a check”: readiness beside what is held.
const readiness = /,?\s+and\s+(?=(?:an? |your )?(?:willing(?:ness)?|prepared|ready|readiness|available|eligible)\b)/giu
const held =
  /\b(?:own|reliable) (?:transport|car|vehicle)\b|\b(?:checks?|immuni[sz]ation records?|immuni[sz]ations?|vaccinations?|entitled to (?:live and )?work|right to work)\b/iu

// “Registration, or eligible and willing to apply”: one choice.
const choice = /\bor\s+(?:be\s+)?\p{L}+\s*$/iu

// “…, and a further language such as Polish”, “… and fluent German”
const joint = /(?:,|,?\s+and)\s+/giu
const tongueFirst =
  /^(?:an? |some |any )?(?:(?:further|second|third|another|additional|other|foreign) languages?\b|(?:(?:good|basic|fair|strong|excellent|working|very) )*(?:knowledge|command|fluency|proficiency) (?:of|in) (?:the )?(?=\p{Lu}))/u
// “Strong spoken and written English”, “both Irish and English”: one thing.
const unfinished = /\b(?:spoken|written|verbal|oral|reading|writing|speaking|both|between|in|of|with|or|and)\W*$/iu

/** Whether a language is what these words begin with. */
function opensWithTongue(text: string): boolean {
  const lead = tongueFirst.exec(text)?.[0]
  if (lead === undefined) return tongueIn(text, false) === 'first'
  return /language/iu.test(lead) || tongueIn(text.slice(lead.length), false) === 'first'
}

// “3+ years of editing, showreel link is mandatory”: behind the years something of its own is insisted on.
const insisted =
  /,\s+(?=(?!and\b|or\b)[^,;.]{3,60}\s(?:is|are) (?:a )?(?:must|mandatory|required|essential|compulsory)\b)/giu

/** Where a span that asks for things of two kinds is to be cut: in characters of the text, before and behind the joint. */
function cutOf(text: string): [number, number] | null {
  for (const { index, 0: all } of matchesOf(readiness, text)) {
    const before = text.slice(0, index)
    if (!insideBrackets(text, index) && !choice.test(before) && (countable(before) || held.test(before)))
      return [index, index + all.length]
  }
  for (const { index, 0: all } of matchesOf(insisted, text))
    if (!insideBrackets(text, index) && asksForYears(text.slice(0, index))) return [index, index + all.length]
  for (const { index, 0: all } of matchesOf(joint, text)) {
    const [before, after] = [text.slice(0, index), text.slice(index + all.length)]
    if (insideBrackets(text, index) || unfinished.test(before) || tongueIn(before, false) !== null) continue
    if (weightOf(before) >= 2 && hasSubject(before) && opensWithTongue(after)) return [index, index + all.length]
  }
  return null
}

/** The parts of what a posting asks in one breath where they are of different kinds: own transport and shifts, a method and a language. */
export function kindsApart(text: string, { start, end }: Span): Span[] {
  const cut = cutOf(text.slice(start, end))
  return cut
    ? [
        { start, end: start + cut[0] },
        { start: start + cut[1], end },
      ]
    : [{ start, end }]
}
