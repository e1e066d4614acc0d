import { around, type DraftLine } from '../compose.ts'
import type { Box, HiddenText, Page } from '../text.ts'
import { joinAccents } from './accents.ts'
import { type Annotations, type OverlaidText, readAnnotations } from './annotations.ts'
import { readsRightToLeft } from './bidi.ts'
import { withBullets } from './bullets.ts'
import { regionsOf } from './columns.ts'
import type { Engine } from './engine.ts'
import type { Glyph } from './glyph.ts'
import { readGlyphs } from './glyphs.ts'
import { hiddenTexts } from './hidden.ts'
import { linesOf } from './lines.ts'
import { readObjects } from './objects.ts'
import { draftRegion } from './paragraphs.ts'
import { type Scratch, withScratch } from './scratch.ts'
import { segmentsOf } from './segments.ts'
import { boxOf, pageSpace } from './space.ts'
import { markHidden } from './visibility.ts'

export type ReadPage = {
  page: Page
  lines: DraftLine[]
  hidden: HiddenText[]
  looseLinks: string[]
  count: { glyphs: number; unmapped: number; painted: number; hidden: number }
  /** It is mostly a picture, or its letters have no meaning: what it says, it says to the eye alone. */
  pictured: boolean
}

/** Fewer visible letters than this beside a picture over much of the page are a stamp or a page number. */
const fewLetters = 100
const muchOfPage = 0.4

/** Reads page `index`, from 0; null where PDFium cannot load it. */
export function readPage(engine: Engine, document: number, index: number): ReadPage | null {
  const page = engine.FPDF_LoadPage(document, index)
  if (page === 0) return null
  try {
    return withScratch(engine, scratch => readLoaded(engine, document, page, index + 1, scratch))
  } finally {
    engine.FPDF_ClosePage(page)
  }
}

function readLoaded(engine: Engine, document: number, page: number, number: number, scratch: Scratch): ReadPage {
  const space = pageSpace(engine, page, scratch)
  const annotations = readAnnotations(engine, document, page, number, space, scratch)
  const objects = readObjects(engine, page, space, scratch)
  const text = engine.FPDFText_LoadPage(page)
  try {
    const glyphs = text === 0 ? [] : readGlyphs(engine, text, space, scratch)
    const over = annotations.over.map(place => ({ ...place, order: Infinity, colour: null }))
    const all = { ...objects, painted: [...objects.painted, ...over] }
    const scanned = glyphs.length > 0 && markHidden({ engine, page, space, scratch }, glyphs, all)
    const visible = joinAccents(glyphs.filter(glyph => glyph.hidden === null))
    const lines = layOut(withBullets(visible, objects.marks), annotations, number)
    const hidden = hiddenTexts(glyphs, number)
    const unmapped = visible.filter(glyph => /[\uE000-\uF8FF\uFFFD]/.test(glyph.text)).length
    const sparse = !scanned && visible.length < fewLetters
    const much = objects.pictured > space.width * space.height * muchOfPage
    return {
      page: { number, width: space.width, height: space.height, ...(scanned ? { recognised: true } : {}) },
      lines,
      hidden: [...hidden, ...annotations.hidden],
      looseLinks: annotations.links.filter(link => !link.placed).map(link => link.url),
      count: {
        glyphs: visible.length,
        unmapped,
        painted: objects.painted.length,
        hidden: hidden.length,
      },
      pictured: (sparse && much) || isMeaningless(visible.length, unmapped),
    }
  } finally {
    if (text !== 0) engine.FPDFText_ClosePage(text)
  }
}

/** Whether so many letters of a font have no meaning that what the others say is worth nothing. */
export function isMeaningless(glyphs: number, unmapped: number): boolean {
  return unmapped > 20 && unmapped > glyphs * 0.3
}

/** The lines of glyphs, in reading order. */
export function layOut(glyphs: Glyph[], { links, overlaid }: Annotations, page: number): DraftLine[] {
  const lines: DraftLine[] = []
  const rightToLeft = readsRightToLeft(glyphs)
  for (const region of regionsOf(segmentsOf(glyphs))) {
    const block = lines.at(-1)?.block ?? 0
    const drafts = draftRegion(linesOf(region, rightToLeft), page, links)
    for (const line of drafts) lines.push({ ...line, block: line.block + block })
  }
  return overlaid.reduce((all, one) => insert(all, one, page), lines)
}

/** The height of a usual line, in points: a field that is much higher begins where its first line stands. */
const usualHeight = 16

/** Puts text that lies over the page behind its label on one line, else before the first line that stands below it. */
function insert(lines: DraftLine[], overlaid: OverlaidText, page: number): DraftLine[] {
  const box = boxOf(overlaid, page)
  const pieces = overlaid.text.split(/[\r\n]+/).filter(piece => piece.trim() !== '')
  const middle = box.y + Math.min(box.height, usualHeight) / 2
  const label = lines.findLastIndex(line => isLabel(line, box, middle))
  const [only] = pieces
  const labelled = lines[label]
  if (labelled && only && pieces.length === 1) return lines.with(label, withValue(labelled, only.trim(), box))
  const found = lines.findIndex(line => line.box !== null && line.box.y + line.box.height / 2 > middle)
  const at = found < 0 ? lines.length : found
  const before = lines[at - 1]?.block ?? 0
  const added = pieces.map((piece, index): DraftLine => {
    const look = { size: null, bold: false, kind: 'body', links: [] } as const
    return { ...look, links: [], text: piece.trim(), page, block: before + 1, box, gap: index === 0 }
  })
  return [...lines.slice(0, at), ...added, ...lines.slice(at).map(line => ({ ...line, block: line.block + 1 }))]
}

/** Whether a line ends at the left of a field and stands at its height. */
function isLabel({ box }: DraftLine, field: Box, middle: number): boolean {
  return box !== null && box.x + box.width <= field.x + 2 && Math.abs(box.y + box.height / 2 - middle) < box.height / 2
}

function withValue(line: DraftLine, value: string, box: Box): DraftLine {
  const { text, size, bold } = line
  const runs = line.runs ?? [{ start: 0, end: text.length, box: line.box, size, bold }]
  const run = { start: text.length + 1, end: text.length + 1 + value.length, box, size: null, bold: false }
  return {
    ...line,
    text: `${text}\t${value}`,
    box: line.box && around(line.box, box),
    runs: [...runs, run],
  }
}
