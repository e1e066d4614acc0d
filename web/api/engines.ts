import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Budget, EngineChange, EngineInput, EngineSettings, Reader } from '../../contract/engines.ts'
import { call } from './client.ts'
import { queryClient } from './query-client.ts'
import { forgetHistory, matchQuery } from './screening.ts'

export const enginesQuery = queryOptions({
  queryKey: ['engines'],
  queryFn: ({ signal }) => call('listEngines', undefined, { signal }),
})

export const readerQuery = queryOptions({
  queryKey: ['reader'],
  queryFn: ({ signal }) => call('myReader', undefined, { signal }),
})

const forgetEngines = async () => {
  await queryClient.invalidateQueries({ queryKey: enginesQuery.queryKey })
  await queryClient.invalidateQueries({ queryKey: readerQuery.queryKey })
}

const keepSettings = (settings: EngineSettings) => queryClient.setQueryData(enginesQuery.queryKey, settings)

export const useSaveEngine = (id: number | null) =>
  useMutation({
    mutationFn: ({ kind, ...rest }: EngineInput) =>
      id === null ? call('createEngine', { body: { kind, ...rest } }) : change(id, rest),
    onSuccess: forgetEngines,
  })

const change = (id: number, body: EngineChange) => call('updateEngine', { params: { id }, body })

export const useSwitchEngine = () =>
  useMutation({
    mutationFn: ({ id, enabled }: { id: number; enabled: boolean }) => change(id, { enabled }),
    onSuccess: forgetEngines,
  })

export const useRemoveEngine = () =>
  useMutation({ mutationFn: (id: number) => call('deleteEngine', { params: { id } }), onSuccess: forgetEngines })

export const useTestEngine = () =>
  useMutation({ mutationFn: (id: number) => call('testEngine', { params: { id } }), onSettled: forgetEngines })

export const useSetBudget = () =>
  useMutation({ mutationFn: (body: Budget) => call('setEngineBudget', { body }), onSuccess: keepSettings })

export const useSetReader = () =>
  useMutation({
    mutationFn: (reader: Reader) => call('setMyReader', { body: { reader } }),
    onSuccess: state => queryClient.setQueryData(readerQuery.queryKey, state),
  })

/** Has a match read by `reader`, and shows it in the place of the one that stood there. */
export const useReadBy = (jobId: number, resumeId: number) =>
  useMutation({
    mutationFn: ({ reader, anew }: { reader: Reader; anew: boolean }) =>
      call('match', { params: { jobId, resumeId }, query: { reader, refresh: anew ? 'true' : 'false' } }),
    onSuccess: match => {
      queryClient.setQueryData(matchQuery(jobId, resumeId).queryKey, match)
      void forgetHistory()
    },
  })

/** What it would cost to have the best `top` of these read. */
export const estimateReading = (jobId: number, ids: readonly number[], top: number) =>
  call('estimateReading', { params: { jobId }, body: { resume_ids: [...ids], top } })

/** Three readings anew, which takes as long as that. */
export const useStability = (jobId: number, resumeId: number) =>
  useMutation({ mutationFn: () => call('stability', { params: { jobId, resumeId } }) })

export const useWriteUp = (jobId: number, resumeId: number) =>
  useMutation({ mutationFn: () => call('writeUp', { params: { jobId, resumeId } }) })
