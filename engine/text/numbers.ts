/** Numbers in words, each at the place of what it says; the last that postings and resumes write out. */
export const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

const tens: Record<string, number> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
}

/** A number as a pattern: in figures, with thousands parted or a fraction, or in words. */
export const numberPattern = String.raw`\d+(?:[.,]\d+)*|(?:${[...numberWords, ...Object.keys(tens)].join('|')})\b`

/** What such a number says: “250,000” and “1.500.000” part thousands, “1.5” and “2,75” a fraction; NaN for other words. */
export function numberOf(text: string): number {
  const small = text.toLowerCase()
  const word = numberWords.indexOf(small)
  if (word >= 0) return word
  if (small in tens) return tens[small] as number
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return Number(text.replace(/[.,]/g, ''))
  return Number(text.replace(',', '.'))
}
