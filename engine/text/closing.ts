const marks = new Set(' \t.,;:!?–—-')

/** A text without the mark it ends with: whether a bullet has its full stop is the writer's habit and tells nothing. */
export function withoutClosing(text: string): string {
  let end = text.length
  while (end > 0 && marks.has(text[end - 1] as string)) end--
  return end === text.length ? text : text.slice(0, end)
}
