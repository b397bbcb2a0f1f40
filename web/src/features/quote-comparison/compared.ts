// The newest quotes of a request, made like for like and sorted. Every figure comes from `quotes`.
import {
  estimateToBuild,
  type FrozenBill,
  type HomeownerInvitation,
  licenceFor,
  type RequestView,
  type SentQuote,
} from '@tameer/contract'
import {
  type Close,
  daysBetween,
  explainOrder,
  type FeeBasis,
  type FeeQuote,
  findClose,
  type LevelledFee,
  type LevelledQuote,
  type LooksCheaper,
  levelFeeQuote,
  levelQuote,
  orderQuotes,
  type Quote,
} from '@tameer/quotes'
import { groupDigits } from '#words/amounts'
import { received } from '#words/check-entrances'
import * as words from '#words/quote-comparison'
import type { Typed } from './typed.ts'

type Frozen = Pick<SentQuote, 'id' | 'revision' | 'sentAt' | 'headlinePkr' | 'likeForLikePkr'>
export type BillQuote = Quote & Frozen
export type SentFee = FeeQuote & Frozen

interface Offer<Sent, Levelled> {
  /** Id of the quote. A better quote has another id but the same invitation. */
  readonly id: string
  readonly invitationId: string
  readonly company: HomeownerInvitation['company']
  readonly isChosen: boolean
  readonly isEnded: boolean
  /** Estimate of what is to be built, in PKR; null when the request has none, and for an architect. */
  readonly estimatePkr: number | null
  readonly quote: Sent
  readonly levelled: Levelled
  /** Says that it came through Tameer, where others did not. */
  readonly source?: string
  /** Set for a quote that the family typed in, which no company sent. */
  readonly typed?: Typed
}
export type BillOffer = Offer<BillQuote, LevelledQuote>
export type FeeOffer = Offer<SentFee, LevelledFee>
export type AnyOffer = BillOffer | FeeOffer

/** A company that was asked and has no column, with the reason. */
export type Absent = { readonly id: string; readonly company: HomeownerInvitation['company'] } & {
  readonly why: 'gone' | 'declined' | 'withdrawn' | 'waiting' | 'none'
}

export interface BillComparison {
  readonly kind: 'bill'
  readonly bill: FrozenBill
  readonly offers: readonly BillOffer[]
  readonly looksCheaper: readonly LooksCheaper[]
  readonly close: Close | undefined
  readonly absent: readonly Absent[]
}

/** Offers are sorted by the price like for like, lowest first. */
export type Compared =
  | BillComparison
  | {
      readonly kind: 'fee'
      readonly basis: FeeBasis
      readonly offers: readonly FeeOffer[]
      readonly looksCheaper: readonly LooksCheaper[]
      readonly close: undefined
      readonly absent: readonly Absent[]
    }

type Asked = Pick<HomeownerInvitation, 'id' | 'company' | 'state' | 'quote'>

/** The parts of a request that a comparison needs. */
export interface Comparable {
  readonly request: Pick<RequestView['request'], 'service' | 'bill' | 'coveredAreaSft' | 'totalPkr'>
  readonly invitations: readonly Asked[]
}

/**
 * Compares the newest quotes, and those that the family typed in. `today` is the date in Pakistan. Without a quote `offers`
 * is empty.
 */
