// A house as the server presents it: three stages of which the first is paid before work and the second waits.
import type {
  HouseChange,
  HouseDelivery,
  HousePayment,
  HouseSnag,
  HouseStage,
  HouseView,
} from '@tameer/contract'
import type { OpenedHouse } from '../src/features/houses/house-acts.ts'
import { idOf } from './directory.tsx'

export const houseId = idOf(910)
export const stageIds = { advance: idOf(911), plaster: idOf(912), flooring: idOf(913) }
const claimId = idOf(914)

export function stageOf(stage: keyof typeof stageIds, changes: Partial<HouseStage> = {}): HouseStage {
  return {
    id: stageIds[stage],
    position: Object.keys(stageIds).indexOf(stage),
    stage,
    due: stage === 'advance' ? 'before-work' : 'during-work',
    percent: 20,
    sharePkr: 2_000_000,
    duePkr: 2_000_000,
    plannedOn: '2026-11-22',
    shiftedOn: '2026-11-22',
    lateDays: 0,
    state: stage === 'advance' ? 'agreed' : 'planned',
    agreedAt: null,
    takeBackUntil: null,
    withoutClaim: stage === 'advance',
    claim: null,
    question: null,
    ...changes,
  }
}

/** The claim that waits, with three pictures. */
export const claimOf = (changes: Partial<NonNullable<HouseStage['claim']>> = {}) => ({
  id: claimId,
  at: '2026-11-27T06:00:00.000Z',
  by: 'builder' as const,
  who: 'Ravi Brickworks',
  text: 'Cured for seven days',
  images: [1, 2, 3].map((number) => ({
    id: idOf(920 + number),
    image: `/houses/${houseId}/images/private-${number}.jpg`,
    width: 1600,
    height: 1200,
    widths: [400, 1600],
    takenAt: null,
  })),
  mine: false,
  ...changes,
})

/** A payment that the family wrote down, and that waits. */
export const paymentOf = (changes: Partial<HousePayment> = {}): HousePayment => ({
  id: idOf(930),
  pkr: 1_945_784,
  way: 'bank',
  stageId: stageIds.plaster,
  day: '2026-11-29',
  note: '',
  by: 'family',
  at: '2026-11-29T06:00:00.000Z',
  state: 'noted',
  corrects: null,
  correctedBy: null,
  images: [],
  ...changes,
})

/** Cement that came for the family. */
export const deliveryOf = (changes: Partial<HouseDelivery> = {}): HouseDelivery => ({
  id: idOf(940),
  material: 'cement',
  quantity: 420,
  pkr: 600_000,
  day: '2026-11-28',
  by: 'family',
  who: '',
  at: '2026-11-28T06:00:00.000Z',
  corrects: null,
  correctedBy: null,
  images: [],
  correctable: true,
  ...changes,
})

/** A fault that the family has named. */
export const snagOf = (changes: Partial<HouseSnag> = {}): HouseSnag => ({
  id: idOf(950),
  place: 'Bathroom upstairs',
  text: 'The floor slopes away from the drain',
  at: '2026-11-26T06:00:00.000Z',
  state: 'open',
  since: '2026-11-26T06:00:00.000Z',
  images: [],
  mended: null,
  ...changes,
})

/** A change that the builder proposed, and that waits for the family. */
export const tank: HouseChange = {
  id: '01920000-0000-7000-8000-000000000001',
  what: 'Second water tank',
  why: 'wished',
  pkr: 95_000,
  days: 2,
  stageId: stageIds.flooring,
  by: 'builder',
  at: '2099-11-27T06:00:00.000Z',
  state: 'proposed',
  until: '2099-12-11T06:00:00.000Z',
  byWord: false,
  answerText: '',
  images: [],
}

/** The house as a page that was opened with a key has it. */
export const openedOf = (view: HouseView): OpenedHouse => ({
  view,
  access: { houseKey: 'key' },
  take() {},
  load: async () => {},
})

export function houseViewOf(
  changes: Partial<HouseView['house']> = {},
  more: Partial<HouseView> = {},
): HouseView {
  return {
    house: {
      id: houseId,
      basis: 'own-price',
      state: 'open',
      role: 'own',
      seesMoney: true,
      alone: false,
      city: 'Lahore',
      locality: 'Johar Town',
      plot: { plotSize: 10, plotUnit: 'Marla', marlaStandardSft: 225 },
      coveredAreaSft: null,
      builder: 'Ravi Brickworks',
      companyId: null,
      taxOnTop: false,
      startsOn: '2026-05-04',
      weeks: 38,
      handoverOn: '2027-02-03',
      today: '2026-11-29',
      closedAt: null,
      closeReason: null,
      closeText: '',
      finalPkr: null,
      email: null,
      mailboxConfirmed: false,
      hasFamilyKey: false,
      siteLinks: [],
      ...changes,
    },
    stages: [
      stageOf('advance'),
      stageOf('plaster', { state: 'claimed', claim: claimOf() }),
      stageOf('flooring'),
    ],
    waits: [{ kind: 'claim', id: claimId, since: '2026-11-27T06:00:00.000Z' }],
    money: {
      basePkr: 6_000_000,
      changesPkr: 0,
      contractPkr: 6_000_000,
      agreedPkr: 2_000_000,
      agreedPercent: 33,
      paidPkr: 2_000_000,
      saidPkr: 0,
      nextPkr: 0,
      aheadPkr: 0,
      warns: false,
    },
    changes: [],
    payments: [],
    deliveries: [],
    material: [],
    snags: [],
    entries: { data: [], nextCursor: null },
    ...more,
  }
}
