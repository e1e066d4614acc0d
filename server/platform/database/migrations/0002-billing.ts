import { type Kysely, type Migration, sql } from 'kysely'

/*
 * `mode` tells whose world an id of the provider belongs to: the live account, its test side, or one sandbox. What was
 * bought in one is worth nothing in another.
 */
const statements = [
  sql`create table settings (
    name text primary key,
    value jsonb not null
  )`,
  sql`create table plans (
    id integer generated always as identity primary key,
    provider_key text not null constraint plans_provider_key_unique unique,
    name text not null check (name <> ''),
    tagline text,
    description text,
    price_cents integer not null check (price_cents between 0 and 99999999),
    billing_cycle text not null check (billing_cycle in ('month', 'year')),
    feature_flags text not null,
    created_at timestamptz(3) not null,
    retired_at timestamptz(3)
  )`,
  sql`create table plan_prices (
    price_id text primary key,
    plan_id integer not null references plans (id) on delete cascade,
    mode text not null,
    price_cents integer not null,
    billing_cycle text not null,
    constraint plan_prices_unique unique (plan_id, mode, price_cents, billing_cycle)
  )`,
  sql`create table customers (
    owner_id integer not null references users (id) on delete cascade,
    mode text not null,
    provider_key text not null,
    customer_id text constraint customers_customer_unique unique,
    revision integer not null default 0,
    primary key (owner_id, mode)
  )`,
  sql`create table checkouts (
    id text primary key,
    owner_id integer not null,
    mode text not null,
    plan_id integer not null references plans (id),
    price_id text not null references plan_prices (price_id),
    origin text not null,
    trial_days integer not null,
    session_id text,
    subscription_id text,
    state text not null check (state in ('open', 'complete', 'expired')),
    created_at timestamptz(3) not null,
    foreign key (owner_id, mode) references customers (owner_id, mode) on delete cascade
  )`,
  sql`create unique index checkouts_one_open on checkouts (owner_id, mode) where state = 'open'`,
  sql`create index checkouts_plan on checkouts (plan_id)`,
  sql`create table subscriptions (
    id text primary key,
    owner_id integer not null,
    mode text not null,
    plan_id integer not null references plans (id),
    status text not null,
    price_cents integer not null,
    billing_cycle text not null,
    start_date timestamptz(3) not null,
    end_date timestamptz(3) not null,
    trial_end_date timestamptz(3),
    auto_renew boolean not null,
    foreign key (owner_id, mode) references customers (owner_id, mode) on delete cascade
  )`,
  sql`create unique index subscriptions_one_live on subscriptions (owner_id, mode)
    where status in ('trialing', 'active', 'past_due', 'unpaid', 'paused')`,
  sql`create index subscriptions_plan on subscriptions (plan_id)`,
  sql`create table payment_events (
    id text primary key,
    type text not null,
    applied_at timestamptz(3) not null
  )`,
  sql`create table usage (
    owner_id integer not null references users (id) on delete cascade,
    name text not null,
    month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
    used integer not null check (used >= 0),
    primary key (owner_id, name, month)
  )`,
]

export const billing: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
