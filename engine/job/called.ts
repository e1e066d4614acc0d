import type { Mention } from '../knowledge/find.ts'
import { namesOutright } from '../knowledge/own-word.ts'
import { isSmall, stems, type Word } from '../text/words.ts'

/** “Breathing apparatus” as it stands inside a sentence: “breathing apparatus”, but “Power BI”, “SQL”, “Terraform”. */
export const inside = (name: string, isTool: boolean): string =>
  (isTool ? /^\p{Lu}\p{Ll}+(?:[ -]\p{Ll}+)+$/u : /^\p{Lu}\p{Ll}+(?:[ -]\p{Ll}+)*$/u).test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name

const toldFor = (name: string) => stems(name).filter(stem => !isSmall(stem))

// More letters than a name has, what no name ends in (“serviced”), and what stands in none (“budget with the programme”).
const longest = 40
const noName =
  /^(?:\p{Ll}+ )*\p{Ll}+ed$|[,;:]|\b(?:with|the|an?|you|your|our|in|on|to|it|one|or|that|when|from|by|is|are|was|were|be|been|experience)\b/u

/** Whether words may be the name of a thing: no part of a sentence, and short enough. */
export const isName = (words: string): boolean => words.length <= longest && !noName.test(words)

/**
 * What a reason may call a thing that a posting speaks of: by the knowledge base's name where the posting says its words,
 * else by the posting's own; '' where a reader of the posting would not know it again, as of a thing of another trade that
 * one of its words may mean as well, or that everyday words tell. `main` is the posting's trade; `named`: by its name, not
 * in other words or in another order.
 */
export function calledBy(
  text: string,
  list: Word[],
  mention: Mention,
  main: string | undefined,
  named: boolean,
): string {
  const { concept, first, last } = mention
  const name = concept.name.replace(/\s*\([^)]*\)/g, '')
  const plain = inside(name, concept.kind === 'tool')
  const asked = new Set(list.map(({ stem }) => stem))
  const own = toldFor(name)
  const says = own.filter(stem => asked.has(stem)).length
  const known = says * 2 > own.length
  if (!named) return known || (!mention.told && concept.family === main) ? plain : ''
  if (concept.family !== main && !namesOutright(list, mention)) return ''
  if (concept.family === 'general') return first < last || says > 0 ? plain : ''
  if (own.length > 0 && says === own.length) return plain
  const words = text.slice((list[first] as Word).start, (list[last] as Word).end).replace(/\s+/gu, ' ')
  if (isName(words))
    return (list[first] === list[0] ? inside(words, concept.kind === 'tool') : words).replace(/[’']s$/u, '')
  return concept.family === main ? plain : ''
}

/** What a thing is called that everyday words tell in their order: what every trade does alike can mean nothing else. */
export const calledInOrder = ({ concept }: Mention): string =>
  concept.family === 'general' ? inside(concept.name.replace(/\s*\([^)]*\)/g, ''), false) : ''
