import type { Engine } from './engine.ts'
import type { Colour } from './glyph.ts'
import { readColour } from './glyphs.ts'
import { readAsDrawn } from './read-for.ts'
import type { Scratch } from './scratch.ts'
import { area, type PageSpace, type Rectangle } from './space.ts'

/** What is painted on a page besides text. `colour` is null where it is not one colour. */
export type Painted = Rectangle & { order: number; colour: Colour | null }

export type PageObjects = {
  painted: Painted[]
  /** What is painted as small as the bullet of an item is. */
  marks: Rectangle[]
  /** When each text object is painted, by its address; greater is later. Those of forms have no place of their own. */
  orders: Map<number, { order: number; inForm: boolean }>
  images: number
  /** Square points of pictures, each counted for itself. */
  pictured: number
}

const kinds = { text: 1, path: 2, image: 3, shading: 4, form: 5 }
const mostObjects = 100_000
const mostPainted = 2_000
const deepestForm = 8
/** In points: the bullets of the largest text that stands in lists are no wider. */
const widestMark = 12
const mostMarks = 500

/**
 * The objects of a page in the order of painting, those of forms as if they stood on the page itself. Texts are made to be
 * read as they are drawn, so the page's text has to be loaded after.
 */
export function readObjects(engine: Engine, page: number, space: PageSpace, scratch: Scratch): PageObjects {
  const found: PageObjects = { painted: [], marks: [], orders: new Map(), images: 0, pictured: 0 }
  let order = 0
  const visit = (count: number, get: (index: number) => number, depth: number): boolean => {
    let onlyText = true
    for (let index = 0; index < count && order < mostObjects; index += 1) {
      const object = get(index)
      if (object === 0) continue
      order += 1
      const kind = engine.FPDFPageObj_GetType(object)
      if (kind === kinds.text) {
        found.orders.set(object, { order, inForm: depth > 0 })
        readAsDrawn(engine, object, scratch)
        continue
      }
      const before = found.images
      if (kind === kinds.image) found.images += 1
      const inner = kind === kinds.form && depth < deepestForm
      const first = order
      const bare =
        inner &&
        visit(engine.FPDFFormObj_CountObjects(object), at => engine.FPDFFormObj_GetObject(object, at), depth + 1)
      if (depth === 0 && found.images > before) {
        const box = boundsOf(engine, object, space, scratch)
        found.pictured += box ? area(box) : 0
      }
      if (bare) continue
      onlyText = false
      // The places inside a form are its own, so the form as a whole stands for what it paints.
      if (depth === 0 && found.painted.length < mostPainted) paint(engine, object, kind, first, space, scratch, found)
    }
    return onlyText
  }
  visit(engine.FPDFPage_CountObjects(page), index => engine.FPDFPage_GetObject(page, index), 0)
  return found
}

function paint(
  engine: Engine,
  object: number,
  kind: number,
  order: number,
  space: PageSpace,
  scratch: Scratch,
  found: PageObjects,
): void {
  const box = boundsOf(engine, object, space, scratch)
  if (!box) return
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  if (kind === kinds.path && Math.max(width, height) <= widestMark && found.marks.length < mostMarks)
    found.marks.push(box)
  if (width < 3 || height < 3) return
  engine.FPDFPath_GetDrawMode(object, scratch.at(0), scratch.at(1))
  const filled = kind === kinds.path && scratch.integer(0) !== 0
  found.painted.push({ ...box, order, colour: filled ? readColour(engine, object, 'fill', scratch) : null })
}

function boundsOf(engine: Engine, object: number, space: PageSpace, scratch: Scratch): Rectangle | null {
  if (engine.FPDFPageObj_GetBounds(object, scratch.at(0), scratch.at(1), scratch.at(2), scratch.at(3)) === 0)
    return null
  return space.rectangle(scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3))
}

/** The box around the clip path of an object; null where nothing is clipped. */
export function clipOf(engine: Engine, object: number, space: PageSpace, scratch: Scratch): Rectangle | null {
  const clip = engine.FPDFPageObj_GetClipPath(object)
  const paths = clip === 0 ? 0 : engine.FPDFClipPath_CountPaths(clip)
  let box: Rectangle | null = null
  for (let path = 0; path < Math.min(paths, 20); path += 1) {
    const all: Rectangle = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
    const count = Math.min(engine.FPDFClipPath_CountPathSegments(clip, path), 200)
    for (let index = 0; index < count; index += 1) {
      const segment = engine.FPDFClipPath_GetPathSegment(clip, path, index)
      if (engine.FPDFPathSegment_GetPoint(segment, scratch.at(0), scratch.at(1)) === 0) continue
      const [x, y] = space.point(scratch.float(0), scratch.float(1))
      all.left = Math.min(all.left, x)
      all.top = Math.min(all.top, y)
      all.right = Math.max(all.right, x)
      all.bottom = Math.max(all.bottom, y)
    }
    if (count > 0) box = box ? common(box, all) : all
  }
  return box
}

function common(a: Rectangle, b: Rectangle): Rectangle {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
}

/** Whether the object belongs to optional content, which a reader can turn off. */
export function isOptional(engine: Engine, object: number, scratch: Scratch): boolean {
  const count = Math.min(engine.FPDFPageObj_CountMarks(object), 20)
  for (let index = 0; index < count; index += 1) {
    const mark = engine.FPDFPageObj_GetMark(object, index)
    // "OC" in UTF-16 with its final zero fills six bytes.
    if (engine.FPDFPageObjMark_GetName(mark, scratch.at(1), 32, scratch.at(0)) === 0) continue
    if (scratch.integer(0) === 6 && scratch.integer(1) === 0x0043004f) return true
  }
  return false
}
