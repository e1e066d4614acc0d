import CFB from 'cfb'
import { corrupt, encrypted, Unreadable } from '../unreadable.ts'

/** Streams of a compound file by their name without case. */
export type Streams = (name: string) => Buffer | null

/** Opens a compound file; throws `Unreadable` where it is not one, or not Word's. */
export function openContainer(bytes: Uint8Array): Streams {
  const files = new Map<string, CFB.CFB$Entry>()
  for (const entry of parse(bytes)) {
    const name = entry.name.toLowerCase()
    if (entry.type === 2 && !files.has(name)) files.set(name, entry)
  }
  if (files.has('encryptedpackage')) throw encrypted()
  if (!files.has('worddocument')) throw otherContainer([...files.keys()])
  return name => {
    const entry = files.get(name.toLowerCase())
    return entry ? Buffer.from(entry.content) : null
  }
}

function parse(bytes: Uint8Array): CFB.CFB$Entry[] {
  try {
    return CFB.read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), { type: 'buffer' }).FileIndex
  } catch {
    throw corrupt()
  }
}

function otherContainer(names: string[]): Unreadable {
  const has = (name: string): boolean => names.includes(name)
  const name =
    has('workbook') || has('book')
      ? 'an Excel workbook'
      : has('powerpoint document')
        ? 'a PowerPoint presentation'
        : names.some(one => one.startsWith('__'))
          ? 'an Outlook message'
          : 'a file of an Office program that is not Word'
  return new Unreadable('not_a_document', `This is ${name}; upload a PDF, DOC or DOCX file.`)
}
