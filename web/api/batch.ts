import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { BatchInput, BatchItem } from '../../contract/screening.ts'
import { send } from './client.ts'
import { ApiError, unreachable } from './error.ts'
import { endIfUnauthorized } from './query-client.ts'
import { forgetHistory } from './screening.ts'
import { readEvents } from './stream.ts'

type Indexed = BatchItem & { index: number }

type BatchQuery = { refresh?: 'true'; reader?: 'model'; top?: number }
type Run = { runs: number; anew: string; query: BatchQuery }

/** The most that the contract lets one call name; asked of the contract, it would bring all of its checks to the page. */
const mostInCall = 1000

/** As many calls as it takes; each tells of the others, since what a plan matches at once is meant for all of them. */
export const inCalls = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / mostInCall) }, (_, at) => {
    const [from, to] = [at * mostInCall, (at + 1) * mostInCall]
    return { resume_ids: ids.slice(from, to), beside: [...ids.slice(0, from), ...ids.slice(to)] }
  })

/** Matches many resumes and hands over each result as it is ready. Resolves when all of them are through. */
async function streamBatch(
  jobId: number,
  ids: readonly number[],
  signal: AbortSignal,
  query: BatchQuery,
  onResult: (item: Indexed) => void,
): Promise<void> {
  for (const body of inCalls(ids)) await streamCall(jobId, body, signal, query, onResult)
}

/** One call of it: resolves when the closing summary has come. */
async function streamCall(
  jobId: number,
  body: BatchInput,
  signal: AbortSignal,
  query: BatchQuery,
  onResult: (item: Indexed) => void,
): Promise<void> {
  const sent = { params: { jobId }, body, query }
  const response = await send('matchBatch', sent, { signal, accept: 'text/event-stream' })
  if (!response.body) throw unreachable()
  try {
    for await (const { event, data } of readEvents(response.body)) {
      if (event === 'result') onResult(JSON.parse(data))
      if (event === 'error') throw new ApiError(500, JSON.parse(data))
      if (event === 'summary') return
    }
  } catch (cause) {
    // The browser has words of its own for it, and they are no sentence.
    throw signal.aborted || cause instanceof ApiError ? cause : brokeOff()
  }
  throw brokeOff()
}

const brokeOff = () => new ApiError(0, { error: 'The connection broke off.' })

export type Batch = { items: readonly BatchItem[]; state: 'idle' | 'running' | 'done' | 'failed'; error: unknown }

const replaced = (items: readonly BatchItem[], made: readonly BatchItem[]): BatchItem[] =>
  items.map(item => made.find(({ resume_id }) => resume_id === item.resume_id) ?? item)

const nothing: Batch = { items: [], state: 'idle', error: null }

/**
 * A batch that fills in as it runs and is dropped when its screen is left. Results that came before a failure stay;
 * another run asks for the same again, which the server answers from what it has stored.
 */
export function useBatch(jobId: number | null, ids: readonly number[], autoStart: boolean) {
  const [{ runs, anew, query }, setRuns] = useState<Run>({ runs: autoStart ? 1 : 0, anew: '', query: {} })
  const [batch, setBatch] = useState(nothing)
  const key = ids.join()
  useEffect(() => {
    if (!runs || !jobId || !key) return
    const control = new AbortController()
    const items: Indexed[] = []
    const show = (state: Batch['state'], error: unknown = null) => {
      if (control.signal.aborted) return
      const made = [...items]
      setBatch(before => ({ items: anew ? replaced(before.items, made) : made, state, error }))
    }
    // Hundreds of results a second are shown ten times a second.
    const timer = setInterval(() => show('running'), 100)
    show('running')
    const wanted = (anew || key).split(',').map(Number)
    streamBatch(jobId, wanted, control.signal, query, item => items.push(item))
      .then(
        () => show('done'),
        error => {
          show('failed', error)
          endIfUnauthorized(error)
        },
      )
      .finally(() => {
        clearInterval(timer)
        void forgetHistory()
      })
    return () => {
      control.abort()
      clearInterval(timer)
    }
  }, [jobId, key, runs, anew, query])
  const run = useCallback(() => setRuns(({ runs }) => ({ runs: runs + 1, anew: '', query: {} })), [])
  /** Makes these results anew; the others stay as they are. */
  const refresh = useCallback(
    (some: readonly number[]) =>
      setRuns(({ runs }) => ({ runs: runs + 1, anew: some.join(), query: { refresh: 'true' } })),
    [],
  )
  /** Has a language model read these as well; results stay until theirs come. */
  const readBest = useCallback(
    (best: readonly number[]) =>
      setRuns(({ runs }) => ({ runs: runs + 1, anew: best.join(), query: { reader: 'model', top: best.length } })),
    [],
  )
  return { ...batch, run, refresh, readBest }
}

/** Makes some results of a job anew, wherever they are shown; `done` counts those that are through. */
export function useRefreshMatches(jobId: number) {
  const [done, setDone] = useState(0)
  const mutation = useMutation({
    mutationFn: async (ids: readonly number[]) => {
      let [made, failed] = [0, 0]
      setDone(0)
      await streamBatch(jobId, ids, new AbortController().signal, { refresh: 'true' }, item => {
        if ('error' in item) failed += 1
        else made += 1
        setDone(made + failed)
      })
      return { made, failed }
    },
    onSettled: forgetHistory,
  })
  return { ...mutation, done }
}
