import { limits } from '../limits.ts'
import { bomb, corrupt } from '../unreadable.ts'

/** Gives an attribute's value by its name without prefix. */
export type Attributes = (name: string) => string | undefined

/** Called in the order of the document. Names come without their prefix; an empty element opens and closes. */
export type Visitor = {
  open: (name: string, attributes: Attributes) => void
  close: (name: string) => void
  text?: (text: string) => void
}

/**
 * Reads XML once from start to end, in linear time, without ever resolving anything: a document type, and with it every
 * entity of its own, is refused.
 */
export function scanXml(bytes: Uint8Array, visitor: Visitor): void {
  const xml = decode(bytes)
  const open: string[] = []
  let at = 0
  while (at < xml.length) {
    const tag = xml.indexOf('<', at)
    const end = tag < 0 ? xml.length : tag
    if (end > at && open.length > 0) visitor.text?.(unescapeXml(xml.slice(at, end)))
    if (tag < 0) break
    at =
      xml.charCodeAt(tag + 1) === 0x21 || xml.charCodeAt(tag + 1) === 0x3f
        ? aside(xml, tag, visitor)
        : element(xml, tag, open, visitor)
  }
  if (open.length > 0) throw corrupt()
}

function decode(bytes: Uint8Array): string {
  const wide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (!wide) return new TextDecoder().decode(bytes)
  return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
}

/** Comments, character data, instructions; returns where to go on. */
function aside(xml: string, tag: number, visitor: Visitor): number {
  const after = (mark: string, from: number): number => {
    const end = xml.indexOf(mark, from)
    if (end < 0) throw corrupt()
    return end + mark.length
  }
  if (xml.startsWith('<!--', tag)) return after('-->', tag + 4)
  if (xml.startsWith('<?', tag)) return after('?>', tag + 2)
  if (!xml.startsWith('<![CDATA[', tag)) throw bomb()
  const end = after(']]>', tag + 9)
  visitor.text?.(xml.slice(tag + 9, end - 3))
  return end
}

function element(xml: string, tag: number, open: string[], visitor: Visitor): number {
  const end = tagEnd(xml, tag)
  if (xml.charCodeAt(tag + 1) === 0x2f) {
    const name = localName(xml.slice(tag + 2, end).trimEnd())
    if (open.pop() !== name) throw corrupt()
    visitor.close(name)
    return end + 1
  }
  const empty = xml.charCodeAt(end - 1) === 0x2f
  const inner = xml.slice(tag + 1, empty ? end - 1 : end)
  const blank = inner.search(/\s/)
  const name = localName(blank < 0 ? inner : inner.slice(0, blank))
  visitor.open(name, wanted => attribute(blank < 0 ? '' : inner.slice(blank), wanted))
  if (empty) visitor.close(name)
  else if (open.push(name) > limits.depth) throw bomb()
  return end + 1
}

/** The place of the `>` that ends a tag; one within quotes does not. */
function tagEnd(xml: string, tag: number): number {
  let quote = 0
  for (let at = tag + 1; at < xml.length; at += 1) {
    const code = xml.charCodeAt(at)
    if (quote !== 0) {
      if (code === quote) quote = 0
    } else if (code === 0x22 || code === 0x27) quote = code
    else if (code === 0x3e) return at
  }
  throw corrupt()
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function attribute(source: string, wanted: string): string | undefined {
  let at = 0
  while (at < source.length) {
    const equals = source.indexOf('=', at)
    if (equals < 0) return undefined
    const quote = source
      .slice(equals + 1, equals + 20)
      .trimStart()
      .charAt(0)
    if (quote !== '"' && quote !== "'") return undefined
    const start = source.indexOf(quote, equals) + 1
    const end = source.indexOf(quote, start)
    if (end < 0) return undefined
    if (localName(source.slice(at, equals).trim()) === wanted) return unescapeXml(source.slice(start, end))
    at = end + 1
  }
  return undefined
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{1,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
