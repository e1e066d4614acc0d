import type { HiddenText } from '../text.ts'
import type { Engine } from './engine.ts'
import { contrast, difference, type Picture, paintPage } from './picture.ts'
import { type Scratch, spoken, withName } from './scratch.ts'
import { boxOf, type PageSpace, type Rectangle } from './space.ts'

export type PageLink = Rectangle & { url: string; placed: boolean }

/** Text that stands on the page without being part of its content: filled form fields, typed-on text. */
export type OverlaidText = Rectangle & { text: string }

export type Annotations = {
  links: PageLink[]
  overlaid: OverlaidText[]
  hidden: HiddenText[]
  /** Places of all that is drawn over the page and may cover its text. */
  over: Rectangle[]
}

// fpdf_annot.h; flags from PDF 32000-1, table 165.
const kinds = { link: 2, freeText: 3, popup: 16, widget: 20 }
const invisibleFlags = 0x02 | 0x20
const mostAnnotations = 2_000

/** Links, and the text of annotations: what is drawn on the page apart from what opens on a click only. */
export function readAnnotations(
  engine: Engine,
  document: number,
  page: number,
  number: number,
  space: PageSpace,
  scratch: Scratch,
): Annotations {
  const found: Annotations = { links: [], overlaid: [], hidden: [], over: [] }
  const pictures = picturesOf(engine, page, space)
  const count = Math.min(engine.FPDFPage_GetAnnotCount(page), mostAnnotations)
  for (let index = 0; index < count; index += 1) {
    const annotation = engine.FPDFPage_GetAnnot(page, index)
    if (annotation === 0) continue
    try {
      readAnnotation({ engine, document, annotation, number, space, scratch, pictures }, found)
    } finally {
      engine.FPDFPage_CloseAnnot(annotation)
    }
  }
  return found
}

type Source = {
  engine: Engine
  document: number
  annotation: number
  number: number
  space: PageSpace
  scratch: Scratch
  pictures: () => Pictures
}

/** The page with its annotations and without them. */
type Pictures = { whole: Picture; bare: Picture }

const scale = 1.5
/** Of 255: a change of colour below this is not seen. */
const leastContrast = 24

/** Painted once, where any annotation asks for it. */
function picturesOf(engine: Engine, page: number, space: PageSpace): () => Pictures {
  let made: Pictures | undefined
  return () => {
    const all = { left: 0, top: 0, right: space.width, bottom: space.height }
    made ??= {
      whole: paintPage(engine, page, space, all, scale),
      bare: paintPage(engine, page, space, all, scale, true),
    }
    return made
  }
}

/** The appearance that a person is shown need not say what the annotation does; programs draw those that have none. */
function isSeen({ engine, annotation, pictures }: Source, { left, top, right, bottom }: Rectangle): boolean {
  // Two bytes are the end of a text without letters.
  if (engine.FPDFAnnot_GetAP(annotation, 0, 0, 0) <= 2) return true
  const { whole, bare } = pictures()
  const inner = { left: left + border, top: top + border, right: right - border, bottom: bottom - border }
  return difference(whole, bare, inner) >= leastContrast && contrast(whole, inner) >= leastContrast
}

/** In points: what of an annotation is its frame. */
const border = 2

function readAnnotation(source: Source, found: Annotations): void {
  const { engine, annotation, number, space, scratch } = source
  const kind = engine.FPDFAnnot_GetSubtype(annotation)
  if (kind === kinds.popup) return
  engine.FPDFAnnot_GetRect(annotation, scratch.at(0))
  const place = space.rectangle(scratch.float(0), scratch.float(1, 1), scratch.float(1), scratch.float(0, 1))
  if (kind === kinds.link) {
    const url = addressOf(source)
    if (url !== '') found.links.push({ ...place, url, placed: false })
    return
  }
  const shown = (engine.FPDFAnnot_GetFlags(annotation) & invisibleFlags) === 0
  if (shown) found.over.push(place)
  const text = (kind === kinds.widget ? shownIn(source) : stringOf(source, 'Contents')).trim()
  if (text === '') return
  const drawn = kind === kinds.widget || kind === kinds.freeText
  // Fields are drawn by the program that fills them in, not with the page.
  if (drawn && shown && (kind === kinds.widget || isSeen(source, place))) {
    found.overlaid.push({ ...place, text })
    return
  }
  const box = boxOf(place, number)
  found.hidden.push({ text, reason: 'annotation', page: number, box, size: null })
}

/** What a field shows. Of a box to be ticked that is no word: its value is but the name of its look. */
function shownIn(source: Source): string {
  if (stringOf(source, 'FT') !== 'Btn') return stringOf(source, 'V')
  const state = stringOf(source, 'AS')
  return state === '' || state === 'Off' ? '' : '✓'
}

function addressOf({ engine, document, annotation }: Source): string {
  const link = engine.FPDFAnnot_GetLink(annotation)
  const action = link === 0 ? 0 : engine.FPDFLink_GetAction(link)
  if (action === 0) return ''
  return spoken(engine, 'latin1', (buffer, size) => engine.FPDFAction_GetURIPath(document, action, buffer, size))
}

function stringOf({ engine, annotation }: Source, key: string): string {
  return withName(engine, key, name =>
    spoken(engine, 'utf16le', (buffer, size) => engine.FPDFAnnot_GetStringValue(annotation, name, buffer, size)),
  )
}
