import { pictured, pictureFont } from '../letters.ts'
import { placeBlanks } from './blanks.ts'
import type { Engine } from './engine.ts'
import type { Colour, Glyph, TextObject } from './glyph.ts'
import { type Scratch, spoken } from './scratch.ts'
import type { PageSpace } from './space.ts'

// A page of a resume has 2,000 to 6,000; the limit bounds the time that one page can take.
const glyphLimit = 200_000

/** The glyphs of a page in the order of PDFium's text page; white space is noted on the glyph that follows. */
export function readGlyphs(engine: Engine, text: number, space: PageSpace, scratch: Scratch): Glyph[] {
  const glyphs: Glyph[] = []
  const objects = new Map<number, TextObject>()
  const count = Math.min(engine.FPDFText_CountChars(text), glyphLimit)
  const drawn = new Set<Glyph>()
  let [spaced, blank] = [false, false]
  for (let index = 0; index < count; index += 1) {
    const character = characterOf(engine.FPDFText_GetUnicode(text, index))
    if (character.trim() === '') {
      spaced = true
      if (engine.FPDFText_IsGenerated(text, index) !== 1) blank = true
      continue
    }
    const pointer = engine.FPDFText_GetTextObject(text, index)
    // What PDFium made up itself, spaces and line ends, belongs to no object.
    if (pointer === 0) continue
    let object = objects.get(pointer)
    if (!object) {
      object = readObject(engine, text, index, pointer, space, scratch)
      objects.set(pointer, object)
    }
    if (engine.FPDFText_GetCharOrigin(text, index, scratch.at(0), scratch.at(1)) === 0) continue
    const [, baseline] = space.point(scratch.double(0), scratch.double(1))
    engine.FPDFText_GetLooseCharBox(text, index, scratch.at(2))
    const box = space.rectangle(scratch.float(2), scratch.float(3, 1), scratch.float(3), scratch.float(2, 1))
    const { left, top, right, bottom } = box
    const shown = pictureFont.test(object.font) ? pictured(character) : character
    const glyph = { left, top, right, bottom, text: shown, baseline, object, spaced, hidden: null }
    glyphs.push(glyph)
    if (blank) drawn.add(glyph)
    spaced = false
    blank = false
  }
  placeBlanks(glyphs, drawn)
  return glyphs
}

/** U+0002 and U+FFFE are PDFium's marks for a hyphen at the end of a line. */
function characterOf(code: number): string {
  if (code === 2 || code === 0xfffe) return '-'
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '\uFFFD'
  return String.fromCodePoint(code)
}

function readObject(
  engine: Engine,
  text: number,
  index: number,
  pointer: number,
  space: PageSpace,
  scratch: Scratch,
): TextObject {
  engine.FPDFText_GetMatrix(text, index, scratch.at(0))
  const [a, b, c, d] = [scratch.float(0), scratch.float(0, 1), scratch.float(1), scratch.float(1, 1)]
  const quarter = Math.PI / 2
  const angle = Math.atan2(b, a) - space.turn * quarter
  const font = spoken(engine, 'latin1', (buffer, size) => engine.FPDFText_GetFontInfo(text, index, buffer, size, 0))
  const mode = engine.FPDFTextObj_GetTextRenderMode(pointer)
  return {
    pointer,
    size: engine.FPDFText_GetFontSize(text, index) * Math.hypot(c, d),
    bold: engine.FPDFText_GetFontWeight(text, index) >= 600 || /bold|black|heavy/i.test(font),
    font,
    colour: readColour(engine, pointer, mode === 1 || mode === 5 ? 'stroke' : 'fill', scratch),
    mode,
    upright: Math.abs(Math.sin(angle)) < 0.1 && Math.cos(angle) > 0,
  }
}

/** Black where PDFium knows no colour, as with patterns. */
export function readColour(engine: Engine, object: number, kind: 'fill' | 'stroke', scratch: Scratch): Colour {
  const read = kind === 'fill' ? engine.FPDFPageObj_GetFillColor : engine.FPDFPageObj_GetStrokeColor
  const known = read(object, scratch.at(4), scratch.at(5), scratch.at(6), scratch.at(7)) !== 0
  if (!known) return { red: 0, green: 0, blue: 0, alpha: 255 }
  const [red, green] = [scratch.integer(4), scratch.integer(5)]
  return { red, green, blue: scratch.integer(6), alpha: scratch.integer(7) }
}
