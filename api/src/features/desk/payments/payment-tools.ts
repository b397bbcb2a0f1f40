import type { Context } from '../../../context/context.ts'
import type { Writer } from '../../../db/database.ts'
import type { CompanyRecord } from '../../../db/queries/companies.ts'
import type { HeldPayment, PaymentRecord } from '../../../db/queries/payments.ts'
import type { Answer } from '../../../payments/gateway.ts'

type Sum = Pick<PaymentRecord, 'amount' | 'reference'>

/** Functions of billing that the desk uses. */
export interface PaymentTools {
  /** Stores what is known of a payment, with its period, its receipt and its mail. */
  settleWithin(context: Context, trx: Writer, payment: PaymentRecord, answer: Answer): Promise<void>
  /** Ends a payment that waits and was not paid, with its mail. Returns false when it no longer waits. */
  endUnpaid(
    context: Context,
    trx: Writer,
    unpaid: HeldPayment & { state: 'failed'; detail: string },
  ): Promise<boolean>
  /** Asks the bank about a payment and stores its answer. */
  askBank(context: Context, payment: PaymentRecord): Promise<void>
  mailRefundDue(
    context: Context,
    trx: Writer,
    payment: Sum,
    company: CompanyRecord,
    reason: 'technical',
  ): Promise<void>
  mailRefunded(
    context: Context,
    trx: Writer,
    payment: Sum & { refundNote: string },
    company: CompanyRecord,
  ): Promise<void>
}
