import type {
  GatewayName,
  Language,
  PaidPlan,
  PaymentEvent,
  PaymentState,
  PlanMonths,
  RefundReason,
} from '@tameer/contract'
import type { ColumnType, Generated } from 'kysely'

// The tables of payments; schema.ts has the others and the conventions. Sums are whole rupees, days are ISO
// dates in Pakistan.

/** One try to pay for a plan. It stays when its company deletes its account. */
export interface PaymentsTable {
  id: string
  /** Our own reference, such as `TM-26-7K3PW9ADXQ`. */
  reference: string
  /** Null once the company has deleted its account. */
  companyId: string | null
  /** The company's name when the payment was begun. */
  payer: string
  /** Language of the screen on which it was begun; null: not known. */
  language: Language | null
  /** The address of its office then, or its city alone, in one line; '' when it gave neither. */
  payerAddress: Generated<string>
  /** The seller as it was then, for the receipt; null: not known, of payments begun before this was kept. */
  sellerName: string | null
  sellerAddress: string | null
  sellerTaxNumber: string | null
  plan: PaidPlan
  months: PlanMonths
  /**
   * The first of the payments for the same wish when this one was begun while another waited; null: it stands alone, or is
   * the first. Of all of them one is kept.
   */
  inPlaceOf: string | null
  amount: number
  /** Tax included in the amount, in hundredths of a per cent, at the time it was begun. */
  taxPercent: number
  gateway: GatewayName
  /** The gateway's own name of the payment. */
  handle: string | null
  state: PaymentState
  bankNumber: string | null
  /** Number of the receipt, such as `2026-KRT-000213`: without gaps in a year. */
  receipt: string | null
  refundReason: RefundReason | null
  /** When it was decided that it goes back: from that day on it gives no days. */
  refundDueAt: number | null
  /** Number of the note on money that went back. */
  refundNote: string | null
  /** How many answers of the bank left it waiting, or failed. */
  asks: Generated<number>
  /** When somebody began to ask the bank last. */
  askedAt: number | null
  /** When the bank is asked by itself; null: no more. */
  nextAskAt: number | null
  createdAt: number
  expiresAt: number
  paidAt: number | null
  /** When its company said that it paid by bank transfer. */
  saidPaidAt: number | null
  /** File name of the picture of its slip: a private document. */
  slipFile: string | null
  refundedAt: number | null
  /**
   * The last reminder of the end of the plan after this payment, the company's newest: 1 seven days before, 2 the day
   * before, 3 on the day, 4 at the end of the days of grace.
   */
  reminded: Generated<number>
}

/** Events of payments. Triggers refuse to change or delete a line. */
export interface PaymentEventsTable {
  id: ColumnType<string, string, never>
  paymentId: ColumnType<string, string, never>
  event: ColumnType<PaymentEvent, PaymentEvent, never>
  /** Words for the desk; '' without any. */
  detail: ColumnType<string, string, never>
  createdAt: ColumnType<number, number, never>
}

/** The last number given of each kind of paper in a year and under the letters of an installation. */
export interface PaperNumbersTable {
  kind: 'receipt' | 'refund'
  year: number
  letters: string
  last: number
}

/** The three letters in the numbers of this installation's papers: one row, drawn with the first number. */
export interface PaperLettersTable {
  id: 1
  letters: string
}
