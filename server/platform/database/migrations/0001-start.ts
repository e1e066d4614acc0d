import { type Kysely, type Migration, sql } from 'kysely'

/*
 * `timestamptz(3)`: a time that went through a JavaScript Date equals what is stored, so paging by it loses no row.
 * Children name their owner and refer to (owner_id, id) of what they belong to: no row can join two owners.
 */
const statements = [
  sql`create table users (
    id integer generated always as identity primary key,
    email text not null,
    email_key text not null constraint users_email_unique unique,
    username text not null,
    username_key text not null constraint users_username_unique unique,
    password_hash text not null,
    is_admin boolean not null default false,
    created_at timestamptz(3) not null
  )`,
  sql`create table sessions (
    token_hash text primary key,
    user_id integer not null references users (id) on delete cascade,
    created_at timestamptz(3) not null,
    last_used_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`,
  sql`create index sessions_user on sessions (user_id)`,
  sql`create index sessions_expires_at on sessions (expires_at)`,
  sql`create table jobs (
    id integer generated always as identity primary key,
    owner_id integer not null references users (id) on delete cascade,
    title text not null check (title <> ''),
    description text,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    constraint jobs_of_owner unique (owner_id, id)
  )`,
  sql`create table resumes (
    id integer generated always as identity primary key,
    owner_id integer not null references users (id) on delete cascade,
    file_name text not null check (file_name <> ''),
    file_key text not null constraint resumes_file_key_unique unique,
    file_type text not null,
    size_bytes integer not null check (size_bytes > 0),
    sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
    uploaded_at timestamptz(3) not null,
    reader text,
    document jsonb,
    warnings jsonb,
    pages integer,
    read_error text,
    constraint resumes_of_owner unique (owner_id, id),
    constraint resumes_read_or_failed check (document is null or read_error is null),
    constraint resumes_warned_when_read check ((document is null) = (warnings is null)),
    constraint resumes_reader_known check (document is null or reader is not null)
  )`,
  sql`create table analyses (
    id integer generated always as identity primary key,
    owner_id integer not null,
    resume_id integer not null constraint analyses_resume_unique unique,
    engine text not null,
    input_hash text not null,
    as_of text not null check (as_of ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    result jsonb not null,
    evaluated_at timestamptz(3) not null,
    foreign key (owner_id, resume_id) references resumes (owner_id, id) on delete cascade
  )`,
  sql`create index analyses_owner_resume on analyses (owner_id, resume_id)`,
  sql`create table matches (
    id integer generated always as identity primary key,
    owner_id integer not null,
    job_id integer not null,
    resume_id integer not null,
    engine text not null,
    input_hash text not null,
    as_of text not null check (as_of ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    match_score double precision not null check (match_score between 0 and 100),
    summary text not null,
    result jsonb not null,
    evaluated_at timestamptz(3) not null,
    constraint matches_input_unique unique (job_id, resume_id, engine, input_hash),
    foreign key (owner_id, job_id) references jobs (owner_id, id) on delete cascade,
    foreign key (owner_id, resume_id) references resumes (owner_id, id) on delete cascade
  )`,
  sql`create index matches_owner_job on matches (owner_id, job_id)`,
  sql`create index matches_owner_resume on matches (owner_id, resume_id)`,
]

export const start: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
