import { sql } from 'kysely'
import type { Writer } from '../database.ts'
import { type Statements, type Types, typesOf } from './009-second-version/types.ts'

// House files: what happens after a builder was chosen. Everything of a house is deleted with it. Ids of what is in a house
// are made by its callers: they are unique in their house alone, so that nobody can try ids of other houses.

export async function up(db: Writer): Promise<void> {
  const types = typesOf(db)
  const statements = [
    ...houses(types),
    ...keys(types),
    ...stages(types),
    ...entries(types),
    ...changes(types),
    ...payments(types),
    ...pictures(types),
    ...notices(types),
  ]
  for (const statement of statements) await statement.execute(db)
}

/** Drops the tables with their rows. Files of pictures are swept later. */
export async function down(db: Writer): Promise<void> {
  const tables = ['notices', 'pictures', 'payments', 'changes', 'entries', 'stages', 'keys']
  for (const name of tables) await sql`drop table ${sql.table(`house_${name}`)}`.execute(db)
  await sql`drop table houses`.execute(db)
}

function houses({ key, whole, fraction, table }: Types): Statements {
  return [
    sql`create table houses (
      id ${key} not null primary key,
      basis ${key} not null check (basis in ('quote', 'own-price', 'estimate')),
      state ${key} not null check (state in ('open', 'finished', 'ended')),
      company_id ${key} references companies (id) on delete set null,
      request_id ${key} unique references requests (id) on delete set null,
      quote_id ${key},
      builder text not null check (length(builder) <= 200),
      city ${key} not null check (length(city) <= 100),
      locality text not null check (length(locality) <= 300),
      plot text,
      covered_area_sft ${fraction},
      answers text,
      price_book ${key},
      bill text,
      base_pkr ${whole} not null check (base_pkr >= 0),
      tax_on_top integer not null check (tax_on_top in (0, 1)),
      starts_on ${key} not null check (length(starts_on) = 10),
      weeks integer check (weeks > 0),
      language ${key} not null check (language in ('en', 'ur')),
      email text check (length(email) <= 500),
      email_key ${key} check (length(email_key) <= 500),
      email_confirmed_at ${whole},
      made_fingerprint ${key} not null check (length(made_fingerprint) = 64),
      seq integer not null check (seq >= 0),
      created_at ${whole} not null,
      acted_at ${whole} not null,
      closed_at ${whole},
      close_reason ${key},
      close_text text not null default '' check (length(close_text) <= 1000),
      closed_alone integer not null default 0 check (closed_alone in (0, 1)),
      held_at ${whole},
      erased_at ${whole},
      check ((state = 'open') = (closed_at is null))
    ) ${table}`,
    // A company's list, newest first.
    sql`create index houses_by_company on houses (company_id, created_at, id) where company_id is not null`,
    sql`create index houses_by_act on houses (acted_at) where state = 'open'`,
    sql`create index houses_to_erase on houses (closed_at) where erased_at is null`,
  ]
}

function keys({ key, table }: Types): Statements {
  return [
    sql`create table house_keys (
      house_id ${key} not null references houses (id) on delete cascade,
      id ${key} not null,
      kind ${key} not null check (kind in ('own', 'next', 'family', 'site')),
      key_hash ${key} not null check (length(key_hash) = 64),
      name text not null default '' check (length(name) <= 100),
      money integer not null default 0 check (money in (0, 1)),
      made_on ${key} not null check (length(made_on) = 10),
      used_on ${key} check (length(used_on) = 10),
      primary key (house_id, id)
    ) ${table}`,
    sql`create unique index house_keys_by_hash on house_keys (house_id, key_hash)`,
    sql`create unique index house_keys_once on house_keys (house_id, kind) where kind <> 'site'`,
  ]
}

function stages({ key, whole, table }: Types): Statements {
  return [
    sql`create table house_stages (
      house_id ${key} not null references houses (id) on delete cascade,
      id ${key} not null,
      position integer not null check (position >= 0),
      stage text not null check (length(stage) between 1 and 200),
      due ${key} not null check (due in ('before-work', 'during-work', 'at-handover')),
      percent_hundredths integer check (percent_hundredths between 1 and 10000),
      share_pkr ${whole} not null check (share_pkr >= 0),
      planned_on ${key} check (length(planned_on) = 10),
      state ${key} not null check (state in ('planned', 'begun', 'claimed', 'questioned', 'agreed')),
      claim_id ${key},
      question_id ${key},
      done_on ${key} check (length(done_on) = 10),
      agreed_at ${whole},
      without_claim integer not null default 0 check (without_claim in (0, 1)),
      primary key (house_id, id),
      unique (house_id, position),
      check ((state = 'agreed') = (agreed_at is not null))
    ) ${table}`,
  ]
}

