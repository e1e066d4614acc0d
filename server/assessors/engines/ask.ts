import type { Ask, EngineSettings, Manner, Provider, Reply } from './engine.ts'
import { isOutage, isPassing, ModelFault } from './faults.ts'

/** A model at its place with what was learned about it since the start. */
export type Place = {
  settings: EngineSettings
  provider: Provider
  manner: Manner
  failures: number
  /** Milliseconds since 1970; asked again from then on. */
  restsUntil: number
}

export const newPlace = (settings: EngineSettings, provider: Provider): Place => ({
  settings,
  provider,
  manner: { schema: true, temperature: true, newLimitName: false },
  failures: 0,
  restsUntil: 0,
})

export type AskRules = {
  /** Milliseconds that one call may take, its answer included. */
  timeoutMs: number
  /** The first wait before another try; it doubles. */
  retryMs: number
  now: () => number
}

const tries = 3
/** Whoever asks for a longer wait than this is left alone for that long instead of waited for. */
const longestWaitMs = 10_000
const failuresToRest = 3
const restMs = 30_000
/** A refused key does not mend itself. */
const keyRestMs = 10 * 60_000

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const end = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end)
      resolve()
    }, ms)
    signal.addEventListener('abort', end, { once: true })
  })

/** One call within its time, whose end is a fault of its own and not mistaken for the caller having left. */
async function once(place: Place, ask: Ask, timeoutMs: number): Promise<Reply> {
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    return await place.provider.ask({ ...ask, signal: AbortSignal.any([ask.signal, limit]) }, place.manner)
  } catch (error) {
    ask.signal.throwIfAborted()
    if (limit.aborted) throw new ModelFault('timeout', { spent: true })
    if (error instanceof ModelFault) throw error
    throw new ModelFault('unreachable', { detail: error instanceof Error ? error.message.slice(0, 200) : '' })
  }
}

/** Learns from what a place refuses. Answers whether asking again in another manner makes sense. */
function learn(place: Place, fault: ModelFault): boolean {
  const said = fault.detail ?? ''
  const { manner } = place
  if (fault.kind !== 'request') return false
  if (!manner.newLimitName && /max_completion_tokens/u.test(said)) manner.newLimitName = true
  else if (manner.temperature && /temperature/iu.test(said)) manner.temperature = false
  else if (manner.schema) manner.schema = false
  else return false
  return true
}

/**
 * Asks one place: again with growing waits where the fault may pass, in another manner where it does not take the
 * first, never again with a refused key. `pay` is called before and told the outcome after each call.
 */
export async function askPlace(
  place: Place,
  ask: Ask,
  rules: AskRules,
  pay: (call: () => Promise<Reply>) => Promise<Reply>,
): Promise<Reply> {
  for (let attempt = 1, wait = rules.retryMs; ; ) {
    try {
      const reply = await pay(() => once(place, ask, rules.timeoutMs))
      place.failures = 0
      return reply
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error
      if (learn(place, error)) continue
      const asked = error.retryAfterMs ?? 0
      if (!isPassing(error.kind) || attempt >= tries || asked > longestWaitMs) {
        rest(place, error, rules.now())
        throw error
      }
      attempt++
      await sleep(Math.max(wait, asked), ask.signal)
      wait *= 2
    }
  }
}

/** The circuit breaker: a place in trouble is left alone, so that nobody waits for what is known to fail. */
export function rest(place: Place, { kind, retryAfterMs }: ModelFault, now: number) {
  if (!isOutage(kind)) return
  place.failures++
  if (kind === 'key') place.restsUntil = now + keyRestMs
  else if (kind === 'rate') place.restsUntil = now + Math.max(retryAfterMs ?? 0, restMs)
  else if (place.failures >= failuresToRest) place.restsUntil = now + restMs
}
