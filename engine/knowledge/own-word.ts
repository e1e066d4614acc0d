import { isSmall, type Word } from '../text/words.ts'
import { wordsAbout } from './about.ts'
import type { Mention } from './find.ts'
import { type Concept, isPaper } from './index.ts'
import { heldBy } from './trade.ts'

// Beside the trade that has a word the most, how much of it another has to have for the word to be its own too.
const least = { plain: 0.5, written: 0.3 }
// Of all that trades say in a plain word, how much has to be this trade's, where many trades have it.
const share = 0.15
const few = 10

/** The one word that tells in a name: “stores”, the “list” of “the list”; null where it has several. */
function onlyWord(list: Word[], { first, last }: Mention): { word: Word; at: number } | null {
  let found: { word: Word; at: number } | null = null
  for (let at = first; at <= last; at++) {
    const word = list[at] as Word
    if (isSmall(word.stem) || /^\d/u.test(word.raw)) continue
    if (found) return null
    found = { word, at }
  }
  return found
}

/** Whether it is written as names are: with capitals, and not for beginning a sentence only. */
const isWritten = ({ raw }: Word, at: number) => (at > 0 && /^\p{Lu}/u.test(raw)) || /\p{Lu}.*\p{Lu}/u.test(raw)

/** Whether a word is the trade's more than others': “calipers” are, “materials” are no aircraft parts. */
function isOwn(stem: string, { family }: Concept, written: boolean): boolean {
  const held = heldBy(stem)
  const own = held?.get(family) ?? 0
  if (!held || own < (written ? least.written : least.plain) * Math.max(...held.values())) return false
  if (written || held.size <= few) return true
  let all = 0
  for (const count of held.values()) all += count
  return own >= share * all
}

/** Whether another word stands in the text that the trade has around the thing. */
function hasCompany(list: Word[], word: Word, concept: Concept): boolean {
  const about = wordsAbout(concept)
  return list.some(({ stem }) => stem !== word.stem && about.has(stem))
}

/**
 * Whether words name a thing of a trade that nothing else speaks of. A name of one word that many trades have needs
 * another word of its trade beside it: “stores” and “rotables”.
 */
export function namesOutright(list: Word[], mention: Mention): boolean {
  const { concept } = mention
  if (concept.family === 'general' || concept.kind === 'language' || isPaper(concept)) return true
  const only = onlyWord(list, mention)
  if (!only) return true
  return isOwn(only.word.stem, concept, isWritten(only.word, only.at)) || hasCompany(list, only.word, concept)
}
