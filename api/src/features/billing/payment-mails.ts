import { clientLink, lastDayOf, screens } from '@tameer/contract'
import { postMail } from '../../access/outgoing-mail.ts'
import type { Context } from '../../context/context.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import type { Writer } from '../../db/database.ts'
import type { CompanyRecord } from '../../db/queries/companies/companies.ts'
import type { PaymentRecord } from '../../db/queries/payments/payments.ts'
import { listPaidTimes } from '../../db/queries/payments/plan-times.ts'
import {
  type Addressed,
  notPaidMail,
  paidMail,
  refundDueMail,
  refundedMail,
} from '../../mail/templates/billing.ts'

/** A receipt is worth having for long. */
const lifeMs = 7 * 24 * 60 * 60_000

/** Mails the receipt of a payment that has just been paid. */
export async function mailPaid(
  context: Context,
  trx: Writer,
  payment: PaymentRecord & { receipt: string },
  company: CompanyRecord,
): Promise<void> {
  const { plan, months, amount, reference, receipt } = payment
  const today = dayInPakistan(context.clock())
  const until = lastDayOf(await listPaidTimes(trx, company.id), plan, today) ?? today
  const facts = { plan, months, amount, reference, receipt, until }
  const address = screens.receipt.to({ payment: reference })
  await post(context, trx, company, { address, write: (to) => paidMail({ ...to, ...facts }) })
}

/** Tells a company that a payment of theirs ended without money. */
export async function mailNotPaid(
  context: Context,
  trx: Writer,
  payment: PaymentRecord & { state: 'failed' | 'expired' },
  company: CompanyRecord,
): Promise<void> {
  const { plan, months, amount, reference, gateway, state } = payment
  const end = gateway === 'transfer' ? 'no-transfer' : state
  const facts = { plan, months, amount, reference, end } as const
  const address = screens.billingReturn.to({ payment: reference })
  await post(context, trx, company, { address, write: (to) => notPaidMail({ ...to, ...facts }) })
}

/** Tells a company that a payment goes back: it came twice, or there was a technical error. */
export async function mailRefundDue(
  context: Context,
  trx: Writer,
  { amount, reference }: Pick<PaymentRecord, 'amount' | 'reference'>,
  company: CompanyRecord,
  reason: 'twice' | 'technical' = 'twice',
): Promise<void> {
  const write = (to: Addressed) => refundDueMail({ ...to, amount, reference, reason })
  await post(context, trx, company, { address: screens.billing.to(), write })
}

/** Tells a company that the money of a payment was given back. */
export async function mailRefunded(
  context: Context,
  trx: Writer,
  { amount, reference, refundNote }: Pick<PaymentRecord, 'amount' | 'reference'> & { refundNote: string },
  company: CompanyRecord,
): Promise<void> {
  const write = (to: Addressed) => refundedMail({ ...to, amount, reference, refundNote })
  await post(context, trx, company, { address: screens.billing.to(), write })
}

interface Mail {
  /** The screen that its link opens. */
  address: string
  write: (to: Addressed) => ReturnType<typeof paidMail>
}

/** Mails a company, if it has a mailbox, in its language. */
async function post(
  context: Context,
  trx: Writer,
  { name, email, language }: CompanyRecord,
  { address, write }: Mail,
): Promise<void> {
  if (email === '') return
  const link = context.config.publicUrl + clientLink(address, language)
  const mail = write({ language, name, link })
  await postMail(context, trx, { ...mail, recipient: email, lifeMs }, context.clock())
}
