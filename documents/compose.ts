import { languageOf } from './language.ts'
import type { Box, DocumentText, HiddenText, Line, Link } from './text.ts'
import { readerVersion } from './version.ts'

/** A line before it has its place in the text; `runs` count from its start. `gap` asks for an empty line before it. */
export type DraftLine = Omit<Line, 'start' | 'end'> & { text: string; gap: boolean; links: DraftLink[] }

/** `start` and `end` count from the start of the line. */
export type DraftLink = { url: string; start: number; end: number }

export type Draft = {
  lines: DraftLine[]
  hidden: HiddenText[]
  /** Links whose text is not in any line. */
  looseLinks: string[]
  metadata: DocumentText['metadata']
  pages: DocumentText['pages']
  doubts: string[]
}

/** Joins draft lines into the text, so that `text.slice(line.start, line.end)` is each line's text. */
export function composeDocument(type: DocumentText['type'], draft: Draft): DocumentText {
  const pieces: string[] = []
  const lines: Line[] = []
  const links: Link[] = []
  let length = 0
  for (const { text, gap, links: own, runs, ...rest } of draft.lines) {
    if (length > 0) {
      const end = gap ? '\n\n' : '\n'
      pieces.push(end)
      length += end.length
    }
    const line: Line = { start: length, end: length + text.length, ...rest, box: rounded(rest.box) }
    if (runs) {
      const at = length
      line.runs = runs.map(run => ({ ...run, start: at + run.start, end: at + run.end, box: rounded(run.box) }))
    }
    lines.push(line)
    for (const link of own) links.push({ url: link.url, start: length + link.start, end: length + link.end })
    pieces.push(text)
    length += text.length
  }
  for (const url of draft.looseLinks) links.push({ url, start: null, end: null })
  const text = pieces.join('')
  return {
    type,
    text,
    lines,
    pages: draft.pages,
    hidden: draft.hidden.map(one => ({ ...one, box: rounded(one.box) })),
    links,
    metadata: draft.metadata,
    language: languageOf(text),
    quality: draft.doubts.length === 0 ? { verdict: 'good' } : { verdict: 'doubtful', reasons: draft.doubts },
    reader: readerVersion,
  }
}

/** A hundredth of a point is less than any eye or screen can tell, and half the length when it is stored. */
function rounded(box: Box | null): Box | null {
  if (!box) return null
  const round = (value: number): number => Math.round(value * 100) / 100
  return { page: box.page, x: round(box.x), y: round(box.y), width: round(box.width), height: round(box.height) }
}

/** The smallest box around two boxes of one page. */
export function around(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  const width = Math.max(a.x + a.width, b.x + b.width) - x
  const height = Math.max(a.y + a.height, b.y + b.height) - y
  return { page: a.page, x, y, width, height }
}
