import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { SessionItem } from '../../../contract/account.ts'
import { sessionsQuery, useEndSession } from '../../api/account.ts'
import { reasonOf } from '../../api/error.ts'
import { closeSessions } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { Section, Sheet } from '../../ui/section.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'

function Row({ session }: { session: SessionItem }) {
  const { mutate, isPending } = useEndSession()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
      <div className="min-w-0">
        <p className="font-medium">{session.device}</p>
        <p className="text-sm text-faint">
          Signed in <Time at={session.created_at} exact /> · last used <Time at={session.last_used_at} exact />
        </p>
      </div>
      {session.current ? (
        <p className="text-sm font-semibold text-accent">This one</p>
      ) : (
        <Button
          size="sm"
          busy={isPending}
          aria-label={`Sign out ${session.device}`}
          onClick={() => mutate(session.id, { onError: error => toast.bad(reasonOf(error)) })}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

/** Where one is signed in, with a way out of each and of all. */
export function SessionsSection() {
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(sessionsQuery)
  const endAll = async () => {
    const text = 'Are you sure you want to sign out everywhere?'
    if (!(await confirm({ text, detail: 'This browser is signed out, too.', action: 'Sign out everywhere' }))) return
    try {
      await closeSessions()
      await navigate('/')
    } catch (failure) {
      toast.bad(reasonOf(failure))
    }
  }
  return (
    <Section
      title="Sessions"
      actions={
        <Button size="sm" onClick={endAll}>
          Sign out everywhere
        </Button>
      }
    >
      {error && !data && (
        <ErrorState title="Your sessions could not be loaded" detail={reasonOf(error)} onRetry={() => refetch()} />
      )}
      {!error && !data && <Skeleton rows={2} label="Loading your sessions" />}
      {data && (
        <Sheet>
          <ul className="divide-y divide-line">
            {data.map(session => (
              <Row key={session.id} session={session} />
            ))}
          </ul>
        </Sheet>
      )}
    </Section>
  )
}
