// Bullets of Symbol and Wingdings, which a program pastes by their place in the font, and hyphens at which no line may break.
const bullets = /[\uF0A7\uF0A8\uF0B7\uF0D8\uF0FC\uF076\uF06E\uF06C\uF071\uF0FE\uF0E8\uF09F\uF0E0]/g
const unbroken = /[\u2010\u2011]/g
// All of \p{Zs} but the plain blank, in place of each of which stands another one in every text.
const blanks = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
// The same as letters where the font is lost, pictures of other fonts, and what is written for a sign without a meaning …
const lost = /^([^\S\n]*)([\uE000-\uF8FF]|\(cid:\d{1,5}\)|[üØvqlnwŸ](?=[^\S\n])|§(?=[^\S\n]+[^\s\d]))(?=[^\S\n]*\S)/gmu
/** … are bullets where as many lines begin with one of them. */
const fewest = 3

/** With the signs that stand for bullets as bullets, and blanks for the rest of what is written for them. */
function withBullets(text: string): string {
  const counts = new Map<string, number>()
  for (const [, , sign = ''] of text.matchAll(lost)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  if ([...counts.values()].every(count => count < fewest)) return text
  return text.replace(lost, (whole, indent: string, sign: string) =>
    (counts.get(sign) ?? 0) < fewest ? whole : `${indent}${'•'.padEnd(sign.length)}`,
  )
}

/**
 * With each kind of blank, line end, hyphen and pasted bullet as the plain one, letter for letter, so that places stay:
 * pages and word processors paste others.
 */
export const plainly = (text: string): string =>
  withBullets(
    text
      .replace(blanks, ' ')
      .replace(bullets, '•')
      .replace(unbroken, '-')
      .replace(/\r(?!\n)/g, '\n')
      .replace(/\r/g, ' '),
  )
