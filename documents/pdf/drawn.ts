/**
 * Text that lies unseen over its own letters: of a heading with a soft shadow or a gradient, browsers print the letters as
 * a picture or a second time, and PDFium gives the one that is transparent. What a person sees are these letters.
 */
import type { Engine } from './engine.ts'
import type { Glyph, TextObject } from './glyph.ts'
import { contrast, type Picture, paintPage } from './picture.ts'
import { bounds, type PageSpace, type Rectangle } from './space.ts'

/** Of 255: letters with less contrast than this are not told from their ground. */
const leastContrast = 60
/** From 0 to 1: how well the letters of the page fit those of the text; others fit hardly at all. */
const leastLikeness = 0.6
/** Pixels to a point. */
const scale = 2
/** In points: how far a shadow stands from its letters. */
const furthest = 2

type Page = { engine: Engine; page: number; space: PageSpace }

/** Those of `glyphs` whose very letters are seen where they stand, line by line: single words are soon like others. */
export function drawnBeneath({ engine, page, space }: Page, glyphs: Glyph[]): Glyph[] {
  if (glyphs.length === 0) return []
  const part = bounds(glyphs)
  const around = { ...part, left: part.left - furthest, right: part.right + furthest }
  const seen = paintPage(engine, page, space, around, scale)
  const objects = [...new Set(glyphs.map(glyph => glyph.object))]
  const alone = paintAlone({ engine, page, space }, objects, around)
  return linesIn(glyphs)
    .filter(line => contrast(seen, bounds(line)) >= leastContrast && isLike(seen, alone, bounds(line)))
    .flat()
}

function linesIn(glyphs: Glyph[]): Glyph[][] {
  const lines: Glyph[][] = []
  for (const glyph of glyphs) {
    const line = lines.at(-1)
    if (line && Math.abs((line[0]?.baseline ?? 0) - glyph.baseline) < 1) line.push(glyph)
    else lines.push([glyph])
  }
  return lines
}

/** These objects in black on an empty page. */
function paintAlone({ engine, page, space }: Page, objects: TextObject[], part: Rectangle): Picture {
  const all = Array.from({ length: engine.FPDFPage_CountObjects(page) }, (_, at) => engine.FPDFPage_GetObject(page, at))
  const kept = new Set(objects.map(object => object.pointer))
  const others = all.filter(pointer => !kept.has(pointer))
  for (const pointer of others) engine.FPDFPageObj_SetIsActive(pointer, 0)
  for (const pointer of kept) engine.FPDFPageObj_SetFillColor(pointer, 0, 0, 0, 255)
  const alone = paintPage(engine, page, space, part, scale, true)
  for (const pointer of others) engine.FPDFPageObj_SetIsActive(pointer, 1)
  for (const { pointer, colour } of objects) {
    engine.FPDFPageObj_SetFillColor(pointer, colour.red, colour.green, colour.blue, colour.alpha)
  }
  return alone
}

/** Whether what is seen in a box, or a little beside it, has the shape of the letters that are painted alone. */
function isLike(seen: Picture, alone: Picture, box: Rectangle): boolean {
  const steps = Math.round(furthest * seen.scale)
  for (let down = -steps; down <= steps; down += 1) {
    for (let across = -steps; across <= steps; across += 1) {
      if (likeness(seen, alone, box, across, down) >= leastLikeness) return true
    }
  }
  return false
}

/** The correlation of what is seen with the letters, moved by so many pixels: the greatest of any colour channel. */
function likeness(seen: Picture, alone: Picture, box: Rectangle, across: number, down: number): number {
  const left = Math.max(0, Math.floor((box.left - seen.left) * seen.scale), -across)
  const right = Math.min(seen.width, Math.ceil((box.right - seen.left) * seen.scale), seen.width - across)
  const top = Math.max(0, Math.floor((box.top - seen.top) * seen.scale), -down)
  const bottom = Math.min(seen.height, Math.ceil((box.bottom - seen.top) * seen.scale), seen.height - down)
  let greatest = 0
  for (let channel = 0; channel < 3; channel += 1) {
    let [count, sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0, 0]
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const at = y * seen.stride + x * 4 + channel
        const a = alone.pixels[at] ?? 0
        const b = seen.pixels[at + down * seen.stride + across * 4] ?? 0
        count += 1
        sumA += a
        sumB += b
        squaresA += a * a
        squaresB += b * b
        products += a * b
      }
    }
    const spread = (squaresA - (sumA * sumA) / count) * (squaresB - (sumB * sumB) / count)
    const shared = Math.abs(products - (sumA * sumB) / count)
    if (spread > 0) greatest = Math.max(greatest, shared / Math.sqrt(spread))
  }
  return greatest
}
