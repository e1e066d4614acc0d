import { wordCount } from '../text/count.ts'
/** A resume without capitals is read as if names had theirs: “barista @ the wee grind”. Places stay. */
export const raised = (text: string): string => {
  const end = text.search(/\.\s/u)
  const head = end < 0 ? text : text.slice(0, end)
  const named = wordCount(head) > 16 ? head : head.replace(bareWord, capital)
  return named + (end < 0 ? '' : text.slice(end).replace(/(?<=\.\s+)\p{Ll}/gu, capital))
}
/** A ligature has no capital of its length: it stays, so that every place in the row stays a place in the document. */
const capital = (letters: string) => {
  const first = letters.charAt(0).toUpperCase()
  return first.length === 1 ? first + letters.slice(1) : letters
}
const bareWord =
  /(?<![\p{L}\d@._/’'-])(?!(?:at|with|for|and|of|an?|in|to|then|till?|until|since|from|on|now|date|i|my|we)(?![\p{L}]))\p{Ll}[\p{L}’'-]*(?![\p{L}@]|\.\p{L})/gu

/** Whether hardly a letter is a capital. */
export function isSmallText(text: string): boolean {
  // Most resumes have so many capitals that the letters need not be counted.
  let plain = 0
  for (let at = 0; at < text.length && plain * 150 < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= 65 && code <= 90) plain++
  }
  if (plain * 150 >= text.length) return false
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return capitals * 150 < (text.match(/\p{Ll}/gu)?.length ?? 0)
}
