import type { DeskEndpointName } from '@tameer/contract'
import { expect } from 'vitest'
import type { Context } from '../src/context/context.ts'
import { noteSaidPaid } from '../src/db/queries/payments/transfer-slips.ts'
import { settlePayment } from '../src/features/billing/settle-payment.ts'
import { newDocumentName } from '../src/images/image-names.ts'
import type { Answer, Gateway, RefundAnswer } from '../src/payments/gateway.ts'
import { addDeskAccount, deskTokenOf } from './desk-rows.ts'
import { bearer, type CallName, call } from './factories.ts'
import { addCompany } from './rows.ts'
import { addPayment, plainSlip } from './sales.ts'
import type { TestApp } from './test-app.ts'

/** A bank whose answers a test sets, and that notes what it was asked. */
export function obedientBank() {
  const bank = {
    /** References of the payments about which it was asked, in that order. */
    asked: [] as string[],
    answer: { state: 'paid', bankNumber: 'S-1' } as Answer,
    refunds: 0,
    refund: { state: 'refunded' } as RefundAnswer,
    /** Called while the bank is at it. */
    during: async () => {},
  }
  const gateway: Gateway = {
    name: 'safepay',
    start: async () => ({ departure: { kind: 'link', url: 'https://bank.example' }, handle: 'track' }),
    understand: () => null,
    inquire: async ({ reference }) => {
      bank.asked.push(reference)
      return bank.answer
    },
    refund: async () => {
      bank.refunds += 1
      await bank.during()
      return bank.refund
    },
  }
  return { bank, gateway, gateways: new Map([[gateway.name, gateway]]) }
}

/** Calls the desk's endpoints as an operator with a fresh code. */
export async function openPaymentDesk(test: TestApp, role: 'Operator' | 'Editor' = 'Operator') {
  const token = await deskTokenOf(test.context, await addDeskAccount(test.context, { role }))
  const headers = bearer(token)
  const act = (name: CallName, id: string, payload: object = {}) =>
    call(test.app, name, { headers, params: { id }, payload })
  const list = async (query: Record<string, string> = {}) => {
    const response = await call(test.app, 'listDeskPayments', { headers, query })
    expect(response.statusCode, response.body).toBe(200)
    return response.json() as {
      data: { id: string; reference: string }[]
      nextCursor: string | null
      transfers: { count: number; oldestAt: string | null }
      refunds: { count: number; oldestAt: string | null }
    }
  }
  return { headers, act, list }
}

/** A payment that is to be given back, because its period was paid before. */
export async function addRefundDue(context: Context, gateway: 'transfer' | 'safepay' = 'transfer') {
  const companyId = await addCompany(context.db)
  const first = await addPayment(context, companyId, { gateway })
  const second = await addPayment(context, companyId, { gateway, again: true })
  for (const payment of [first, second]) {
    await settlePayment(context, payment, { state: 'paid', bankNumber: `B-${payment.reference}` })
  }
  return second
}

/** A transfer that waits, about which its company has sent a slip. */
export async function addSaidPaid({ db, images, clock, ...context }: Context) {
  const companyId = await addCompany(db)
  const { id, reference } = await addPayment({ db, images, clock, ...context }, companyId)
  const slipFile = newDocumentName('jpg')
  await images.put([{ name: slipFile, bytes: plainSlip }])
  const now = clock()
  await db.note((trx) => noteSaidPaid(trx, { companyId, reference }, { slipFile, now }))
  return { id, saidPaidAt: new Date(now).toISOString() }
}

/** A valid request of one of the desk's calls about payments; undefined for another call. */
export async function soundPaymentRequest(context: Context, name: DeskEndpointName) {
  const begin = async (gateway: 'transfer' | 'safepay' = 'transfer') =>
    addPayment(context, await addCompany(context.db), { gateway })
  const paid = async () => {
    const payment = await begin()
    await settlePayment(context, payment, { state: 'paid', bankNumber: null })
    return payment
  }
  const about = (payment: { id: string }, payload: object = {}) => ({ params: { id: payment.id }, payload })
  switch (name) {
    case 'listDeskPayments':
    case 'getDeskPaymentSums':
      return {}
    case 'exportDeskPayments':
      return { payload: { month: '2026-11' } }
    case 'getDeskPayment':
      return { params: { id: (await begin()).id } }
    case 'getDeskPaymentSlip':
      return { params: { id: (await addSaidPaid(context)).id } }
    case 'confirmTransfer':
      return about(await begin(), { state: 'pending', bankNumber: 'ST-1' })
    case 'failTransfer':
      return about(await begin(), { state: 'pending', words: 'Not there' })
    case 'refundPayment':
      return about(await addRefundDue(context), { state: 'refund-due', byHand: true })
    case 'returnPayment':
      return about(await paid(), { state: 'paid', words: 'An error' })
    case 'askDeskPayment':
      return about(await begin('safepay'))
    default:
      return undefined
  }
}
