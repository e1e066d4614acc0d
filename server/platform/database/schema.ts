import type { ColumnType, GeneratedAlways } from 'kysely'

/** Never changed once written: the column cannot stand in an update. */
type Fixed<T> = ColumnType<T, T, never>
/** Written as an object or array, read as parsed JSON whose shape the reader must know. */
type Json = ColumnType<unknown, object, object>
type NullableJson = ColumnType<unknown, object | null, object | null>

type UsersTable = {
  id: GeneratedAlways<number>
  email: string
  /** The address as it is compared: lower-cased by the application, since collations differ between engines. */
  email_key: string
  username: string
  username_key: string
  /** Null: this person signs in by a provider alone. */
  password_hash: string | null
  /** Since when the address is known to be this person's; null: they only typed it. */
  email_proven_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  is_admin: boolean
  created_at: Fixed<Date>
}

type SessionsTable = {
  id: GeneratedAlways<number>
  token_hash: Fixed<string>
  user_id: Fixed<number>
  created_at: Fixed<Date>
  last_used_at: Date
  expires_at: Date
  /** As the browser told it, cut to 300 characters. */
  user_agent: Fixed<string>
}

/** Who a sign-in provider says somebody is. Keyed by issuer and subject, never by the address. */
type IdentitiesTable = {
  id: GeneratedAlways<number>
  user_id: Fixed<number>
  issuer: Fixed<string>
  subject: Fixed<string>
  email: string
  /** Whether the provider speaks for this address: its own domain, or one that it runs for somebody. */
  authoritative: boolean
  created_at: Fixed<Date>
  last_used_at: Date
}

type PasswordResetsTable = { token_hash: Fixed<string>; user_id: Fixed<number>; expires_at: Fixed<Date> }

type UsedNoncesTable = { nonce: Fixed<string>; expires_at: Fixed<Date> }

type JobsTable = {
  id: GeneratedAlways<number>
  owner_id: Fixed<number>
  title: string
  description: string | null
  /** A JSON array of corrections, `[]` unless given. */
  criteria: ColumnType<object, object | undefined, object>
  created_at: Fixed<Date>
  updated_at: Date
}

type ResumesTable = {
  id: GeneratedAlways<number>
  owner_id: Fixed<number>
  file_name: string
  /** Where the bytes are in the file store. */
  file_key: Fixed<string>
  file_type: Fixed<string>
  size_bytes: Fixed<number>
  /** Of the bytes, 64 lower-case hex digits. */
  sha256: Fixed<string>
  uploaded_at: Fixed<Date>
  /** The version of the reader that read it; null until it was read. */
  reader: string | null
  /** The text with places; null until it was read and when it could not be. */
  document: NullableJson
  /** Sentences on what the reader doubts, a JSON array; null exactly while there is no document. */
  warnings: NullableJson
  pages: number | null
  read_error: string | null
  /** What the person is called, as it was read: empty where nothing was found, null until it was looked for. */
  person_name: string | null
}

type AnalysesTable = {
  id: GeneratedAlways<number>
  owner_id: Fixed<number>
  resume_id: Fixed<number>
  engine: string
  input_hash: string
  /** YYYY-MM-DD */
  as_of: string
  result: Json
  evaluated_at: Date
}

type MatchesTable = {
  id: GeneratedAlways<number>
  owner_id: Fixed<number>
  job_id: Fixed<number>
  resume_id: Fixed<number>
  engine: string
  input_hash: string
  /** YYYY-MM-DD */
  as_of: string
  /** 0 to 100 */
  match_score: number
  summary: string
  result: Json
  evaluated_at: Date
}

type SettingsTable = { name: Fixed<string>; value: Json }

type PlansTable = {
  id: GeneratedAlways<number>
  /** Random; what the provider's idempotency keys for this plan begin with. */
  provider_key: Fixed<string>
  name: string
  tagline: string | null
  description: string | null
  /** USD cents */
  price_cents: number
  billing_cycle: string
  feature_flags: string
  created_at: Fixed<Date>
  /** Off the list since then, and kept for those who are subscribed. */
  retired_at: Date | null
}

type PlanPricesTable = {
  price_id: Fixed<string>
  plan_id: Fixed<number>
  mode: Fixed<string>
  price_cents: Fixed<number>
  billing_cycle: Fixed<string>
}

