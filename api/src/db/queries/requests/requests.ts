import { type CloseReason, type KeyHolder, requestMoves } from '@tameer/contract'
import type { Insertable } from 'kysely'
import { engineOf, type Reader, type Writer } from '../../database.ts'
import type { Schema } from '../../schema.ts'
import type { RequestRow } from '../../tables/request-schema.ts'

export type NewRequestRow = Omit<
  Insertable<Schema['requests']>,
  | 'nextKeyHash'
  | 'familyKeyHash'
  | 'closeReason'
  | 'openedAt'
  | 'firstAnsweredAt'
  | 'endedAt'
  | 'erasedAt'
  | 'remindedAt'
  | 'state'
>

/**
 * The request with that id, if a key with one of these hashes opens it; `isNext` for an own key that was not used yet.
 * Undefined for a request that was not confirmed in time.
 */
export async function findHeldKey(
  db: Reader,
  { id, keyHashes, now }: { id: string; keyHashes: readonly string[]; now: number },
): Promise<(KeyHolder & { isNext: boolean }) | undefined> {
  const row = await db
    .selectFrom('requests')
    .select(['keyHash', 'nextKeyHash', 'familyKeyHash'])
    .where('id', '=', id)
    .where((request) => request.or([request('state', '!=', 'unconfirmed'), request('endsAt', '>', now)]))
    .executeTakeFirst()
  if (!row) return undefined
  const isAny = (hash: string | null) => hash !== null && keyHashes.includes(hash)
  const isNext = isAny(row.nextKeyHash)
  if (isNext || isAny(row.keyHash)) return { requestId: id, kind: 'own', isNext }
  return isAny(row.familyKeyHash) ? { requestId: id, kind: 'family', isNext } : undefined
}

export function findRequest(db: Reader, id: string): Promise<RequestRow | undefined> {
  return db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirst()
}

/** As `findRequest`, and locks the request until the end of the transaction. */
export function holdRequest(trx: Writer, id: string): Promise<RequestRow | undefined> {
  return (
    trx
      .selectFrom('requests')
      .selectAll()
      .where('id', '=', id)
      // SQLite's one writer needs no lock.
      .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
  )
}

/** The request that was sent with a key, by the hash of the key. */
export function findRequestBySendKey(db: Reader, sendKey: string): Promise<RequestRow | undefined> {
  return db.selectFrom('requests').selectAll().where('sendKey', '=', sendKey).executeTakeFirst()
}

/** The request that the token of a mail confirms or has confirmed, by one of its hashes. */
export function findRequestToConfirm(
  db: Reader,
  confirmHashes: readonly string[],
): Promise<RequestRow | undefined> {
  return db.selectFrom('requests').selectAll().where('confirmHash', 'in', confirmHashes).executeTakeFirst()
}

