import { sql } from 'kysely'
import type { Writer } from '../../database.ts'
import { accounts } from './accounts.ts'
import { catalogue } from './catalogue.ts'
import { companies } from './companies.ts'
import { desk } from './desk.ts'
import { analyzeAll, dropKept, setAside } from './kept-rows.ts'
import { mailsAndCalls } from './mails-and-calls.ts'
import { payments } from './payments.ts'
import { portfolios } from './portfolios.ts'
import { requests } from './requests.ts'
import { writeSearchIndex } from './search-index.ts'
import { typesOf } from './types.ts'
import { visits } from './visits.ts'

// Everything of 0.2.0. Limits are looser than those of the contract, as in the first migration.

export async function up(db: Writer): Promise<void> {
  const types = typesOf(db)
  for (const statement of [
    ...setAside(),
    ...catalogue(types),
    ...accounts(types),
    ...companies(types),
    ...portfolios(types),
    ...visits(types),
    ...mailsAndCalls(types),
    ...requests(types),
    ...desk(types),
    ...payments(types),
    ...dropKept(),
  ]) {
    await statement.execute(db)
  }
  await writeSearchIndex(db, types)
  if (!types.postgres) await requireWholeReferences(db)
  const { rows } = await sql`select 1 from accounts limit 1`.execute(db)
  if (rows.length > 0) for (const statement of analyzeAll()) await statement.execute(db)
}

/** Foreign keys of SQLite are off during migrations. */
async function requireWholeReferences(db: Writer): Promise<void> {
  const { rows } = await sql`select * from pragma_foreign_key_check limit 1`.execute(db)
  if (rows.length > 0) throw new Error(`A row refers to nothing: ${JSON.stringify(rows[0])}`)
}
