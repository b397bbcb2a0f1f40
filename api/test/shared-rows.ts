import type { Context } from '../src/context/context.ts'
import type { Database } from '../src/db/connect.ts'
import { type TraceValue, takeToTrace, writeTraces } from '../src/db/queries/company-traces.ts'
import { addCompany, testNow } from './rows.ts'

/** Writes the traces of a company in place of those it has. */
export async function trace(db: Database, companyId: string, values: readonly TraceValue[]): Promise<void> {
  await db.note(async (trx) => {
    await takeToTrace(trx, companyId)
    await writeTraces(trx, companyId, values, testNow)
  })
}

/** Stores two companies with the same number; returns the id of what they share. */
export async function addShared({ db }: Pick<Context, 'db'>): Promise<string> {
  const first = await addCompany(db)
  const value = { kind: 'phone', value: first } as const
  await trace(db, first, [value])
  const second = await addCompany(db)
  await trace(db, second, [value])
  const open = db.read.selectFrom('companyTraces').select('id').where('companyId', '=', second)
  return (await open.executeTakeFirstOrThrow()).id
}
