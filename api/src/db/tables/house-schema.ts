import type {
  ChangeReason,
  ChangeState,
  EndReason,
  EntryKind,
  HouseBasis,
  HousePictureKind,
  HouseSide,
  HouseStage,
  HouseStageState,
  HouseState,
  Language,
  Material,
  PaymentNoteState,
  PaymentWay,
  SnagState,
} from '@tameer/contract'
import type { Generated, Selectable } from 'kysely'

// The tables of house files; schema.ts has the others and the conventions. Rows of a house have its id and one of their own,
// which is unique in the house alone.

export interface HousesTable {
  id: string
  basis: HouseBasis
  state: HouseState
  /** The company whose quote began it; null without one, and once the company is deleted. */
  companyId: string | null
  requestId: string | null
  quoteId: string | null
  /** Name of the builder, as it was; '' when the family builds by itself. */
  builder: string
  city: string
  locality: string
  /** JSON, as are `answers` and `bill`; null without. */
  plot: string | null
  coveredAreaSft: number | null
  answers: string | null
  priceBook: string | null
  bill: string | null
  /** JSON: the materials of the estimate that the family buys; null without an estimate. */
  materials: string | null
  /** The sum of the shares of its stages. */
  basePkr: number
  /** 1: a tax comes on top whose sum is not known. */
  taxOnTop: number
  /** `2026-11-29`, as all days. */
  startsOn: string
  weeks: number | null
  language: Language
  email: string | null
  emailKey: string | null
  emailConfirmedAt: number | null
  /** HMAC-SHA-256 of the content it was begun with, hex. */
  madeFingerprint: string
  /** Number of the newest line of its diary. Every act locks this row first. */
  seq: number
  createdAt: number
  /** Time of the newest act. */
  actedAt: number
  closedAt: number | null
  closeReason: EndReason | 'forgotten' | null
  closeText: Generated<string>
  /** 1: nobody was on the builder's side when it was closed. */
  closedAlone: Generated<number>
  /** Time at which the desk has held it; null: it is not held. */
  heldAt: number | null
  erasedAt: number | null
  /** Time at which its people were told that it is closed, since nobody has acted. */
  toldAt: number | null
}

export interface HouseKeysTable {
  houseId: string
  /** Of a site link the id that its caller made. */
  id: string
  /** `next` takes the place of `own` when it is used. */
  kind: 'own' | 'next' | 'family' | 'site'
  /** HMAC-SHA-256 of the key, hex. */
  keyHash: string
  /** Of a site link. */
  name: Generated<string>
  /** 1: a site link that sees money. */
  money: Generated<number>
  madeOn: string
  usedOn: string | null
}

export interface HouseStagesTable {
  houseId: string
  id: string
  position: number
  /** An id of `paymentStages` or of the calculator's stages, or own words. */
  stage: string
  due: HouseStage['due']
  /** Null for a stage of an estimate. */
  percentHundredths: number | null
  sharePkr: number
  plannedOn: string | null
  state: HouseStageState
  /** The entry of the claim that stands, and of the question about it. */
  claimId: string | null
  questionId: string | null
  /** Day of that claim, or on which the family said that it is done. */
  doneOn: string | null
  agreedAt: number | null
  withoutClaim: Generated<number>
}

export interface HouseEntriesTable {
  houseId: string
  id: string
  seq: number
  kind: EntryKind
  stageId: string | null
  /** '' once it is gone. */
  text: string
  side: HouseSide
  /** The company or the site link; null for the family. */
  authorId: string | null
  /** Name of the author, as it was; '' for the family. */
  who: string
  at: number
  gone: 'author' | 'desk' | null
}

export interface HouseChangesTable {
  houseId: string
  id: string
  /** Number of the line of the diary that proposed it. */
  seq: number
  what: string
  why: ChangeReason
  pkr: number
  days: number
  stageId: string
  side: 'family' | 'builder'
  authorId: string | null
  at: number
  until: number
  state: ChangeState
  byWord: Generated<number>
  answerText: Generated<string>
  answeredAt: number | null
}

