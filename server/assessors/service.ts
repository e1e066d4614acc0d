import type { Estimate, Prose, Reader, ReaderState } from '../../contract/index.ts'
import type { PlainReading, Requirement } from '../../engine/types.ts'
import type { Entitlements } from '../entitlements/service.ts'
import type { OwnerId } from '../identity/service.ts'
import type { ModelConfig } from '../platform/config.ts'
import type { Rows } from '../platform/database/database.ts'
import type { AskRules } from './engines/ask.ts'
import { type FaultKind, faultText, ModelFault } from './engines/faults.ts'
import { estimated, leftToday } from './estimate.ts'
import { createPlaces, type Engine, usableOf } from './places.ts'
import { type Findings, unwritten, writeOver } from './prose.ts'
import { readAt } from './reader.ts'
import { blind } from './reading/blind.ts'
import type { Reading } from './reading/reading.ts'
import { readingKey } from './rules.ts'
import { openSecrets } from './secrets.ts'
import { createEngineSettings } from './settings.ts'
import * as store from './store.ts'

export { type Heard, judged, told } from './judged.ts'
export type { Reading } from './reading/reading.ts'
export { unread } from './rules.ts'

export type Assessors = Awaited<ReturnType<typeof createAssessors>>

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

export type AssessorsOptions = {
  db: Rows
  entitlements: Entitlements
  config: ModelConfig
  dataDir: string
  engineVersion: string
  now: () => Date
}

/** These say that no other model would do better. */
const final = new Set<FaultKind>(['budget', 'leak', 'nothing_to_send'])

/** The language models beside the offline engine: they read what the engine read, and the engine computes. */
export async function createAssessors({ db, entitlements, config, dataDir, engineVersion, now }: AssessorsOptions) {
  const secrets = await openSecrets(dataDir, config.keySecret)
  const clock = () => now().getTime()
  const rules: AskRules = { timeoutMs: config.timeoutMs, retryMs: config.retryMs, now: clock }
  const places = createPlaces({ db: db.shared, secrets, external: config.external, now: clock })

  /** Those that can be asked, or the one sentence why there is none. */
  const ready = async (owner: OwnerId): Promise<Engine[] | { note: string }> =>
    (await entitlements.grantsModel(owner)) ? usableOf(await places.list()) : { note: faultText.not_granted }

  const keyOf = ({ place }: Engine, { requirements, sha256, reader }: ToRead) =>
    place ? readingKey(place.settings, requirements, { sha256, reader, engine: engineVersion }) : ''

  /** By the first engine that answers. Nothing is kept. */
  async function readAnew(owner: OwnerId, what: ToRead, engines: Engine[], signal: AbortSignal): Promise<Anew> {
    const blinded = blind(what.resume)
    const asker = { db: db.of(owner), owner, now, rules, signal }
    let note: string = faultText.resting
    for (const engine of engines) {
      const { place, row } = engine
      if (!place || place.restsUntil > clock()) continue
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

    /** An upper bound for `count` resumes like these, by the engine that would be asked first. */
    async estimate(
      owner: OwnerId,
      requirements: readonly Requirement[],
      some: readonly PlainReading[],
      count: number,
    ): Promise<Estimate> {
      const engines = await ready(owner)
      const left = await leftToday(db, owner, now())
      const place = 'note' in engines ? null : engines[0]?.place
      const note = 'note' in engines ? engines.note : null
      return estimated({ settings: place?.settings ?? null, note, requirements, some, count, left })
    },

    /** The findings of a match in a model's words, or why not. */
    async write(owner: OwnerId, findings: Findings, signal: AbortSignal): Promise<Prose> {
      const engines = await ready(owner)
      if ('note' in engines) return unwritten(engines.note)
      return writeOver({ db: db.of(owner), owner, now, rules, signal }, engines, findings)
    },

    choice: (owner: OwnerId): Promise<Reader> => store.findChoice(db.of(owner), owner),

    async state(owner: OwnerId): Promise<ReaderState> {
      const engines = await ready(owner)
      const reader = await store.findChoice(db.of(owner), owner)
      if ('note' in engines) return { reader, available: false, note: engines.note }
      const [first] = engines
      return { reader, available: true, note: `${first?.row.name} (${first?.row.model})` }
    },

    choose: (owner: OwnerId, reader: Reader) => store.storeChoice(db.of(owner), owner, reader),

    settings: createEngineSettings({ db, places, secrets, external: config.external, rules, now }),
  }
}
