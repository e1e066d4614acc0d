import { type Look, merged } from '../look.ts'
import { type Header, structures } from './header.ts'
import { characterFrom, type Stance, stanceFrom } from './properties.ts'

export type Style = { look: Look; stance: Partial<Stance>; heading: boolean }

type Raw = { base: number; identifier: number; papx: Buffer; chpx: Buffer }

const none = Buffer.alloc(0)
const noBase = 0xfff
const plain: Style = { look: { size: 10 }, stance: {}, heading: false }

/** Styles by their number, each with what it inherits ([MS-DOC] 2.9.260). */
export function readStyles(header: Header): (number: number) => Style {
  const raw = readRaw(header.structure(structures.styles))
  const resolved = new Map<number, Style>()
  const resolve = (number: number, depth: number): Style => {
    const known = resolved.get(number)
    if (known) return known
    const own = raw[number]
    if (!own || depth > 20) return plain
    const base = own.base === noBase ? plain : resolve(own.base, depth + 1)
    // Identifiers 1 to 9 are the built-in headings, 62 the title.
    const heading = (own.identifier >= 1 && own.identifier <= 9) || own.identifier === 62
    const { style: _, ...stance } = stanceFrom(own.papx)
    const style = { look: characterFrom(own.chpx, base.look), stance: merged(base.stance, stance), heading }
    resolved.set(number, style)
    return style
  }
  return number => resolve(number, 0)
}

function readRaw(sheet: Buffer): (Raw | undefined)[] {
  if (sheet.length < 6) return []
  const count = Math.min(sheet.readUInt16LE(2), 4_096)
  const nameAt = sheet.readUInt16LE(4)
  const styles: (Raw | undefined)[] = []
  let at = 2 + sheet.readUInt16LE(0)
  for (let index = 0; index < count && at + 2 <= sheet.length; index += 1) {
    const size = sheet.readUInt16LE(at)
    styles.push(readStyle(sheet.subarray(at + 2, at + 2 + size), nameAt))
    at += 2 + size
  }
  return styles
}

function readStyle(style: Buffer, nameAt: number): Raw | undefined {
  if (style.length < nameAt + 2 || nameAt < 6) return undefined
  const identifier = style.readUInt16LE(0) & 0xfff
  const kind = style.readUInt16LE(2) & 0xf
  const base = style.readUInt16LE(2) >> 4
  const first = nameAt + 2 + (style.readUInt16LE(nameAt) + 1) * 2
  const block = (at: number): Buffer =>
    at + 2 <= style.length ? style.subarray(at + 2, at + 2 + style.readUInt16LE(at)) : none
  if (kind === 2) return { base, identifier, papx: none, chpx: block(first) }
  const papx = block(first)
  return { base, identifier, papx, chpx: block(first + 2 + papx.length + (papx.length % 2)) }
}
