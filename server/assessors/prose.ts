import type { Prose } from '../../contract/index.ts'
import type { Assessment, PlainReading, Requirement } from '../../engine/types.ts'
import { ModelFault } from './engines/faults.ts'
import type { Engine } from './places.ts'
import { type Asker, askFor, type Spending } from './reader.ts'
import { leakIn, namesOf } from './reading/identity.ts'
import { parseProse, proseForm, proseQuestion } from './reading/prose.ts'
import { toDollars } from './rules.ts'

export type Findings = { requirements: Requirement[]; assessments: Assessment[]; resume: PlainReading }

export const unwritten = (note: string): Prose => ({
  answered: false,
  note: `${note} The engine’s own words stand.`,
  engine: null,
  model: null,
  summary: '',
  strengths: [],
  suggestions: [],
  questions: [],
  cost: 0,
})

/** The findings in a model's words, by the first engine that writes. Never throws for a model's sake. */
export async function writeOver(
  asker: Asker,
  engines: readonly Engine[],
  { requirements, assessments, resume }: Findings,
): Promise<Prose> {
  const names = namesOf(resume)
  const question = proseQuestion(requirements, assessments, names)
  let note = 'No language model answered.'
  for (const { place, row } of engines) {
    if (!place || place.restsUntil > asker.rules.now()) continue
    const total: Spending = { tokensIn: 0, tokensOut: 0, micros: 0 }
    try {
      if (leakIn(question.user, names, resume)) throw new ModelFault('leak')
      const written = await askFor(asker, place, question, proseForm, text => parseProse(text, question.user), total)
      return {
        ...written,
        answered: true,
        note: `Written by a language model (${row.name}, ${row.model}) over the findings of this match.`,
        engine: row.name,
        model: row.model,
        cost: toDollars(total.micros),
      }
    } catch (error) {
      asker.signal.throwIfAborted()
      if (!(error instanceof ModelFault)) throw error
      note = `${error.message} (${row.name})`
    }
  }
  return unwritten(note)
}
