import { encrypted, Unreadable } from '../unreadable.ts'
import { openCompound } from './compound.ts'

/** Streams of a compound file by their name without case. */
export type Streams = (name: string) => Buffer | null

/** Opens a compound file; throws `Unreadable` where it is not one, or not Word's. */
export function openContainer(bytes: Uint8Array): Streams {
  const file = openCompound(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  if (file.names.includes('encryptedpackage')) throw encrypted()
  if (!file.names.includes('worddocument')) throw otherContainer(file.names)
  return name => file.read(name.toLowerCase())
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
