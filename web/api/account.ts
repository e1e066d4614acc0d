import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

/** The nonce in it is good for an hour and for one sign-in: it is asked for again before it runs out. */
export const signInSetupQuery = queryOptions({
  queryKey: ['sign-in-setup'],
  queryFn: async ({ signal }) => (await call('signInSetup', undefined, { signal })).provider,
  staleTime: 60_000,
  refetchInterval: 20 * 60_000,
})

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call('account', undefined, { signal }),
})
