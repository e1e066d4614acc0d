import type { Estimate, Prose, Reader, ReaderState } from '../../contract/index.ts'
import type { PlainReading, Requirement } from '../../engine/types.ts'
import type { Entitlements } from '../entitlements/service.ts'
import type { OwnerId } from '../identity/service.ts'
import type { ModelConfig } from '../platform/config.ts'
import type { Rows } from '../platform/database/database.ts'
import type { AskRules } from './engines/ask.ts'
import { faultText } from './engines/faults.ts'
import { estimated, leftToday } from './estimate.ts'
import { createPlaces, usableOf } from './places.ts'
import { type Findings, unwritten, writeOver } from './prose.ts'
import { createReadings, type Ready } from './readings.ts'
import { openSecrets } from './secrets.ts'
import { createEngineSettings } from './settings.ts'
import * as store from './store.ts'

export { type Heard, judged, told } from './judged.ts'
export type { Reading } from './reading/reading.ts'
export { unread } from './rules.ts'

export type Assessors = Awaited<ReturnType<typeof createAssessors>>

export type AssessorsOptions = {
  db: Rows
  entitlements: Entitlements
  config: ModelConfig
  dataDir: string
  engineVersion: string
  now: () => Date
}

/** The language models beside the offline engine: they read what the engine read, and the engine computes. */
export async function createAssessors({ db, entitlements, config, dataDir, engineVersion, now }: AssessorsOptions) {
  const secrets = await openSecrets(dataDir, config.keySecret)
  const clock = () => now().getTime()
  const rules: AskRules = { timeoutMs: config.timeoutMs, retryMs: config.retryMs, now: clock }
  const places = createPlaces({ db: db.shared, secrets, external: config.external, now: clock })

  /** Those that can be asked, or the one sentence why there is none. */
  const ready: Ready = async owner =>
    (await entitlements.grantsModel(owner)) ? usableOf(await places.list()) : { note: faultText.not_granted }

  return {
    ...createReadings({ db, ready, rules, engineVersion, now }),

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
