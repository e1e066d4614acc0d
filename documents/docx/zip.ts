import { inflateRawSync } from 'node:zlib'
import { limits } from '../limits.ts'
import { bomb, corrupt, encrypted } from '../unreadable.ts'

export type Zip = {
  names: string[]
  /** The unpacked bytes of an entry; null where there is none of that name. Names are compared without case. */
  read: (name: string) => Uint8Array | null
}

type Entry = { name: string; method: number; flags: number; packed: number; start: number }

const signatures = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 }
/** A zip may end with a comment of up to 65,535 bytes after its 22 bytes of directory end. */
const farthestEnd = 65_557

/** Opens a zip by its directory. What an entry says of its unpacked size is not believed. */
export function openZip(bytes: Uint8Array): Zip {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const entries = new Map(directory(buffer).map(entry => [entry.name.toLowerCase(), entry]))
  let left = limits.total
  return {
    names: [...entries.values()].map(entry => entry.name),
    read: name => {
      const entry = entries.get(name.toLowerCase())
      if (!entry) return null
      const content = unpack(buffer, entry, Math.min(limits.part, left))
      left -= content.length
      return content
    },
  }
}

function directory(buffer: Buffer): Entry[] {
  const end = findEnd(buffer)
  const count = buffer.readUInt16LE(end + 10)
  if (count > limits.entries) throw bomb()
  let at = buffer.readUInt32LE(end + 16)
  const entries: Entry[] = []
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > buffer.length || buffer.readUInt32LE(at) !== signatures.entry) throw corrupt()
    const nameLength = buffer.readUInt16LE(at + 28)
    entries.push({
      name: buffer.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/'),
      flags: buffer.readUInt16LE(at + 8),
      method: buffer.readUInt16LE(at + 10),
      packed: buffer.readUInt32LE(at + 20),
      start: buffer.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32)
  }
  return entries
}

function findEnd(buffer: Buffer): number {
  const mark = Buffer.alloc(4)
  mark.writeUInt32LE(signatures.end)
  const at = buffer.lastIndexOf(mark)
  if (at < 0 || at < buffer.length - farthestEnd || at + 22 > buffer.length) throw corrupt()
  return at
}

function unpack(buffer: Buffer, entry: Entry, most: number): Uint8Array {
  const { start, packed } = entry
  if (entry.flags & 1) throw encrypted()
  if (start + 30 > buffer.length || buffer.readUInt32LE(start) !== signatures.local) throw corrupt()
  const from = start + 30 + buffer.readUInt16LE(start + 26) + buffer.readUInt16LE(start + 28)
  if (from + packed > buffer.length) throw corrupt()
  const content = buffer.subarray(from, from + packed)
  if (entry.method === 0) {
    if (content.length > most) throw bomb()
    return content
  }
  if (entry.method !== 8) throw corrupt()
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    throw error instanceof RangeError ? bomb() : corrupt()
  }
}
