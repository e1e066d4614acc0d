import { useQuery } from '@tanstack/react-query'
import type { Account } from '../../../contract/account.ts'
import { accountQuery, signInSetupQuery, useLinkProvider, useUnlinkProvider } from '../../api/account.ts'
import { reasonOf, statusOf } from '../../api/error.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section, Sheet } from '../../ui/section.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Time } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { ProviderButton } from './provider-button.tsx'

function Ways({ account, provider }: { account: Account; provider: string }) {
  const { mutate, isPending } = useUnlinkProvider()
  // The server keeps the last way in; no button leads there.
  const last = !account.has_password && account.identities.length === 1
  const remove = async (id: number, email: string) => {
    const text = `Are you sure you want to remove the sign-in of ${email}?`
    if (await confirm({ text, action: 'Remove' })) mutate(id, { onError: error => toast.bad(reasonOf(error)) })
  }
  return (
    <ul className="divide-y divide-line">
      <li className="px-5 py-4">
        <p className="font-medium">Password</p>
        <p className="text-sm text-faint">
          {account.has_password ? `With ${account.email}` : 'None is set. Have a link mailed to you below.'}
        </p>
      </li>
      {account.identities.map(({ id, email, last_used_at }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">
              {provider}: {email}
            </p>
            <p className="text-sm text-faint">
              Last used <Time at={last_used_at} exact />
            </p>
          </div>
          {!last && (
            <Button size="sm" busy={isPending} aria-label={`Remove ${email}`} onClick={() => remove(id, email)}>
              Remove
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The ways into one's account, and another one by the provider's button. */
export function WaysSection() {
  const { data, error, refetch } = useQuery(accountQuery)
  const { data: setup } = useQuery(signInSetupQuery)
  const link = useLinkProvider()
  const provider = setup?.name === 'stand-in' ? 'Stand-in' : 'Google'
  const add = (idToken: string) =>
    link.mutate(idToken, {
      onSuccess: () => toast.good(`You can sign in with ${provider} now.`),
      onError: failure => console.error('Google login failed', failure),
    })
  return (
    <Section title="Sign-in methods">
      {error && !data && (
        <ErrorState title="Your account could not be loaded" detail={reasonOf(error)} onRetry={() => refetch()} />
      )}
      {!error && !data && <Skeleton rows={2} label="Loading your account" />}
      {data && (
        <Sheet>
          <Ways account={data} provider={provider} />
        </Sheet>
      )}
      {link.error && (
        <Notice tone="bad">
          {statusOf(link.error) >= 500 ? 'Something went wrong. Please try again.' : reasonOf(link.error)}
        </Notice>
      )}
      {data && setup && (
        <div className="grid max-w-100 gap-3">
          <p className="text-soft">Add another way in:</p>
          <ProviderButton onCredential={add} />
        </div>
      )}
    </Section>
  )
}
