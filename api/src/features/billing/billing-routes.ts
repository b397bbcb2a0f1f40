import {
  askPayment,
  beginPayment,
  getBilling,
  getPayment,
  getPlans,
  listOwnPayments,
  sayPaid,
} from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { notFound } from '../../core/errors.ts'
import { decodeTimeCursor } from '../../core/time-cursor.ts'
import { findOwnPayment, type PaymentRecord } from '../../db/queries/payments/payments.ts'
import { mount } from '../../http/mount.ts'
import { askBank } from './ask-bank.ts'
import { beginPaymentOf } from './begin-payment.ts'
import { viewBilling, viewPayment, viewPayments, viewPlans } from './billing-view.ts'
import { presentPayment } from './payment-presenter.ts'
import { sayPaidOf } from './say-paid.ts'

/** Plans, and what a signed-in company pays for its own. */
export function billingRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  async function requirePayment(companyId: string, reference: string): Promise<PaymentRecord> {
    const found = await findOwnPayment(db.read, { companyId, reference })
    if (!found) throw notFound('paymentGone')
    return found
  }

  mount(app, getPlans, context, async () => viewPlans(context))

  mount(app, getBilling, context, async ({ account }) => viewBilling(context, account.companyId))

  mount(app, listOwnPayments, context, async ({ query: { limit, cursor }, account: { companyId } }) => {
    const after = cursor === undefined ? undefined : decodeTimeCursor(cursor, 'createdAt')
    return viewPayments(context, { companyId, limit, after })
  })

  mount(app, beginPayment, context, async ({ body, account, caller }) => {
    const payer = { companyId: account.companyId, language: caller.language }
    const { payment, departure } = await beginPaymentOf(context, payer, body)
    return { payment: presentPayment(payment, context), departure }
  })

  mount(app, getPayment, context, async ({ params, account }) =>
    viewPayment(context, await requirePayment(account.companyId, params.reference)),
  )

  mount(app, askPayment, context, async ({ params, account }) => {
    const { reference } = params
    await askBank(context, await requirePayment(account.companyId, reference))
    return viewPayment(context, await requirePayment(account.companyId, reference))
  })

  mount(app, sayPaid, context, async ({ params, files, account: { companyId } }) => {
    const { reference } = params
    await sayPaidOf(context, { companyId, reference }, files)
    return viewPayment(context, await requirePayment(companyId, reference))
  })
}
