import type { ResumeText } from '../../../contract/reading.ts'

/** Offsets into the text of a resume. */
export type Stretch = { from: number; to: number }

type WordsProps = { text: string; start: number; end: number; marked: Stretch | null }

/** A stretch of the text, with what of it is marked; the place where the mark begins can be scrolled to. */
export function Words({ text, start, end, marked }: WordsProps) {
  if (!marked || marked.to <= start || marked.from >= end) return text.slice(start, end)
  const from = Math.max(start, marked.from)
  const to = Math.min(end, marked.to)
  return (
    <>
      {text.slice(start, from)}
      <mark className="marker" {...(from === marked.from && { 'data-target': 'quote' })}>
        {text.slice(from, to)}
      </mark>
      {text.slice(to, end)}
    </>
  )
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[“”„‘’"']/g, '[“”„‘’"\']')

/**
 * Where a finding's quote stands, which may be cut short by a “…” at either end, has its blanks made even and single
 * quotation marks inside; null where nowhere.
 */
export function findQuote({ text }: Pick<ResumeText, 'text'>, quote: string): Stretch | null {
  const words = quote
    .replace(/^…\s*|\s*…$/g, '')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
  if (words.length === 0) return null
  const found = new RegExp(words.map(escaped).join('\\s+'), 'u').exec(text)
  return found ? { from: found.index, to: found.index + found[0].length } : null
}
