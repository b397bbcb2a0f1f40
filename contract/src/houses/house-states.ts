// States of a house file and of what is in it, and the moves between them. Pure.

/** Beginnings of a house: a quote that was chosen on Tameer, a price agreed elsewhere, or an estimate to build by. */
export const houseBases = ['quote', 'own-price', 'estimate'] as const
export type HouseBasis = (typeof houseBases)[number]

export const houseStates = ['open', 'finished', 'ended'] as const
export type HouseState = (typeof houseStates)[number]

export const houseStageStates = ['planned', 'begun', 'claimed', 'questioned', 'agreed'] as const
export type HouseStageState = (typeof houseStageStates)[number]

export const changeStates = ['proposed', 'agreed', 'declined', 'withdrawn', 'lapsed'] as const
export type ChangeState = (typeof changeStates)[number]

export const paymentNoteStates = ['noted', 'confirmed', 'denied', 'withdrawn', 'corrected'] as const
export type PaymentNoteState = (typeof paymentNoteStates)[number]

export const snagStates = ['open', 'mended', 'accepted'] as const
export type SnagState = (typeof snagStates)[number]

interface Move<State> {
  from: readonly State[]
  to: State
}

/** Moves of a house. A write names `from` in its own condition; no other change is allowed. */
export const houseMoves = {
  finish: { from: ['open'], to: 'finished' },
  end: { from: ['open'], to: 'ended' },
} as const satisfies Record<string, Move<HouseState>>

/** Moves of a stage. `unfinish` takes back an agreement that needed no claim. */
export const stageMoves = {
  begin: { from: ['planned'], to: 'begun' },
  claim: { from: ['planned', 'begun', 'questioned'], to: 'claimed' },
  unclaim: { from: ['claimed'], to: 'begun' },
  agree: { from: ['claimed'], to: 'agreed' },
  question: { from: ['claimed'], to: 'questioned' },
  finish: { from: ['planned', 'begun', 'questioned'], to: 'agreed' },
  takeBack: { from: ['agreed'], to: 'claimed' },
  unfinish: { from: ['agreed'], to: 'begun' },
} as const satisfies Record<string, Move<HouseStageState>>

/** Moves of a change after it was proposed. */
export const changeMoves = {
  agree: { from: ['proposed'], to: 'agreed' },
  decline: { from: ['proposed'], to: 'declined' },
  withdraw: { from: ['proposed'], to: 'withdrawn' },
  lapse: { from: ['proposed'], to: 'lapsed' },
} as const satisfies Record<string, Move<ChangeState>>

/** Moves of a payment after it was noted. */
export const paymentMoves = {
  confirm: { from: ['noted', 'denied'], to: 'confirmed' },
  deny: { from: ['noted'], to: 'denied' },
  withdraw: { from: ['noted', 'denied'], to: 'withdrawn' },
  /** A correction of it was confirmed. */
  correct: { from: ['confirmed'], to: 'corrected' },
} as const satisfies Record<string, Move<PaymentNoteState>>

/** Moves of a snag after the family has named it. */
export const snagMoves = {
  mend: { from: ['open'], to: 'mended' },
  accept: { from: ['mended'], to: 'accepted' },
  reopen: { from: ['mended'], to: 'open' },
} as const satisfies Record<string, Move<SnagState>>

