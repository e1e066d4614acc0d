/** Characters that stand for other characters, and characters that cannot be seen. */

const ligatures: Record<string, string> = {
  '\uFB00': 'ff',
  '\uFB01': 'fi',
  '\uFB02': 'fl',
  '\uFB03': 'ffi',
  '\uFB04': 'ffl',
  '\uFB05': 'st',
  '\uFB06': 'st',
}

/** Zero-width space, word joiner, byte order mark: none belongs to the spelling of any word. */
export const zeroWidth = /[\u200B\u2060\uFEFF]/

// Symbol and Wingdings place their bullets here when a writer gives no other meaning to the codes.
const privateBullets = /[\uF0A7\uF0A8\uF0B7\uF0D8\uF0FC\uF076\uF06E\uF06C\uF071\uF0FE\uF0E8\uF09F\uF0E0]/g
const privateUse = /[\uE000-\uF8FF]/g
const invisible = /[\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g
const control = /[^\P{Cc}\t\n]|[\uFFFD-\uFFFF]|\p{Cs}/gu

/** Fonts that draw a picture for each letter. */
export const pictureFont = /^(?:[A-Z]{6}\+)?(?:wingdings|webdings)/i

/** Letters of such a font by the places that its pictures have: bullets are told by these, and no word is read in pictures. */
export const pictured = (text: string): string =>
  text.replace(/[!-\u00FF]/g, letter => String.fromCharCode(0xf000 + letter.charCodeAt(0)))

/** Ligatures and letters with their accents spelled as keyboards write them, hyphens that show at line ends only dropped. */
export function mendSpelling(text: string): string {
  if (plain.test(text)) return text
  return text
    .replace(/[\uFB00-\uFB06]/g, letter => ligatures[letter] ?? letter)
    .replace(/\u00AD/g, '')
    .normalize('NFC')
}

/** Ligatures spelled out, private-use bullets made `•`, what cannot be seen or has no meaning dropped, NFC. */
export function mend(text: string): string {
  if (plain.test(text)) return text
  return text
    .replace(/[\uFB00-\uFB06]/g, letter => ligatures[letter] ?? letter)
    .replace(privateBullets, '•')
    .replace(privateUse, '')
    .replace(invisible, '')
    .replace(control, '')
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F]/g, ' ')
    .normalize('NFC')
}

const plain = /^[\t\n -~]*$/

const bulletStart = /^([•●▪■◦‣⁃∙·○➢➤►▶✓✔❖◆◇□❑➔→*])(?:\s+|(?=\p{Lu}))/u

/** A line that begins with a bullet begins with `• `, whatever glyph the writer chose. */
export function mendBullet(line: string): string {
  return line.replace(bulletStart, '• ')
}

/** Whether the line begins as an item of a list does: a bullet, a dash, or `1.` and `a)`. */
export function startsItem(line: string): boolean {
  return /^(•|[-–—]\s|\(?(\d{1,2}|[a-z])[.)]\s)/.test(line)
}
