import { planDays, textsOnWire } from '@tameer/contract'
import type { OwnCompany } from '../../db/queries/accounts/email-confirmations.ts'
import type { Restriction } from '../../db/queries/accounts/restrictions.ts'
import type { RatesRecord } from '../../db/queries/companies/company-rates.ts'
import type { CountedVisits } from '../../db/queries/companies/visits.ts'
import type { MarkRow } from '../../db/queries/marks/marks.ts'
import type { PaymentRecord } from '../../db/queries/payments/payments.ts'
import type { ImageRecord, PortfolioRecord } from '../../db/queries/portfolios/portfolios.ts'
import type { Invited } from '../../db/queries/requests/company-invitations.ts'
import type { StoredDraft } from '../../db/queries/requests/quote-drafts.ts'
import type { EmailChangeRow, EmailUndoRow, SessionRow } from '../../db/schema.ts'
import { neverExpires } from '../../db/tables/mark-schema.ts'
import type { QuoteRow, RequestQuestionRow } from '../../db/tables/request-schema.ts'

/** Path of a picture in the archive. */
export function pictureName({ id }: PortfolioRecord, { position }: ImageRecord): string {
  return `pictures/${id}/${position + 1}.jpg`
}

interface AccountFacts {
  sessions: readonly SessionRow[]
  city: string | undefined
  times: { createdAt: number; updatedAt: number; confirmedAt: number | null } | undefined
  /** The latest change of its e-mail address, while it is stored. */
  change: EmailChangeRow | undefined
  /** The links that give it an address back. */
  undos: readonly EmailUndoRow[]
  visits: readonly CountedVisits[]
}

/** The account and its sessions, as they are exported. */
export function exportedAccount(
  company: OwnCompany,
  { sessions, city, times, change, undos, visits }: AccountFacts,
) {
  const { id, name, email, position, categories, emailConfirmed, listed, image, contact, facts } = company
  const { restriction } = company
  return {
    id,
    name,
    email,
    role: 'Company',
    position,
    emailConfirmed,
    listed,
    ...(times && {
      createdAt: asTime(times.createdAt),
      updatedAt: asTime(times.updatedAt),
      emailConfirmedAt: times.confirmedAt === null ? null : asTime(times.confirmedAt),
    }),
    emailChange: change ? exportedChange(change) : null,
    emailUndos: undos.map(({ email, expiresAt }) => ({ email, until: asTime(expiresAt) })),
    restriction: restriction && exportedRestriction(restriction),
    categories: categories.map((category) => category.name),
    contact: { ...contact, city: city ?? null },
    facts: { ...facts, cities: facts.cities.map(({ name }) => name) },
    rates: exportedRates(company.rates),
    visits: visits.map(({ day, kind, visits }) => ({ day, kind, visits })),
    logo: image ? 'pictures/logo.jpg' : null,
    sessions: sessions.map(({ device, createdAt, lastUsedAt, expiresAt }) => ({
      device,
      createdAt: asTime(createdAt),
      lastUsedAt: asTime(lastUsedAt),
      expiresAt: asTime(expiresAt),
    })),
  }
}

function exportedRates({ completePkr, completeGivenAt, greyPkr, greyGivenAt }: RatesRecord) {
  return {
    completePkr,
    completeGivenAt: asOptionalTime(completeGivenAt),
    greyPkr,
    greyGivenAt: asOptionalTime(greyGivenAt),
  }
}

function exportedRestriction({ measure, reason, words, createdAt }: Restriction) {
  return { measure, reason, words, since: asTime(createdAt) }
}

function exportedChange(change: EmailChangeRow) {
  const { newEmail, createdAt, changedAt, expiresAt } = change
  return {
    newEmail,
    askedAt: asTime(createdAt),
    expiresAt: asTime(expiresAt),
    changedAt: asOptionalTime(changedAt),
  }
}

