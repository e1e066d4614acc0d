/**
 * Shapes that float over the text or behind it ([MS-DOC] 2.8.37, [MS-ODRAW] 2.2): where each is anchored and what fills
 * it, so that the text of a box is judged against its own ground.
 */
import { type Header, structures } from './header.ts'

type Shape = {
  left: number
  top: number
  right: number
  bottom: number
  /** How its place is counted, and whether it lies behind the text. */
  flags: number
  /** `rrggbb`, `unknown` for a gradient or picture, undefined where it has no fill. */
  fill: string | undefined
}

/** A stretch of the story of boxes that is the text of one shape; `ground` is what lies behind it. */
export type Box = { start: number; end: number; ground: string }

export type Shapes = {
  /** What lies behind the text of every page: `ffffff`, or `unknown` where a shape may. */
  backdrop: string
  boxes: Box[]
  headerBoxes: Box[]
}

/** In twips, 20 to the point: what is narrower or lower has no text before it. */
const leastSide = 60
const place = 26
const boxEntry = 22
const belowText = 0x4000

/** Reads the shapes of the body and of its headers and footers. */
export function readShapes(header: Header): Shapes {
  const fills = fillsOf(header.structure(structures.drawings))
  const shapes = new Map<number, Shape>()
  for (const index of [structures.bodyShapes, structures.headerShapes]) {
    for (const [, entry] of entriesOf(header.structure(index), place)) {
      const id = entry.readUInt32LE(0)
      const [left, top] = [entry.readInt32LE(4), entry.readInt32LE(8)]
      const [right, bottom] = [entry.readInt32LE(12), entry.readInt32LE(16)]
      shapes.set(id, { left, top, right, bottom, flags: entry.readUInt16LE(20), fill: fills.get(id) })
    }
  }
  const backdrop = [...shapes.values()].some(isBehind) ? 'unknown' : 'ffffff'
  const boxes = (index: number): Box[] =>
    entriesOf(header.structure(index), boxEntry).map(([start, entry, end]) => {
      const shape = shapes.get(entry.readUInt32LE(14))
      return { start, end, ground: shape?.fill ?? beneath(shape, shapes) ?? backdrop }
    })
  return { backdrop, boxes: boxes(structures.boxes), headerBoxes: boxes(structures.headerBoxes) }
}

function isBehind({ left, top, right, bottom, flags }: Shape): boolean {
  return (flags & belowText) !== 0 && right - left >= leastSide && bottom - top >= leastSide
}

/** The fill of the last shape that lies about one without fill, as a frame about its text; `unknown` of one in part. */
function beneath(shape: Shape | undefined, shapes: Map<number, Shape>): string | undefined {
  if (!shape) return undefined
  const { left, top, right, bottom } = shape
  const meets = (other: Shape): boolean =>
    other.left < right && other.right > left && other.top < bottom && other.bottom > top
  const covers = (other: Shape): boolean =>
    other.left <= left && other.right >= right && other.top <= top && other.bottom >= bottom
  const last = [...shapes.values()].findLast(other => other !== shape && other.fill !== undefined && meets(other))
  return last && (covers(last) && last.flags === shape.flags ? last.fill : 'unknown')
}

/** The entries of a PLC ([MS-DOC] 2.2.2), each between the place in the text where it begins and the next one's. */
function entriesOf(table: Buffer, size: number): [start: number, entry: Buffer, end: number][] {
  const count = Math.max(0, Math.floor((table.length - 4) / (4 + size)))
  return Array.from({ length: count }, (_, index) => {
    const at = (count + 1) * 4 + index * size
    return [table.readUInt32LE(index * 4), table.subarray(at, at + size), table.readUInt32LE(index * 4 + 4)]
  })
}

const records = { shape: 0xf00a, properties: 0xf00b, drawings: 0xf000 }
const mostRecords = 20_000

/** The fill of each shape by its number. The body's drawing and the headers' each stand behind a byte of their own. */
function fillsOf(art: Buffer): Map<number, string | undefined> {
  const fills = new Map<number, string | undefined>()
  let shape = 0
  let at = 0
  for (let steps = 0; at + 8 <= art.length && steps < mostRecords; steps += 1) {
    const [kind, length] = [art.readUInt16LE(at + 2), art.readUInt32LE(at + 4)]
    const container = (art.readUInt16LE(at) & 15) === 15
    if (kind < 0xf000 || kind > 0xf200) {
      at += 1
      continue
    }
    const content = art.subarray(at + 8, at + 8 + length)
    if (kind === records.shape && content.length >= 4) shape = content.readUInt32LE(0)
    if (kind === records.properties) fills.set(shape, fillFrom(content, art.readUInt16LE(at) >> 4))
    at += 8 + (container && kind !== records.drawings ? 0 : length)
  }
  return fills
}

const properties = { fillType: 0x180, colour: 0x181, opacity: 0x182, filled: 0x1bf }
const opaque = 0x10000

/** Six bytes each: a number and a value. A shape that says nothing is filled with white. */
function fillFrom(content: Buffer, count: number): string | undefined {
  const values = new Map<number, number>()
  for (let index = 0; index < count && index * 6 + 6 <= content.length; index += 1) {
    values.set(content.readUInt16LE(index * 6) & 0x3fff, content.readUInt32LE(index * 6 + 2))
  }
  const filled = values.get(properties.filled) ?? 0x10
  // Bit 20 says that bit 4 counts.
  if ((filled & 0x100000) !== 0 && (filled & 0x10) === 0) return undefined
  const colour = values.get(properties.colour) ?? 0xffffff
  const opacity = (values.get(properties.opacity) ?? opaque) / opaque
  if (opacity < 0.1) return undefined
  if ((values.get(properties.fillType) ?? 0) !== 0 || colour > 0xffffff || opacity < 0.9) return 'unknown'
  const [red, green, blue] = [colour & 255, (colour >> 8) & 255, colour >> 16]
  return [red, green, blue].map(value => value.toString(16).padStart(2, '0')).join('')
}
