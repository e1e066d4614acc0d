/** What a plan's feature flags may grant by number, each a whole number from 0, or null for no limit. */
export const entitlementNames = ['resumes_kept', 'batch_size', 'analyses_per_month'] as const
export type EntitlementName = (typeof entitlementNames)[number]

export type Limits = Record<EntitlementName, number | null>

const whole = 'a whole number from 0 to 1,000,000,000, or null for no limit'

/** Every flag the product knows, with what its value must be. */
const known: Record<string, { form: string; fits: (value: unknown) => boolean }> = {
  ...Object.fromEntries(
    entitlementNames.map(name => [name, { form: whole, fits: (value: unknown) => value === null || isCount(value) }]),
  ),
  llm_engine: { form: 'true or false', fits: value => typeof value === 'boolean' },
  trial_days: { form: 'a whole number from 0 to 730', fits: value => isCount(value) && value <= 730 },
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000_000

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A sentence on what is wrong with a plan's feature flags, or null. A name that is not known grants nothing. */
export function flagsFault(text: string): string | null {
  const flags = parse(text)
  if (flags === undefined) return 'Feature flags must be valid JSON, such as {"resumes_kept": 100}.'
  if (!isRecord(flags)) return null
  for (const [name, { form, fits }] of Object.entries(known))
    if (name in flags && !fits(flags[name])) return `${name} must be ${form}.`
  return null
}

/** What a stored plan grants; a limit it does not name is none. */
export function limitsOf(text: string): Limits {
  const flags = parse(text)
  const limit = (name: EntitlementName) => {
    const value = isRecord(flags) ? flags[name] : null
    return isCount(value) ? value : null
  }
  return {
    resumes_kept: limit('resumes_kept'),
    batch_size: limit('batch_size'),
    analyses_per_month: limit('analyses_per_month'),
  }
}

/** Whether a language model may read besides; a plan that does not say so does not grant it. */
export function grantsModel(text: string): boolean {
  const flags = parse(text)
  return isRecord(flags) && flags.llm_engine === true
}

/** Days without payment at the start of a first subscription; 0 where the plan names none. */
export function trialDaysOf(text: string): number {
  const flags = parse(text)
  const days = isRecord(flags) ? flags.trial_days : 0
  return isCount(days) ? days : 0
}
