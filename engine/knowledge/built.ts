import { frequent } from './about.ts'
import { type Ordered, type Rows, rowsByStem } from './in-order.ts'
import { type Concept, concepts } from './index.ts'
import { endList, growing } from './lists.ts'
import { type Names, namesByStem, type Written } from './names.ts'
import { type Numbering, numberOf, putNumbers, type Stems } from './numbers.ts'
import { byRarestStem, putTold, putTurned, type Said, type Tellings } from './tellings.ts'
import { rowOf } from './tells.ts'
import { type Model, modelOf } from './trade-model.ts'

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

/** Every word of the knowledge base is read and numbered here, and nowhere twice. */
function build(): Base {
  const numbering: Numbering = { stems: [], small: [], numbers: new Map() }
  // What resumes ask for again and again has the first numbers: what is known of it by its number then lies close.
  for (const stem of frequent) numberOf(numbering, stem)
  const all = [...concepts.values()]
  const names: Written = { concepts: [], texts: [], stems: growing() }
  const said: Said = { concepts: [], turned: [], slots: growing() }
  const ordered: Ordered[] = []
  // By concept, as names are many a concept.
  const named = { from: [0], all: names.stems.all }
  for (const concept of all) {
    for (const phrase of concept.tells) ordered.push({ concept, row: rowOf(phrase) })
    for (const phrase of concept.says) putTold(said, numbering, concept, phrase)
    for (const name of concept.names) {
      const text = withoutBrackets(name)
      putNumbers(numbering, text, names.stems.all)
      endList(names.stems)
      names.concepts.push(concept)
      names.texts.push(text)
      if (turnable(concept)) putTurned(said, numbering, concept, names.stems)
    }
    endList(named)
  }
  const rows = rowsByStem(ordered, numbering)
  const count = numbering.stems.length
  const told = byRarestStem(said, numbering.stems)
  const about = growing()
  for (const concept of all) {
    for (const word of concept.about) putNumbers(numbering, word, about.all)
    endList(about)
  }
  return {
    stems: { numbers: numbering.numbers, count, here: new Uint8Array(count) },
    named: namesByStem(names, count),
    told,
    rows,
    model: modelOf({ concepts: all, lists: [named, about] }, numbering),
  }
}