function entries({ key, whole, table }: Types): Statements {
  return [
    sql`create table house_entries (
      house_id ${key} not null references houses (id) on delete cascade,
      id ${key} not null,
      seq integer not null check (seq >= 1),
      kind ${key} not null check (length(kind) <= 30),
      stage_id ${key},
      text text not null check (length(text) <= 1000),
      side ${key} not null check (side in ('family', 'builder', 'site')),
      author_id ${key},
      who text not null check (length(who) <= 200),
      at ${whole} not null,
      gone ${key} check (gone in ('author', 'desk')),
      primary key (house_id, id),
      unique (house_id, seq)
    ) ${table}`,
    sql`create index house_entries_by_stage on house_entries (house_id, stage_id, seq)`,
    sql`create index house_entries_by_kind on house_entries (house_id, kind)`,
    sql`create index house_entries_by_author on house_entries (author_id) where author_id is not null`,
  ]
}

function changes({ key, whole, table }: Types): Statements {
  return [
    sql`create table house_changes (
      house_id ${key} not null references houses (id) on delete cascade,
      id ${key} not null,
      seq integer not null check (seq >= 1),
      what text not null check (length(what) <= 500),
      why ${key} not null check (why in ('wished', 'found', 'rule', 'mistake')),
      pkr ${whole} not null,
      days integer not null,
      stage_id ${key} not null,
      side ${key} not null check (side in ('family', 'builder')),
      author_id ${key},
      at ${whole} not null,
      until ${whole} not null,
      state ${key} not null check (state in ('proposed', 'agreed', 'declined', 'withdrawn', 'lapsed')),
      by_word integer not null default 0 check (by_word in (0, 1)),
      answer_text text not null default '' check (length(answer_text) <= 1000),
      answered_at ${whole},
      primary key (house_id, id),
      foreign key (house_id, stage_id) references house_stages (house_id, id) on delete cascade
    ) ${table}`,
    sql`create index house_changes_by_stage on house_changes (house_id, stage_id)`,
    sql`create index house_changes_to_lapse on house_changes (until) where state = 'proposed'`,
  ]
}

function payments({ key, whole, table }: Types): Statements {
  return [
    sql`create table house_payments (
      house_id ${key} not null references houses (id) on delete cascade,
      id ${key} not null,
      seq integer not null check (seq >= 1),
      pkr ${whole} not null check (pkr >= 0),
      way ${key} not null check (way in ('bank', 'cash', 'cheque', 'other')),
      stage_id ${key},
      day ${key} not null check (length(day) = 10),
      note text not null check (length(note) <= 500),
      side ${key} not null check (side in ('family', 'builder')),
      author_id ${key},
      at ${whole} not null,
      state ${key} not null check (state in ('noted', 'confirmed', 'denied', 'withdrawn', 'corrected')),
      corrects ${key},
      answered_at ${whole},
      primary key (house_id, id)
    ) ${table}`,
    sql`create index house_payments_by_stage on house_payments (house_id, stage_id)`,
    // One correction of a payment waits at a time.
    sql`create unique index house_payments_corrected_once on house_payments (house_id, corrects)
      where state = 'noted' and corrects is not null`,
  ]
}

function pictures({ key, whole, table }: Types): Statements {
  return [
    sql`create table house_pictures (
      house_id ${key} not null references houses (id) on delete cascade,
      id ${key} not null,
      file ${key} not null unique,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      kind ${key} not null check (kind in ('work', 'slip')),
      taken_at ${whole},
      sent_sha256 ${key} not null check (length(sent_sha256) = 64),
      stored_sha256 ${key} not null check (length(stored_sha256) = 64),
      bytes ${whole} not null check (bytes >= 0),
      side ${key} not null check (side in ('family', 'builder', 'site')),
      author_id ${key},
      thing ${key} check (thing in ('entry', 'change', 'payment')),
      thing_id ${key},
      position integer not null default 0 check (position >= 0),
      created_at ${whole} not null,
      primary key (house_id, id),
      check ((thing is null) = (thing_id is null))
    ) ${table}`,
    sql`create index house_pictures_by_thing on house_pictures (house_id, thing_id, position)`,
    sql`create index house_pictures_loose on house_pictures (created_at) where thing is null`,
  ]
}

function notices({ key, whole, table }: Types): Statements {
  return [
    // Events that are still to be told by mail.
    sql`create table house_notices (
      id ${key} not null primary key,
      house_id ${key} not null references houses (id) on delete cascade,
      company_id ${key} references companies (id) on delete cascade,
      event ${key} not null,
      thing_id ${key},
      created_at ${whole} not null
    ) ${table}`,
    sql`create index house_notices_by_house on house_notices (house_id)`,
    sql`create index house_notices_by_company on house_notices (company_id)`,
  ]
}
