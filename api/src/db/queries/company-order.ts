import { maxPlaced } from '@tameer/contract'
import { sql } from 'kysely'
import { engineOf, type Reader, type Writer } from '../database.ts'
import { positionMissing } from '../schema.ts'
import { setPosition } from './companies.ts'

/** Any number that no other lock of this kind has. */
const orderLock = 7_001

/** The companies that come first in lists, in their order. */
export interface PlacedCompanies {
  /** At most `maxPlaced`. */
  ids: string[]
  /** True when companies with a position come behind these. */
  more: boolean
}

/** Companies that have a position, seen by visitors or not. */
export async function listPlaced(db: Reader): Promise<PlacedCompanies> {
  const rows = await db
    .selectFrom('companies')
    .select('id')
    .where('positionKey', '<', positionMissing)
    .orderBy('positionKey')
    .orderBy('id')
    .limit(maxPlaced + 1)
    .execute()
  const ids = rows.map(({ id }) => id)
  return { ids: ids.slice(0, maxPlaced), more: ids.length > maxPlaced }
}

/** Keeps others from saving an order until the end of the transaction. */
export async function holdOrderOfCompanies(trx: Writer): Promise<void> {
  // SQLite's one writer needs no lock. A lock of rows would not do: there may be none yet.
  if (engineOf(trx) === 'postgres')
    await sql`select pg_advisory_xact_lock(${sql.lit(orderLock)})`.execute(trx)
}

/**
 * Gives these companies the positions 1, 2, 3 and so on, and takes it from those of `before` that are left out. Others with a
 * position come behind. Returns false when one of the companies is not there; then nothing may be kept.
 */
export async function writeOrder(
  trx: Writer,
  before: readonly string[],
  ids: readonly string[],
): Promise<boolean> {
  const kept = new Set(ids)
  for (const id of before) if (!kept.has(id)) await setPosition(trx, id, null)
  if (ids.length === 0) return true
  const rows = await trx.selectFrom('companies').select(['id', 'position']).where('id', 'in', ids).execute()
  if (rows.length < ids.length) return false
  const positions = new Map(rows.map(({ id, position }) => [id, position]))
  for (const [index, id] of ids.entries()) {
    if (positions.get(id) !== index + 1) await setPosition(trx, id, index + 1)
  }
  const behind = ids.length + 1
  await trx
    .updateTable('companies')
    .set({ position: behind, positionKey: behind })
    .where('positionKey', '<', behind)
    .where('id', 'not in', ids)
    .execute()
  return true
}
