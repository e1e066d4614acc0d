import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { signInSetupQuery } from '../../api/account.ts'
import { loadSignInScript } from './provider-script.ts'

type ProviderButtonProps = {
  /** What the provider brought: a token. */
  onCredential: (idToken: string) => void
}

/** The provider's own button in its own frame. Where it does not come in time, a sentence stands there instead. */
export function ProviderButton({ onCredential }: ProviderButtonProps) {
  const { data: setup, error } = useQuery(signInSetupQuery)
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  const receive = useEffectEvent(({ credential }: { credential?: string }) => {
    if (credential) onCredential(credential)
    else console.error('Google login: No credential received')
  })
  useEffect(() => {
    if (!setup) return
    let gone = false
    const { client_id, nonce, script_url } = setup
    loadSignInScript(script_url).then(
      script => {
        if (gone || !place.current) return
        setFailed(false)
        script.initialize({ client_id, nonce, callback: answer => receive(answer) })
        const width = Math.min(400, place.current.clientWidth)
        script.renderButton(place.current, { width, theme: 'outline', size: 'large', text: 'continue_with' })
      },
      reason => {
        if (gone) return
        console.error('Google login failed', reason)
        setFailed(true)
      },
    )
    return () => {
      gone = true
    }
  }, [setup])
  if (setup === null) return null
  if (error || failed)
    return (
      <p role="status" className="text-center text-soft">
        Sign-in with {setup?.name === 'Google' ? 'Google' : 'the provider'} cannot be reached at the moment. Use your
        email and password.
      </p>
    )
  return (
    <div className="grid gap-2">
      {/* The frame has a light page of its own; another scheme here would paint a box behind it. */}
      <div
        ref={place}
        className="flex min-h-11 min-w-0 justify-center overflow-hidden scheme-light [&_iframe]:max-w-full"
      />
      {setup?.name === 'stand-in' && <p className="text-center text-sm text-faint">For trying out: proves nothing.</p>}
    </div>
  )
}
