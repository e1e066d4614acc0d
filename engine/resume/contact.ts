import type { DocumentText } from '../../documents/text.ts'
import { wordCount } from '../text/count.ts'
import { keptLines, onceOf } from '../text/once.ts'
import { degreeLevel } from './degree-level.ts'
import sayings from './sayings.json' with { type: 'json' }

const emailPattern = /[\p{L}\d][\p{L}\d._%+-]*@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/gu
// “ann.lee (at) example.com”, “ann . lee @ example . com”, or broken behind its sign: kept from programs that collect them.
const apartPattern =
  /[\p{L}\d][\p{L}\d_%+-]*(?:(?:\.| \. ?|\s?[[({](?:dot|\.)[\])}]\s?)[\p{L}\d_%+-]+)*(?:[^\S\n]?@\s?|\s?[[({](?:at|@)[\])}]\s?)[\p{L}\d-]+(?:(?:\.| \. ?|\s?[[({](?:dot|\.)[\])}]\s?)[\p{L}\d-]+)*(?:\.| \. ?|\s?[[({](?:dot|\.)[\])}]\s?)\p{L}{2,}/giu
// Broken anywhere behind its sign, by a narrow column: the rest stands alone on the next line.
const brokenPattern =
  /(?<![\p{L}\d._%+-])[\p{L}\d][\p{L}\d._%+-]*@[\p{L}\d.-]*[^\S\n]*\n[^\S\n]*(?!www\.)[\p{L}\d.-]+(?=[^\S\n]*(?:\n|$))/gu
const wholeEmail = new RegExp(`^${emailPattern.source}$`, 'u')
/** An address of an office or an agency, of nobody by himself. */
const office =
  /^(?:office|info|enquiries|inquiries|jobs|careers|recruit\p{L}*|cvs?|hr|admin|contact|mail|team|applications?|bewerbung)@/iu
