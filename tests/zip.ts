import { inflateRawSync } from 'node:zlib'

/** The entries of a zip by its directory, unpacked; written for the tests so that no library checks itself. */
export function unzip(bytes: Uint8Array): Map<string, Buffer> {
  const buffer = Buffer.from(bytes)
  const end = buffer.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const entries = new Map<string, Buffer>()
  let at = buffer.readUInt32LE(end + 16)
  for (let left = buffer.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extra, comment] = [28, 30, 32].map(offset => buffer.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const name = buffer.toString('utf8', at + 46, at + 46 + nameLength)
    const start = buffer.readUInt32LE(at + 42)
    const from = start + 30 + buffer.readUInt16LE(start + 26) + buffer.readUInt16LE(start + 28)
    const content = buffer.subarray(from, from + buffer.readUInt32LE(at + 20))
    if (entries.has(name)) throw new Error(`${name} is there twice`)
    entries.set(name, buffer.readUInt16LE(at + 10) === 8 ? inflateRawSync(content) : content)
    at += 46 + nameLength + extra + comment
  }
  return entries
}
