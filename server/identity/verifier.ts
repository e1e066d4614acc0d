import { timingSafeEqual } from 'node:crypto'
import { base64url, createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { emailSchema } from '../../contract/index.ts'
import { AppError } from '../platform/errors.ts'

/** What the provider has signed about somebody. */
export type Claims = { issuer: string; subject: string; email: string; authoritative: boolean; name: string | null }

export type Verifier = (idToken: string, nonce: string) => Promise<Claims>

type VerifierOptions = {
  clientId: string
  issuers: string[]
  jwksUrl: string
  now: () => Date
  log: (message: string) => void
}

const claimsSchema = z.object({
  sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  aud: z.string(),
  azp: z.string().optional(),
  nonce: z.string(),
  email: emailSchema,
  email_verified: z.literal(true),
  hd: z.string().optional(),
  name: z.string().optional(),
})

/** The provider's keys are asked for this long; the person behind the request waits no longer than three seconds. */
const timeoutDuration = 2000
/** Tokens with made-up key ids make us ask the provider no more often than this. */
const cooldownDuration = 30_000

/**
 * Checks ID tokens of one provider for one client id. Throws `unauthorized` for a token that is not the provider's, not
 * for us, not fresh, not for this browser, or about an address that the provider has not verified; `unavailable` when
 * the provider's keys cannot be had.
 */
export function createVerifier({ clientId, issuers, jwksUrl, now, log }: VerifierOptions): Verifier {
  const keys = keysOr503(createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration, cooldownDuration }), log)
  return async (idToken, nonce) => {
    try {
      if (!isCanonical(idToken)) throw new Error('a part is not canonical base64url')
      const { payload } = await jwtVerify(idToken, keys, {
        // The provider's one algorithm: with a list of kinds, a public key becomes a shared secret.
        algorithms: ['RS256'],
        issuer: issuers,
        audience: clientId,
        requiredClaims: ['exp', 'iat'],
        maxTokenAge: '10 minutes',
        clockTolerance: '30 seconds',
        currentDate: now(),
      })
      const claims = claimsSchema.parse(payload)
      // Google's two spellings are one issuer, and its subjects the same people.
      return { issuer: issuers[0] ?? '', ...read(claims, clientId, nonce) }
    } catch (error) {
      if (error instanceof AppError) throw error
      log(`A sign-in token was refused: ${reasonOf(error)}`)
      throw new AppError('unauthorized', 'This sign-in could not be verified. Try again.')
    }
  }
}

/** That the keys cannot be had is the provider's trouble; that none of them fits is the token's. */
function keysOr503(keys: JWTVerifyGetKey, log: VerifierOptions['log']): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      const ofToken = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported]
      if (ofToken.some(kind => error instanceof kind)) throw error
      log(`The sign-in provider's keys could not be fetched: ${reasonOf(error)}`)
      throw new AppError('unavailable', 'The sign-in provider does not answer. Use your email and password.')
    }
  }
}

function read(claims: z.output<typeof claimsSchema>, clientId: string, nonce: string) {
  if (claims.aud !== clientId || (claims.azp ?? clientId) !== clientId) throw new Error('made for somebody else')
  const [told, expected] = [Buffer.from(claims.nonce), Buffer.from(nonce)]
  if (told.length !== expected.length || !timingSafeEqual(told, expected)) throw new Error('of another browser')
  const { sub, email, hd, name } = claims
  return { subject: sub, email, authoritative: speaksFor(email, hd), name: name?.trim() || null }
}

/** Google runs the mailboxes of gmail.com, and of the domain that it names as hosted. */
function speaksFor(email: string, hostedDomain: string | undefined): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return domain === 'gmail.com' || domain === hostedDomain?.toLowerCase()
}

/** Decoders overlook stray bits at the end of a part: one token would have many spellings. */
const isCanonical = (token: string) => token.split('.').every(part => base64url.encode(base64url.decode(part)) === part)

/** For the log: which claim failed, never the token or its content. */
const reasonOf = (error: unknown) => {
  if (error instanceof z.ZodError) return `claim ${error.issues.map(({ path }) => path.join('.')).join(', ')}`
  return error instanceof Error ? error.message : String(error)
}
