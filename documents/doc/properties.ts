import { type Look, merged } from '../look.ts'
import { type Header, structures } from './header.ts'

/** What a paragraph's own properties say. `style` is the number of its style. */
export type Stance = {
  style: number
  inTable?: boolean
  endsRow?: boolean
  outline?: number
  list?: number
  before?: number
  after?: number
  background?: string
}

/** Character properties; `deleted` in tracked changes. */
export type Character = Look & { deleted?: boolean; styleNumber?: number }

/** Stretches of the file with properties, in order; `at` finds the one that holds an offset. */
export type Ranges = { at: (offset: number) => { end: number; grpprl: Buffer } }

const pageSize = 512
const none = Buffer.alloc(0)

/** Reads the pages ([MS-DOC] 2.9.33 and 2.9.174) that a table of the table stream names. */
export function readRanges(header: Header, kind: 'characters' | 'paragraphs'): Ranges {
  const table = header.structure(structures[kind])
  const pages = Math.max(0, Math.floor((table.length - 4) / 8))
  const starts: number[] = []
  const entries: { end: number; grpprl: Buffer }[] = []
  for (let index = 0; index < pages; index += 1) {
    const number = table.readUInt32LE((pages + 1) * 4 + index * 4) & 0x3fffff
    const page = header.word.subarray(number * pageSize, (number + 1) * pageSize)
    if (page.length < pageSize) continue
    const count = page.readUInt8(pageSize - 1)
    const slot = kind === 'characters' ? 1 : 13
    if ((count + 1) * 4 + count * slot > pageSize) continue
    for (let entry = 0; entry < count; entry += 1) {
      const start = page.readUInt32LE(entry * 4)
      if (start < (starts.at(-1) ?? 0)) continue
      const place = (page[(count + 1) * 4 + entry * slot] ?? 0) * 2
      starts.push(start)
      entries.push({ end: page.readUInt32LE(entry * 4 + 4), grpprl: place === 0 ? none : grpprlAt(page, place, kind) })
    }
  }
  return { at: offset => find(starts, entries, offset) }
}

function grpprlAt(page: Buffer, place: number, kind: 'characters' | 'paragraphs'): Buffer {
  const size = page[place] ?? 0
  if (kind === 'characters') return page.subarray(place + 1, place + 1 + size)
  return size === 0
    ? page.subarray(place + 2, place + 2 + (page[place + 1] ?? 0) * 2)
    : page.subarray(place + 1, place + size * 2)
}

function find(starts: number[], entries: { end: number; grpprl: Buffer }[], offset: number) {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  const entry = entries[low - 1]
  if (entry && entry.end > offset) return entry
  return { end: starts[low] ?? Number.MAX_SAFE_INTEGER, grpprl: none }
}

/** Calls `see` with the code and operand of each property change ([MS-DOC] 2.6). */
function eachChange(grpprl: Buffer, see: (code: number, operand: Buffer) => void): void {
  const sizes = [1, 1, 2, 4, 2, 2, 0, 3]
  let at = 0
  while (at + 3 <= grpprl.length) {
    const code = grpprl.readUInt16LE(at)
    at += 2
    let size = sizes[code >> 13] ?? 1
    if (code >> 13 === 6) {
      const long = code === 0xd608 && at + 2 <= grpprl.length
      size = long ? grpprl.readUInt16LE(at) - 1 : (grpprl[at] ?? 0)
      at += long ? 2 : 1
    }
    if (size < 0 || at + size > grpprl.length) return
    see(code, grpprl.subarray(at, at + size))
    at += size
  }
}

const palette = [
  'auto',
  '000000',
  '0000ff',
  '00ffff',
  '00ff00',
  'ff00ff',
  'ff0000',
  'ffff00',
  'ffffff',
  '000080',
  '008080',
  '008000',
  '800080',
  '800000',
  '808000',
  '808080',
  'c0c0c0',
]

/** The look that `grpprl` gives to text whose style looks like `base`. */
export function characterFrom(grpprl: Buffer, base: Look): Character {
  const own: Character = {}
  // 128 is "as the style has it", 129 the opposite.
  const toggle = (value: number, inherited: boolean | undefined): boolean =>
    value === 129 ? !inherited : value === 128 ? (inherited ?? false) : value !== 0
  eachChange(grpprl, (code, operand) => {
    const value = operand[0] ?? 0
    if (code === 0x0835) own.bold = toggle(value, base.bold)
    else if (code === 0x083c) own.hidden = toggle(value, base.hidden)
    else if (code === 0x0800) own.deleted = value !== 0
    else if (code === 0x4a43) own.size = operand.readUInt16LE(0) / 2
    else if (code === 0x4852) own.stretch = operand.readUInt16LE(0)
    else if (code === 0x4a30) own.styleNumber = operand.readUInt16LE(0)
    else if (code === 0x2a42) own.colour = palette[value] ?? 'auto'
    else if (code === 0x6870) own.colour = operand[3] === 0xff ? 'auto' : operand.toString('hex', 0, 3)
    else if (code === 0x2a0c && value > 0) own.background = palette[value]
    else if (code === 0x4866 || code === 0xca71) own.background = shadingFrom(code, operand) ?? own.background
  })
  return merged<Character>(base, own)
}

/** The paragraph properties of a PapxInFkp: the number of the style, then changes to it. */
export function stanceFrom(papx: Buffer): Stance {
  const stance: Stance = { style: papx.length >= 2 ? papx.readUInt16LE(0) : 0 }
  eachChange(papx.subarray(2), (code, operand) => {
    const value = operand[0] ?? 0
    if (code === 0x2416) stance.inTable = value !== 0
    else if (code === 0x2417) stance.endsRow = value !== 0
    else if (code === 0x2640) stance.outline = value
    else if (code === 0x460b) stance.list = operand.readUInt16LE(0)
    else if (code === 0xa413) stance.before = operand.readUInt16LE(0) / 20
    else if (code === 0xa414) stance.after = operand.readUInt16LE(0) / 20
    else if (code === 0x442d || code === 0xc64d) stance.background = shadingFrom(code, operand) ?? stance.background
  })
  return stance
}

/** Old shading is two palette colours and a pattern in 16 bits, new shading two colours of four bytes and a pattern. */
function shadingFrom(code: number, operand: Buffer): string | undefined {
  if (code === 0x4866 || code === 0x442d) {
    const back = (operand.readUInt16LE(0) >> 5) & 31
    return back === 0 ? undefined : palette[back]
  }
  if (operand.length < 10 || operand[7] === 0xff) return undefined
  return operand.toString('hex', 4, 7)
}
