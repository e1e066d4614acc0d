import { Navigate, Outlet, useLocation } from 'react-router'
import { useUser } from '../../api/session.ts'
import { loginFor } from '../session-loaders.ts'

/** Holds the pages of signed-in people, also when the session ends while one of them is open. */
export function PrivateLayout() {
  const user = useUser()
  const { pathname, search } = useLocation()
  return user ? <Outlet /> : <Navigate to={loginFor(pathname + search)} replace />
}
