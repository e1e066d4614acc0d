import { Readable, type Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** `packed` false: the bytes are compressed already. */
export type ZipEntry = {
  name: string
  content: Iterable<string> | AsyncIterable<string> | Uint8Array
  packed?: boolean
}

/**
 * The zip of these entries as it is read: the next one is asked for when the last has gone out, so that no more than
 * one is in memory. Ends with the error where making an entry fails; asks for no more once nobody reads.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, mtime: Date): Readable {
  const zip = new ZipFile()
  const out = zip.outputStream as Readable & Writable
  const fail = (error: Error) => out.destroy(error)
  zip.on('error', fail)
  // Whoever reads it hears of the error; without a listener of ours one that comes later would end the process.
  out.on('error', () => {})
  addAll(zip, out, entries, mtime).catch(fail)
  return out
}

async function addAll(zip: ZipFile, out: Readable, entries: AsyncIterable<ZipEntry>, mtime: Date) {
  for await (const { name, content, packed = true } of entries) {
    const source = Readable.from(content instanceof Uint8Array ? chunksOf(content) : content, { objectMode: false })
    const stop = () => source.destroy()
    out.once('close', stop)
    zip.addReadStream(source, name, { compress: packed, mtime })
    if (out.destroyed) stop()
    await finished(source)
    out.off('close', stop)
  }
  zip.end()
}

const chunkBytes = 64 * 1024

function* chunksOf(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes)
}
