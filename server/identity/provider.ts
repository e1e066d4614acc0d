import type { SignInSetup } from '../../contract/index.ts'
import type { SignInConfig } from '../platform/config.ts'
import { startStandIn } from './stand-in/stand-in.ts'
import { createVerifier, type Verifier } from './verifier.ts'

/** The one who vouches for people beside their passwords. */
export type Provider = {
  /** What the button needs, without the nonce; null where there is no third-party sign-in. */
  button: Omit<NonNullable<SignInSetup['provider']>, 'nonce'> | null
  verify: Verifier | null
  close: () => Promise<void>
}

type Surroundings = { publicUrl: () => string; now: () => Date; log: (message: string) => void }

/** Google where there is a client id; without one the same code with the stand-in, started here. */
export async function openProvider(config: SignInConfig, around: Surroundings): Promise<Provider> {
  if (config.provider === 'none') return { button: null, verify: null, close: async () => {} }
  if (config.provider === 'google') {
    const button = { name: 'Google', client_id: config.clientId, script_url: config.scriptUrl } as const
    return { button, verify: createVerifier({ ...config, ...around }), close: async () => {} }
  }
  const standIn = await startStandIn({ port: config.port, publicUrl: around.publicUrl })
  around.log(
    `Sign-in: stand-in at ${standIn.origin}, where nobody proves who they are. Set GOOGLE_CLIENT_ID for Google.`,
  )
  const button = { name: 'stand-in', client_id: standIn.clientId, script_url: standIn.scriptUrl } as const
  const { clientId, jwksUrl, origin } = standIn
  const verify = createVerifier({ clientId, issuers: [origin], jwksUrl, ...around })
  return { button, verify, close: standIn.close }
}
