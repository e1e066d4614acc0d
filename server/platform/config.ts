import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  MAX_UPLOAD_MB: z.coerce.number().min(0.1).max(100).default(10),
  SESSION_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
})

export type Config = {
  port: number
  host: string
  /** Absolute. Holds the embedded database and the uploaded files. */
  dataDir: string
  /** Where set, a PostgreSQL server is used instead of the embedded database. */
  databaseUrl: string | undefined
  maxUploadBytes: number
  /** Days after which a session ends however much it is used. */
  sessionDays: number
  logLevel: z.infer<typeof settings>['LOG_LEVEL']
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
    sessionDays: value.SESSION_DAYS,
    logLevel: value.LOG_LEVEL,
  }
}
