import { lazy, Suspense } from 'react'
import { Link, NavLink, useNavigation } from 'react-router'
import { useUser } from '../../api/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CommandLauncher } from '../command/launcher.tsx'
import { Logo } from './logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

// Guests have no use for it, and the landing page no room.
const ProfileMenu = lazy(async () => ({ default: (await import('./profile-menu.tsx')).ProfileMenu }))

const places = [
  { to: '/userhome', name: 'Dashboard' },
  { to: '/joblist', name: 'Jobs' },
  { to: '/resumes', name: 'Resumes' },
]

const plans = { to: '/plans', name: 'Plans' }

function MainNav({ signedIn }: { signedIn: boolean }) {
  return (
    <nav aria-label="Main" className="hidden gap-1 md:flex">
      {[...(signedIn ? places : []), plans].map(({ to, name }) => (
        <NavLink
          key={to}
          to={to}
          className="rounded-control px-3 py-2 text-soft hover:bg-accent-wash hover:text-accent-deep aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          {name}
        </NavLink>
      ))}
    </nav>
  )
}

/** A page that takes long to come shows that it is on its way. */
function NavigationLine() {
  const busy = useNavigation().state !== 'idle'
  if (!busy) return null
  return <div className="absolute inset-x-0 -bottom-px h-0.5 animate-breathe bg-accent" aria-hidden="true" />
}

export function Header() {
  const user = useUser()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex h-14 max-w-work items-center gap-1 px-4 sm:gap-6 sm:px-6">
        <Link to="/" aria-label="Candid, to the start page" className="rounded-control px-1">
          <Logo />
        </Link>
        <MainNav signedIn={user !== null} />
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          {user && <CommandLauncher />}
          <ThemeToggle />
          {user ? (
            <Suspense fallback={<span className="h-10 w-14" />}>
              <ProfileMenu user={user} />
            </Suspense>
          ) : (
            <>
              <ButtonLink tone="quiet" to="/login" className="px-2 whitespace-nowrap sm:px-3">
                Login
              </ButtonLink>
              <ButtonLink tone="primary" to="/signup" className="px-2.5 whitespace-nowrap sm:px-3">
                Sign Up
              </ButtonLink>
            </>
          )}
        </div>
      </div>
      <NavigationLine />
    </header>
  )
}
