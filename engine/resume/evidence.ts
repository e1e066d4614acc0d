import { atHome } from '../knowledge/at-home.ts'
import { type Mention, mentionsIn, toldIn } from '../knowledge/find.ts'
import { broader, type Concept, placeOf } from '../knowledge/index.ts'
import { kinOf } from '../knowledge/kin.ts'
import { type Word, wordsAt } from '../text/words.ts'
import { isAnsweredNo } from './answered-no.ts'
import { languageCodes } from './language-codes.ts'
import { type Polarity, type Speech, speechOf } from './polarity.ts'
import type { Statement } from './statements.ts'

/** A concept shown (or denied) by a statement. `statement` is an index; `from` and `to` are offsets into the text. */
export type Evidence = {
  concept: Concept
  statement: number
  from: number
  to: number
  told: boolean
  /** Named by one word alone. */
  single: boolean
  /** The neighbouring statement without whose words the name could mean something else. */
  leansOn: number | null
  polarity: Polarity
}

/** What the statements name and tell, each with how they speak of it. */
export type EvidenceIndex = {
  all: Evidence[]
  byConcept: Map<string, Evidence[]>
  /** By each concept what shows it or an instance of it, in the order of the knowledge base. */
  showing: Map<string, Evidence[]>
  /** How each statement speaks of what stands in it. */
  speech: Speech[]
  /** The words of each statement. */
  words: Word[][]
  /** The stems of each statement, with the marks of the words that say the same. */
  stems: Set<string>[]
  /** The statements in which a stem or mark stands, in their order. */
  byStem: Map<string, number[]>
}

/** “Reported to the site manager”: to whom one answered, which is no report. */
export const isAnswering = ({ stem }: Word, next: Word | undefined) => stem === 'report' && next?.raw === 'to'

/** “40 per cent”: the sign written out, which is no word and nothing done per something. */
export const isPerCent = (list: readonly Word[], at: number): boolean => {
  const raw = list[at]?.raw
  return (raw === 'per' && list[at + 1]?.raw === 'cent') || (raw === 'cent' && list[at - 1]?.raw === 'per')
}

/** The stems of the words, with the marks of those that say the same. */
function stemsOf(list: Word[]): Set<string> {
  const found = new Set<string>()
  for (let at = 0; at < list.length; at++) {
    const word = list[at] as Word
    const { stem, spelling } = word
    if (isAnswering(word, list[at + 1]) || isPerCent(list, at)) continue
    spelling.kin ??= kinOf(stem)
    found.add(stem)
    for (const mark of spelling.kin) found.add(mark)
  }
  return found
}

const level = /^[ABC][12]$/u

/** “English (B2)”: how well a language is spoken, which is no licence of that class. */
const isSpokenLevel = (list: Word[], { concept, first, last }: Mention, all: Mention[]) =>
  first === last &&
  concept.kind !== 'language' &&
  level.test((list[first] as Word).raw) &&
  all.some(other => other.concept.kind === 'language')

/** “Dispensing under supervision”: who works so supervises nobody. */
const isSupervised = (list: Word[], first: number, last: number) =>
  list.slice(first, last + 1).some(({ raw }, at) => {
    const [two, one] = [list[first + at - 2]?.raw, list[first + at - 1]?.raw]
    return /^supervision$/iu.test(raw) && (/^under$/iu.test(one ?? '') || /^under$/iu.test(two ?? ''))
  })

type Home = Pick<Evidence, 'leansOn'>
const anywhere: Home = { leansOn: null }

/**
 * By what an ambiguous name finds its home: its statement or the heading of its post, else a neighbour; null by none. A
 * product that is `small`, written as an everyday word, by its statement alone: “had to react to alerts”.
 */
function homeOf(
  concept: Concept,
  stems: Set<string>[],
  at: number,
  heading: Set<string> | undefined,
  small: boolean,
): Home | null {
  if (concept.needs.length === 0) return anywhere
  const isAt = (own: Set<string> | undefined) => own !== undefined && atHome(concept, own)
  if (isAt(stems[at])) return anywhere
  if (small) return null
  if (isAt(heading)) return anywhere
  if (isAt(stems[at - 1])) return { leansOn: at - 1 }
  return isAt(stems[at + 1]) ? { leansOn: at + 1 } : null
}

