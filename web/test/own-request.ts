// A homeowner's request as the server presents it, with one quote of two companies.
import type { HomeownerInvitation, HomeownerQuestion, RequestView } from '@tameer/contract'
import { idOf } from './directory.tsx'

export const requestId = idOf(900)
export const requestTitle = 'Your request: complete house'
export const at = '2026-11-20T10:00:00.000Z'

type Quote = NonNullable<HomeownerInvitation['quote']>

export const quote: Quote = {
  ...{ id: idOf(777), revision: 2, sentAt: at, headlinePkr: 9_900_000 },
  ...{ likeForLikePkr: 10_400_000, withExtrasPkr: 10_400_000 },
  ...{ fee: { kind: 'lump' as const, amountPkr: 9_900_000 }, deliverables: [], tax: 'included' as const },
  terms: { stages: [], validUntil: '2099-01-31' },
}

export function invited(number: number, changes: Partial<HomeownerInvitation> = {}): HomeownerInvitation {
  const id = idOf(number)
  return {
    ...{ id: idOf(number * 100), companyId: id, state: 'sent' },
    company: { id, name: `Company ${number}`, image: null, imageWidth: null, marks: [], whatsapp: '' },
    ...{ sentAt: '2026-11-16T10:00:00.000Z', seenAt: null },
    ...{ declineReason: null, declineText: '', declinedAt: null, quote: null },
    ...{ phoneReleased: false, releasedAt: null },
    ...changes,
  }
}

/** An invitation with a quote. */
export function answered(number: number, changes: Partial<Quote> = {}): HomeownerInvitation {
  const own = { ...quote, id: idOf(number + 770), ...changes } as Quote
  return invited(number, { state: 'quoted', seenAt: '2026-11-17T10:00:00.000Z', quote: own })
}

export function questionOf(changes: Partial<HomeownerQuestion> = {}): HomeownerQuestion {
  return {
    ...{ id: idOf(5), by: 'company', companyId: idOf(1), text: 'Is there water?' },
    ...{ answer: null, askedAt: at, answeredAt: null },
    ...changes,
  }
}

export function requestViewOf(
  changes: Partial<RequestView['request']> = {},
  more: Partial<RequestView> = {},
): RequestView {
  return {
    request: {
      ...{ id: requestId, state: 'open', service: 5, city: 'Lahore', coveredAreaSft: 2520 },
      ...{ locality: 'DHA Phase 6', plot: { plotSize: 7, plotUnit: 'Marla', marlaStandardSft: 225 } },
      ...{ start: '2027-03', notes: 'On a corner', answers: { constructionType: 'Complete' } },
      ...{ priceBook: '2026-11-01', totalPkr: 11_000_000, bill: null, images: [] },
      ...{ createdAt: at, openedAt: at, endsAt: '2099-01-04T10:00:00.000Z', closeReason: null },
      ...{ name: 'Ayesha Khan', email: 'ayesha@example.com', phone: '0300-1234567' },
      ...{ mayAct: true, hasFamilyKey: false },
      ...changes,
    },
    invitations: [invited(1), answered(7, { id: quote.id })],
    questions: [],
    suggested: [],
    ...more,
  }
}
