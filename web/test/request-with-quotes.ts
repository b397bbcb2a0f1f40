// A request with the three quotes of quotes/src/fixtures, as the server presents it.
import type { CompanyMark, HomeownerInvitation, RequestView, SentQuote } from '@tameer/contract'
import { type Bill, type FeeQuote, levelFeeQuote, levelQuote, type Quote } from '@tameer/quotes'
import { bill, byLine, byPhase, bySection, fairTerms, today } from '../../quotes/src/fixtures/three-quotes.ts'

export { today }

/** Ids that are UUIDs and readable: `idOf('a1')`. */
export const idOf = (tail: string) => `00000000-0000-4000-8000-${tail.padStart(12, '0')}`

type Details = Partial<Omit<HomeownerInvitation, 'id' | 'companyId' | 'quote'>>

export function invitationOf(
  letter: string,
  name: string,
  quote: SentQuote | null,
  details: Details = {},
): HomeownerInvitation {
  return {
    id: idOf(`1${letter}`),
    companyId: idOf(letter),
    company: { id: idOf(letter), name, image: null, imageWidth: null, marks: [], whatsapp: '' },
    state: quote ? 'quoted' : 'sent',
    sentAt: `${today}T08:00:00.000Z`,
    seenAt: quote && `${today}T08:30:00.000Z`,
    declineReason: null,
    declineText: '',
    declinedAt: null,
    phoneReleased: false,
    releasedAt: null,
    quote,
    ...details,
  }
}

export function sentOnBill(letter: string, quote: Quote, onBill: Bill = bill): SentQuote {
  const { likeForLikePkr, withExtrasPkr } = levelQuote(onBill, quote, { today })
  const figures = { likeForLikePkr, withExtrasPkr }
  const frozen = { id: idOf(`2${letter}`), revision: 1, sentAt: `${today}T09:00:00.000Z`, ...figures }
  // The contract's arrays are mutable.
  return { ...structuredClone(quote), ...frozen } as SentQuote
}

export function sentFee(letter: string, quote: FeeQuote): SentQuote {
  const basis = { coveredAreaSft: bill.coveredAreaSft, totalPkr: bill.totalPkr }
  const { headlinePkr, likeForLikePkr } = levelFeeQuote(basis, quote, { today })
  const figures = { headlinePkr, likeForLikePkr, withExtrasPkr: likeForLikePkr }
  const frozen = { id: idOf(`2${letter}`), revision: 1, sentAt: `${today}T09:00:00.000Z`, ...figures }
  return { ...structuredClone(quote), ...frozen } as SentQuote
}

export const threeInvitations = [
  invitationOf('a', 'Ravi Brickworks', sentOnBill('a', byPhase)),
  invitationOf('b', 'Soan Builders', sentOnBill('b', bySection)),
  invitationOf('c', 'Indus Homes', sentOnBill('c', byLine)),
]

/**
 * Invitations with other ways of pricing, beside one priced by line. One quote has a price for the house with steel
 * apart at its own rate. The other is priced by phase, with an allowance for tiles whose laying is in the price,
 * extras, a discount that takes them back, and a tax on top.
 */
export const otherInvitations = [
  invitationOf(
    'a',
    'Ravi Brickworks',
    sentOnBill('a', {
      ...byPhase,
      prices: [
        { level: 'house', kind: 'per-sft', ratePkr: 2_900 },
        { level: 'line', id: 'steel', kind: 'per-unit', ratePkr: 255 },
      ],
      covers: [{ level: 'line', id: 'steel', cover: 'apart' }],
      ...{ extras: [], discount: null, headlinePkr: 3_792_500 },
    }),
  ),
  invitationOf(
    'b',
    'Soan Builders',
    sentOnBill('b', {
      ...byPhase,
      prices: [
        { level: 'phase', id: 'grey', kind: 'lump', amountPkr: 2_800_000 },
        { level: 'phase', id: 'finishing', kind: 'per-sft', ratePkr: 900 },
      ],
      covers: [{ level: 'line', id: 'tiles', cover: 'allowance', amountPkr: 200_000, laying: 'in-price' }],
      extras: [{ item: 'Boundary wall', amountPkr: 100_000 }],
      discount: { amountPkr: 350_000, word: 'Early start' },
      ...{ tax: 'not-included', taxPkr: 60_000, headlinePkr: 3_650_000 },
    }),
  ),
  invitationOf('c', 'Indus Homes', sentOnBill('c', byLine)),
]

/** The three quotes, each with another way of pricing changes. */
export const withChanges = (...changes: string[]): HomeownerInvitation[] =>
  threeInvitations.map((invitation, at) => {
    const { quote } = invitation
    if (!quote) return invitation
    return {
      ...invitation,
      quote: { ...quote, terms: { ...quote.terms, changes: changes[at] } } as SentQuote,
    }
  })

/** The three quotes; the first company has these marks. */
export function withMarks(marks: CompanyMark[]): HomeownerInvitation[] {
  return threeInvitations.map((invitation, at) => {
    const { company } = invitation
    return at === 0 && company ? { ...invitation, company: { ...company, marks } } : invitation
  })
}

export const feeInvitations = [
  invitationOf(
    'd',
    'Studio Mehrab',
    sentFee('d', {
      fee: { kind: 'percent', percent: 2.5 },
      deliverables: [
        { deliverable: 'concept', cover: 'included' },
        { deliverable: 'submission-drawings', cover: 'included' },
        { deliverable: '3d-views', cover: 'optional', amountPkr: 25_000 },
        { deliverable: 'site-visits', cover: 'included', visits: 4 },
      ],
      revisions: 3,
      weeksToSubmission: 6,
      tax: 'included',
      terms: fairTerms,
    }),
  ),
  invitationOf(
    'e',
    'Jaffer and Sons',
    sentFee('e', {
      fee: { kind: 'per-sft', ratePkr: 85 },
      deliverables: [{ deliverable: 'submission-drawings', cover: 'included' }],
      tax: 'not-included',
      terms: { ...fairTerms, stages: fairTerms.stages.slice(0, 3) },
    }),
  ),
]

export function requestWith(
  invitations: HomeownerInvitation[],
  request: Partial<RequestView['request']> = {},
): RequestView {
  return {
    request: {
      ...{
        id: idOf('f'),
        state: 'open',
        service: 5,
        city: 'Lahore',
        plot: null,
        locality: '',
        start: 'not-sure',
      },
      ...{ coveredAreaSft: bill.coveredAreaSft, totalPkr: bill.totalPkr, notes: '', answers: null },
      ...{ priceBook: '2027.1', images: [], createdAt: `${today}T08:00:00.000Z`, openedAt: null },
      ...{ endsAt: '2027-02-24T08:00:00.000Z', name: 'Ayesha', email: null, phone: null, closeReason: null },
      ...{ mayAct: true, hasFamilyKey: false },
      bill: { ...bill, pricesAsOf: '2026-11-01', sections: undefined, lines: [...bill.lines] },
      ...request,
    },
    invitations,
    questions: [],
    suggested: [],
  }
}
