import type { PublishedPrices } from '@tameer/contract'
import type { Reader, Writer } from '../database.ts'

/** The newest published version; undefined before the first. */
export async function findNewestVersion(db: Reader): Promise<string | undefined> {
  const newest = db.selectFrom('priceChanges').select('id').orderBy('id', 'desc').limit(1)
  return (await newest.executeTakeFirst())?.id
}

/** All published changes, the oldest first. */
export async function listPriceChanges(db: Reader): Promise<PublishedPrices[]> {
  const rows = await db.selectFrom('priceChanges').selectAll().orderBy('id').execute()
  return rows.map(({ id, base, pricesAsOf, entries }) => ({
    version: id,
    base,
    pricesAsOf,
    entries: JSON.parse(entries) as PublishedPrices['entries'],
  }))
}

/** Stores a change. Fails as taken when another one has its version or its base. `now` is in ms. */
export async function insertPriceChange(
  trx: Writer,
  { version, entries, ...change }: PublishedPrices,
  now: number,
): Promise<void> {
  const row = { ...change, id: version, entries: JSON.stringify(entries), createdAt: now }
  await trx.insertInto('priceChanges').values(row).execute()
}