/** A portfolio as it is exported: the texts of its company, and catalogue entries by name. */
export function exportedPortfolio(portfolio: PortfolioRecord) {
  return {
    id: portfolio.id,
    ...textsOnWire(portfolio),
    cities: portfolio.cities.map(({ name }) => name),
    buildingTypes: portfolio.buildingTypes.map(({ name }) => name),
    pictures: portfolio.images.map((image) => pictureName(portfolio, image)),
    hidden: portfolio.hidden,
    draft: portfolio.draft,
    restriction: portfolio.restriction && exportedRestriction(portfolio.restriction),
    createdAt: asTime(portfolio.createdAt),
    updatedAt: asTime(portfolio.updatedAt),
  }
}

/** An invitation with everything that its company wrote, and the questions and answers of both sides. */
export interface ExportedInvitation extends Invited {
  questions: readonly RequestQuestionRow[]
  draft: StoredDraft | undefined
  quotes: readonly QuoteRow[]
}

/**
 * An invitation as it is exported. The homeowner's name, numbers, notes and pictures are left out: they are not the
 * company's data.
 */
export function exportedInvitation({ invitation, request, questions, draft, quotes }: ExportedInvitation) {
  const { service, city, coveredAreaSft, totalPkr } = request
  return {
    id: invitation.id,
    state: invitation.state,
    sentAt: asTime(invitation.sentAt),
    seenAt: asOptionalTime(invitation.seenAt),
    declineReason: invitation.declineReason,
    declineText: invitation.declineText,
    declinedAt: asOptionalTime(invitation.declinedAt),
    request: { service, city, coveredAreaSft, totalPkr },
    questions: questions.map(({ askedBy, text, answer, askedAt, answeredAt }) => ({
      by: askedBy,
      text,
      answer,
      askedAt: asTime(askedAt),
      answeredAt: asOptionalTime(answeredAt),
    })),
    draft: draft ? (JSON.parse(draft.draft) as unknown) : null,
    quotes: quotes.map(({ body, revision, sentAt, headlinePkr, likeForLikePkr }) => ({
      ...(JSON.parse(body) as object),
      revision,
      sentAt: asTime(sentAt),
      headlinePkr,
      likeForLikePkr,
    })),
  }
}

/** A licence or registration, with the name of its paper in the archive. */
export function exportedMark(mark: MarkRow) {
  const { kind, number, category, holder, state, refusal, words, documentFile } = mark
  return {
    kind,
    number,
    category,
    holder,
    state,
    refusal,
    words,
    validUntil: mark.validUntil === neverExpires ? null : mark.validUntil,
    document: documentFile === null ? null : `documents/${documentFile}`,
    enteredAt: asTime(mark.enteredAt),
    checkedAt: asOptionalTime(mark.checkedAt),
  }
}

/** A payment, with the name of its slip in the archive. */
export function exportedPayment(payment: PaymentRecord) {
  const { slipFile } = payment
  return {
    reference: payment.reference,
    payer: payment.payer,
    payerAddress: payment.payerAddress,
    language: payment.language,
    plan: payment.plan,
    months: payment.months,
    days: planDays[payment.months],
    amount: payment.amount,
    taxPercent: payment.taxPercent / 100,
    gateway: payment.gateway,
    state: payment.state,
    bankNumber: payment.bankNumber,
    receipt: payment.receipt,
    refundReason: payment.refundReason,
    refundNote: payment.refundNote,
    begunAt: asTime(payment.createdAt),
    paidAt: asOptionalTime(payment.paidAt),
    refundDueAt: asOptionalTime(payment.refundDueAt),
    refundedAt: asOptionalTime(payment.refundedAt),
    saidPaidAt: asOptionalTime(payment.saidPaidAt),
    slip: slipFile === null ? null : `documents/${slipFile}`,
  }
}

function asOptionalTime(ms: number | null): string | null {
  return ms === null ? null : asTime(ms)
}

function asTime(ms: number): string {
  return new Date(ms).toISOString()
}
