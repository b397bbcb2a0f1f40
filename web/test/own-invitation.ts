import type { Invitation, InvitationRow } from '@tameer/contract'
import { smallBill } from './quote-bill.ts'

export const invitationId = '0190f000-0000-7000-8000-000000000901'
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000).toISOString()

export const invitationRow: InvitationRow = {
  ...{
    id: invitationId,
    state: 'sent',
    service: 5,
    name: 'Ayesha Khan',
    city: 'Lahore',
    locality: 'DHA Phase 6',
  },
  ...{ coveredAreaSft: 1000, totalPkr: 4_000_000, start: '2027-03', sentAt: inDays(-1), endsAt: inDays(30) },
  ...{ plot: { plotSize: 5, plotUnit: 'Marla', marlaStandardSft: 225 }, constructionType: 'Complete' },
  ...{ headlinePkr: null, validUntil: null, draft: null, answered: null, toAnswer: 0 },
}

/** Numbers of invitations under each filter, for a list of `all`. */
export const countsOf = (all: number, fresh = all) => ({ all, new: fresh, waiting: 0, quoted: 0, closed: 0 })

export const invitation: Invitation = {
  ...{
    id: invitationId,
    state: 'seen',
    questions: [],
    draft: null,
    quotes: [],
    lastRates: [],
    houseId: null,
  },
  ...{ declinedAt: null, releasedAt: null },
  request: {
    ...{ id: '0190f000-0000-7000-8000-000000000902', state: 'open', service: 5, name: 'Ayesha Khan' },
    plot: { plotSize: 5, plotUnit: 'Marla', marlaStandardSft: 225 },
    ...{
      city: 'Lahore',
      coveredAreaSft: 1000,
      locality: 'DHA Phase 6',
      start: '2027-03',
      notes: 'A corner plot.',
    },
    ...{ answers: {}, priceBook: '2027-01', totalPkr: 4_000_000, bill: smallBill, images: [] },
    ...{ createdAt: inDays(-2), openedAt: inDays(-1), endsAt: inDays(30) },
  },
}

/**
 * An invitation with an id of the test's own: an unsaved draft stays in memory, and the next test with the same
 * invitation would open it.
 */
export const ownId = (number: number) => `0190f000-0000-7000-8000-00000000092${number}`
