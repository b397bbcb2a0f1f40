import { dayInPakistan, dayMs, houseLimits as limits } from '@tameer/contract'
import type {
  HouseChangeRecord,
  HouseEvent,
  HouseNoticeRecord,
  HousePaymentRecord,
  HouseRecord,
  HouseStageRecord,
} from '../../../db/tables/house-schema.ts'
import type { HouseNews } from '../../../mail/templates/house-news.ts'

/** A house and what is in it, when its news are written. */
export interface HouseThings {
  house: HouseRecord
  stages: readonly HouseStageRecord[]
  changes: readonly HouseChangeRecord[]
  payments: readonly HousePaymentRecord[]
  /** ms. */
  now: number
}

type Notice = Pick<HouseNoticeRecord, 'event' | 'thingId'>

/** The news of an event, unless it was taken back, answered or overtaken meanwhile: then none. */
export function standingNews({ event, thingId }: Notice, things: HouseThings): HouseNews[] {
  const { house } = things
  switch (event) {
    case 'begun':
    case 'closed':
      return [{ event }]
    case 'claim':
    case 'questioned':
    case 'agreed':
      return ofStage(event, thingId, things)
    case 'change-proposed':
    case 'change-agreed':
    case 'change-declined':
      return ofChange(event, thingId, things)
    case 'payment-noted':
    case 'payment-confirmed':
    case 'payment-denied':
      return ofPayment(event, thingId, things)
    case 'closed-soon':
      return house.state === 'open' && house.toldAt !== null && house.actedAt <= house.toldAt
        ? [{ event, day: dayInPakistan(house.toldAt + limits.toldDays * dayMs) }]
        : []
    case 'erased-soon':
      return house.closedAt === null
        ? []
        : [{ event, day: dayInPakistan(house.closedAt + limits.eraseDays * dayMs) }]
    // A reminder is a mail of its own.
    case 'claim-waits':
    case 'question-waits':
    case 'change-waits':
    case 'payment-waits':
      return []
  }
}

/** Event that a reminder is about. */
const reminders: Partial<Record<HouseEvent, HouseEvent>> = {
  'claim-waits': 'claim',
  'question-waits': 'questioned',
  'change-waits': 'change-proposed',
  'payment-waits': 'payment-noted',
}

/** The news that a reminder is about, while it waits; none for other events, and once it was answered. */
export function waitingNews({ event, thingId }: Notice, things: HouseThings): HouseNews[] {
  const about = reminders[event]
  return about ? standingNews({ event: about, thingId }, things) : []
}

function ofStage(
  event: 'claim' | 'questioned' | 'agreed',
  thingId: string | null,
  { house, stages }: HouseThings,
): HouseNews[] {
  const fits = {
    claim: ({ state, claimId }: HouseStageRecord) => state === 'claimed' && claimId === thingId,
    questioned: ({ state, questionId }: HouseStageRecord) => state === 'questioned' && questionId === thingId,
    agreed: ({ state, id }: HouseStageRecord) => state === 'agreed' && id === thingId,
  }
  const stage = stages.find(fits[event])
  const waits = event !== 'agreed'
  return stage && (house.state === 'open' || !waits) ? [{ event, stage: stage.stage }] : []
}

function ofChange(
  event: 'change-proposed' | 'change-agreed' | 'change-declined',
  thingId: string | null,
  { changes, now }: HouseThings,
): HouseNews[] {
  const change = changes.find(({ id }) => id === thingId)
  if (!change || `change-${change.state}` !== event) return []
  if (event !== 'change-proposed') return [{ event }]
  return change.until > now ? [{ event, day: dayInPakistan(change.until) }] : []
}

function ofPayment(
  event: 'payment-noted' | 'payment-confirmed' | 'payment-denied',
  thingId: string | null,
  { payments }: HouseThings,
): HouseNews[] {
  const payment = payments.find(({ id }) => id === thingId)
  // A confirmed one that was corrected later was received all the same.
  const state = payment?.state === 'corrected' ? 'confirmed' : payment?.state
  return payment && `payment-${state}` === event ? [{ event, pkr: payment.pkr }] : []
}
