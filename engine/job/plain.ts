import { hasTitle } from '../resume/titles.ts'
import { wordCount } from '../text/count.ts'
import { asks } from './cues.ts'
import { listItems } from './lists.ts'
import type { Unit } from './units.ts'

type Span = { start: number; end: number }
type Stated = { unit: Unit; span: Span }

const ofFirm = /^(?:we|our|us|the (?:firm|company|team|school|hospital))\b/iu
const places = new Set<Unit['section']>(['intro', 'duties'])

const asItem = (unit: Unit): Stated => ({ unit, span: { start: unit.start, end: unit.end } })

/** A name of the post or of the employer that opens the posting, or a call such as “Bookkeeper needed”. */
const calls = (text: string) =>
  wordCount(text) <= 8 && hasTitle(text) && !/,/.test(text) && !/\b(?:with|years?)\b/iu.test(text)

/**
 * What a posting states that has no part for requirements and no sentence that asks: its bullets; where there are
 * none, its lines and lists; where there are none, the sentences that name something a resume could show.
 */
export function statedPlainly(list: Unit[], names: (text: string) => boolean): Stated[] {
  const open = list.filter(({ section }) => places.has(section))
  const bullets = open.filter(({ bullet }) => bullet)
  if (bullets.length > 0) return bullets.map(asItem)
  const told = open.filter(({ text }, at) => !(at < 2 && calls(text)) && (!ofFirm.test(text) || asks(text)))
  // Three lines or more that are no sentences are a list without marks.
  const short = told.filter(({ text }) => !/[.!?]$/u.test(text) && wordCount(text) <= 8)
  return told.flatMap(unit => {
    const items = listItems(unit.text, unit.start)
    const spoken = items?.filter(({ start, end }) => names(unit.text.slice(start - unit.start, end - unit.start)))
    if (items && spoken && spoken.length * 2 >= items.length) return items.map(span => ({ unit, span }))
    return names(unit.text) || (short.length >= 3 && short.includes(unit)) ? [asItem(unit)] : []
  })
}
