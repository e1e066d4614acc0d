/**
 * Whether a line looks like a heading: short, and larger than the body, in capitals, or a few bold words. `body` is the
 * size that most of the document has, in points; null where sizes are not known.
 */
export function looksLikeHeading(text: string, size: number | null, bold: boolean, body: number | null): boolean {
  const words = text.split(/\s+/).length
  if (words > 8 || text.includes('\t') || /[.,;]$/.test(text)) return false
  if (size !== null && body !== null && size >= body * 1.15) return true
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (letters.length >= 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()) return true
  return bold && words <= 4 && !/\d/.test(text)
}
