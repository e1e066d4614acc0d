import type { DocumentText } from '../../documents/text.ts'

const emailPattern = /[\p{L}\d][\p{L}\d._%+-]*@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u
const phonePattern = /(?<![\p{L}\d@./-])(?:\+|00)?\(?\d[\d \u00a0()./–-]{6,18}\d(?![\p{L}\d@])/gu
const linkPattern = /(?<![@\p{L}\d.])(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\d-]+\.)+[a-z]{2,}(?:\/[^\s|,;)]*)?/giu

export function emailOf(text: string): string | null {
  // No address holds a blank: the first one begins no earlier than the word of the first sign.
  let from = text.indexOf('@')
  if (from < 0) return null
  while (from > 0 && /\S/.test(text[from - 1] as string)) from--
  return emailPattern.exec(text.slice(from))?.[0] ?? null
}

/** The first telephone number of the document's top (or, failing that, of its end): 7 to 15 digits, no date. */
export function phoneOf(text: string): string | null {
  for (const match of text.matchAll(phonePattern)) {
    // “Ipswich 4305 – 0491 570 156”: what stands before a dash is another number.
    const raw = (
      match[0].split(/\s[–-]\s/u).findLast(part => /\d{3}/u.test(part) && part.replace(/\D/g, '').length > 6) ??
      match[0]
    )
      .trim()
      .replace(/[–-]$/, '')
    const digits = raw.replace(/\D/g, '')
    if (digits.length < 7 || digits.length > 15 || raw.includes('\n')) continue
    if (
      /^(?:19|20)\d{2}\s*[–\-/.]\s*(?:(?:19|20)\d{2}|\d{1,2})/u.test(raw) ||
      /^\d{1,2}[./]\d{1,2}[./]\d{2,4}|^\d{1,2}\/\d{4}|^\d{1,2}\.\d{4}(?![\d.])/u.test(raw)
    )
      continue
    const open = raw.includes(')') && !raw.includes('(') ? `(${raw}` : raw
    return open
  }
  return null
}

/** Addresses of the web in the text and behind its links, each once, none that belong to the email. */
export function linksOf(document: DocumentText, email: string | null): string[] {
  const top = document.text.slice(0, 1500)
  // No address holds a blank, and few words hold a dot.
  const written = (top.match(/(?<!\S)[^\s.]*\.\S*/gu) ?? [])
    .flatMap(word => word.match(linkPattern) ?? [])
    .filter(link => !(email ?? '').includes(link) && !/^\p{Lu}?\p{Ll}+\.\p{Ll}{2,3}$/u.test(link))
    .map(link => link.replace(/[.,]$/, ''))
    .filter(link => /\/|www\.|\.(?:com|org|net|io|dev|me|example|eu|uk|de|co)$/iu.test(link))
  const behind = document.links
    .map(({ url }) => url)
    .filter(url => !url.startsWith('mailto:') && !url.startsWith('tel:'))
  return [...new Set([...written, ...behind])]
}
