const listed = /^\s*[-*•–]\s+/
const longest = 50

/**
 * Whether a line of a pasted posting is a heading by its place alone, without a sign of one: short, no sentence and no
 * list item, begun anew, and right above a list or a paragraph.
 */
export function isPlainHeading(before: string | undefined, line: string, after: string | undefined): boolean {
  const text = line.trim()
  if (text.length > longest || listed.test(line) || !/^[\p{Lu}\d]/u.test(text) || /[.,;!?…]$/.test(text)) return false
  const beginsAnew = !before?.trim() || listed.test(before)
  return beginsAnew && after !== undefined && (listed.test(after) || after.trim().length > longest)
}
