/**
 * Which glyphs of a page a person cannot see. What can be told from the facts of the text is told from them; the rest is
 * tried: the page is painted with and without the text in question, and text that changes nothing is invisible.
 */
import type { HiddenReason } from '../text.ts'
import { drawnBeneath } from './drawn.ts'
import type { Engine } from './engine.ts'
import type { Glyph, TextObject } from './glyph.ts'
import { clipOf, isOptional, type PageObjects, type Painted } from './objects.ts'
import { contrast, difference, paintPage } from './picture.ts'
import type { Scratch } from './scratch.ts'
import { area, bounds, overlap, type PageSpace, type Rectangle } from './space.ts'

/** In points; smaller text cannot be read on paper or at the usual zoom. */
const smallest = 3
/** Of 255: a change of colour below this is not seen. */
const leastContrast = 24
/** Of 255: text more transparent than this is as good as not there. */
const leastAlpha = 16
/** In points: letters narrower than a hundredth of their size are squeezed to nothing. */
const leastWidth = 0.01

export type PageSource = { engine: Engine; page: number; space: PageSpace; scratch: Scratch }

/** Sets `hidden` on glyphs. Answers whether the text is the invisible layer of a scanned page, which is kept as visible. */
export function markHidden(source: PageSource, glyphs: Glyph[], objects: PageObjects): boolean {
  for (const glyph of glyphs) glyph.hidden = evident(glyph, source.space)
  const scanned = isScanLayer(source, glyphs, objects)
  if (scanned) for (const glyph of glyphs) if (glyph.hidden === 'render_mode') glyph.hidden = null
  const groups = byObject(glyphs.filter(glyph => glyph.hidden === null && glyph.object.mode !== 3))
  const suspects = [...groups].flatMap(([object, own]) => {
    const reason = suspicion(source, object, bounds(own), objects)
    return reason ? [{ object, glyphs: own, reason }] : []
  })
  // At one pixel a point most of what is seen is found to be; thin letters need a closer look.
  const doubtful = suspects.length > 0 ? unseen(source, suspects, 1) : []
  for (const { glyphs, reason } of doubtful.length > 0 ? unseen(source, doubtful, 3) : []) {
    for (const glyph of glyphs) glyph.hidden = reason
  }
  const ghosts = glyphs.filter(glyph => glyph.hidden === 'transparent' && glyph.object.mode === 0)
  for (const glyph of drawnBeneath(source, ghosts)) glyph.hidden = null
  return scanned
}

function evident({ object, left, right, top, bottom }: Glyph, space: PageSpace): HiddenReason | null {
  if (object.mode === 3 || object.mode === 7) return 'render_mode'
  if (object.colour.alpha < leastAlpha) return 'transparent'
  if (object.size < smallest) return 'size'
  if (object.upright && right - left < object.size * leastWidth && right - left >= 0) return 'zero_width'
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return x < 0 || y < 0 || x > space.width || y > space.height ? 'off_page' : null
}

/** Recognised text lies invisibly over the picture of a page: it is what is seen, if there is ink beneath it. */
function isScanLayer(source: PageSource, glyphs: Glyph[], objects: PageObjects): boolean {
  const invisible = glyphs.filter(glyph => glyph.hidden === 'render_mode')
  if (objects.images === 0 || invisible.length === 0 || invisible.length < glyphs.length * 0.9) return false
  const picture = paintPage(source.engine, source.page, source.space, bounds(invisible), 1)
  const all = words(invisible)
  const inked = all.filter(word => contrast(picture, bounds(word)) >= 60)
  return inked.length >= all.length * 0.9
}

function byObject(glyphs: Glyph[]): Map<TextObject, Glyph[]> {
  const groups = new Map<TextObject, Glyph[]>()
  for (const glyph of glyphs) {
    const group = groups.get(glyph.object)
    if (group) group.push(glyph)
    else groups.set(glyph.object, [glyph])
  }
  return groups
}

/** What would hide the text if it is hidden; null where nothing could. */
function suspicion(
  { engine, space, scratch }: PageSource,
  object: TextObject,
  box: Rectangle,
  page: PageObjects,
): HiddenReason | null {
  if (isOptional(engine, object.pointer, scratch)) return 'layer_off'
  const painted = page.orders.get(object.pointer)
  const order = painted?.order ?? 0
  const meets = page.painted.filter(other => overlap(other, box) > area(box) * 0.1)
  if (meets.some(other => other.order > order)) return 'covered'
  const clip = clipOf(engine, object.pointer, space, scratch)
  if (clip && overlap(clip, box) < area(box) * 0.7) return 'covered'
  if (object.colour.alpha < 128) return 'transparent'
  if (isLight(object) || meets.some(other => isLike(object, other))) return 'colour'
  return painted?.inForm === false ? null : 'layer_off'
}

function isLight({ colour }: TextObject): boolean {
  return Math.min(colour.red, colour.green, colour.blue) > 140
}

function isLike({ colour }: TextObject, painted: Painted): boolean {
  const other = painted.colour
  if (!other) return true
  const apart = [colour.red - other.red, colour.green - other.green, colour.blue - other.blue].map(Math.abs)
  return Math.max(...apart) < 80
}

type Suspect = { object: TextObject; glyphs: Glyph[]; reason: HiddenReason }

/** The words among `suspects` without which the page looks the same. */
function unseen({ engine, page, space }: PageSource, suspects: Suspect[], scale: number): Suspect[] {
  const part = bounds(suspects.flatMap(suspect => suspect.glyphs))
  const whole = paintPage(engine, page, space, part, scale)
  for (const { object } of suspects) engine.FPDFPageObj_SetIsActive(object.pointer, 0)
  const without = paintPage(engine, page, space, part, scale)
  for (const { object } of suspects) engine.FPDFPageObj_SetIsActive(object.pointer, 1)
  return suspects.flatMap(({ object, glyphs, reason }) =>
    words(glyphs)
      .filter(word => difference(whole, without, bounds(word)) < leastContrast)
      .map(word => ({ object, glyphs: word, reason })),
  )
}

function words(glyphs: Glyph[]): Glyph[][] {
  const found: Glyph[][] = []
  for (const glyph of glyphs) {
    const word = found.at(-1)
    if (word && !glyph.spaced) word.push(glyph)
    else found.push([glyph])
  }
  return found
}