export interface HousePaymentsTable {
  houseId: string
  id: string
  seq: number
  pkr: number
  way: PaymentWay
  stageId: string | null
  day: string
  note: string
  side: 'family' | 'builder'
  authorId: string | null
  at: number
  state: PaymentNoteState
  /** The payment in whose place it counts once it is confirmed. */
  corrects: string | null
  answeredAt: number | null
}

/** Material that came. Author, time and pictures are those of the line of the diary that has its id. */
export interface HouseDeliveriesTable {
  houseId: string
  id: string
  seq: number
  material: Material
  /** In the unit of the material. */
  quantity: number
  pkr: number | null
  day: string
  /** The delivery in whose place this one counts. */
  corrects: string | null
}

/** A fault. Its text, time and pictures are those of the line of the diary that has its id. */
export interface HouseSnagsTable {
  houseId: string
  id: string
  seq: number
  place: string
  state: SnagState
  /** The line that said last that it is mended. */
  mendingId: string | null
  /** Time since which it is in its state. */
  movedAt: number
}

export interface HousePicturesTable {
  houseId: string
  id: string
  /** Name of the stored picture without size and ending: a private one. */
  file: string
  width: number
  height: number
  kind: HousePictureKind
  /** Time that stands in it, as the device said. */
  takenAt: number | null
  /** SHA-256, hex, of the bytes received, and of the stored JPEG. */
  sentSha256: string
  storedSha256: string
  /** Of all its stored sizes. */
  bytes: number
  side: HouseSide
  authorId: string | null
  /** The thing it belongs to; null while nothing names it. */
  thing: 'entry' | 'change' | 'payment' | null
  thingId: string | null
  position: Generated<number>
  createdAt: number
  /** Time at which the desk has taken its entry out; its files are deleted some weeks later. */
  hiddenAt: Generated<number | null>
}

/** Reminders of what waits for an answer. */
export type HouseReminder = 'claim-waits' | 'question-waits' | 'change-waits' | 'payment-waits'

/** Events of a house that are told by mail. Those with `waits` remind of an event that has no answer yet. */
export type HouseEvent =
  | 'begun'
  | 'claim'
  | HouseReminder
  | 'agreed'
  | 'questioned'
  | 'change-proposed'
  | 'change-agreed'
  | 'change-declined'
  | 'payment-noted'
  | 'payment-confirmed'
  | 'payment-denied'
  | 'closed'
  | 'closed-soon'
  | 'erased-soon'

/** An event that a mail is still to report. */
export interface HouseNoticesTable {
  id: string
  houseId: string
  /** The recipient; null for the family. */
  companyId: string | null
  event: HouseEvent
  /** The claim, question, stage, change or payment that it is about. */
  thingId: string | null
  /** Time from which it is to be told: a reminder waits in this table. */
  dueAt: number
  createdAt: number
}

/** The code that confirms the mailbox of a house. */
export interface HouseCodesTable {
  houseId: string
  /** HMAC-SHA-256 of house, mailbox and code, hex. */
  codeHash: string
  triesLeft: number
  expiresAt: number
}

/** A confirmed mailbox that another one has replaced: it keeps its way back for some days. */
export interface HouseOldMailboxesTable {
  houseId: string
  /** The address in lower case. */
  emailKey: string
  email: string
  expiresAt: number
}

/** A link that puts a key in place, once. */
export interface HouseWaysBackTable {
  /** HMAC-SHA-256 of its token, hex; the next two are those of the mailbox and of the key that was put in place. */
  tokenHash: string
  houseId: string
  mailboxKey: string
  usedKeyHash: string | null
  expiresAt: number
  createdAt: number
}

export type HouseRecord = Selectable<HousesTable>
export type HouseKeyRecord = Selectable<HouseKeysTable>
export type HouseStageRecord = Selectable<HouseStagesTable>
export type HouseEntryRecord = Selectable<HouseEntriesTable>
export type HouseChangeRecord = Selectable<HouseChangesTable>
export type HousePaymentRecord = Selectable<HousePaymentsTable>
export type HouseDeliveryRecord = Selectable<HouseDeliveriesTable>
export type HouseSnagRecord = Selectable<HouseSnagsTable>
export type HousePictureRecord = Selectable<HousePicturesTable>
export type HouseNoticeRecord = Selectable<HouseNoticesTable>
