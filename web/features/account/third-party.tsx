import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { renewSignIn, signInSetupQuery } from '../../api/account.ts'
import { call } from '../../api/client.ts'
import { openSession } from '../../api/session.ts'
import { ProviderButton } from './provider-button.tsx'

/** The other door: a divider and the provider's button. Not there where no provider is set. */
export function ThirdParty({ onError }: { onError: (error: unknown) => void }) {
  const navigate = useNavigate()
  const { data: setup } = useQuery(signInSetupQuery)
  const signIn = async (idToken: string) => {
    try {
      openSession((await call('google', { body: { idToken } })).user)
      await navigate('/', { replace: true })
    } catch (error) {
      console.error('Google login failed', error)
      onError(error)
      await renewSignIn()
    }
  }
  if (setup === null) return null
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4 text-faint">
        <span className="h-px grow bg-line" />
        or
        <span className="h-px grow bg-line" />
      </div>
      <ProviderButton onCredential={signIn} />
    </div>
  )
}
