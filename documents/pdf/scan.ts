/** Pages that are pictures: painted, handed to text recognition, and laid out like any other page. */
import { readHocr, type WordLine } from '../recognise/hocr.ts'
import type { Engine } from './engine.ts'
import type { Glyph, TextObject } from './glyph.ts'
import { withPdf } from './open.ts'
import { layOut, type ReadPage } from './page.ts'
import { paintGrey } from './picture.ts'
import { withScratch } from './scratch.ts'
import { pageSpace } from './space.ts'

/** `tried` is whether anything was there to read pictures; `unread` is how many pages are pictures that stay unread. */
export type Scans = { tried: boolean; unread: number }

type Recognise = (picture: Uint8Array) => Promise<string | null>

/** A page takes about a second; the time of a file allows for no more. */
const mostPages = 5
/** Of 100. Words that recognition is less sure of are noise; a page of which it is less sure is no text. */
const leastOfWord = 30
const leastOfPage = 60
const leastLetters = 20

/** Puts the recognised text into those of `pages` that are pictures. */
export async function readScans(bytes: Uint8Array, pages: ReadPage[], recognise?: Recognise): Promise<Scans> {
  const nothing = pages.every(page => page.lines.length === 0)
  const pictures = pages.filter(page => page.pictured || (nothing && page.count.painted > 0))
  let unread = pictures.length
  for (const page of recognise ? pictures.slice(0, mostPages) : []) {
    const outcome = recognise && (await readScan(bytes, page, recognise))
    if (outcome !== 'unread') unread -= 1
  }
  return { tried: recognise !== undefined, unread }
}

async function readScan(bytes: Uint8Array, read: ReadPage, recognise: Recognise): Promise<'read' | 'bare' | 'unread'> {
  const { number } = read.page
  // A picture that takes more memory than there is costs its page, not the file.
  const painted = await withPdf(bytes, (engine, document) => paint(engine, document, number - 1)).catch(() => null)
  const hocr = painted && (await recognise(painted.bytes))
  const lines = hocr ? sureLines(hocr) : null
  if (!painted || !lines) return 'unread'
  const words = lines.flatMap(line => line.words)
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const sureness = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters
  if (words.length === 0) return 'bare'
  if (letters < leastLetters || sureness < leastOfPage) return 'unread'
  // The few letters that a picture has beside it are seen on it as well.
  if (!read.count.unmapped && letters <= read.count.glyphs) return 'read'
  const glyphs = lines.flatMap(line => glyphsOf(line, painted.scale))
  read.lines = layOut(glyphs, { links: [], overlaid: [], hidden: [], over: [] }, number)
  read.page.recognised = true
  read.count = { ...read.count, glyphs: letters, unmapped: 0 }
  return 'read'
}

/** Null where the answer of the program is not what it should be. */
function sureLines(hocr: string): WordLine[] | null {
  try {
    return readHocr(hocr).map(line => ({ ...line, words: line.words.filter(isSure) }))
  } catch {
    return null
  }
}

const isSure = ({ text, confidence }: { text: string; confidence: number }): boolean =>
  text !== '' && confidence >= leastOfWord

function paint(engine: Engine, document: number, index: number) {
  const page = engine.FPDF_LoadPage(document, index)
  if (page === 0) return null
  try {
    return withScratch(engine, scratch => paintGrey(engine, page, pageSpace(engine, page, scratch)))
  } finally {
    engine.FPDF_ClosePage(page)
  }
}

/** From the height of a line's letters to the size of its font. */
const sizeOfHeight = 1.08

/** Letters are taken to be equally wide: recognition tells the places of words. */
function glyphsOf({ words, baseline, size }: WordLine, scale: number): Glyph[] {
  const object: TextObject = {
    pointer: 0,
    size: Math.round((size / scale) * sizeOfHeight * 2) / 2,
    bold: false,
    font: '',
    colour: { red: 0, green: 0, blue: 0, alpha: 255 },
    mode: 0,
    upright: true,
  }
  return words.flatMap(({ text, left, right, top, bottom }) => {
    const letters = [...text]
    const width = (right - left) / letters.length / scale
    return letters.map(
      (letter, index): Glyph => ({
        text: letter,
        left: left / scale + index * width,
        right: left / scale + (index + 1) * width,
        top: top / scale,
        bottom: bottom / scale,
        baseline: baseline / scale,
        object,
        spaced: index === 0,
        hidden: null,
      }),
    )
  })
}
