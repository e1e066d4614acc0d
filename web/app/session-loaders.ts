import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { loadSession } from '../api/session.ts'

/** The session is known before any page renders. */
export async function loadRoot() {
  await loadSession()
  return null
}

/** Where the provider's button stands; the server lets its script into these documents alone. */
const signInPages = ['/login', '/signup', '/account']
const isSignInPage = (path: string) => signInPages.includes(path.replace(/\/+$/, ''))

/** The page that this document was loaded for. */
const loadedFor = window.location.pathname

/** The provider's script lives in a document until it is left: jobs, resumes and results never share one with it. */
function inItsDocument({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  return isSignInPage(pathname) === isSignInPage(loadedFor) ? null : redirectDocument(pathname + search)
}

/** Signed-in people have no business at the doors. */
export async function guestsOnly(args: LoaderFunctionArgs) {
  return (await loadSession()) ? redirect('/') : inItsDocument(args)
}

export const loginFor = (place: string) => `/login?next=${encodeURIComponent(place)}`

export async function usersOnly(args: LoaderFunctionArgs) {
  const { pathname, search } = new URL(args.request.url)
  return (await loadSession()) ? inItsDocument(args) : redirect(loginFor(pathname + search))
}
