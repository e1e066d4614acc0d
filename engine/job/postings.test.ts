import { describe, expect, it } from 'vitest'
import postings from './postings.json' with { type: 'json' }
import { requirementsOf } from './requirements.ts'
import { units } from './units.ts'

type Marked = { start: number; end: number; kind: 'must' | 'nice' }

/** The plain text of a posting in which [[musts]] and ((wishes)) are marked, and their places. */
function unmarked(marked: string): { text: string; wanted: Marked[] } {
  const wanted: Marked[] = []
  let text = ''
  let open: Marked | null = null
  for (const piece of marked.split(/(\[\[|\]\]|\(\((?!\()|(?<=\)?)\)\)(?!\)))/u)) {
    if (piece === '[[' || piece === '((') {
      open = { start: text.length, end: text.length, kind: piece === '[[' ? 'must' : 'nice' }
    } else if (open && (piece === ']]' || piece === '))')) {
      wanted.push({ ...open, end: text.length })
      open = null
    } else text += piece
  }
  return { text, wanted }
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  Math.min(a.end, b.end) - Math.max(a.start, b.start) >= 0.5 * Math.min(a.end - a.start, b.end - b.start)

describe('postings of many voices', () => {
  it.each(postings)('are read as a careful reader marks them: $title, $voice', ({ title, text: marked }) => {
    const { text, wanted } = unmarked(marked)
    const found = requirementsOf(text, units(text), title)
    const told = (list: Marked[]) => list.map(({ start, end, kind }) => `${kind}: ${text.slice(start, end)}`)
    expect(told(wanted.filter(one => !found.some(other => overlaps(one, other) && other.kind === one.kind)))).toEqual(
      [],
    )
    expect(told(found.filter(one => !wanted.some(other => overlaps(one, other))))).toEqual([])
  })
})
