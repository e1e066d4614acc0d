import { queryOptions } from '@tanstack/react-query'
import { forgetAllowance } from './allowance.ts'
import { call } from './client.ts'
import { queryClient } from './query-client.ts'

export const historyKey = ['history']

export const historyQuery = queryOptions({
  queryKey: historyKey,
  queryFn: async ({ signal }) => (await call('jobsWithMatches', undefined, { signal })).jobs,
})

/** After every judgement, which may also have been the last that a plan grants. */
export const forgetHistory = () => {
  void forgetAllowance()
  return queryClient.invalidateQueries({ queryKey: historyKey })
}

/** Makes a result anew, by the engine of now, and shows it in place of the one that stood there. */
export async function refreshMatch(jobId: number, resumeId: number): Promise<void> {
  const match = await call('match', { params: { jobId, resumeId }, query: { refresh: 'true' } })
  queryClient.setQueryData(matchQuery(jobId, resumeId).queryKey, match)
  void forgetHistory()
}

/** As `refreshMatch`, for an analysis. */
export async function refreshAnalysis(id: number): Promise<void> {
  const { analysis } = await call('analyze', { params: { id }, query: { refresh: 'true' } })
  queryClient.setQueryData(analysisQuery(id).queryKey, analysis)
  void forgetHistory()
}

/** A result is kept while its screen is open and dropped on leaving it; the server answers it again. */
const whileOpen = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY }

export const analysisQuery = (id: number) =>
  queryOptions({
    queryKey: ['analysis', id],
    queryFn: async ({ signal }) => {
      const { analysis } = await call('analyze', { params: { id } }, { signal })
      void forgetHistory()
      return analysis
    },
    ...whileOpen,
  })

export const matchQuery = (jobId: number, resumeId: number) =>
  queryOptions({
    queryKey: ['match', jobId, resumeId],
    queryFn: async ({ signal }) => {
      const match = await call('match', { params: { jobId, resumeId } }, { signal })
      void forgetHistory()
      return match
    },
    ...whileOpen,
  })
