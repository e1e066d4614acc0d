import { added, type Tree } from '../forest.ts'
import { type Candidate, type Entry, entrySigns } from './entry-signs.ts'
import fitted from './learnt.json' with { type: 'json' }
import { type About, belowDates, datesAlone, ownSigns } from './piece-signs.ts'
import { type Dated, type Piece, piecesOf, stretches } from './pieces.ts'
import type { Row } from './sections.ts'

/** The entries of a resume with what their signs are asked from. */
export type Entries = { entries: Entry[]; about: About }

export type Trees = readonly Tree[]

/** Trees of what names the title and of what names the employer. */
export type Both = { title: Trees; employer: Trees }

/** The trees of each step: pieces by themselves and beside those alike, entries by themselves and beside the others. */
export const grown: { pieces: Both; alike: Both; entries: Trees; together: Trees } = fitted

/** Signs as the trees are asked with them: filled by a loop, as `Float64Array.from` asks each list for its iterator. */
export function rowOf(signs: readonly number[]): Float64Array {
  const row = new Float64Array(signs.length)
  for (let at = 0; at < row.length; at++) row[at] = signs[at] as number
  return row
}

/** What the trees add up to, as a chance. */
export const chanceOf = (trees: Trees, signs: Float64Array): number => 1 / (1 + Math.exp(-added(trees, signs)))

/** Above the nearest lines, those that may name the firm of several posts. */
function farAbove(rows: readonly Row[], row: Row): Row[] {
  const found: Row[] = []
  for (let at = row.index - 5; at >= 0 && at > row.index - 40 && found.length < 5; at--) {
    const one = rows[at] as Row
    if (one.heading) break
    if (!one.bullet && one.indent <= row.indent && one.text.length < 70) found.push(one)
  }
  return found
}

// No line of a heading is longer.
const longest = 140

/** The lines that may name the post of a stretch of time: no items of lists, unless the dates stand in one. */
function linesFor(rows: readonly Row[], { row, last }: Dated): Row[] {
  const near = rows
    .slice(Math.max(0, row.index - 4), last.index + 4)
    .filter(one => one === row || ((!one.bullet || row.bullet) && one.text.length < longest))
  return [...farAbove(rows, row), ...near]
}

function candidateOf(piece: Piece, dated: Dated, alone: readonly number[], about: About): Candidate {
  const below = belowDates(piece, dated)
  const side = below === 0 ? (piece.from < dated.from ? 'b' : 'a') : ''
  const slot = `${Math.max(-5, below)}${side}${piece.at}`
  return { piece, below, slot, signs: ownSigns(piece, dated, alone, about), title: 1, employer: 1 }
}

/** Every stretch of time with the pieces that may name its post, of which nothing is known yet. */
export function entriesOf(rows: readonly Row[], dated: Dated[] = stretches(rows)): Entries {
  const pieces = rows.map(row =>
    piecesOf(
      row,
      dated.filter(one => one.row === row),
    ),
  )
  const times = new Map<string, number>()
  for (const { text } of pieces.flat()) times.set(text.toLowerCase(), (times.get(text.toLowerCase()) ?? 0) + 1)
  const about: About = { rows, dated, times, datedRows: new Set(dated.map(({ row }) => row.index)), lines: [] }
  const entries = dated.map(one => {
    const alone = datesAlone(one)
    const candidates = linesFor(rows, one)
      .flatMap(row => (pieces[row.index] ?? []).slice(0, 6))
      .map(piece => candidateOf(piece, one, alone, about))
    return { dated: one, candidates, picked: null, chance: 0 }
  })
  return { entries, about }
}

const most = (list: readonly Candidate[], kind: 'title' | 'employer') =>
  list.reduce((best, one) => Math.max(best, one[kind]), 0)

type Taken = { entry: Entry; one: Candidate; titleMost: boolean; employerMost: boolean }

/** What the pieces of each slot were taken for. */
function takenBySlot(entries: readonly Entry[]): Map<string, Taken[]> {
  const bySlot = new Map<string, Taken[]>()
  for (const entry of entries) {
    const [title, employer] = [most(entry.candidates, 'title'), most(entry.candidates, 'employer')]
    for (const one of entry.candidates) {
      const list = bySlot.get(one.slot) ?? []
      list.push({ entry, one, titleMost: one.title >= title, employerMost: one.employer >= employer })
      bySlot.set(one.slot, list)
    }
  }
  return bySlot
}

/** Adds to the signs of each piece what those in the same slot of other entries were taken for, and what its neighbours were. */
export function addAlike(entries: readonly Entry[]): void {
  const bySlot = takenBySlot(entries)
  for (const entry of entries)
    for (const one of entry.candidates) {
      const alike = (bySlot.get(one.slot) ?? []).filter(other => other.entry !== entry)
      const mean = (of: (it: Taken) => number) =>
        alike.length === 0 ? -1 : alike.reduce((sum, it) => sum + of(it), 0) / alike.length
      const others = entry.candidates.filter(it => it !== one)
      const line = others.filter(it => it.below === one.below)
      one.signs.push(
        one.title,
        one.employer,
        mean(it => it.one.title),
        mean(it => it.one.employer),
        Math.min(8, alike.length),
        most(others, 'title'),
        most(others, 'employer'),
        most(line, 'title'),
        most(line, 'employer'),
        most(
          others.filter(({ piece }) => piece.from < one.piece.from),
          'title',
        ),
        mean(it => (it.titleMost ? 1 : 0)),
        mean(it => (it.employerMost ? 1 : 0)),
      )
    }
}

// What is as good as neither is not weighed again.
const neither = 0.004

/** How likely each piece is title or employer, as the trees have it. */
export function weigh(entries: readonly Entry[], trees: Both): void {
  for (const { candidates } of entries)
    for (const one of candidates) {
      if (one.title + one.employer < neither) continue
      const signs = rowOf(one.signs)
      one.title = chanceOf(trees.title, signs)
      one.employer = chanceOf(trees.employer, signs)
    }
}

// A chance of nothing counts as this one.
const least = 1e-4

/** Of each entry the two pieces that are title and employer most likely. */
export function pick(entries: readonly Entry[]): void {
  for (const entry of entries) {
    const first = (kind: 'title' | 'employer') => entry.candidates.toSorted((a, b) => b[kind] - a[kind]).slice(0, 5)
    const employers = first('employer')
    let best = 0
    for (const title of first('title'))
      for (const employer of employers) {
        const worth = (title.title + least) * (employer.employer + least)
        if (title === employer || worth <= best) continue
        best = worth
        entry.picked = { title, employer }
      }
  }
}

/**
 * The entries of a resume as they are most likely meant: pieces are weighed by themselves, then beside those in the same
 * place of other entries, and so are the entries. Fitted to labelled resumes of many layouts by `bench/fit-posts.mjs`, from
 * signs of shape and of knowledge alone.
 */
export function learntEntries(rows: readonly Row[], dated: Dated[]): Entry[] {
  const { entries, about } = entriesOf(rows, dated)
  weigh(entries, grown.pieces)
  addAlike(entries)
  weigh(entries, grown.alike)
  pick(entries)
  for (const trees of [grown.entries, grown.together]) {
    const signs = entrySigns(entries, about, trees === grown.together)
    entries.forEach((entry, at) => {
      entry.chance = chanceOf(trees, rowOf(signs[at] as number[]))
    })
  }
  return entries
}
