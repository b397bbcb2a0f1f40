import { type CloseReason, type KeyHolder, requestMoves } from '@tameer/contract'
import type { Insertable } from 'kysely'
import { engineOf, type Reader, type Writer } from '../database.ts'
import type { RequestRow } from '../request-schema.ts'
import type { Schema } from '../schema.ts'

export type NewRequestRow = Omit<
  Insertable<Schema['requests']>,
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
 * The request with that id, if a key with one of these hashes opens it. Undefined for one that was not confirmed in
 * time.
 */
export async function findHeldKey(
  db: Reader,
  { id, keyHashes, now }: { id: string; keyHashes: readonly string[]; now: number },
): Promise<KeyHolder | undefined> {
  const row = await db
    .selectFrom('requests')
    .select('keyHash')
    .where('id', '=', id)
    .where((request) =>
      request.or([request('keyHash', 'in', keyHashes), request('familyKeyHash', 'in', keyHashes)]),
    )
    .where((request) => request.or([request('state', '!=', 'unconfirmed'), request('endsAt', '>', now)]))
    .executeTakeFirst()
  return row && { requestId: id, kind: keyHashes.includes(row.keyHash) ? 'own' : 'family' }
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

/** The request that was stored from the same form before. */
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

/** Stores an unconfirmed request. Returns false when the same form was stored meanwhile. */
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

/** Replaces the link that confirms an unconfirmed request, and the mailbox if a new one is given. */
export function renewRequestConfirmation(
  trx: Writer,
  id: string,
  changes: { confirmHash: string; email: string; emailKey: string },
): Promise<boolean> {
  return moved(
    trx
      .updateTable('requests')
      .set(changes)
      .where('id', '=', id)
      .where('state', 'in', requestMoves.confirm.from),
  )
}

/** Replaces the homeowner's key. Returns false when the old key is not valid any more. */
export function replaceOwnKey(
  trx: Writer,
  id: string,
  { oldHashes, newHash }: { oldHashes: readonly string[]; newHash: string },
): Promise<boolean> {
  return moved(
    trx
      .updateTable('requests')
      .set({ keyHash: newHash })
      .where('id', '=', id)
      .where('keyHash', 'in', oldHashes),
  )
}

/** Sets the family's key; null for none. */
export function setFamilyKey(trx: Writer, id: string, familyKeyHash: string | null): Promise<boolean> {
  return moved(trx.updateTable('requests').set({ familyKeyHash }).where('id', '=', id))
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
