import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './client.ts'
import { queryClient } from './query-client.ts'

export const allowanceQuery = queryOptions({
  queryKey: ['allowance'],
  queryFn: ({ signal }) => call('myAllowance', undefined, { signal }),
})

/** Something was stored, judged or deleted: what is used of what is granted is another number now. */
export const forgetAllowance = () => queryClient.invalidateQueries({ queryKey: allowanceQuery.queryKey })

/** The most resumes that the plan matches in one batch; null where it says nothing, or is not known yet. */
export const useMostAtOnce = () =>
  useQuery(allowanceQuery).data?.limits.find(({ name }) => name === 'batch_size')?.limit ?? null
