import { around, type DraftLine } from '../compose.ts'
import type { Run } from '../text.ts'
import known from './hyphen-words.json' with { type: 'json' }

// What stands before a hyphen that belongs to the word itself, in the words of resumes.
const ownHyphen = new RegExp(`^(${known.ownHyphens.join('|')})$`, 'i')

// What cannot be a word of its own, so that a hyphen before it only parts syllables.
const wordEnding = new RegExp(`^(${known.wordEndings.join('|')})$`, 'i')

/** Line ends at which a document parts words often enough to be known to hyphenate. */
const hyphenating = 3

/** Joins words that a line end parts: the rest goes up to the line on which the word begins. */
export function joinHyphens(lines: DraftLine[]): DraftLine[] {
  const ends = lines.flatMap((line, index) => partedAt(line, lines[index + 1]) ?? [])
  if (ends.length === 0) return lines
  const words = vocabulary(lines)
  const joined: DraftLine[] = []
  for (const line of lines.map(line => ({ ...line }))) {
    const last = joined.at(-1)
    const parted = last ? partedAt(last, line) : null
    if (last && parted) pull(last, line, parted, keepsHyphen(parted, words, ends.length))
    if (line.text !== '') joined.push(line)
  }
  return joined
}

type Parted = { stem: string; rest: string }

function partedAt(line: DraftLine, next: DraftLine | undefined): Parted | null {
  if (!next || next.block !== line.block) return null
  const stem = /(\p{L}[\p{L}-]*)-$/u.exec(line.text)?.[1]
  const rest = /^(\p{Ll}[\p{L}-]*)/u.exec(next.text)?.[1]
  return stem && rest ? { stem, rest } : null
}

function vocabulary(lines: DraftLine[]): Set<string> {
  return new Set(lines.flatMap(line => line.text.toLowerCase().match(/\p{L}[\p{L}-]*\p{L}/gu) ?? []))
}

function keepsHyphen({ stem, rest }: Parted, words: Set<string>, ends: number): boolean {
  if (words.has(`${stem}${rest}`.toLowerCase())) return false
  if (words.has(`${stem}-${rest}`.toLowerCase()) || stem.includes('-') || rest.includes('-')) return true
  if (wordEnding.test(rest)) return false
  return ownHyphen.test(stem) || ends < hyphenating
}

/** Moves the rest of the word, and what is glued to it, from the start of `next` to the end of `line`. */
function pull(line: DraftLine, next: DraftLine, { rest }: Parted, keep: boolean): void {
  const moved = /^\S+/.exec(next.text)?.[0] ?? rest
  const old = next.text.length
  const stem = keep ? line.text : line.text.slice(0, -1)
  const after = next.text.slice(moved.length)
  const gone = old - after.trimStart().length
  if (line.box && next.box) {
    const box = next.box
    const share = moved.length / old
    const { size, bold } = line
    const runs: Run[] = line.runs ?? [{ start: 0, end: stem.length, box: line.box, size, bold }]
    const start = stem.length
    const kept = runs.map(run => ({ ...run, end: Math.min(run.end, start) }))
    const rest = { size: next.size, bold: next.bold, box: { ...box, width: box.width * share } }
    line.runs = [...kept, { start, end: start + moved.length, ...rest }]
    const left = box.x + (box.width * gone) / old
    next.box = { ...box, x: left, width: box.x + box.width - left }
    line.box = around(line.box, { ...box, width: box.width * share })
  }
  line.text = stem + moved
  next.text = after.trimStart()
  next.runs = next.runs?.flatMap(run => (run.end <= gone ? [] : [without(run, gone)]))
  next.links = next.links.flatMap(link =>
    link.end <= gone ? [] : [{ ...link, start: Math.max(0, link.start - gone), end: link.end - gone }],
  )
}

/** A run of a line that lost its first `gone` units. */
function without(run: Run, gone: number): Run {
  const { start, end, box } = run
  const lost = Math.max(0, gone - start) / (end - start)
  const left = box && { ...box, x: box.x + box.width * lost, width: box.width * (1 - lost) }
  return { ...run, start: Math.max(0, start - gone), end: end - gone, box: left }
}
