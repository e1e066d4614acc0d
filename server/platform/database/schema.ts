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
  password_hash: string
  is_admin: boolean
  created_at: Fixed<Date>
}

type SessionsTable = {
  token_hash: Fixed<string>
  user_id: Fixed<number>
  created_at: Fixed<Date>
  last_used_at: Date
  expires_at: Date
}

type JobsTable = {
  id: GeneratedAlways<number>
  owner_id: Fixed<number>
  title: string
  description: string | null
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

/** The tables as the migrations leave them. Times are kept to the millisecond. */
export type Schema = {
  users: UsersTable
  sessions: SessionsTable
  jobs: JobsTable
  resumes: ResumesTable
  analyses: AnalysesTable
  matches: MatchesTable
}
