import { queryOptions, useQuery } from '@tanstack/react-query'
import type { User } from '../../contract/users.ts'
import { call } from './client.ts'
import { statusOf } from './error.ts'
import { queryClient } from './query-client.ts'

/** Asked once, before the first page; afterwards only signing in and out change it. */
const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: (): Promise<User | null> =>
    call('session').catch((error: unknown) => {
      if (statusOf(error) === 401) return null
      throw error
    }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

export const loadSession = () => queryClient.ensureQueryData(sessionQuery)

export const useUser = (): User | null => useQuery(sessionQuery).data ?? null

const idNow = () => queryClient.getQueryData(sessionQuery.queryKey)?.id ?? null

/** Asked where something ends: whether it is the session that has ended. */
export const isSignedIn = () => idNow() !== null

/**
 * The other tabs of this browser: somebody else's session is in all of them at once. Where it only ended, the private
 * pages lead to /login as they do whenever it ends, and keep what was picked or typed.
 */
const otherTabs = new BroadcastChannel('session')
otherTabs.onmessage = ({ data }) => {
  if (data === idNow()) return
  if (data === null) queryClient.setQueryData(sessionQuery.queryKey, null)
  else location.reload()
}

/** Who signs out leaves no draft behind. Where the browser keeps nothing there is nothing to forget. */
function forget() {
  try {
    sessionStorage.clear()
  } catch {}
}

let leftHere = false

/** Whether the session was ended on purpose, in this tab. */
export const hasLeft = () => leftHere

/** What one person has loaded is never shown to the next. The session itself stays: the header is watching it. */
function changeUser(user: User | null) {
  leftHere = user === null
  queryClient.removeQueries({ predicate: query => query.queryKey[0] !== sessionQuery.queryKey[0] })
  queryClient.setQueryData(sessionQuery.queryKey, user)
  if (!user) forget()
  otherTabs.postMessage(user?.id ?? null)
}

export const openSession = (user: User) => changeUser(user)

/** The account is gone, and with it what was loaded of it. */
export const forgetSession = () => changeUser(null)

export async function closeSession() {
  await call('logout')
  changeUser(null)
}

/** Signs out on every device, here too. */
export async function closeSessions() {
  await call('endSessions')
  changeUser(null)
}
