import { BriefcaseBusiness, ChevronDown, Cpu, CreditCard, Files, House, LogOut, UserRound } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import type { User } from '../../../contract/users.ts'
import { reasonOf } from '../../api/error.ts'
import { closeSession } from '../../api/session.ts'
import { Menu, menuItem } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { initialOf } from './initial.ts'

const places = [
  { to: '/userhome', name: 'User Home', Icon: House },
  { to: '/resumes', name: 'Resumes', Icon: Files },
  { to: '/joblist', name: 'Job Positions', Icon: BriefcaseBusiness },
  { to: '/account', name: 'Account', Icon: UserRound },
]

function Face({ user }: { user: User }) {
  return (
    <>
      <span
        className="grid size-7.5 place-items-center rounded-full bg-accent font-semibold text-on-accent"
        aria-hidden="true"
      >
        {initialOf(user.username)}
      </span>
      <span className="max-w-40 truncate max-sm:hidden">{user.username}</span>
      <ChevronDown className="size-4 text-faint" aria-hidden />
    </>
  )
}

export function ProfileMenu({ user }: { user: User }) {
  const navigate = useNavigate()
  const logOut = async () => {
    // First to the public page: a private one would lead to /login as soon as the session is gone.
    await navigate('/')
    await closeSession().catch((error: unknown) => toast.bad(reasonOf(error)))
  }
  return (
    <Menu label={`Profile of ${user.username}`} face={<Face user={user} />}>
      {close => (
        <>
          {places.map(({ to, name, Icon }) => (
            <Link key={to} to={to} role="menuitem" tabIndex={-1} onClick={close} className={menuItem}>
              <Icon aria-hidden /> {name}
            </Link>
          ))}
          {user.is_admin && (
            <Link to="/settings/engines" role="menuitem" tabIndex={-1} onClick={close} className={menuItem}>
              <Cpu aria-hidden /> Engines
            </Link>
          )}
          {/* Where the header has no room for its links. */}
          <Link to="/plans" role="menuitem" tabIndex={-1} onClick={close} className={`${menuItem} md:hidden`}>
            <CreditCard aria-hidden /> Plans
          </Link>
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={`${menuItem} rounded-t-none border-t border-line`}
            onClick={() => {
              close()
              void logOut()
            }}
          >
            <LogOut aria-hidden /> Log Out
          </button>
        </>
      )}
    </Menu>
  )
}