type CustomersTable = {
  owner_id: Fixed<number>
  mode: Fixed<string>
  /** Random; the idempotency key under which the provider makes this customer. */
  provider_key: Fixed<string>
  customer_id: string | null
  /** Counts what was written of this customer: whoever read before somebody else wrote reads again. */
  revision: ColumnType<number, number | undefined, number>
}

type CheckoutsTable = {
  /** Random; the idempotency key under which the provider makes the session. */
  id: Fixed<string>
  owner_id: Fixed<number>
  mode: Fixed<string>
  plan_id: Fixed<number>
  price_id: Fixed<string>
  /** Where the browser comes back to; part of what a repeated request must send again. */
  origin: Fixed<string>
  trial_days: Fixed<number>
  session_id: string | null
  /** What the session became once it was paid. */
  subscription_id: string | null
  state: string
  created_at: Fixed<Date>
}

type SubscriptionsTable = {
  id: Fixed<string>
  owner_id: Fixed<number>
  mode: Fixed<string>
  plan_id: number
  /** In the provider's words. */
  status: string
  price_cents: number
  billing_cycle: string
  start_date: Date
  /** Of the paid period. */
  end_date: Date
  trial_end_date: Date | null
  auto_renew: boolean
}

type PaymentEventsTable = { id: Fixed<string>; type: Fixed<string>; applied_at: Fixed<Date> }

type UsageTable = {
  owner_id: Fixed<number>
  name: Fixed<string>
  /** YYYY-MM, in UTC */
  month: Fixed<string>
  used: number
}

type AuditHeadsTable = { owner_id: number; seq: number; hash: string }

type AuditEntriesTable = {
  /** Of the account, which may be gone; 0 is nobody's. */
  owner_id: Fixed<number>
  seq: Fixed<number>
  at: Fixed<Date>
  actor_id: Fixed<number | null>
  action: Fixed<string>
  subject_type: Fixed<string | null>
  subject_id: Fixed<number | null>
  /** Flat: numbers, ids and words of ours. */
  details: Json
  /** Over the hash before it and this entry, 64 lower-case hex digits. */
  hash: Fixed<string>
}

type RetentionTable = { owner_id: Fixed<number>; days: number; changed_at: Date }

type EnginesTable = {
  id: GeneratedAlways<number>
  /** Order of preference, the lowest first. */
  rank: number
  kind: Fixed<string>
  name: string
  base_url: string
  model: string
  /** The key, encrypted; null where there is none. */
  sealed_key: string | null
  context_tokens: number
  /** Millionths of a US dollar a million tokens. */
  price_in: number
  price_out: number
  enabled: boolean
}

/** What all of a day's calls have cost, in millionths of a US dollar. */
type EngineDaysTable = { day: Fixed<string>; cost_micros: number }

type EngineSpendingTable = {
  owner_id: Fixed<number>
  /** YYYY-MM-DD, in UTC */
  day: Fixed<string>
  calls: number
  tokens_in: number
  tokens_out: number
  cost_micros: number
}

type ModelReadingsTable = {
  owner_id: Fixed<number>
  resume_id: Fixed<number>
  cache_key: Fixed<string>
  reading: Json
  read_at: Date
}

type ReaderChoicesTable = { owner_id: Fixed<number>; reader: string }
/** `until`: when a key is no longer spent; see limits/store.ts. */
type LimitsTable = { key: Fixed<string>; until: Date }

/** The tables as the migrations leave them. Times are kept to the millisecond. */
export type Schema = {
  users: UsersTable
  sessions: SessionsTable
  identities: IdentitiesTable
  password_resets: PasswordResetsTable
  used_nonces: UsedNoncesTable
  jobs: JobsTable
  resumes: ResumesTable
  analyses: AnalysesTable
  matches: MatchesTable
  settings: SettingsTable
  plans: PlansTable
  plan_prices: PlanPricesTable
  customers: CustomersTable
  checkouts: CheckoutsTable
  subscriptions: SubscriptionsTable
  payment_events: PaymentEventsTable
  usage: UsageTable
  limits: LimitsTable
  audit_heads: AuditHeadsTable
  audit_entries: AuditEntriesTable
  retention: RetentionTable
  engines: EnginesTable
  engine_days: EngineDaysTable
  engine_spending: EngineSpendingTable
  model_readings: ModelReadingsTable
  reader_choices: ReaderChoicesTable
}
