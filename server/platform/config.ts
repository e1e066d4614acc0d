import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type LimitSettings, limitsSetting } from './limits.ts'

/** Whoever answers there decides who gets in: nobody on the way may change it, so in clear on this machine alone. */
const trusted = z.url({ protocol: /^https?$/ }).refine(
  address => {
    const { protocol, hostname } = new URL(address)
    return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  },
  { error: 'must be an https address' },
)

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  MAX_UPLOAD_MB: z.coerce.number().min(0.1).max(100).default(10),
  TESSERACT_PATH: z.string().optional(),
  SESSION_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address, such as https://candid.example.com' })
    .optional(),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform(text => text.split(/[\s,;]+/).filter(Boolean)),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must start with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_', 'must start with pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must start with whsec_').optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  STRIPE_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(80).default(20),
  BILLING_SANDBOX: z.enum(['allow']).optional(),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  AI_EXTERNAL: z.enum(['on', 'off']).default('on'),
  AI_KEY_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  AI_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(600).default(60),
  AI_RETRY_SECONDS: z.coerce.number().min(0.001).max(60).default(0.5),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_ISSUER: z.string().min(1).default('https://accounts.google.com'),
  GOOGLE_JWKS_URL: trusted.default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_SCRIPT_URL: trusted.default('https://accounts.google.com/gsi/client'),
  SIGN_IN_SANDBOX: z.enum(['allow']).optional(),
  SIGN_IN_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://, such as smtps://user:password@mail.example.com')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Candid <candid@localhost>'),
  NODE_ENV: z.string().optional(),
  LIMITS: limitsSetting,
  TRUST_PROXY: z
    .string()
    .regex(/^[\s,\da-f.:/]*$/i, 'must list addresses or networks of your proxies, such as 10.0.0.5 or 10.0.0.0/8')
    .default('')
    .transform(text => text.split(/[\s,]+/).filter(Boolean)),
  HEADERS_TIMEOUT_SECONDS: z.coerce.number().min(1).max(300).default(15),
  REQUEST_TIMEOUT_SECONDS: z.coerce.number().min(1).max(3600).default(600),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
})

/** How payments are made: by Stripe, or by the sandbox, in which no card is charged. */
type PaymentConfig =
  | { provider: 'stripe'; secretKey: string; webhookSecret: string; publicKey: string | null; apiUrl: string }
  | { provider: 'sandbox'; port: number }

/** Who vouches for people beside their passwords: Google, a stand-in on this machine, or nobody. */
export type SignInConfig =
  | { provider: 'google'; clientId: string; issuers: string[]; jwksUrl: string; scriptUrl: string }
  | { provider: 'stand-in'; port: number }
  | { provider: 'none' }

type MailConfig = {
  /** Where set, mail is sent; otherwise it is written to DATA_DIR/outbox. */
  smtpUrl: string | undefined
  from: string
}

export type Config = {
  port: number
  host: string
  /** Absolute. Holds the embedded database and the uploaded files. */
  dataDir: string
  /** Where set, a PostgreSQL server is used instead of the embedded database. */
  databaseUrl: string | undefined
  maxUploadBytes: number
  /** Where the program is that reads scans, or `off`; undefined: it is looked for on the PATH. */
  tesseract: string | undefined
  /** Days after which a session ends however much it is used. */
  sessionDays: number
  /** Where browsers reach the server, without a last slash; undefined: where it listens. */
  publicUrl: string | undefined
  /** Those of them who have an account at the start are made administrators. */
  adminEmails: string[]
  payments: PaymentConfig
  /** Milliseconds that one request to the payment provider may take. */
  paymentTimeoutMs: number
  models: ModelConfig
  limits: LimitSettings
  /** Addresses and networks whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  /** Milliseconds until the headers of a request, and until all of it, must have come. */
  headersTimeoutMs: number
  requestTimeoutMs: number
  signIn: SignInConfig
  mail: MailConfig
  logLevel: z.infer<typeof settings>['LOG_LEVEL']
}

/** For calls to language models, of which there are none until an administrator sets one up. */
export type ModelConfig = {
  /** Whether calls may leave this machine. */
  external: boolean
  /** What keys are encrypted with; undefined: a secret of its own in the data folder. */
  keySecret: string | undefined
  /** Milliseconds that one call may take. */
  timeoutMs: number
  /** Milliseconds before the first try again. */
  retryMs: number
}

/**
 * Reads the settings once, from the environment and, below it, a `.env` file in the working directory.
 * Throws an Error whose message lists every setting that is off and what it may be.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = settings.safeParse(given)
  if (!result.success) throw new Error(`A setting is not usable:\n${z.prettifyError(result.error)}`)
  const value = result.data
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    maxUploadBytes: Math.floor(value.MAX_UPLOAD_MB * 1024 * 1024),
    tesseract: value.TESSERACT_PATH,
    sessionDays: value.SESSION_DAYS,
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, ''),
    adminEmails: value.ADMIN_EMAILS,
    payments: paymentsOf(value),
    paymentTimeoutMs: Math.round(value.STRIPE_TIMEOUT_SECONDS * 1000),
    models: {
      external: value.AI_EXTERNAL === 'on',
      keySecret: value.AI_KEY_SECRET,
      timeoutMs: Math.round(value.AI_TIMEOUT_SECONDS * 1000),
      retryMs: Math.max(1, Math.round(value.AI_RETRY_SECONDS * 1000)),
    },
    limits: value.LIMITS,
    trustedProxies: value.TRUST_PROXY,
    headersTimeoutMs: value.HEADERS_TIMEOUT_SECONDS * 1000,
    requestTimeoutMs: value.REQUEST_TIMEOUT_SECONDS * 1000,
    signIn: signInOf(value),
    mail: { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM },
    logLevel: value.LOG_LEVEL,
  }
}

/** A product that seems to sell and does not is worse than one that does not start. */
function paymentsOf(value: z.output<typeof settings>): PaymentConfig {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = value
  if (secretKey) {
    if (!webhookSecret)
      throw new Error(
        'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it: the signing secret of the webhook endpoint /api/payments/webhook.',
      )
    const publicKey = value.STRIPE_PUBLISHABLE_KEY ?? null
    return { provider: 'stripe', secretKey, webhookSecret, publicKey, apiUrl: value.STRIPE_API_URL }
  }
  if (value.NODE_ENV === 'production' && value.BILLING_SANDBOX !== 'allow')
    throw new Error(
      'NODE_ENV is production and there is no STRIPE_SECRET_KEY: plans would be sold in the sandbox, where nobody pays. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or BILLING_SANDBOX=allow if that is what you want.',
    )
  return { provider: 'sandbox', port: value.SANDBOX_PORT ?? (value.PORT === 0 ? 0 : Math.min(value.PORT + 1, 65_535)) }
}

/** Google where there is a client id. In production nobody gets in by the stand-in unless that is asked for. */
function signInOf(value: z.output<typeof settings>): SignInConfig {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer } = value
  if (clientId) {
    // Google's own tokens come with and without the scheme.
    const issuers = issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer]
    return {
      provider: 'google',
      clientId,
      issuers,
      jwksUrl: value.GOOGLE_JWKS_URL,
      scriptUrl: value.GOOGLE_SCRIPT_URL,
    }
  }
  if (value.NODE_ENV === 'production' && value.SIGN_IN_SANDBOX !== 'allow') return { provider: 'none' }
  return {
    provider: 'stand-in',
    port: value.SIGN_IN_SANDBOX_PORT ?? (value.PORT === 0 ? 0 : Math.min(value.PORT + 2, 65_535)),
  }
}