const isLower = ({ raw }: Word) => /^\p{Ll}+$/u.test(raw)

/** The stems of each post's heading. */
function headingsOf(statements: Statement[], stems: Set<string>[]): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>()
  statements.forEach(({ heading, post }, at) => {
    if (heading && post !== null) found.set(post, new Set([...(found.get(post) ?? []), ...(stems[at] ?? [])]))
  })
  return found
}

const pointing = /\b(?:they|them|their)\b/iu

/** “Four aides in my room. I plan their day”: what two sentences of a post tell together, where the second points back. */
function toldTogether(before: Word[], list: Word[]): Mention[] {
  return toldIn([...before, ...list])
    .filter(({ told, first, last }) => told && first < before.length && last >= before.length)
    .map(mention => ({ ...mention, first: 0, last: mention.last - before.length, from: mention.last - before.length }))
}

/** Whether the sentence may point back to the one before it: of the same post, and the next in the text. */
const pointsBack = (statement: Statement, before: Statement | undefined): boolean =>
  statement.post !== null &&
  before?.post === statement.post &&
  !before.heading &&
  !statement.listed &&
  pointing.test(statement.text)

function put<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

function showingOf(byConcept: Map<string, Evidence[]>): Map<string, Evidence[]> {
  const found = new Map<string, Evidence[]>()
  const inOrder = [...byConcept].map(([id, list]) => ({ id, list, place: placeOf(id) }))
  inOrder.sort((a, b) => a.place - b.place)
  for (const { id, list } of inOrder)
    for (const wide of broader(id)) {
      const before = found.get(wide)
      if (before) before.push(...list)
      else found.set(wide, [...list])
    }
  return found
}

export function evidenceOf(text: string, statements: Statement[]): EvidenceIndex {
  const lists = statements.map(({ start, text: own }) => wordsAt(own, start))
  const stems = lists.map(stemsOf)
  const headings = headingsOf(statements, stems)
  const speech = statements.map(({ text: own, start, listed }, index) => speechOf(own, lists[index], start, listed))
  const all: Evidence[] = []
  statements.forEach((statement, index) => {
    const list = lists[index] as Word[]
    const speaks = speech[index] as Speech
    const heading = statement.post === null ? undefined : headings.get(statement.post)
    const refused = isAnsweredNo(statements, index)
    const mentions = [
      ...mentionsIn(text, list),
      ...languageCodes(statement, list),
      ...(pointsBack(statement, statements[index - 1]) ? toldTogether(lists[index - 1] as Word[], list) : []),
    ]
    for (const mention of mentions) {
      if (isSpokenLevel(list, mention, mentions)) continue
      const { concept, first, last, told, from: said } = mention
      if (told && isSupervised(list, first, last)) continue
      const isSmall = concept.kind === 'tool' && !statement.listed && first === last && isLower(list[first] as Word)
      const home = told ? anywhere : homeOf(concept, stems, index, heading, isSmall)
      if (!home) continue
      const from = (list[first] as Word).start
      const to = (list[last] as Word).end
      const lacking = refused || statement.section === 'lacks' || statement.section === 'wish'
      const polarity = lacking
        ? statement.section === 'wish'
          ? 'planned'
          : 'absent'
        : speaks((list[said] as Word).start - statement.start, to - statement.start)
      const single = first === last && !told
      all.push({ concept, statement: index, from, to, told, single, leansOn: home.leansOn, polarity })
    }
  })
  const byConcept = new Map<string, Evidence[]>()
  for (const item of all) put(byConcept, item.concept.id, item)
  const byStem = new Map<string, number[]>()
  stems.forEach((set, index) => {
    for (const stem of set) put(byStem, stem, index)
  })
  return { all, byConcept, showing: showingOf(byConcept), speech, words: lists, stems, byStem }
}
