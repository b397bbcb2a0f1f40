import { type Kysely, PostgresAdapter, sql } from 'kysely'

// Profiles that the desk prepares for companies without an account, until their company takes them over.

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  const time = postgres ? sql`bigint` : sql`integer`
  const table = postgres ? sql`` : sql`strict`
  await sql`create table prepared_profiles (
    id ${key} not null primary key check (length(id) = 36),
    name text not null check (length(name) between 1 and 240),
    category_ids ${key} not null check (length(category_ids) between 1 and 300),
    city_id integer references cities (id) on delete set null,
    phone text not null check (length(phone) <= 64),
    whatsapp text not null check (length(whatsapp) <= 64),
    website text not null check (length(website) <= 1000),
    about text not null check (length(about) <= 3000),
    source text not null check (length(source) between 1 and 400),
    email text not null check (length(email) <= 508),
    language ${key} not null check (language in ('en', 'ur')),
    token_hash ${key} unique check (length(token_hash) = 64),
    link_until ${time},
    mailed_at ${time},
    opened_at ${time},
    version integer not null default 0,
    created_at ${time} not null,
    updated_at ${time} not null,
    check ((token_hash is null) = (link_until is null))
  ) ${table}`.execute(db)
  await sql`create index prepared_profiles_by_change on prepared_profiles (updated_at)`.execute(db)
  // An index for the deletion of a city.
  await sql`create index prepared_profiles_by_city on prepared_profiles (city_id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table prepared_profiles`.execute(db)
}
