import { namedIn } from '../knowledge/find.ts'
import { isSmall, type Word, words } from '../text/words.ts'
import sayings from './sayings.json' with { type: 'json' }
import { teaches } from './studies.ts'

const telling =
  /\b(?:speak\w*|spoken|fluen\w+|written|conversational|bilingual|native|mother tongue|language|[ABC][12]|reads?|writes?|working (?:knowledge|command))\b/iu

// What stands behind a language where it is one: “Welsh speaker”, “Spanish preferred”. “Irish VAT” is no Irish.
const behind = new RegExp(`^(?:${sayings.behindLanguages.join('|')})$`, 'iu')

// “English as an additional language” is what pupils have, “in plain English” how something is written.
const aside = /\bEnglish as an? (?:additional|second|foreign|other|new) language\b/giu
const wording =
  /\bin (?:(?:plain|clear|simple|good|everyday|proper|straight) )?English\b(?!\s*(?:[,/&]|and\b|or\b))|\bEnglish (?=that\b|which\b|an?y?(?:one|body)?\b)/giu
const does = /^\W*(?:you|to)\b(?!\W+(?:speak|write|read|are|have|need|must|should|know))/iu

/** Whether the word before or behind makes something else of a language's name: “Welsh schools”, “polish resumes”. */
function isOther(text: string, list: Word[], first: number, last: number): boolean {
  const [word, end, next] = [list[first] as Word, list[last] as Word, list[last + 1]]
  const lead = text.slice(0, word.start)
  if (word.raw === 'polish' && !/\b(?:fluent|speaks?|spoken|good|conversational|native|written)\s+$/iu.test(lead))
    return true
  if (!next || !/^\s$/u.test(text.slice(end.end, next.start))) return false
  return !isSmall(next.stem) && !behind.test(next.raw) && !/\d/u.test(next.raw)
}

/** Whether the text names a language that somebody speaks, reads or writes. */
function namesTongue(text: string): boolean {
  const list = words(text)
  return namedIn(list).some(
    ({ concept, first, last }) => concept.kind === 'language' && !isOther(text, list, first, last),
  )
}

/** “Laminated doughs (croissants, Danish)”: what stands in brackets only is an example. */
const outsideBrackets = (text: string) => text.replace(/\([^()]*\)/gu, ' ')

// “isiZulu, since the shop floor speaks it”, “Some Dutch for the canteen”: what comes first is what is asked.
const opening = /^\W*(?:(?:fluent|working|conversational|spoken|some|good|business|basic|bahasa)\W+){0,2}/iu

/** Whether the text begins with a language, which is all that it names there. */
function opensWith(text: string): boolean {
  const rest = text.replace(opening, '')
  const clause = /^[^,:;(?.]*/u.exec(rest)?.[0] ?? ''
  const named = namedIn(words(clause)).filter(({ concept }) => concept.kind !== 'title')
  const first = namedIn(words(/^[^\s,:;(?.]+(?:\s\S+)?/u.exec(rest)?.[0] ?? '').slice(0, 2))
  return (
    first.some(({ concept }) => concept.kind === 'language') &&
    named.every(({ concept }) => concept.kind === 'language') &&
    !/\b(?:degree|teacher|literature|studies|law|cuisine|cooking|market|speaking \p{L}+)\b/iu.test(clause)
  )
}

/**
 * How far the text asks for a language: `first` where it begins with one, `told` where it says so, `beside` where it
 * names one beside other things; null where it asks for none. `named` says whether it names a skill.
 */
export function tongueIn(told: string, skill: boolean): 'first' | 'told' | 'beside' | null {
  const plain = told.replace(aside, ' ')
  const text = does.test(plain) ? plain.replace(wording, ' ') : plain
  // What somebody teaches is a subject: “teach French to Year 9 and some Spanish”.
  if (!namesTongue(text) || (teaches(text) && !/\b(?:speak|spoken|fluen|bilingual|native|in \p{Lu})/u.test(text)))
    return null
  if (opensWith(text)) return 'first'
  if (words(text).length <= 4 || telling.test(text)) return 'told'
  return skill && !namesTongue(outsideBrackets(text)) ? null : 'beside'
}
