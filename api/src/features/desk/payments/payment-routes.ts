import { Readable } from 'node:stream'
import {
  askDeskPayment,
  confirmTransfer,
  exportDeskPayments,
  failTransfer,
  getDeskPayment,
  getDeskPaymentSlip,
  getDeskPaymentSums,
  listDeskPayments,
  refundPayment,
  returnPayment,
} from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import { noteAtDesk } from '../../../access/desk-log.ts'
import type { Context } from '../../../context/context.ts'
import { cutPage } from '../../../core/cut-page.ts'
import { notFound } from '../../../core/errors.ts'
import { decodeTimeCursor, encodeTimeCursor } from '../../../core/time-cursor.ts'
import { findPayment } from '../../../db/queries/payments/payments.ts'
import { mount } from '../../../http/mount.ts'
import { openDocument } from '../../../http/upload/send-document.ts'
import * as acts from './payment-acts.ts'
import { csvOf, loadPayments, loadSums, loadWaiting } from './payment-lists.ts'
import { presentHead, viewPayment } from './payment-view.ts'
import { giveBack } from './refund-acts.ts'

/** Payments for operators: to see, to settle by hand, to give back and to sum up. Each act returns the payment. */
export function deskPaymentRoutes(app: FastifyInstance, context: Context): void {
  mount(app, listDeskPayments, context, async ({ query: { state, q, limit, cursor } }) => {
    const after = cursor === undefined ? undefined : decodeTimeCursor(cursor, 'createdAt')
    const found = await loadPayments(context, { state, q, after }, limit + 1)
    const { shown, last } = cutPage(found, limit)
    return {
      data: shown.map((row) => presentHead(row, context)),
      nextCursor: last ? encodeTimeCursor(last.createdAt, last.id) : null,
      ...(await loadWaiting(context)),
    }
  })
  mount(app, getDeskPayment, context, async ({ params }) => viewPayment(context, params.id))
  mount(app, getDeskPaymentSlip, context, async ({ params, reply }) => {
    const payment = await findPayment(context.db.read, params.id)
    if (!payment) throw notFound('paymentNotThere')
    return openDocument(context, payment.slipFile, reply)
  })
  actRoutes(app, context)
  mount(app, getDeskPaymentSums, context, ({ query }) => loadSums(context, query.month))
  mount(app, exportDeskPayments, context, async ({ body: { month }, account, caller, reply }) => {
    const subject = { kind: 'payments', id: 'payments' } as const
    await noteAtDesk(context, { account, caller }, async () => ({
      value: true,
      line: { event: 'payments-exported', subject, after: { month } },
    }))
    reply.header('content-disposition', `attachment; filename="tameer-payments-${month}.csv"`)
    return Readable.from(csvOf(context, month))
  })
}

function actRoutes(app: FastifyInstance, context: Context): void {
  mount(app, confirmTransfer, context, async ({ params: { id }, body, account, caller }) => {
    await acts.takeTransfer(context, { account, caller }, { id, ...body })
    return viewPayment(context, id)
  })
  mount(app, failTransfer, context, async ({ params: { id }, body, account, caller }) => {
    await acts.missTransfer(context, { account, caller }, { id, ...body })
    return viewPayment(context, id)
  })
  mount(app, refundPayment, context, async ({ params: { id }, body, account, caller }) => {
    await giveBack(context, { account, caller }, { id, ...body })
    return viewPayment(context, id)
  })
  mount(app, returnPayment, context, async ({ params: { id }, body, account, caller }) => {
    await acts.returnInError(context, { account, caller }, { id, ...body })
    return viewPayment(context, id)
  })
  mount(app, askDeskPayment, context, async ({ params: { id }, account, caller }) => {
    await acts.askAtDesk(context, { account, caller }, id)
    return viewPayment(context, id)
  })
}
