import type { PaymentEvent, PaymentState, RefundReason } from '@tameer/contract'
import type { ExpressionBuilder, Insertable, Selectable } from 'kysely'
import { newId } from '../../../core/secrets/ids.ts'
import { engineOf, type Reader, type Writer } from '../../database.ts'
import type { Schema } from '../../schema.ts'
import type { PaymentsTable } from '../../tables/payment-schema.ts'
import { type CompanyRecord, holdCompany } from '../companies/companies.ts'

export type PaymentRecord = Selectable<PaymentsTable>

/** The start of a page of payments: after this one. */
export type PaymentPlace = Pick<PaymentRecord, 'createdAt' | 'id'>

/** Stores a payment that begins. */
export async function insertPayment(
  trx: Writer,
  payment: Omit<
    Insertable<PaymentsTable>,
    | 'askedAt'
    | 'asks'
    | 'bankNumber'
    | 'handle'
    | 'paidAt'
    | 'receipt'
    | 'refundDueAt'
    | 'refundedAt'
    | 'refundNote'
    | 'refundReason'
    | 'reminded'
    | 'saidPaidAt'
    | 'slipFile'
    | 'state'
  >,
): Promise<PaymentRecord> {
  return trx
    .insertInto('payments')
    .values({
      ...payment,
      state: 'pending',
      handle: null,
      bankNumber: null,
      receipt: null,
      refundReason: null,
      refundNote: null,
      asks: 0,
      askedAt: null,
      paidAt: null,
      refundDueAt: null,
      refundedAt: null,
      saidPaidAt: null,
      slipFile: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Notes what happened to a payment, in the transaction that does it. */
export async function notePayment(
  trx: Writer,
  line: { paymentId: string; event: PaymentEvent; detail?: string; now: number },
): Promise<void> {
  const { paymentId, event, detail = '', now } = line
  await trx
    .insertInto('paymentEvents')
    .values({ id: newId(), paymentId, event, detail: detail.slice(0, 300), createdAt: now })
    .execute()
}

/** The columns that a change of state writes. */
interface StateChange {
  state: PaymentState
  bankNumber?: string | null
  receipt?: string
  refundReason?: RefundReason
  refundNote?: string
  paidAt?: number
  refundDueAt?: number
  refundedAt?: number
  nextAskAt?: number | null
}

/**
 * Changes the state of a payment. Returns false when it is in another state than `from` by now: somebody else was
 * quicker.
 */
export async function movePayment(
  trx: Writer,
  id: string,
  from: PaymentState,
  change: StateChange,
): Promise<boolean> {
  const row = await trx
    .updateTable('payments')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps the gateway's own name of a payment. */
export async function setHandle(trx: Writer, id: string, handle: string): Promise<void> {
  await trx.updateTable('payments').set({ handle }).where('id', '=', id).execute()
}

/** Notes that the bank was asked, and when it is asked again by itself. */
export async function noteAsk(trx: Writer, id: string, nextAskAt: number | null): Promise<void> {
  await trx
    .updateTable('payments')
    .set((row) => ({ asks: row('asks', '+', 1), nextAskAt }))
    .where('id', '=', id)
    .execute()
}

/** Sets when the bank is asked next by itself; null: no more. */
export async function setNextAsk(trx: Writer, id: string, nextAskAt: number | null): Promise<void> {
  await trx.updateTable('payments').set({ nextAskAt }).where('id', '=', id).execute()
}

export function findPayment(db: Reader, id: string): Promise<PaymentRecord | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
}

/** As `findPayment`, and locks it until the end of the transaction. */
function holdPayment(trx: Writer, id: string): Promise<PaymentRecord | undefined> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
}

/** A locked payment and its company. */
export interface HeldPayment {
  payment: PaymentRecord
  /** Undefined when it has deleted its account. */
  company: CompanyRecord | undefined
}

/**
 * Locks a payment and its company. The company first, as every write of its payments: in another order two writes would
 * deadlock. Undefined when there is no such payment.
 */
export async function holdPaymentAndCompany(
  trx: Writer,
  { id, companyId }: Pick<PaymentRecord, 'id' | 'companyId'>,
): Promise<HeldPayment | undefined> {
  const company = companyId === null ? undefined : await holdCompany(trx, companyId)
  const payment = await holdPayment(trx, id)
  return payment && { payment, company }
}

/** Takes the right to ask the bank now. Returns false when somebody took it since the time `before`. */
export async function claimAsk(
  trx: Writer,
  id: string,
  { now, before }: { now: number; before: number },
): Promise<boolean> {
  const row = await trx
    .updateTable('payments')
    .set({ askedAt: now })
    .where('id', '=', id)
    .where((each) => each.or([each('askedAt', 'is', null), each('askedAt', '<', before)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The payment that a bank's message names: by our reference, or by the gateway's own name for it. */
export function findHinted(
  db: Reader,
  gateway: PaymentRecord['gateway'],
  hint: { reference: string } | { handle: string },
): Promise<PaymentRecord | undefined> {
  const query = db.selectFrom('payments').selectAll().where('gateway', '=', gateway)
  const named =
    'reference' in hint
      ? query.where('reference', '=', hint.reference)
      : query.where('handle', '=', hint.handle)
  return named.executeTakeFirst()
}

/** The payment that has that number of a bank already; undefined when there is none. */
export function findByBankNumber(
  db: Reader,
  { gateway, bankNumber }: { gateway: PaymentRecord['gateway']; bankNumber: string },
): Promise<PaymentRecord | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('bankNumber', '=', bankNumber)
    .where('gateway', '=', gateway)
    .executeTakeFirst()
}

/** True when another payment of the company for the same wish is kept: this one is paid twice. */
export async function isPaidTwice(
  trx: Writer,
  { id, companyId, inPlaceOf }: PaymentRecord,
): Promise<boolean> {
  const first = inPlaceOf ?? id
  const row = await trx
    .selectFrom('payments')
    .select('id')
    .where('companyId', '=', companyId)
    .where((each) => each.or([each('id', '=', first), each('inPlaceOf', '=', first)]))
    .where('id', '!=', id)
    .where('state', '=', 'paid')
    .executeTakeFirst()
  return row !== undefined
}

/** A company's own payment. */
export function findOwnPayment(
  db: Reader,
  own: { companyId: string; reference: string },
): Promise<PaymentRecord | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('reference', '=', own.reference)
    .where('companyId', '=', own.companyId)
    .executeTakeFirst()
}

/** Condition for the payments that come after that one in a list, newest first. */
export function isAfter({ createdAt, id }: PaymentPlace) {
  return ({ eb, refTuple, tuple }: ExpressionBuilder<Schema, 'payments'>) =>
    eb(refTuple('createdAt', 'id'), '<', tuple(createdAt, id))
}

/** A company's payments, newest first, read in index order; at most `most`. */
export function listPayments(
  db: Reader,
  { companyId, after }: { companyId: string; after?: PaymentPlace | undefined },
  most: number,
): Promise<PaymentRecord[]> {
  let query = db.selectFrom('payments').selectAll().where('companyId', '=', companyId)
  if (after) query = query.where(isAfter(after))
  return query.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(most).execute()
}

/** A company's payments that wait for the bank, newest first. */
export function listPending(db: Reader, companyId: string): Promise<PaymentRecord[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('state', '=', 'pending')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** A way to pay, and the present time, ms. */
interface GatewayNow {
  gateway: PaymentRecord['gateway']
  now: number
}

/** Payments about which a bank is to be asked by now, those that wait longest first. */
export function listToAsk(db: Reader, { gateway, now }: GatewayNow, most: number): Promise<PaymentRecord[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('nextAskAt', '<=', now)
    .orderBy('nextAskAt')
    .orderBy('id')
    .limit(most)
    .execute()
}

/**
 * Payments whose try is over by now, once the bank was asked a last time. A transfer that its company says is paid waits for
 * an operator.
 */
export function listOver(db: Reader, { gateway, now }: GatewayNow, most: number): Promise<PaymentRecord[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('state', '=', 'pending')
    .where('expiresAt', '<=', now)
    .where('saidPaidAt', 'is', null)
    .where((row) => row.or([row('nextAskAt', 'is', null), row('nextAskAt', '>', row.ref('expiresAt'))]))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** Events of a payment, oldest first. */
export function listPaymentEvents(db: Reader, paymentId: string) {
  return db
    .selectFrom('paymentEvents')
    .select(['event', 'detail', 'createdAt'])
    .where('paymentId', '=', paymentId)
    .orderBy('id')
    .execute()
}
