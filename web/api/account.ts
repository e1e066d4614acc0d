import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from './client.ts'
import { queryClient } from './query-client.ts'

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

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await call('listSessions', undefined, { signal })).sessions,
})

const askAgain = (query: { queryKey: readonly unknown[] }) =>
  queryClient.invalidateQueries({ queryKey: query.queryKey })

/** Each nonce is for one sign-in: whatever came of it, the next needs another. */
export const renewSignIn = () => askAgain(signInSetupQuery)

export const useLinkProvider = () =>
  useMutation({
    mutationFn: (idToken: string) => call('linkGoogle', { body: { idToken } }),
    onSuccess: account => queryClient.setQueryData(accountQuery.queryKey, account),
    onSettled: renewSignIn,
  })

export const useUnlinkProvider = () =>
  useMutation({
    mutationFn: (id: number) => call('unlinkGoogle', { params: { id } }),
    onSuccess: () => askAgain(accountQuery),
  })

export const useEndSession = () =>
  useMutation({
    mutationFn: (id: number) => call('endSession', { params: { id } }),
    onSuccess: (_, id) =>
      queryClient.setQueryData(sessionsQuery.queryKey, sessions => sessions?.filter(session => session.id !== id)),
  })

export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => call('forgotPassword', { body: { email } }) })

/** The other sessions have ended with it. */
export const changePassword = async (body: { current_password: string; password: string }) => {
  await call('changePassword', { body })
  await askAgain(sessionsQuery)
}
