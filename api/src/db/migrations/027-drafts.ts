import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

// A draft is a hidden portfolio that may lack a title and a text. SQLite changes no check of a column, so the two are made anew there.
// A change of address that was made can be undone with a link of its own.

type Statements = RawBuilder<unknown>[]

const texts = [
  ['title', 400],
  ['content', 20_000],
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  const full = sql`length(title) > 0 and length(content) > 0`
  await run(db, [
    ...texts.flatMap(([name, most]) => {
      const column = sql.ref(name)
      return rewritten(db, name, sql`length(${column}) <= ${sql.lit(most)}`, (old) => old)
    }),
    sql`alter table portfolios add column draft integer not null default 0
      check (draft in (0, 1) and (draft = 0 or hidden = 1) and (draft = 1 or (${full})))`,
    sql`alter table email_changes add column undo_token_hash ${key(db)}
      check (length(undo_token_hash) between 32 and 128)`,
    sql`create unique index email_changes_by_undo_token on email_changes (undo_token_hash)`,
  ])
}

/** A draft becomes a hidden portfolio, with “Draft” where it says nothing. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    sql`drop index email_changes_by_undo_token`,
    sql`alter table email_changes drop column undo_token_hash`,
    sql`alter table portfolios drop column draft`,
    ...texts.flatMap(([name, most]) => {
      const column = sql.ref(name)
      const filled = (old: RawBuilder<unknown>) => sql`case when ${old} = '' then 'Draft' else ${old} end`
      return rewritten(db, name, sql`length(${column}) between 1 and ${sql.lit(most)}`, filled)
    }),
  ])
}

function key(db: Kysely<unknown>): RawBuilder<unknown> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  return postgres ? sql`text collate "C"` : sql`text collate binary`
}

/** A column of text with another check, its values as `value` says. */
function rewritten(
  db: Kysely<unknown>,
  name: string,
  check: RawBuilder<unknown>,
  value: (old: RawBuilder<unknown>) => RawBuilder<unknown>,
): Statements {
  const column = sql.ref(name)
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    const constraint = sql.ref(`portfolios_${name}_check`)
    return [
      sql`alter table portfolios drop constraint ${constraint}`,
      sql`update portfolios set ${column} = ${value(column)} where ${column} <> ${value(column)}`,
      sql`alter table portfolios add constraint ${constraint} check (${check})`,
    ]
  }
  const before = sql.ref(`${name}_before`)
  return [
    sql`alter table portfolios rename column ${column} to ${before}`,
    sql`alter table portfolios add column ${column} text not null default 'x' check (${check})`,
    sql`update portfolios set ${column} = ${value(before)}`,
    sql`alter table portfolios drop column ${before}`,
  ]
}

async function run(db: Kysely<unknown>, statements: Statements): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
