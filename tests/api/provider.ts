import type { JWTPayload } from 'jose'
import { startStandIn } from '../../server/identity/stand-in/stand-in.ts'
import { type Client, createClient } from '../client.ts'
import { type Api, startApi } from './support.ts'

export type Provider = Awaited<ReturnType<typeof startProvider>>

/** The real server, and the sign-in provider in this process, so that a test has its key in hand. */
export async function startProvider(settings: Record<string, string> = {}) {
  const standIn = await startStandIn({ port: 0, publicUrl: () => '' })
  const api: Api = await startApi({
    GOOGLE_CLIENT_ID: standIn.clientId,
    GOOGLE_ISSUER: standIn.origin,
    GOOGLE_JWKS_URL: standIn.jwksUrl,
    GOOGLE_SCRIPT_URL: standIn.scriptUrl,
    ...settings,
  })
  const seconds = () => Math.floor(Date.now() / 1000)

  /** What the provider would sign about somebody for the nonce of a browser. */
  const claimsOf = (nonce: string, claims: JWTPayload = {}): JWTPayload => ({
    iss: standIn.origin,
    aud: standIn.clientId,
    azp: standIn.clientId,
    sub: '100000000000000000001',
    email: 'someone@example.com',
    email_verified: true,
    nonce,
    iat: seconds(),
    exp: seconds() + 3600,
    ...claims,
  })

  return {
    api,
    standIn,
    seconds,
    claimsOf,
    /** As a browser opens the login page: the nonce that the provider is to sign. */
    async begin(client: Client): Promise<string> {
      const { body } = await client.get<{ provider: { nonce: string } }>('/api/auth/google')
      return body.provider.nonce
    },
    /** A browser of somebody who comes back from the provider with these claims. */
    async arrive(claims: JWTPayload, client = createClient(api.url)) {
      const idToken = await standIn.keys.sign(claimsOf(await this.begin(client), claims))
      return { client, reply: await client.post<{ user: { id: number } }>('/api/auth/google', { idToken }) }
    },
    async close() {
      await api.close()
      await standIn.close()
    },
  }
}
