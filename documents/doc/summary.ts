import type { DocumentText } from '../text.ts'
import type { Streams } from './container.ts'

/** Properties of the summary that Office keeps beside a document ([MS-OLEPS] 2.21, 3.1). */
const properties = { codePage: 1, title: 2, author: 4, application: 18 }
const types = { short: 2, string: 0x1e, wide: 0x1f }
const longest = 1_000

/** Title, author and program of a document; nothing of it where there is no summary or it is damaged. */
export function readSummary(streams: Streams): DocumentText['metadata'] {
  const bytes = streams('\u0005SummaryInformation')
  if (!bytes || bytes.length < 48 || bytes.readUInt16LE(0) !== 0xfffe) return {}
  const set = bytes.subarray(bytes.readUInt32LE(44))
  const places = new Map<number, number>()
  const count = set.length < 8 ? 0 : Math.min(set.readUInt32LE(4), Math.floor((set.length - 8) / 8))
  for (let index = 0; index < count; index += 1) {
    places.set(set.readUInt32LE(8 + index * 8), set.readUInt32LE(12 + index * 8))
  }
  const decoder = decoderOf(set, places.get(properties.codePage))
  const metadata: DocumentText['metadata'] = {}
  for (const [key, id] of [
    ['title', properties.title],
    ['author', properties.author],
    ['creator', properties.application],
  ] as const) {
    const text = stringAt(set, places.get(id), decoder)
    if (text !== '') metadata[key] = text
  }
  return metadata
}

function decoderOf(set: Buffer, at: number | undefined): TextDecoder {
  const known = at !== undefined && at + 6 <= set.length && set.readUInt32LE(at) === types.short
  const page = known ? set.readUInt16LE(at + 4) : 1252
  const name = page === 65_001 ? 'utf-8' : page === 1200 ? 'utf-16le' : `windows-${page}`
  try {
    return new TextDecoder(name)
  } catch {
    return new TextDecoder('windows-1252')
  }
}

function stringAt(set: Buffer, at: number | undefined, decoder: TextDecoder): string {
  if (at === undefined || at + 8 > set.length) return ''
  const type = set.readUInt32LE(at)
  const length = Math.min(set.readUInt32LE(at + 4), longest)
  const text =
    type === types.string
      ? decoder.decode(set.subarray(at + 8, at + 8 + length))
      : type === types.wide
        ? set.toString('utf16le', at + 8, at + 8 + length * 2)
        : ''
  return (text.split('\0')[0] ?? '').trim()
}
