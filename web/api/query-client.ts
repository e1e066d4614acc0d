import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { statusOf } from './error.ts'

const sessionKey = ['session']

/** A session that ended elsewhere ends here too: the private pages then lead to /login and back. */
export function endIfUnauthorized(error: unknown) {
  if (statusOf(error) === 401 && queryClient.getQueryData(sessionKey)) queryClient.setQueryData(sessionKey, null)
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (typeof query.meta?.log === 'string') console.error(query.meta.log, error)
      endIfUnauthorized(error)
    },
  }),
  mutationCache: new MutationCache({ onError: endIfUnauthorized }),
  defaultOptions: {
    // A failure is shown at once with a way to try again, instead of hiding behind silent repeats. Whether the server
    // is reachable is found out by asking it: it may run on this very machine, without any network.
    queries: { retry: false, staleTime: 10_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})