const phonePattern =
  /(?<![\p{L}\d@./-])(?:\+|00)?\(?\d(?:\d|[ \u00a0](?![ \u00a0]{2})|[()./–‐‑-]){6,18}\d(?![\p{L}\d@])/gu
// What a number is called that nobody answers.
const uncalled =
  /\b(?:fax|dni|nie|c\.?c\.?|cédula|cpf|rg|nric|nin|ssn|pesel|nip|abn|vat|passport|licen[cs]e|registration|hcpc|nmc|gmc|(?:id|pin)(?=\s*[:#]|\s+(?:card|no|number|nr)\b))(?:\s*(?:card|no|number|nr))?[\s.:#]*$/iu
const linkPattern = /(?<![@\p{L}\d.])(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\d-]+\.)+[a-z]{2,}(?:\/[^\s|,;)]*)?/giu

/** The first address of a person, or else of an office, as it is to be written. */
function emailOf(text: string): string | null {
  // No address holds a blank: the first one begins no earlier than the word of the first sign.
  let from = text.indexOf('@')
  while (from > 0 && /\S/.test(text[from - 1] as string)) from--
  let first: string | null = null
  for (const [email] of from < 0 ? [] : text.slice(from).matchAll(emailPattern)) {
    if (!office.test(email)) return email
    first ??= email
  }
  const apart = [...text.matchAll(apartPattern)]
    .map(([words]) => words.replace(/[[({](?:at|@)[\])}]/iu, '@').replace(/[[({](?:dot|\.)[\])}]/giu, '.'))
    .map(words => words.replace(/\s/gu, ''))
  const broken = [...text.matchAll(brokenPattern)].map(([words]) => words.replace(/\s/gu, ''))
  const joined = broken.filter(email => wholeEmail.test(email))
  return apart.find(email => !office.test(email)) ?? first ?? joined[0] ?? null
}

/** The number within what looks like one; null where it is a date, years or too short or long. */
function numberIn(written: string): string | null {
  // “Ipswich 4305 – 0491 570 156”: what stands before a dash, two strokes or a gap is another number, unless it is dialled first.
  // “021 555 0144 / 087 …”: a whole number before a stroke between blanks is one by itself, “+49 30 / …” is not.
  const first = written.replace(/^((?:\D*\d){9,}?\d*)\s\/\s.*$/u, '$1')
  const parts = first.split(/\s[–-]\s|\/\/|\s{2,}/u)
  const own = /^\(?0\d{0,3}\)?$/u.test(parts[0] ?? '')
    ? first
    : parts.findLast(part => (part.match(/\d/g)?.length ?? 0) > 6)
  // “Calle Mayor 12 – 28013 Madrid”: a house and its post code, of which neither is long enough.
  if (own === undefined && /^(?:\d{1,4}\s[–-]\s\d{5}|\d{1,2}\s[–-]\s\d{6})$/u.test(written.trim())) return null
  const raw = (own ?? first).trim().replace(/[–-]$/, '')
  const digits = raw.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 15) return null
  // “1550–1650”, “1815-1914”: years of any century, the later one behind.
  const [, from, to] = /^\(?(1\d{3}|20\d{2})\s?[–-]\s?(1\d{3}|20\d{2})\)?$/u.exec(raw) ?? []
  if (from && to && from < to) return null
  const isDate =
    /^\(?(?:19|20)\d{2}\s*[–\-/.]\s*(?:(?:19|20)\d{2}|\d{1,2})/u.test(raw) ||
    /^\(?\d{1,2}-\d{1,2}-(?:19|20)\d{2}$/u.test(raw) ||
    // “06.15-04.19”: months with the years in short.
    /^\(?(?:0\d|1[0-2])\.\d{2}\s?[–-]\s?(?:0\d|1[0-2])\.\d{2}$/u.test(raw) ||
    /^\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2}(?!\.\d{2}\.\d))|^\d{1,2}\/\d{4}|^\d{1,2}\.\d{4}(?![\d.])/u.test(raw)
  if (isDate) return null
  // “(07700 900123, evenings)”: the bracket is that of the words about it.
  if (raw.startsWith('(') && !raw.includes(')')) return raw.slice(1)
  return raw.includes(')') && !raw.includes('(') ? `(${raw}` : raw
}

/** The first telephone number, of 7 to 15 digits; one beside the address of an office only where there is no other. */
function phoneOf(text: string): string | null {
  let first: string | null = null
  for (const { 0: written, index } of text.matchAll(phonePattern)) {
    const number = numberIn(written)
    const from = text.lastIndexOf('\n', index) + 1
    if (number === null || uncalled.test(text.slice(from, index))) continue
    const line = text.slice(from, text.indexOf('\n', index) + 1 || undefined)
    if (!(line.match(emailPattern) ?? []).some(email => office.test(email))) return number
    first ??= number
  }
  return first
}

/** What the links of one kind hold, a line each: “Email” or “Call” is all that the page shows of some. Hidden ones count for nothing. */
function behindLinks({ text, links }: DocumentText, scheme: 'mailto:' | 'tel:'): string {
  const shown = links.filter(
    ({ url, start, end }) =>
      url.startsWith(scheme) && start !== null && end !== null && text.slice(start, end).trim() !== '',
  )
  const plain = shown.map(({ url }) => url.slice(scheme.length).split('?')[0] ?? '')
  return plain.map(address => address.replace(/%40/gu, '@').replace(/%2B/giu, '+').replace(/%20/gu, ' ')).join('\n')
}

/** The email in the text, or else behind a link that is seen. */
export const emailIn = (document: DocumentText): string | null =>
  emailOf(document.text) ?? emailOf(behindLinks(document, 'mailto:'))

/** The telephone in the text, or else behind a link that is seen. */
export const phoneIn = (document: DocumentText): string | null =>
  phoneOf(document.text) ?? phoneOf(behindLinks(document, 'tel:'))

const webEnding = new RegExp(`\\.(?:${sayings.webEndings.join('|')})$`, 'iu')
const surely = /\/|www\.|\.(?:com|org|net|io|dev|me|example|eu|uk|de|co)$/iu

/** Whether a line tells how to reach somebody, or holds nothing but the link: there “rossi.it” is no blank left out. */
const forContact = (line: string, link: string): boolean =>
  line.includes('@') ||
  /\d(?:[ ()./-]{0,2}\d){6}/u.test(line) ||
  /^(?:web(?:site)?|home ?page|portfolio|site|blog|url)\s*:?\s*\S+$/iu.test(line) ||
  line === link

/** Whether a link that is the end of the address stands by itself, too: “lee.fr · ann@lee.fr”. */
const apartFrom = (line: string, link: string): boolean => {
  const at = ` ${line} `.indexOf(` ${link} `)
  return at >= 0 && !/(?:[@)\]]|\bat)\s*$/iu.test(line.slice(0, at))
}

