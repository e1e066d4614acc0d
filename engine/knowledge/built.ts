import { type Ordered, type Rows, rowsByStem } from './in-order.ts'
import { type Concept, concepts } from './index.ts'
import { type Name, type Names, nameOf, namesByStem } from './names.ts'
import { type Numbering, numbersIn, type Stems } from './numbers.ts'
import { rowOf } from './tells.ts'
import { byRarestStem, keyWords, slotsOf, type Telling, type Tellings } from './told.ts'
import { type Held, type Model, modelOf } from './trade-model.ts'

/** What is known by the number of a stem: what it names and tells, and of which trades it is. */
export type Base = { stems: Stems; named: Names; told: Tellings; rows: Rows; model: Model }

let built: Base | null = null

/** The knowledge base as texts are looked up in it, made when it is first asked for: a word of it is read once. */
export function base(): Base {
  built ??= build()
  return built
}

/** Names that may be turned: what is done, in two to four words. Products and papers are called one thing only. */
const turnable = ({ kind, family }: Concept) => kind === 'skill' && family !== 'general'

const withoutBrackets = (name: string) => (name.includes('(') ? name.replace(/\s*\([^)]*\)/g, '') : name)

function build(): Base {
  const numbering: Numbering = { stems: [], numbers: new Map() }
  const names: Name[] = []
  const tellings: Telling[] = []
  const ordered: Ordered[] = []
  const held: Held[] = []
  for (const concept of concepts.values()) {
    for (const phrase of concept.tells) ordered.push({ concept, row: rowOf(phrase) })
    for (const phrase of concept.says) tellings.push({ concept, slots: slotsOf(numbering, phrase), turned: false })
    const own: number[][] = []
    for (const name of concept.names) {
      const plain = withoutBrackets(name)
      const list = numbersIn(numbering, plain)
      own.push(list)
      if (list.length > 0) names.push(nameOf(concept, plain, list, numbering.stems[list[0] as number] as string))
      if (!turnable(concept)) continue
      const keys = keyWords(numbering, list)
      if (keys.length <= 4) tellings.push({ concept, slots: keys.map(key => [key]), turned: true })
    }
    held.push({ concept, numbers: own.flat() })
  }
  const rows = rowsByStem(ordered, numbering)
  const count = numbering.stems.length
  const named = namesByStem(names, count)
  const told = byRarestStem(tellings, numbering.stems)
  for (const { concept, numbers } of held) for (const word of concept.about) numbers.push(...numbersIn(numbering, word))
  return {
    stems: { numbers: numbering.numbers, count, here: new Uint8Array(count) },
    named,
    told,
    rows,
    model: modelOf(held, numbering.stems),
  }
}
