import { clientLink, screens } from '@tameer/contract'
import { postMail } from '../../access/outgoing-mail.ts'
import type { Context } from '../../context/context.ts'
import type { Writer } from '../../db/database.ts'
import type { CompanyRecord } from '../../db/queries/companies.ts'
import type { PaymentRecord } from '../../db/queries/payments.ts'
import { findPeriodOf } from '../../db/queries/plan-periods.ts'
import { notPaidMail, paidMail, refundDueMail, refundedMail } from '../../mail/templates/billing.ts'

/** A receipt is worth having for long. */
const lifeMs = 7 * 24 * 60 * 60_000

/** Mails the receipt of a payment that has just paid for a period. */
export async function mailPaid(
  context: Context,
  trx: Writer,
  payment: PaymentRecord & { receipt: string },
  { name, email, language }: CompanyRecord,
): Promise<void> {
  const period = await findPeriodOf(trx, payment.id)
  if (!period || email === '') return
  const link = linkTo(context, screens.receipt.to({ payment: payment.reference }), language)
  const { plan, months, amount, reference, receipt } = payment
  const facts = { language, name, plan, months, amount, reference, receipt, until: period.endsOn, link }
  await postMail(context, trx, { ...paidMail(facts), recipient: email, lifeMs }, context.clock())
}

/** Tells a company that a payment of theirs ended without money. */
export async function mailNotPaid(
  context: Context,
  trx: Writer,
  payment: PaymentRecord & { state: 'failed' | 'expired' },
  { name, email, language }: CompanyRecord,
): Promise<void> {
  if (email === '') return
  const link = linkTo(context, screens.billingReturn.to({ payment: payment.reference }), language)
  const { plan, months, amount, reference, gateway, state } = payment
  const end = gateway === 'transfer' ? 'no-transfer' : state
  const mail = notPaidMail({ language, name, plan, months, amount, reference, end, link })
  await postMail(context, trx, { ...mail, recipient: email, lifeMs }, context.clock())
}

/** Tells a company that a payment goes back: it came twice, or there was a technical error. */
export async function mailRefundDue(
  context: Context,
  trx: Writer,
  { amount, reference }: Pick<PaymentRecord, 'amount' | 'reference'>,
  { name, email, language }: CompanyRecord,
  reason: 'twice' | 'technical' = 'twice',
): Promise<void> {
  if (email === '') return
  const link = linkTo(context, screens.billing.to(), language)
  const mail = refundDueMail({ language, name, amount, reference, reason, link })
  await postMail(context, trx, { ...mail, recipient: email, lifeMs }, context.clock())
}

/** Tells a company that the money of a payment was given back. */
export async function mailRefunded(
  context: Context,
  trx: Writer,
  { amount, reference, refundNote }: Pick<PaymentRecord, 'amount' | 'reference'> & { refundNote: string },
  { name, email, language }: CompanyRecord,
): Promise<void> {
  if (email === '') return
  const link = linkTo(context, screens.billing.to(), language)
  const mail = refundedMail({ language, name, amount, reference, refundNote, link })
  await postMail(context, trx, { ...mail, recipient: email, lifeMs }, context.clock())
}

function linkTo({ config }: Context, address: string, language: CompanyRecord['language']): string {
  return config.publicUrl + clientLink(address, language)
}
