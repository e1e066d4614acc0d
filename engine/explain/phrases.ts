import { once } from '../text/once.ts'
import type { Requirement } from '../types.ts'

/** “a, b and c”. */
export function enumerate(items: string[]): string {
  if (items.length <= 1) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** A requirement's text fit to stand inside a sentence: without bullet end, shortened at a clause. */
export function brief(text: string, limit = 70): string {
  const flat = text.replace(/\s+/gu, ' ').replace(/[.;,:]+$/u, '')
  if (flat.length <= limit) return flat
  const cut = flat.slice(0, limit)
  const clause = Math.max(cut.lastIndexOf(','), cut.lastIndexOf(':'), cut.lastIndexOf(' ('))
  return clause > limit / 2 ? cut.slice(0, clause) : `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 24))} …`
}

/** A requirement's text inside a sentence; and in quotation marks; and as one of several. Every resume of a ranking has it told. */
export const inShort = once(({ text }: Requirement) => brief(text, 60))
export const quotedShort = once((requirement: Requirement) => inQuotes(inShort(requirement)))
export const inPassing = once(({ text }: Requirement) => brief(text, 45))

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

export const spelled = (count: number): string => numbers[count] ?? String(count)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Years for reading: half years below three, whole ones above. */
export function yearsText(years: number): string {
  const value = years < 3 ? Math.round(years * 2) / 2 : Math.round(years)
  return value === 1
    ? 'one year'
    : value < 1
      ? 'under a year'
      : `${Number.isInteger(value) ? spelled(value) : value} years`
}

/** In quotation marks; those inside become single ones, so that a reader sees where the quote ends. */
export const inQuotes = (text: string): string =>
  `“${text.replace(/[“„]|"(?=[\p{L}\d])/gu, '‘').replace(/[”"]/gu, '’')}”`