export function compareQuotes(view: Comparable, today: string, typed: readonly BillOffer[] = []): Compared {
  const { request, invitations } = view
  const settingOf = ({ company }: Asked) => ({
    today,
    licence: company ? licenceFor(request.service, company.marks) : undefined,
  })
  const absent = invitations.flatMap(toAbsent)
  const standing = invitations.flatMap((invitation) =>
    invitation.quote && !isTakenBack(invitation) ? [{ invitation, quote: invitation.quote }] : [],
  )
  const offerOf = <Sent extends SentQuote, Levelled>(invitation: Asked, quote: Sent, levelled: Levelled) => ({
    id: quote.id,
    invitationId: invitation.id,
    company: invitation.company,
    isChosen: invitation.state === 'chosen',
    estimatePkr: estimateToBuild(request),
    isEnded: (daysBetween(today, quote.terms.validUntil) ?? 0) < 0,
    quote,
    levelled,
    ...(typed.length > 0 && { source: received }),
  })
  const { bill } = request
  if (bill && (typed.length > 0 || standing.some(({ quote }) => !isFee(quote)))) {
    const offers = standing.flatMap(({ invitation, quote }) =>
      isFee(quote) ? [] : [offerOf(invitation, quote, levelQuote(bill, quote, settingOf(invitation)))],
    )
    return { ...compareOffers(bill, [...offers, ...typed]), absent }
  }
  const basis: FeeBasis = {
    coveredAreaSft: request.coveredAreaSft ?? bill?.coveredAreaSft ?? 0,
    totalPkr: request.totalPkr ?? bill?.totalPkr,
  }
  const offers = standing.flatMap(({ invitation, quote }) =>
    isFee(quote) ? [offerOf(invitation, quote, levelFeeQuote(basis, quote, settingOf(invitation)))] : [],
  )
  return { kind: 'fee', basis, offers: inOrder(offers), looksCheaper: [], close: undefined, absent }
}

/** Compares offers on one bill, whoever sent or typed them. */
export function compareOffers(bill: FrozenBill, offers: readonly BillOffer[]): BillComparison {
  const ordered = offers.map(({ id, levelled }) => ({ id, ...levelled }))
  const kinds = new Map(offers.map((offer) => [offer.id, kindOf(offer)]))
  return {
    kind: 'bill',
    bill,
    offers: inOrder(offers),
    looksCheaper: explainOrder(ordered).filter(({ id, than }) => kinds.get(id) === kinds.get(than)),
    close: findClose(ordered),
    absent: [],
  }
}

/** Way and scope of an offer: a price for labour alone looks cheaper than any other, and says nothing by it. */
export function kindOf({ typed }: Pick<AnyOffer, 'typed'>): string {
  return typed?.kind ?? 'material complete'
}

/** Who gave it, and for what, where quotes of several kinds stand together. */
export function sourceOf({ typed, source }: Pick<AnyOffer, 'typed' | 'source'>): string | undefined {
  return typed?.about ?? source
}

/** A company's name for plain texts. */
export function nameOf({ company }: Pick<AnyOffer, 'company'>): string {
  return company?.name ?? words.goneCompany
}

/** The name inside a sentence. It does not say that a company is a sample: the headings do. */
export function shortNameOf(offer: Pick<AnyOffer, 'company'>): string {
  return nameOf(offer).replace(/ \(Demo\)$/, '')
}

/** The house of a comparison, for its titles. */
export type ComparedHouse = Pick<RequestView['request'], 'city' | 'cityUr' | 'bill' | 'coveredAreaSft'>

/** First lines of paper and spreadsheet: what it is, for which house, and how to read it. */
export function titlesOf(
  { city, cityUr, bill, coveredAreaSft }: ComparedHouse,
  kind: Compared['kind'],
): [string, string, string] {
  const area = bill?.coveredAreaSft ?? coveredAreaSft ?? 0
  return [
    words.paperTitle,
    words.place({ name: city, nameUr: cityUr }, groupDigits(area), bill ?? undefined),
    kind === 'bill' ? words.sheetHint : words.sheetHintFees,
  ]
}

function inOrder<Some extends AnyOffer>(offers: readonly Some[]): Some[] {
  return orderQuotes(
    offers.map((offer) => {
      const { headlinePkr, likeForLikePkr } = offer.levelled
      return { id: offer.id, headlinePkr, likeForLikePkr, offer }
    }),
  ).map(({ offer }) => offer)
}

function toAbsent(invitation: Asked): Absent[] {
  const { id, company, state, quote } = invitation
  if (quote && !isTakenBack(invitation)) return []
  if (!company) return [{ id, company, why: 'gone' }]
  if (state === 'declined' || state === 'withdrawn') return [{ id, company, why: state }]
  return [{ id, company, why: state === 'sent' || state === 'seen' ? 'waiting' : 'none' }]
}

function isTakenBack({ state }: Asked): boolean {
  return state === 'withdrawn' || state === 'declined'
}

function isFee(quote: SentQuote): quote is Extract<SentQuote, { fee: unknown }> {
  return 'fee' in quote
}
