const isBlank = (code: number): boolean =>
  code === 32 || (code > 8 && code < 14) || (code > 127 && /\s/.test(String.fromCharCode(code)))

/** How many words blanks part the text into: as many as `split(/\s+/)` would give, without the list. */
export function wordCount(text: string): number {
  let count = 1
  let before = false
  for (let at = 0; at < text.length; at++) {
    const blank = isBlank(text.charCodeAt(at))
    if (blank && !before) count++
    before = blank
  }
  return count
}
