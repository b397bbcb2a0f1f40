import {
  apiPrefix,
  displayPhone,
  type FrozenBill,
  fallbackName,
  type HomeownerInvitation,
  type HomeownerQuestion,
  type HomeownerRequest,
  type KeyHolder,
  type QuoteForm,
  reachOfCompany,
  type SentQuote,
  widthsFor,
} from '@tameer/contract'
import { extrasToPay } from '@tameer/quotes'
import type { Context } from '../../context/context.ts'
import type { CityNames } from '../../db/queries/companies/catalogue.ts'
import type { CompanyRecord } from '../../db/queries/companies/companies.ts'
import type { ShownMark } from '../../db/queries/marks/marks.ts'
import type { RequestImageRow } from '../../db/queries/requests/request-images.ts'
import type {
  InvitationRow,
  QuoteRow,
  RequestQuestionRow,
  RequestRow,
} from '../../db/tables/request-schema.ts'
import { presentMark } from '../../http/presenters/mark-presenter.ts'

type Pictures = readonly Pick<RequestImageRow, 'file' | 'width' | 'height'>[]

/** Fields that everybody sees who may see the request. */
export function presentBrief(row: RequestRow, images: Pictures, cityNames: CityNames) {
  return {
    id: row.id,
    state: row.state,
    service: row.service,
    name: row.name,
    ...cityNames(row.city),
    plot: fromJson<HomeownerRequest['plot']>(row.plot),
    coveredAreaSft: row.coveredAreaSft,
    locality: row.locality,
    start: row.start,
    notes: row.notes,
    answers: fromJson<HomeownerRequest['answers']>(row.answers),
    priceBook: row.priceBook,
    totalPkr: row.totalPkr,
    bill: fromJson<FrozenBill>(row.bill),
    images: images.map((image) => presentImage(row.id, image)),
    createdAt: iso(row.createdAt),
    openedAt: isoOrNull(row.openedAt),
    endsAt: iso(row.endsAt),
  }
}

/** A request for the holder of a key. A family key shows neither e-mail nor phone. */
export function presentRequest(
  row: RequestRow,
  images: Pictures,
  { kind, cityNames }: { kind: KeyHolder['kind']; cityNames: CityNames },
): HomeownerRequest {
  const own = kind === 'own'
  return {
    ...presentBrief(row, images, cityNames),
    email: own ? row.email : null,
    phone: own ? displayPhone(row.phone) : null,
    closeReason: row.closeReason,
    mayAct: own,
    hasFamilyKey: row.familyKeyHash !== null,
  }
}

export function presentInvitation(
  row: InvitationRow,
  company: (CompanyRecord & { marks: readonly ShownMark[] }) | undefined,
  quote: QuoteRow | undefined,
  { pictureAddresses }: Pick<Context, 'pictureAddresses'>,
): HomeownerInvitation {
  // A quote that its company has withdrawn is not shown.
  const counts = row.state !== 'withdrawn' && row.state !== 'declined'
  return {
    id: row.id,
    companyId: row.companyId,
    company: company
      ? {
          id: company.id,
          name: company.name,
          image: company.image && pictureAddresses.inAnswer(fallbackName(company.image.file)),
          imageWidth: company.image?.width ?? null,
          whatsapp: reachOfCompany(company).whatsapp,
          marks: company.marks.map(presentMark),
        }
      : null,
    state: row.state,
    sentAt: isoOrNull(row.sentAt),
    seenAt: isoOrNull(row.seenAt),
    declineReason: row.declineReason,
    declineText: row.declineText,
    declinedAt: isoOrNull(row.declinedAt),
    phoneReleased: row.phoneReleased === 1,
    releasedAt: isoOrNull(row.releasedAt),
    quote: quote && counts ? presentQuote(quote) : null,
  }
}

/** A quote as it was sent. */
export function presentQuote(row: QuoteRow): SentQuote {
  const form = JSON.parse(row.body) as QuoteForm
  return {
    ...form,
    id: row.id,
    revision: row.revision,
    sentAt: iso(row.sentAt),
    headlinePkr: row.headlinePkr,
    likeForLikePkr: row.likeForLikePkr,
    withExtrasPkr: row.likeForLikePkr + ('extras' in form ? extrasToPay(form) : 0),
  }
}

export function presentQuestion(row: RequestQuestionRow): HomeownerQuestion {
  return {
    id: row.id,
    by: row.askedBy,
    companyId: row.companyId,
    text: row.text,
    answer: row.answer,
    askedAt: iso(row.askedAt),
    answeredAt: isoOrNull(row.answeredAt),
  }
}

function presentImage(requestId: string, { file, width, height }: Pictures[number]) {
  const image = `${apiPrefix}/requests/${requestId}/images/${fallbackName(file)}`
  return { image, width, height, widths: widthsFor(width, 'photograph') }
}

/** Parses a column with JSON; null stays null. */
export function fromJson<Value>(text: string | null): Value | null {
  return text === null ? null : (JSON.parse(text) as Value)
}

/** Converts a moment, ms, into ISO time; null stays null. */
export function isoOrNull(ms: number | null): string | null {
  return ms === null ? null : iso(ms)
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}