/** Whether what looks like an address of the web in a line is one, and none of the email's parts. */
function isLink(link: string, line: string, email: string): boolean {
  if (degreeLevel(link) !== null) return false
  const [mailbox = '', host = ''] = email.split('@')
  if (mailbox.includes(link) || (host.includes(link) && !(link === host && apartFrom(line, link)))) return false
  if (surely.test(link) && !/^\p{Lu}?\p{Ll}+\.\p{Ll}{2,3}$/u.test(link)) return true
  return webEnding.test(link) && /^\p{Ll}/u.test(link) && forContact(line, link)
}

// “LinkedIn: ann-lee”, “GitHub – alee”, “in/ann-lee”: what one is called there, by itself between marks.
const handles =
  /(?<![\p{L}\d./-])(?:(?<site>linked-?in|github|gitlab|behance)\s*[:–—-]\s*(?:\/?in\/|@)?|\/?in\/)(?<handle>[a-z\d](?:[a-z\d_-]*[a-z\d])?)(?=\s*(?:$|[|,;·•)]|\s[–—-]\s|\s{2,}))/giu
const sites: Record<string, string> = {
  github: 'github.com/',
  gitlab: 'gitlab.com/',
  behance: 'behance.net/',
}

/** The addresses that such names stand for. */
const named = (line: string): string[] =>
  [...line.matchAll(handles)].flatMap(({ groups: { site = '', handle = '' } = {} }) => {
    // “LinkedIn: yes”, “in/out”: a name has a figure, a hyphen or some length, and stands where one is reached.
    if (!/[\d_-]/u.test(handle) && (site === '' || handle.length < 7)) return []
    if (site === '' && !forContact(line, `in/${handle}`)) return []
    return [`${sites[site.toLowerCase()] ?? 'linkedin.com/in/'}${handle}`]
  })

/** Addresses of the web in the text and behind its links, each once, none that belong to the email. */
export function linksOf(document: DocumentText, email: string | null): string[] {
  // No address holds a blank, and few words hold a dot.
  const lines = document.text.slice(0, 1500).split('\n')
  const called = lines.flatMap(named)
  const written = lines
    .filter(line => line.includes('.'))
    .flatMap(line =>
      line
        .split(/\s+/u)
        .filter(word => word.includes('.'))
        .flatMap(word => word.match(linkPattern) ?? [])
        .map(link => link.replace(/[.,]$/, ''))
        .filter(link => isLink(link, line.trim(), email ?? '')),
    )
  const behind = document.links
    .map(({ url }) => url)
    .filter(url => !url.startsWith('mailto:') && !url.startsWith('tel:'))
  return [...new Set([...written, ...called, ...behind])]
}

// What a number or an address is labelled with.
const labels =
  /(?<![\p{L}])(?:(?:e-?)?mail|(?:tele)?phone|tel|mobile|mob|cell|handy|telefon|fax|address|linked-?in|website|web|contact)(?![\p{L}])/giu
// More words than a name and a town have tell something beside.
const mostBeside = 6

/** Whether a text is of how to reach somebody: an address or a number, and beside it no more than a name and a town. */
export const isContactRow = onceOf((text: string): boolean => {
  if (!/[@\d]/u.test(text)) return false
  const rest = text.replace(emailPattern, ' ').replace(phonePattern, found => (numberIn(found) === null ? found : ' '))
  return (
    rest !== text &&
    wordCount(
      rest
        .replace(linkPattern, ' ')
        .replace(labels, ' ')
        .replace(/[^\p{L}\d]+/gu, ' '),
    ) <= mostBeside
  )
}, keptLines)
