/**
 * All matches of a global pattern in order, as `matchAll` has them: that one makes a copy of the pattern for each text
 * it is asked of, which costs more than a sentence does to look through. No pattern may match nothing at all.
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match)
  return found
}
