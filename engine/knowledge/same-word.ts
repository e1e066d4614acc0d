import { onceOf, vocabulary } from '../text/once.ts'

const simple = /^[A-Za-z\d]+$/

/** A single word without accents, capitals and plural. */
export const flat = onceOf((word: string) => {
  const low = simple.test(word)
    ? word.toLowerCase()
    : word
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[’']s?$/u, '')
  return low.endsWith('s') ? low.replace(/(?<=[^su])s$/u, '') : low
}, vocabulary)

/**
 * Whether a text's word is a name of one word. A stem would take “active” for “activation” and “program” for
 * “programming”, so only plurals go, and -ed beside -ing.
 */
export function sameWord(name: string, word: string): boolean {
  if (name === word) return true
  // “Safeti” is a program, safety is not.
  if (name.endsWith('i') && !word.endsWith('i')) return false
  if (!name.endsWith('ing')) return spelled(name) === spelled(word)
  return word.endsWith('ed') || (word.endsWith('ing') && spelled(name) === spelled(word))
}

const spelled = onceOf(
  (word: string) =>
    word
      .replace(/is(?=(?:e|ing|ation)$)/, 'iz')
      .replace(/ae/, 'e')
      .replace(/our$/, 'or')
      .replace(/(?:tre)$/, 'ter')
      .replace(/nce$/, 'nse')
      .replace(/ie?$|y$/, 'i'),
  vocabulary,
)

// Names that are everyday words where they are not written with their capitals: LeSS, CORRIDOR, UpKeep.
const everyday = new Set(
  'adonis allegro bartender basset bed canoe champs corridor das elements evolve gem grandma holmes ideas less march mics mop moses pestle pods pos prompt prosper radius recover reno reps safe scars sceptre spas stride target toms traces trim upkeep wasp'.split(
    ' ',
  ),
)
export const manyCapitals = /\p{Lu}.*\p{Lu}/u

/** Whether a name means something else where it is written as any word is. */
export const needsCapitals = (name: string): boolean => manyCapitals.test(name) && everyday.has(name.toLowerCase())
