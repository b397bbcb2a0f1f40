import type { Reader, Writer } from '../../database.ts'
import type { HouseKeyRecord } from '../../tables/house-schema.ts'
import { holdHouse } from './houses.ts'

export interface FoundHouseKey {
  id: string
  kind: HouseKeyRecord['kind']
  money: boolean
  usedOn: string | null
  keyHash: string
  /** Of a site link; '' otherwise. */
  name: string
}

/** The company of a house; undefined without such a house. */
export function findCompanyOfHouse(
  db: Reader,
  id: string,
): Promise<{ companyId: string | null } | undefined> {
  return db.selectFrom('houses').select('companyId').where('id', '=', id).executeTakeFirst()
}

/** The key of a house with one of these hashes. */
export async function findHouseKey(
  db: Reader,
  houseId: string,
  keyHashes: readonly string[],
): Promise<FoundHouseKey | undefined> {
  const row = await db
    .selectFrom('houseKeys')
    .select(['id', 'kind', 'money', 'usedOn', 'keyHash', 'name'])
    .where('houseId', '=', houseId)
    .where('keyHash', 'in', keyHashes)
    .executeTakeFirst()
  return row && { ...row, money: row.money === 1 }
}

/** All keys of a house, the oldest first. */
export function listHouseKeys(db: Reader, houseId: string): Promise<HouseKeyRecord[]> {
  return db
    .selectFrom('houseKeys')
    .selectAll()
    .where('houseId', '=', houseId)
    .orderBy('madeOn')
    .orderBy('id')
    .execute()
}

/** Makes the own key that waits the only one. Nothing happens when it has taken its place already. */
export async function beginNextHouseKey(
  trx: Writer,
  houseId: string,
  keyHashes: readonly string[],
): Promise<void> {
  await holdHouse(trx, houseId)
  const next = await trx
    .selectFrom('houseKeys')
    .select('id')
    .where('houseId', '=', houseId)
    .where('kind', '=', 'next')
    .where('keyHash', 'in', keyHashes)
    .executeTakeFirst()
  if (!next) return
  await trx.deleteFrom('houseKeys').where('houseId', '=', houseId).where('kind', '=', 'own').execute()
  await trx
    .updateTable('houseKeys')
    .set({ kind: 'own' })
    .where('houseId', '=', houseId)
    .where('id', '=', next.id)
    .execute()
}

/** Notes the day on which a key was last used. */
export async function noteHouseKeyUse(
  trx: Writer,
  houseId: string,
  id: string,
  usedOn: string,
): Promise<void> {
  await trx
    .updateTable('houseKeys')
    .set({ usedOn })
    .where('houseId', '=', houseId)
    .where('id', '=', id)
    .execute()
}

/** Puts a key in place, instead of the one of its kind, or of its id for a site link. */
export async function putHouseKey(trx: Writer, key: HouseKeyRecord): Promise<void> {
  await trx
    .deleteFrom('houseKeys')
    .where('houseId', '=', key.houseId)
    .where((row) => (key.kind === 'site' ? row('id', '=', key.id) : row('kind', '=', key.kind)))
    .execute()
  await trx.insertInto('houseKeys').values(key).execute()
}

/** Changes the name of a site link and its sight of money. Returns false when there is none of that id. */
export async function renameSiteLink(
  trx: Writer,
  { houseId, id, name, money }: Pick<HouseKeyRecord, 'houseId' | 'id' | 'name' | 'money'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('houseKeys')
    .set({ name, money })
    .where('houseId', '=', houseId)
    .where('id', '=', id)
    .where('kind', '=', 'site')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the family's key, or a site link by its id. Returns false when there was none. */
export async function endHouseKey(
  trx: Writer,
  houseId: string,
  which: { kind: 'family' } | { kind: 'site'; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('houseKeys')
    .where('houseId', '=', houseId)
    .where('kind', '=', which.kind)
    .$if(which.kind === 'site', (query) => query.where('id', '=', 'id' in which ? which.id : ''))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** True when the house has a site link that sees money. */
export async function hasMoneyLink(db: Reader, houseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('houseKeys')
    .select('id')
    .where('houseId', '=', houseId)
    .where('kind', '=', 'site')
    .where('money', '=', 1)
    .executeTakeFirst()
  return row !== undefined
}
