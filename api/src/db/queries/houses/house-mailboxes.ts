import type { Reader, Writer } from '../../database.ts'
import type {
  HouseCodesTable,
  HouseOldMailboxesTable,
  HouseWaysBackTable,
} from '../../tables/house-schema.ts'

/** Sets the mailbox of a house, not confirmed, or none. */
export async function setHouseMailbox(
  trx: Writer,
  id: string,
  { email, emailKey }: { email: string | null; emailKey: string | null },
): Promise<void> {
  await trx
    .updateTable('houses')
    .set({ email, emailKey, emailConfirmedAt: null })
    .where('id', '=', id)
    .execute()
}

/** Records that the mailbox is read. Returns false when it is another one now, or was confirmed before. */
export async function confirmHouseMailbox(
  trx: Writer,
  { id, emailKey, now }: { id: string; emailKey: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('houses')
    .set({ emailConfirmedAt: now })
    .where('id', '=', id)
    .where('emailKey', '=', emailKey)
    .where('emailConfirmedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores the code of a house in place of the one before. */
export async function putHouseCode(trx: Writer, code: HouseCodesTable): Promise<void> {
  await deleteHouseCode(trx, code.houseId)
  await trx.insertInto('houseCodes').values(code).execute()
}

export async function deleteHouseCode(trx: Writer, houseId: string): Promise<void> {
  await trx.deleteFrom('houseCodes').where('houseId', '=', houseId).execute()
}

/** The code of a house, unless it has expired. */
export function findHouseCode(
  db: Reader,
  houseId: string,
  now: number,
): Promise<HouseCodesTable | undefined> {
  return db
    .selectFrom('houseCodes')
    .selectAll()
    .where('houseId', '=', houseId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** Uses up one try. Returns false when none is left. */
export async function spendCodeTry(trx: Writer, houseId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('houseCodes')
    .set((row) => ({ triesLeft: row('triesLeft', '-', 1) }))
    .where('houseId', '=', houseId)
    .where('triesLeft', '>', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Keeps the way back of a mailbox that was replaced; once more, until the later time. */
export async function keepOldMailbox(trx: Writer, mailbox: HouseOldMailboxesTable): Promise<void> {
  const { email, expiresAt } = mailbox
  await trx
    .insertInto('houseOldMailboxes')
    .values(mailbox)
    .onConflict((clash) => clash.columns(['houseId', 'emailKey']).doUpdateSet({ email, expiresAt }))
    .execute()
}

/** Mailboxes of a house that were replaced and are still kept. */
export function listOldMailboxes(db: Reader, houseId: string): Promise<HouseOldMailboxesTable[]> {
  return db
    .selectFrom('houseOldMailboxes')
    .selectAll()
    .where('houseId', '=', houseId)
    .orderBy('emailKey')
    .execute()
}

/** Some houses of a confirmed mailbox, and of one that was replaced and still has its way back, newest first. */
export async function listHousesOfMailbox(
  db: Reader,
  emailKey: string,
  { now, most }: { now: number; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('houses')
    .select('id')
    .where('emailKey', '=', emailKey)
    .where('emailConfirmedAt', 'is not', null)
    .union((kept) =>
      kept
        .selectFrom('houseOldMailboxes')
        .select('houseId as id')
        .where('emailKey', '=', emailKey)
        .where('expiresAt', '>', now),
    )
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Number of the links of a house that were mailed to a mailbox since then. */
export async function countWaysBack(
  db: Reader,
  { houseId, mailboxKey }: Pick<HouseWaysBackTable, 'houseId' | 'mailboxKey'>,
  since: number,
): Promise<number> {
  const { n } = await db
    .selectFrom('houseWaysBack')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('houseId', '=', houseId)
    .where('mailboxKey', '=', mailboxKey)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow()
  return Number(n)
}

export async function insertWayBack(
  trx: Writer,
  row: Omit<HouseWaysBackTable, 'usedKeyHash'>,
): Promise<void> {
  await trx
    .insertInto('houseWaysBack')
    .values({ ...row, usedKeyHash: null })
    .execute()
}

/** The link of a token, by one of its hashes, whatever has become of it. */
export function findWayBack(
  db: Reader,
  tokenHashes: readonly string[],
): Promise<HouseWaysBackTable | undefined> {
  return db.selectFrom('houseWaysBack').selectAll().where('tokenHash', 'in', tokenHashes).executeTakeFirst()
}

/** Uses a link up for a key. Returns true for exactly one caller. */
export async function spendWayBack(
  trx: Writer,
  tokenHash: string,
  { usedKeyHash, now }: { usedKeyHash: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('houseWaysBack')
    .set({ usedKeyHash })
    .where('tokenHash', '=', tokenHash)
    .where('usedKeyHash', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Forgets codes and replaced mailboxes that are over, and links made before `linksBefore`; returns how many. */
export async function deleteOldHouseSecrets(
  trx: Writer,
  { now, linksBefore }: { now: number; linksBefore: number },
): Promise<number> {
  const codes = await trx.deleteFrom('houseCodes').where('expiresAt', '<=', now).executeTakeFirst()
  const mailboxes = await trx.deleteFrom('houseOldMailboxes').where('expiresAt', '<=', now).executeTakeFirst()
  const links = await trx.deleteFrom('houseWaysBack').where('createdAt', '<=', linksBefore).executeTakeFirst()
  return Number(codes.numDeletedRows + mailboxes.numDeletedRows + links.numDeletedRows)
}
