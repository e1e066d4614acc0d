import { composeDocument, type Draft, type DraftLine } from '../compose.ts'
import { markKinds } from '../headings.ts'
import type { DocumentText } from '../text.ts'
import { corrupt, empty, encrypted, Unreadable } from '../unreadable.ts'
import { type Engine, withEngine } from './engine.ts'
import { markFurniture } from './furniture.ts'
import { joinHyphens } from './hyphens.ts'
import { readPage } from './page.ts'
import { spoken, withBytes, withName } from './scratch.ts'

/**
 * Reads a pdf. Throws `Unreadable` where it is locked, damaged, without text or longer than `maxPages`.
 */
export function readPdf(bytes: Uint8Array, maxPages: number): Promise<DocumentText> {
  return withEngine(engine =>
    withBytes(engine, bytes, at => {
      const document = engine.FPDF_LoadMemDocument(at, bytes.length, 0)
      if (document === 0) throw engine.FPDF_GetLastError() === 4 ? encrypted() : corrupt()
      try {
        return readPages(engine, document, maxPages)
      } finally {
        engine.FPDF_CloseDocument(document)
      }
    }),
  )
}

type Count = { glyphs: number; unmapped: number; painted: number; scanned: number; hidden: number }

function readPages(engine: Engine, document: number, maxPages: number): DocumentText {
  const pages = engine.FPDF_GetPageCount(document)
  if (pages <= 0) throw corrupt()
  if (pages > maxPages) {
    throw new Unreadable(
      'too_many_pages',
      `The file has ${pages} pages, more than ${maxPages}; upload the resume alone.`,
    )
  }
  const draft: Draft = {
    lines: [],
    hidden: [],
    looseLinks: [],
    metadata: readMetadata(engine, document),
    pages: [],
    doubts: [],
  }
  const count: Count = { glyphs: 0, unmapped: 0, painted: 0, scanned: 0, hidden: 0 }
  let block = 0
  let unread = 0
  for (let index = 0; index < pages; index += 1) {
    const read = readPage(engine, document, index)
    if (!read) {
      unread += 1
      continue
    }
    for (const line of read.lines) draft.lines.push({ ...line, block: line.block + block })
    block = draft.lines.at(-1)?.block ?? block
    draft.hidden.push(...read.hidden)
    draft.looseLinks.push(...read.looseLinks)
    draft.pages.push(read.page)
    for (const key of ['glyphs', 'unmapped', 'painted', 'scanned', 'hidden'] as const) count[key] += read.count[key]
  }
  if (unread === pages) throw corrupt()
  judge(draft.lines, count)
  draft.lines = joinHyphens(draft.lines)
  markFurniture(draft.lines, draft.pages)
  markKinds(draft.lines)
  draft.doubts = doubtsOf(count, unread, pages)
  return composeDocument('pdf', draft)
}

/** Refuses what has nothing to read: better no candidate than an invented one. */
function judge(lines: DraftLine[], count: Count): void {
  if (count.unmapped > count.glyphs * 0.3 && count.unmapped > 20) {
    const message = 'The fonts of the file hide its text from programs; export it again from the program that made it.'
    throw new Unreadable('image_only', message)
  }
  if (lines.length > 0) return
  if (count.painted > 0) {
    const message = 'No text was found, it looks like a scan; upload the original PDF or DOCX instead of a picture.'
    throw new Unreadable('image_only', message)
  }
  throw empty()
}

function doubtsOf(count: Count, unread: number, pages: number): string[] {
  const doubts: string[] = []
  if (unread > 0) doubts.push(`${unread} of ${pages} pages could not be read.`)
  if (count.scanned > 0) doubts.push('The text was recognised from a scan and may have wrong letters.')
  if (count.unmapped > count.glyphs * 0.05)
    doubts.push('Some letters could not be read because of the fonts of the file.')
  if (count.hidden > 0) doubts.push('Some text cannot be seen on the page; it is shown apart and is not matched.')
  return doubts
}

function readMetadata(engine: Engine, document: number): DocumentText['metadata'] {
  const metadata: DocumentText['metadata'] = {}
  for (const [key, tag] of [
    ['title', 'Title'],
    ['author', 'Author'],
    ['creator', 'Creator'],
  ] as const) {
    const value = withName(engine, tag, name =>
      spoken(engine, 'utf16le', (buffer, size) => engine.FPDF_GetMetaText(document, name, buffer, size)),
    ).trim()
    if (value !== '') metadata[key] = value
  }
  return metadata
}