/** Stores an unconfirmed request. Returns false when one was sent with the same key. */
export async function insertRequest(trx: Writer, row: NewRequestRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('requests')
    .values({ ...row, state: 'unconfirmed' })
    .onConflict((clash) => clash.column('sendKey').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Number of requests of a mailbox that companies can answer now. */
export async function countOpenRequests(db: Reader, emailKey: string, now: number): Promise<number> {
  const { n } = await db
    .selectFrom('requests')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('emailKey', '=', emailKey)
    .where('state', '=', 'open')
    .where('endsAt', '>', now)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Notes an answer of a company; the time of the first one stays. */
export async function noteAnswer(trx: Writer, id: string, now: number): Promise<void> {
  await trx
    .updateTable('requests')
    .set({ firstAnsweredAt: now })
    .where('id', '=', id)
    .where('firstAnsweredAt', 'is', null)
    .execute()
}

/** Opens an unconfirmed request. Returns false when it was opened already or its time is over. */
export function openRequest(
  trx: Writer,
  id: string,
  { now, endsAt }: { now: number; endsAt: number },
): Promise<boolean> {
  const { from, to } = requestMoves.confirm
  return moved(
    trx
      .updateTable('requests')
      .set({ state: to, openedAt: now, endsAt })
      .where('id', '=', id)
      .where('state', 'in', from)
      .where('endsAt', '>', now),
  )
}

/** Ends an open request without a choice. Returns false when it is not open any more. */
export function endRequest(
  trx: Writer,
  id: string,
  end: { move: 'close' | 'choose'; now: number; reason?: CloseReason },
): Promise<boolean> {
  const { from, to } = requestMoves[end.move]
  return moved(
    trx
      .updateTable('requests')
      .set({ state: to, endedAt: end.now, closeReason: end.reason ?? null })
      .where('id', '=', id)
      .where('state', 'in', from)
      .where('endsAt', '>', end.now),
  )
}

/**
 * Replaces the link that confirms an unconfirmed request. Another mailbox comes with another key, and no key from before
 * opens the request then.
 */
export function renewRequestConfirmation(
  trx: Writer,
  id: string,
  {
    confirmHash,
    moved: to,
  }: { confirmHash: string; moved?: { email: string; emailKey: string; keyHash: string } },
): Promise<boolean> {
  return moved(
    trx
      .updateTable('requests')
      .set({ confirmHash, ...(to && { ...to, nextKeyHash: null, familyKeyHash: null }) })
      .where('id', '=', id)
      .where('state', 'in', requestMoves.confirm.from),
  )
}

/** Makes the key that waits the own one, which ends the one before. */
export async function beginNextKey(trx: Writer, id: string, keyHashes: readonly string[]): Promise<void> {
  await trx
    .updateTable('requests')
    .set((row) => ({ keyHash: row.ref('nextKeyHash').$notNull(), nextKeyHash: null }))
    .where('id', '=', id)
    .where('nextKeyHash', 'in', keyHashes)
    .execute()
}

/** Sets the own key that waits for its first use, or the family's key; null for none. */
export async function setRequestKey(
  trx: Writer,
  id: string,
  hash: { nextKeyHash: string } | { familyKeyHash: string | null },
): Promise<void> {
  await trx.updateTable('requests').set(hash).where('id', '=', id).execute()
}

/** Deletes a request with all its rows. */
export async function deleteRequest(trx: Writer, id: string): Promise<void> {
  await trx.deleteFrom('requests').where('id', '=', id).execute()
}

/** Some requests that were not confirmed in time. */
export function listUnconfirmedRequests(db: Reader, now: number, most: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('requests')
    .select('id')
    .where('state', '=', 'unconfirmed')
    .where('endsAt', '<=', now)
    .limit(most)
    .execute()
}

/** Ends some open requests whose time is over; returns their ids. */
export async function expireRequests(trx: Writer, now: number, most: number): Promise<string[]> {
  const { from, to } = requestMoves.expire
  const ended = await trx
    .updateTable('requests')
    .set((row) => ({ state: to, endedAt: row.ref('endsAt') }))
    .where('id', 'in', (db) =>
      db
        .selectFrom('requests')
        .select('id')
        .where('state', 'in', from)
        .where('endsAt', '<=', now)
        .limit(most),
    )
    .where('state', 'in', from)
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

/** Some requests that ended by then and still hold personal data. */
export async function listRequestsToErase(
  db: Reader,
  endedBy: number,
  most: number,
): Promise<{ id: string }[]> {
  return db
    .selectFrom('requests')
    .select('id')
    .where('erasedAt', 'is', null)
    .where('endedAt', '<=', endedBy)
    .limit(most)
    .execute()
}

/** Erases personal data. The requested work and the quotes stay. */
export async function eraseRequest(trx: Writer, id: string, now: number): Promise<void> {
  const blank = { name: '', email: '', emailKey: '', phone: '', notes: '', locality: '' }
  const spent = { confirmHash: null, sendKey: null, sendFingerprint: null }
  await trx.deleteFrom('requestQuestions').where('requestId', '=', id).execute()
  await trx
    .updateTable('requests')
    .set({ ...blank, ...spent, erasedAt: now })
    .where('id', '=', id)
    .execute()
}

async function moved(query: { executeTakeFirst(): Promise<{ numUpdatedRows: bigint }> }): Promise<boolean> {
  const { numUpdatedRows } = await query.executeTakeFirst()
  return numUpdatedRows > 0n
}
