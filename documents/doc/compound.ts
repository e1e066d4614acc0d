/**
 * Compound files ([MS-CFB]): a file system of sectors within a file. Every chain is followed at most as many steps as
 * the file has sectors, so that neither circles nor wrong sizes cost more than the file is long.
 */
import { corrupt } from '../unreadable.ts'

export type CompoundFile = {
  /** Names of the streams, in lower case; one that occurs twice is the first. */
  names: string[]
  /** The bytes of a stream by its name in lower case; null where there is none. */
  read: (name: string) => Buffer | null
}

type Entry = { name: string; kind: number; start: number; size: number }
type Sectors = { count: number; at: (sector: number) => Buffer }

const kinds = { stream: 2, root: 5 }
/** Sector numbers from here on are marks: the end of a chain, a free sector. */
const firstMark = 0xfffffffa
const headerEntries = 109

/** Opens a compound file; throws `corrupt` where its structure does not hold. */
export function openCompound(bytes: Buffer): CompoundFile {
  if (bytes.length < 512) throw corrupt()
  const sectors = sectorsOf(bytes)
  const table = numbers(tableSectors(bytes, sectors).map(sectors.at))
  const directory = chain(bytes.readUInt32LE(48), table, sectors.count).map(sectors.at)
  const entries = directory.flatMap(entriesIn)
  const root = entries.find(entry => entry.kind === kinds.root)
  const cutoff = bytes.readUInt32LE(56)
  const small = lazily(() => {
    const miniTable = numbers(chain(bytes.readUInt32LE(60), table, sectors.count).map(sectors.at))
    const content = root ? Buffer.concat(chain(root.start, table, sectors.count).map(sectors.at)) : Buffer.alloc(0)
    return { table: miniTable, content, size: 1 << bytes.readUInt16LE(32) }
  })
  const streams = new Map<string, Entry>()
  for (const entry of entries) {
    if (entry.kind === kinds.stream && !streams.has(entry.name)) streams.set(entry.name, entry)
  }
  const content = ({ start, size }: Entry): Buffer[] => {
    if (size >= cutoff) return chain(start, table, sectors.count).map(sectors.at)
    const mini = small()
    const most = Math.ceil(mini.content.length / mini.size)
    return chain(start, mini.table, most).map(at => mini.content.subarray(at * mini.size, (at + 1) * mini.size))
  }
  return {
    names: [...streams.keys()],
    read: name => {
      const entry = streams.get(name)
      return entry ? Buffer.concat(content(entry)).subarray(0, entry.size) : null
    },
  }
}

function sectorsOf(bytes: Buffer): Sectors {
  const shift = bytes.readUInt16LE(30)
  const mini = bytes.readUInt16LE(32)
  if ((shift !== 9 && shift !== 12) || mini < 3 || mini >= shift) throw corrupt()
  const size = 1 << shift
  const count = Math.ceil(bytes.length / size) - 1
  const at = (sector: number): Buffer => bytes.subarray((sector + 1) * size, (sector + 2) * size)
  return { count, at }
}

/** The sectors that hold the table of chains: 109 are named in the header, more in a chain of sectors of their own. */
function tableSectors(bytes: Buffer, sectors: Sectors): number[] {
  const all = numbers([bytes.subarray(76, 76 + headerEntries * 4)])
  let next = bytes.readUInt32LE(68)
  for (let steps = 0; next < firstMark && steps < sectors.count; steps += 1) {
    const listed = numbers([sectors.at(next)])
    next = listed.pop() ?? firstMark
    for (const sector of listed) all.push(sector)
  }
  return all.filter(sector => sector < sectors.count).slice(0, sectors.count)
}

function numbers(blocks: Buffer[]): number[] {
  const found: number[] = []
  for (const block of blocks) {
    for (let at = 0; at + 4 <= block.length; at += 4) found.push(block.readUInt32LE(at))
  }
  return found
}

/** The sectors of a chain in order, `most` at most; throws where it runs in a circle or out of the file. */
function chain(start: number, table: number[], most: number): number[] {
  const found: number[] = []
  let next = start
  while (next < firstMark) {
    if (next >= most || found.length >= most) throw corrupt()
    found.push(next)
    next = table[next] ?? firstMark
  }
  return found
}

function entriesIn(sector: Buffer): Entry[] {
  const entries: Entry[] = []
  for (let at = 0; at + 128 <= sector.length; at += 128) {
    const length = Math.min(sector.readUInt16LE(at + 64), 64)
    const name = sector.toString('utf16le', at, at + Math.max(0, length - 2)).toLowerCase()
    const [start, size] = [sector.readUInt32LE(at + 116), sector.readUInt32LE(at + 120)]
    entries.push({ name, kind: sector.readUInt8(at + 66), start, size })
  }
  return entries
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
