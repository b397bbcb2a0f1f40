import { type Kysely, PostgresAdapter, sql } from 'kysely'

// Accounts of the desk, their second factor, and the log of the desk. A line has no foreign key, so that it outlives
// the thing it is about.

/** Time for which the database refuses to delete a line: three years with a leap day, ms. */
const keptMs = 1096 * 24 * 3_600_000

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = postgres ? sql`text collate "C"` : sql`text collate binary`
  const number = postgres ? sql`bigint` : sql`integer`
  const table = postgres ? sql`` : sql`strict`
  // Without a rowid there is no second key by which `insert or replace` could replace a line.
  const log = postgres ? sql`` : sql`strict, without rowid`
  const statements = [
    sql`create table operators (
      account_id ${key} not null primary key references accounts (id) on delete cascade,
      name text not null check (length(name) between 1 and 200),
      secret text not null,
      next_secret text,
      last_step ${number} not null default 0,
      welcome_hash ${key} unique,
      welcome_until ${number},
      created_at ${number} not null
    ) ${table}`,
    sql`create table recovery_codes (
      account_id ${key} not null references operators (account_id) on delete cascade,
      code_hash ${key} not null,
      primary key (account_id, code_hash)
    ) ${table}`,
    sql`alter table sessions add column code_at ${number}`,
    sql`create table desk_log (
      id ${key} not null primary key,
      event ${key} not null check (length(event) <= 60),
      actor_id ${key},
      actor text not null check (length(actor) between 1 and 200),
      subject_kind ${key} not null check (length(subject_kind) <= 40),
      subject_id ${key} not null check (length(subject_id) <= 100),
      before text,
      after text,
      network ${key} not null check (length(network) <= 60),
      created_at ${number} not null
    ) ${log}`,
    // Each filter of the list pages through an index of its own, newest first.
    sql`create index desk_log_by_time on desk_log (created_at, id)`,
    sql`create index desk_log_by_event on desk_log (event, created_at, id)`,
    sql`create index desk_log_by_actor on desk_log (actor_id, created_at, id)`,
    sql`create index desk_log_by_subject on desk_log (subject_id, created_at, id)`,
    ...(postgres ? postgresTriggers() : sqliteTriggers()),
  ]
  for (const statement of statements) await statement.execute(db)
}

function sqliteTriggers() {
  const kept = sql.lit(keptMs)
  return [
    sql`create trigger desk_log_no_update before update on desk_log begin
      select raise(abort, 'desk_log is append only');
    end`,
    sql`create trigger desk_log_no_delete before delete on desk_log
      when old.created_at > unixepoch() * 1000 - ${kept} begin
      select raise(abort, 'desk_log is append only');
    end`,
    // SQLite calls no trigger for the row that an insert replaces.
    sql`create trigger desk_log_no_replace before insert on desk_log
      when exists (select 1 from desk_log where id = new.id) begin
      select raise(abort, 'desk_log is append only');
    end`,
  ]
}

function postgresTriggers() {
  const kept = sql.lit(keptMs)
  return [
    sql`create function refuse_desk_log_change() returns trigger language plpgsql as $$
      begin raise exception 'desk_log is append only'; end $$`,
    sql`create trigger desk_log_no_update before update on desk_log
      for each row execute function refuse_desk_log_change()`,
    sql`create trigger desk_log_no_delete before delete on desk_log
      for each row when (old.created_at > extract(epoch from now()) * 1000 - ${kept})
      execute function refuse_desk_log_change()`,
    sql`create trigger desk_log_no_truncate before truncate on desk_log
      for each statement execute function refuse_desk_log_change()`,
  ]
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table desk_log`.execute(db)
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`drop function refuse_desk_log_change()`.execute(db)
  }
  await sql`alter table sessions drop column code_at`.execute(db)
  await sql`drop table recovery_codes`.execute(db)
  await sql`drop table operators`.execute(db)
}