/** Kinds of the diary's entries: pictures and words of the site, and one for each move. */
export const entryKinds = [
  'work',
  'begun',
  'claim',
  'unclaimed',
  'agreed',
  'question',
  'finished',
  'taken-back',
  'change-proposed',
  'change-agreed',
  'change-declined',
  'change-withdrawn',
  'change-lapsed',
  'payment-noted',
  'payment-confirmed',
  'payment-denied',
  'payment-withdrawn',
  'delivery',
  'snag',
  'snag-mended',
  'snag-accepted',
  'snag-reopened',
  'closed',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** Entries about money: callers that see no money do not see them. */
export const moneyEntries = entryKinds.filter(
  (kind) => kind.startsWith('change-') || kind.startsWith('payment-'),
)

/**
 * Entries with something that a person wrote or photographed. They can be reported to the desk. Slips of material cannot: the
 * desk sees no sum of a house.
 */
export const reportableEntries: readonly EntryKind[] = [
  'work',
  'claim',
  'question',
  'finished',
  'snag',
  'snag-mended',
]

/** Authors of what is in the file. */
export const houseSides = ['family', 'builder', 'site'] as const
export type HouseSide = (typeof houseSides)[number]

export const changeReasons = ['wished', 'found', 'rule', 'mistake'] as const
export type ChangeReason = (typeof changeReasons)[number]

export const paymentWays = ['bank', 'cash', 'cheque', 'other'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** Materials of a delivery: cement in bags of 50 kg, steel in kg, bricks in pieces, sand and crush in cft. */
export const materials = ['cement', 'steel', 'bricks', 'sand', 'crush'] as const
export type Material = (typeof materials)[number]

/** Reasons for which a family ends a house early. */
export const endReasons = ['builder-left', 'we-stopped', 'another-builder', 'not-begun', 'other'] as const
export type EndReason = (typeof endReasons)[number]

/** Kinds of what waits for somebody's answer. */
export const waitKinds = ['claim', 'question', 'change', 'payment', 'snag'] as const
export type WaitKind = (typeof waitKinds)[number]

export const housePictureKinds = ['work', 'slip'] as const
export type HousePictureKind = (typeof housePictureKinds)[number]

export const houseLimits = {
  locality: 120,
  builder: 80,
  basePkr: { min: 10_000, max: 2_000_000_000 },
  weeks: { min: 1, max: 260 },
  /** Years either way between the day of making and the first day of work. */
  startYears: 3,
  /** From the beginning to the planned day of a stage, either way. */
  plannedYears: 10,
  stages: { min: 2, max: 12 },
  /** Letters of a stage in own words. */
  stage: 80,
  /** Letters of an entry, of a question, and of the word beside a reason. */
  text: 300,
  /** Pictures of an entry, of a claim, of a change, of a payment, and of a stage that is finished without a claim. */
  entryPictures: 10,
  claimPictures: 3,
  changePictures: 3,
  slipPictures: 1,
  finishPictures: 3,
  entries: 1000,
  pictures: 3000,
  pictureBytes: 1024 ** 3,
  changes: 200,
  changesWaiting: 10,
  payments: 500,
  siteLinks: 5,
  linkName: 40,
  what: 160,
  days: { min: -60, max: 180 },
  deliveries: 500,
  snags: 200,
  /** Units of a material in one delivery; at most so many pictures of its slip. */
  quantity: { min: 1, max: 1_000_000 },
  deliveryPictures: 3,
  place: 80,
  /** Pictures of a snag, and of a snag that is mended. */
  snagPictures: 5,
  paymentPkr: 2_000_000_000,
  note: 120,
  /** Days before the first day of work from which a payment or a delivery may be written down. */
  payableDays: 365,
  /** Hours for which an agreement, and an entry, can be taken back. */
  takeBackHours: 24,
  entryHours: 1,
  /** Days for which a change waits. */
  changeDays: 14,
  /** Days after the house was closed in which payments can be confirmed or denied. */
  confirmDays: 30,
  /** Days from the end of a house until its texts, names, mailbox, keys and pictures are erased: 24 months. */
  eraseDays: 730,
  /** Days without an act after which a house is closed: 24 months. */
  forgottenDays: 730,
  /** Days before erasure, and before closing a forgotten house, on which both are told. */
  toldDays: 30,
  /** Days after a claim on which the family is reminded, while it waits. */
  reminderDays: [3, 7],
  /** Hours for which the code of a mailbox is good, and tries that it has. */
  codeHours: 24,
  codeTries: 5,
  /** Days for which a confirmed mailbox keeps its way back after another one took its place. */
  oldMailboxDays: 7,
  /** Links that open a lost house, for a mailbox in 24 hours, and minutes for which each is good. */
  waysBackADay: 3,
  wayBackMinutes: 60,
  /** Days for which pictures of an entry are kept that the desk has taken out. */
  hiddenDays: 90,
  /** Days after which a picture goes that belongs to nothing. */
  looseDays: 7,
  /** Entries in one page. */
  page: 20,
} as const
