import type { Connection } from '../platform/database/database.ts'
import { newPlace, type Place } from './engines/ask.ts'
import type { EngineSettings } from './engines/engine.ts'
import { faultText } from './engines/faults.ts'
import { guardedFetch } from './engines/fetch.ts'
import { ollamaProvider } from './engines/ollama.ts'
import { sdkProvider } from './engines/sdk.ts'
import { missingOf, settingsOf } from './rules.ts'
import type { Secrets } from './secrets.ts'
import { type EngineRow, listEngines } from './store.ts'

/** An engine as it is kept, and the place it is asked at, or what is missing for that. */
export type Engine = { row: EngineRow; place: Place | null; missing: ReturnType<typeof missingOf> }

export type PlacesOptions = { db: Connection; secrets: Secrets; external: boolean; now: () => number }

/** The engines in their order, with what each has shown since the start: what failed rests until it is changed. */
export function createPlaces({ db, secrets, external, now }: PlacesOptions) {
  const known = new Map<number, { settings: string; place: Place }>()

  function placeOf(settings: EngineSettings): Place {
    const text = JSON.stringify(settings)
    const before = known.get(settings.id)
    if (before?.settings === text) return before.place
    const fetch = guardedFetch({ external, secret: settings.key, now })
    const provider = settings.kind === 'ollama' ? ollamaProvider(settings, fetch) : sdkProvider(settings, fetch)
    const place = newPlace(settings, provider)
    known.set(settings.id, { settings: text, place })
    return place
  }

  return {
    async list(): Promise<Engine[]> {
      return (await listEngines(db)).map(row => {
        const key = row.sealed_key === null ? null : secrets.unseal(row.sealed_key)
        const missing = missingOf(row, key, external)
        return { row, missing, place: missing ? null : placeOf(settingsOf(row, key)) }
      })
    },
  }
}

export type Places = ReturnType<typeof createPlaces>

/** Those that can be asked, or the one sentence why there is none. */
export function usableOf(all: Engine[]): Engine[] | { note: string } {
  const usable = all.filter(({ place }) => place)
  if (usable.length > 0) return usable
  if (all.length === 0) return { note: faultText.none }
  const blocked = all.some(({ row, missing }) => row.enabled && missing?.missing.startsWith('AI_EXTERNAL'))
  return { note: blocked ? faultText.external_off : faultText.not_ready }
}
