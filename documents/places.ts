import type { Box, DocumentText, Line, Run } from './text.ts'

/**
 * Where `text.slice(start, end)` stands: one box for each line, or stretch of a line, that it touches, in reading order.
 * Within a stretch places are worked out as if all letters were equally wide. Empty where the format has no pages.
 */
export function boxesOf(document: DocumentText, start: number, end: number): Box[] {
  return document.lines.flatMap(line => {
    if (line.end <= start || line.start >= end) return []
    return stretches(line).flatMap(one => (one.end <= start || one.start >= end ? [] : cut(one, start, end)))
  })
}

type Stretch = Pick<Run, 'start' | 'end'> & { box: Box }

function stretches(line: Line): Stretch[] {
  return (line.runs ?? [line]).flatMap(({ start, end, box }) => (box ? [{ start, end, box }] : []))
}

function cut({ start, end, box }: Stretch, from: number, to: number): Box {
  const width = box.width / Math.max(1, end - start)
  const left = box.x + Math.max(0, from - start) * width
  const right = box.x + Math.min(end - start, to - start) * width
  return { ...box, x: left, width: right - left }
}
