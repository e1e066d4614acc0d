import type { PlainReading, Requirement } from '../../engine/types.ts'
import type { OwnerId } from '../identity/service.ts'
import type { Rows } from '../platform/database/database.ts'
import type { AskRules } from './engines/ask.ts'
import { type FaultKind, faultText, ModelFault } from './engines/faults.ts'
import type { Engine } from './places.ts'
import { readAt } from './reader.ts'
import { blind } from './reading/blind.ts'
import type { Reading } from './reading/reading.ts'
import { readingKey } from './rules.ts'
import * as store from './store.ts'

/** What a model is to read. `sha256` and `reader` say which file, as it was read by which reader. */
export type ToRead = {
  resumeId: number
  sha256: string
  reader: string
  resume: PlainReading
  requirements: readonly Requirement[]
}

type Anew = { reading: Reading; engine: Engine } | { note: string }
type Again = { readings: Reading[]; note: string | null }
export type Read = { reading: Reading; kept: boolean } | { note: string }

/** Those that can be asked for an owner, or the one sentence why there is none. */
export type Ready = (owner: OwnerId) => Promise<Engine[] | { note: string }>

export type ReadingsOptions = { db: Rows; ready: Ready; rules: AskRules; engineVersion: string; now: () => Date }

/** These say that no other model would do better. */
const final = new Set<FaultKind>(['budget', 'leak', 'nothing_to_send'])

/** What models say of resumes: kept, so that the same is not paid for twice, or asked for anew. */
export function createReadings({ db, ready, rules, engineVersion, now }: ReadingsOptions) {
  const keyOf = ({ place }: Engine, { requirements, sha256, reader }: ToRead) =>
    place ? readingKey(place.settings, requirements, { sha256, reader, engine: engineVersion }) : ''

  /** By the first engine that answers. Nothing is kept. */
  async function readAnew(owner: OwnerId, what: ToRead, engines: Engine[], signal: AbortSignal): Promise<Anew> {
    const blinded = blind(what.resume)
    const asker = { db: db.of(owner), owner, now, rules, signal }
    let note: string = faultText.resting
    for (const engine of engines) {
      const { place, row } = engine
      if (!place || place.restsUntil > rules.now()) continue
      try {
        return { reading: await readAt(asker, place, what.resume, blinded, what.requirements), engine }
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof ModelFault)) throw error
        note = final.has(error.kind) ? error.message : `${error.message} (${row.name})`
        if (final.has(error.kind)) break
      }
    }
    return { note }
  }

  return {
    /**
     * What a model says of a resume, from what is kept or anew, by the first engine that can. Never throws for a
     * model's sake; throws the signal's reason once it is aborted.
     */
    async read(owner: OwnerId, what: ToRead, fresh: boolean, signal: AbortSignal): Promise<Read> {
      const engines = await ready(owner)
      if ('note' in engines) return engines
      if (what.requirements.length === 0) return { note: 'The posting states nothing that a model could read for.' }
      for (const engine of fresh ? [] : engines) {
        const reading = await store.findReading(db.of(owner), owner, what.resumeId, keyOf(engine, what))
        if (reading) return { reading, kept: true }
      }
      const anew = await readAnew(owner, what, engines, signal)
      if ('note' in anew) return anew
      await store.storeReading(db.of(owner), owner, what.resumeId, keyOf(anew.engine, what), anew.reading)
      return { reading: anew.reading, kept: false }
    },

    /** The same asked anew `times` times of one engine, as far as it answers; why it stopped where it did. */
    async readAgain(owner: OwnerId, what: ToRead, times: number, signal: AbortSignal): Promise<Again> {
      let engines = await ready(owner)
      const readings: Reading[] = []
      while (!('note' in engines) && readings.length < times) {
        const anew = await readAnew(owner, what, engines, signal)
        if ('note' in anew) return { readings, note: anew.note }
        readings.push(anew.reading)
        engines = [anew.engine]
      }
      return { readings, note: 'note' in engines ? engines.note : null }
    },
  }
}
