import { composeDocument } from '../compose.ts'
import { draftLines, type FlowLine, flowDoubts } from '../flow.ts'
import { markKinds } from '../headings.ts'
import type { DocumentText, Line } from '../text.ts'
import { empty } from '../unreadable.ts'
import { openContainer } from './container.ts'
import { type Header, readHeader, structures } from './header.ts'
import { readPieces } from './pieces.ts'
import { readRanges } from './properties.ts'
import { type Box, readShapes, type Shapes } from './shapes.ts'
import { type DocContext, storyLines } from './story.ts'
import { readStyles } from './styles.ts'
import { readSummary } from './summary.ts'

/** Reads a file of Word 97 to 2003. Throws `Unreadable` where it is locked, older, damaged or without text. */
export function readDoc(bytes: Uint8Array): DocumentText {
  const streams = openContainer(bytes)
  const header = readHeader(streams)
  const shapes = readShapes(header)
  const context: DocContext = {
    word: header.word,
    pieces: readPieces(header),
    characters: readRanges(header, 'characters'),
    paragraphs: readRanges(header, 'paragraphs'),
    styles: readStyles(header),
    backdrop: shapes.backdrop,
    hidden: [],
    tracked: false,
  }
  const lines = draftLines(allLines(header, context, shapes))
  if (lines.length === 0) throw empty()
  markKinds(lines)
  return composeDocument('doc', {
    lines,
    hidden: context.hidden,
    looseLinks: [],
    metadata: readSummary(streams),
    pages: [{ number: 1, width: null, height: null }],
    doubts: flowDoubts(context.tracked, context.hidden),
  })
}

/** The stories follow each other in the text; comments, which are not printed, go to what is hidden. */
function allLines(header: Header, context: DocContext, shapes: Shapes): FlowLine[] {
  const { counts } = header
  const ends: number[] = []
  for (const count of Object.values(counts)) ends.push((ends.at(-1) ?? 0) + count)
  const [main = 0, footnotes = 0, , macros = 0, comments = 0, endnotes = 0, boxes = 0, headerBoxes = 0] = ends
  const edge = edgeLines(header, context, footnotes)
  const body = storyLines(context, 0, main, 'body')
  const notes = [
    ...storyLines(context, main, footnotes, 'footnote'),
    ...storyLines(context, comments, endnotes, 'footnote'),
  ]
  const comment = storyLines(context, macros, comments, 'body').map(line => line.text)
  if (comment.length > 0)
    context.hidden.push({ text: comment.join('\n'), reason: 'annotation', page: 1, box: null, size: null })
  const boxLines = boxesLines(context, endnotes, boxes, shapes.boxes, 'body')
  const headerBoxLines = boxesLines(context, boxes, headerBoxes, shapes.headerBoxes, 'header')
  return [...edge.headers, ...headerBoxLines, ...body, ...boxLines, ...edge.footers, ...notes]
}

/** The texts of boxes, each before the ground of its own shape. */
function boxesLines(context: DocContext, start: number, end: number, boxes: Box[], kind: Line['kind']): FlowLine[] {
  if (boxes.length === 0) return storyLines(context, start, end, kind)
  const lines: FlowLine[] = []
  for (const box of boxes) {
    const own = { ...context, backdrop: box.ground }
    const [from, to] = [Math.min(start + box.start, end), Math.min(start + box.end, end)]
    for (const line of storyLines(own, from, to, kind)) lines.push(line)
    context.tracked ||= own.tracked
  }
  return lines
}

/** Six separators of notes, then for each section: even and odd headers, even and odd footers, first header and footer. */
function edgeLines(header: Header, context: DocContext, start: number): { headers: FlowLine[]; footers: FlowLine[] } {
  const found = { headers: [] as FlowLine[], footers: [] as FlowLine[] }
  const places = header.structure(structures.headers)
  const seen = new Set<string>()
  const count = Math.min(Math.floor(places.length / 4) - 2, 600)
  for (let index = 6; index < count; index += 1) {
    const from = places.readUInt32LE(index * 4)
    const to = places.readUInt32LE(index * 4 + 4)
    if (to <= from || to > header.counts.headers) continue
    const kind = [0, 1, 4].includes(index % 6) ? 'header' : 'footer'
    const lines = storyLines(context, start + from, start + to, kind)
    const text = lines.map(line => line.text).join('\n')
    if (seen.has(text)) continue
    seen.add(text)
    found[`${kind}s`].push(...lines)
  }
  return found
}
