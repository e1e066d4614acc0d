import { composeDocument, type DraftLine } from '../compose.ts'
import { markKinds } from '../headings.ts'
import type { DocumentText } from '../text.ts'
import { corrupt, empty, Unreadable } from '../unreadable.ts'
import type { Engine } from './engine.ts'
import { markFurniture } from './furniture.ts'
import { joinHyphens } from './hyphens.ts'
import { withPdf } from './open.ts'
import { isMeaningless, type ReadPage, readPage } from './page.ts'
import { readScans, type Scans } from './scan.ts'
import { spoken, withName } from './scratch.ts'
import { closeTurns } from './turns.ts'

/**
 * Reads a pdf. Throws `Unreadable` where it is locked, damaged, without text or longer than `maxPages`. Pages that are
 * pictures are read by `recognise`, where there is one.
 */
export async function readPdf(
  bytes: Uint8Array,
  maxPages: number,
  recognise?: (picture: Uint8Array) => Promise<string | null>,
): Promise<DocumentText> {
  const read = await withPdf(bytes, (engine, document) => readPages(engine, document, maxPages))
  const scans = await readScans(bytes, read.pages, recognise)
  const lines = judge(inOneRow(read.pages), read.pages, scans)
  const pages = read.pages.map(({ page }) => page)
  markFurniture(lines, pages)
  markKinds(lines)
  closeTurns(lines)
  return composeDocument('pdf', {
    lines,
    hidden: read.pages.flatMap(page => page.hidden),
    looseLinks: read.pages.flatMap(page => page.looseLinks),
    metadata: read.metadata,
    pages,
    doubts: doubtsOf(read, scans),
  })
}

type ReadPages = { pages: ReadPage[]; unread: number; metadata: DocumentText['metadata'] }

function readPages(engine: Engine, document: number, maxPages: number): ReadPages {
  const count = engine.FPDF_GetPageCount(document)
  if (count <= 0) throw corrupt()
  if (count > maxPages) {
    throw new Unreadable(
      'too_many_pages',
      `The file has ${count} pages, more than ${maxPages}; upload the resume alone.`,
    )
  }
  const pages = Array.from({ length: count }, (_, index) => readPage(engine, document, index)).filter(
    page => page !== null,
  )
  if (pages.length === 0) throw corrupt()
  return { pages, unread: count - pages.length, metadata: readMetadata(engine, document) }
}

/** The lines of all pages, with blocks numbered through. */
function inOneRow(pages: ReadPage[]): DraftLine[] {
  const lines: DraftLine[] = []
  for (const page of pages) {
    const block = lines.at(-1)?.block ?? 0
    for (const line of page.lines) lines.push({ ...line, block: line.block + block })
  }
  return joinHyphens(lines)
}

const total = (pages: ReadPage[], key: keyof ReadPage['count']): number =>
  pages.reduce((sum, { count }) => sum + count[key], 0)

/** Refuses what has nothing to read: better no candidate than an invented one. */
function judge(lines: DraftLine[], pages: ReadPage[], { tried }: Scans): DraftLine[] {
  if (isMeaningless(total(pages, 'glyphs'), total(pages, 'unmapped'))) {
    const message = 'The fonts of the file hide its text from programs; export it again from the program that made it.'
    throw new Unreadable('image_only', message)
  }
  if (lines.length > 0) return lines
  if (total(pages, 'painted') === 0) throw empty()
  const message = tried
    ? 'It looks like a scan and no text could be recognised; upload the original PDF or DOCX, or a sharper scan.'
    : 'No text was found, it looks like a scan; upload the original PDF or DOCX instead of a picture.'
  throw new Unreadable('image_only', message)
}

function doubtsOf({ pages, unread }: ReadPages, scans: Scans): string[] {
  const doubts: string[] = []
  const all = pages.length + unread
  const of = (count: number): string => `${count} of ${all} ${all === 1 ? 'page' : 'pages'}`
  if (unread > 0) doubts.push(`${of(unread)} could not be read.`)
  if (scans.unread > 0)
    doubts.push(`${of(scans.unread)} ${scans.unread === 1 ? 'is' : 'are'} a picture whose text was not read.`)
  if (pages.some(({ page }) => page.recognised)) {
    doubts.push('The text was recognised from a scan and may have wrong letters.')
  }
  if (total(pages, 'unmapped') > total(pages, 'glyphs') * 0.05)
    doubts.push('Some letters could not be read because of the fonts of the file.')
  if (total(pages, 'hidden') > 0)
    doubts.push('Some text cannot be seen on the page; it is shown apart and is not matched.')
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
