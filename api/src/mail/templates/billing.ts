import { graceDays, type Language, type PaidPlan, type PlanMonths } from '@tameer/contract'
import { billingWords } from '../../words/mail-words.ts'
import { type LetterPart, writeLetter } from './letter.ts'
import { stopPart } from './stop-part.ts'

/** Whom a mail about a plan greets, and where it leads. */
export interface Addressed {
  language: Language
  /** Name of the company. */
  name: string
  /** Link to the plan and the bills, or to the receipt. */
  link: string
}

interface PaymentFacts extends Addressed {
  plan: PaidPlan
  months: PlanMonths
  /** Whole rupees. */
  amount: number
  reference: string
}

/** The receipt of a payment. */
export function paidMail(facts: PaymentFacts & { receipt: string; until: string }) {
  const { language, name, plan, months, amount, reference, receipt, until, link } = facts
  const words = billingWords[language]
  const parts: LetterPart[] = [
    ...[words.paid(plan, until), words.sum(plan, months, amount), words.reference(reference)],
    { label: words.openReceipt, link },
    words.nothingRenews,
  ]
  return writeLetter({ language, subject: words.paidSubject(receipt), name, parts })
}

/** Tells a company how a payment ended that was not paid: `expired` when the bank told nothing in time. */
export function notPaidMail(facts: PaymentFacts & { end: 'failed' | 'expired' | 'no-transfer' }) {
  const { language, name, plan, months, amount, reference, end, link } = facts
  const words = billingWords[language]
  const { subject, text } = words.unpaid[end]
  const parts = [
    ...[text, words.sum(plan, months, amount), words.reference(reference)],
    { label: words.openPayment, link },
  ]
  return writeLetter({ language, subject, name, parts })
}

type RefundFacts = Omit<PaymentFacts, 'plan' | 'months'>

/** Tells a company that a payment goes back: it came twice, or there was a technical error. */
export function refundDueMail({
  language,
  name,
  amount,
  reference,
  reason,
  link,
}: RefundFacts & { reason: 'twice' | 'technical' }) {
  const words = billingWords[language]
  const technical = reason === 'technical'
  const text = technical ? words.paidInError(amount) : words.paidTwice(amount)
  const parts = [text, words.reference(reference), { label: words.openPlan, link }]
  const subject = technical ? words.errorSubject : words.refundSubject
  return writeLetter({ language, subject, name, parts })
}

/** Tells a company that money was given back. */
export function refundedMail({
  language,
  name,
  amount,
  reference,
  refundNote,
  link,
}: RefundFacts & { refundNote: string }) {
  const words = billingWords[language]
  const text = words.refunded(amount, refundNote)
  const parts = [text, words.reference(reference), { label: words.openPlan, link }]
  return writeLetter({ language, subject: words.refundedSubject, name, parts })
}

interface EndFacts extends Addressed {
  plan: PaidPlan
  /** The last paid day. */
  until: string
  stopLink: string
}

/** Reminds a company that its plan ends in so many days; 0: today. */
export function planEndsMail({
  language,
  name,
  plan,
  until,
  days,
  link,
  stopLink,
}: EndFacts & { days: number }) {
  const words = billingWords[language]
  const texts = [words.ends(plan, days, until), words.endsByItself(plan, graceDays)]
  const parts = [...texts, { label: words.openPlan, link }, ...stopPart(language, stopLink)]
  return writeLetter({ language, subject: words.endsSubject(plan, days), name, parts })
}

/** Tells a company on the last of the days of grace that it is in Basic from tomorrow. */
export function graceEndsMail({ language, name, plan, until, link, stopLink }: EndFacts) {
  const words = billingWords[language]
  const texts = [words.grace(plan, until), words.thenBasic(plan)]
  const parts = [...texts, { label: words.openPlan, link }, ...stopPart(language, stopLink)]
  return writeLetter({ language, subject: words.graceSubject(plan), name, parts })
}
