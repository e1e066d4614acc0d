import { keptLines, onceOf } from '../text/once.ts'
import foreign from './foreign.json' with { type: 'json' }
import { type Concept, concepts } from './index.ts'

/**
 * What occupations and fields of study are called in German, French, Spanish, Portuguese, Italian, Dutch, Polish, Danish,
 * Norwegian and Swedish. Surnames that are trades (Koch, Bauer) are left out.
 */
const read = (data: Record<string, string>): ReadonlyMap<string, Concept> =>
  new Map(
    Object.entries(data).flatMap(([id, forms]) => {
      const concept = concepts.get(id)
      return concept ? forms.split('|').map(form => [form.replaceAll('-', ' '), concept] as const) : []
    }),
  )

/** Names, and the words that any of them begins with. */
type Names = { all: ReadonlyMap<string, Concept>; firsts: ReadonlySet<string> }
const firstWord = (name: string) => name.split(' ', 1)[0] ?? ''
const namesOf = (data: Record<string, string>): Names => {
  const all = read(data)
  return { all, firsts: new Set([...all.keys()].map(firstWord)) }
}

const titles = namesOf(foreign.titles)
const fields = namesOf(foreign.fields)
const longest = 5

/** The words of a text: it is asked for titles and fields, and a line from several sides. */
const wordsOf = onceOf((text: string): readonly string[] => {
  const list = text.toLowerCase().match(/[\p{L}\d.'’]+/gu) ?? []
  return list.map(word => (/['’.]/.test(word) ? word.replace(/^['’.]+|['’.]+$/gu, '') : word))
}, keptLines)

/** The concepts that the text names in another language: the longest name first, each word once. */
function namedBy({ all, firsts }: Names, text: string): Concept[] {
  const words = wordsOf(text)
  const found: Concept[] = []
  for (let at = 0; at < words.length; at++) {
    if (!firsts.has(words[at] ?? '')) continue
    for (let count = Math.min(longest, words.length - at); count > 0; count--) {
      const concept = all.get(words.slice(at, at + count).join(' '))
      if (!concept) continue
      found.push(concept)
      at += count - 1
      break
    }
  }
  return found
}

export const foreignTitles = (phrase: string): Concept[] => namedBy(titles, phrase)
export const foreignFields = (text: string): Concept[] => namedBy(fields, text)
