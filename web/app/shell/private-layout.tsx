import { Navigate, Outlet, useLocation } from 'react-router'
import { hasLeft, useUser } from '../../api/session.ts'
import { loginFor } from '../session-loaders.ts'

/** Holds the pages of signed-in people. Where the session ends while one of them is open, the login leads back to it. */
export function PrivateLayout() {
  const user = useUser()
  const { pathname, search } = useLocation()
  if (user) return <Outlet />
  return <Navigate to={hasLeft() ? '/' : loginFor(pathname + search)} replace />
}
