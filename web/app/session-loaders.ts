import { type LoaderFunctionArgs, redirect } from 'react-router'
import { loadSession } from '../api/session.ts'

/** The session is known before any page renders. */
export async function loadRoot() {
  await loadSession()
  return null
}

/** Signed-in people have no business at the doors. */
export async function guestsOnly() {
  return (await loadSession()) ? redirect('/') : null
}

export const loginFor = (place: string) => `/login?next=${encodeURIComponent(place)}`

export async function usersOnly({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  return (await loadSession()) ? null : redirect(loginFor(pathname + search))
}
