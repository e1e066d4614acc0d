const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const number = `\\d{1,2}|${numbers.slice(1).join('|')}|several|a few`
const asked = new RegExp(
  `\\b(${number})\\s*\\+?\\s*(?:\\(\\d{1,2}\\+?\\)\\s*)?(?:(?:[-–]|to|and)\\s*(?:\\d{1,2}|${numbers.slice(1).join('|')})\\s*\\+?)?\\s*(?:or more |plus |full )*(years?|yrs?|months?)\\b`,
  'iu',
)
const within = new RegExp(
  `\\b(?:within|in|during|over)\\s+(?:the\\s+)?(?:last|past)?\\s*(${numbers.slice(1).join('|')}|\\d{1,2})?\\s*(?:years?|months?)`,
  'iu',
)
const withinLast = new RegExp(
  `\\b(?:within|in|during|over)\\s+the\\s+(?:last|past)\\s+(\\d{1,2}|${numbers.slice(1).join('|')})?\\s*(year|month)s?`,
  'iu',
)
// A year of age, of validity or of something past is not a year of work.
const otherTime = /\b(?:passed|valid|issued|old|aged?)\b[^,]*\b(?:years?|months?)\b|\byears? old\b/iu

function numberOf(text: string): number {
  if (/several/iu.test(text)) return 3
  if (/few/iu.test(text)) return 2
  const at = numbers.indexOf(text.toLowerCase())
  return at >= 0 ? at : Number(text)
}

const withoutOthers = (text: string) => text.replace(within, ' ').replace(otherTime, ' ')

export const asksForYears = (text: string): boolean => asked.test(withoutOthers(text))

/** Years of work that a text asks for, “18 months” as 1.5; null where it asks for none. Of a span the lower end. */
export function yearsAsked(text: string): number | null {
  const found = asked.exec(withoutOthers(text))
  if (!found?.[1]) return null
  return /^month/iu.test(found[2] ?? '') ? numberOf(found[1]) / 12 : numberOf(found[1])
}

/** “Within the last three years”: 3, “the last six months”: 0.5; null where nothing has to be that young. */
export function youngerThan(text: string): number | null {
  const found = withinLast.exec(text)
  return found && (found[1] ? numberOf(found[1]) : 1) / (/^month/iu.test(found[2] ?? '') ? 12 : 1)
}
