import { areaUnits, marlaSizes } from '@tameer/calculator'
import { dues } from '@tameer/quotes'
import * as z from 'zod'
import { pageOf } from '../paging.ts'
import {
  changeReasons,
  changeStates,
  endReasons,
  entryKinds,
  houseBases,
  houseSides,
  houseStageStates,
  houseStates,
  materials,
  paymentNoteStates,
  paymentWays,
  snagStates,
  waitKinds,
} from './house-states.ts'

// A house file as its callers see it. What a caller may not see is null or absent.

const rupees = z.int()
const time = z.iso.datetime()
const day = z.iso.date()
const by = z.enum(houseSides)

export const housePicture = z.object({
  id: z.uuid(),
  /** Path of the JPEG from the server's root, served with a key or session of the house; sizes as for `picture`. */
  image: z.string(),
  width: z.int(),
  height: z.int(),
  /** Widths in pixels of the WebP files, ascending. */
  widths: z.array(z.int()),
  /** Time that stands in the picture, as the device said; null without one. */
  takenAt: time.nullable(),
})
export type HousePicture = z.infer<typeof housePicture>

const siteLink = z.object({
  id: z.uuid(),
  name: z.string(),
  /** True when it sees money. */
  money: z.boolean(),
  madeOn: day,
  usedOn: day.nullable(),
})
export type SiteLink = z.infer<typeof siteLink>

const house = z.object({
  id: z.uuid(),
  basis: z.enum(houseBases),
  state: z.enum(houseStates),
  role: z.enum(['own', 'family', 'builder', 'site']),
  seesMoney: z.boolean(),
  /** True where nobody is on the other side who could answer about money. */
  alone: z.boolean(),
  /** Name of the link for the site that the caller came by. */
  linkName: z.string().optional(),
  city: z.string(),
  /** As `nameUr` of a city. */
  cityUr: z.string().optional(),
  locality: z.string(),
  plot: z
    .object({ plotSize: z.number(), plotUnit: z.enum(areaUnits), marlaStandardSft: z.literal(marlaSizes) })
    .nullable(),
  coveredAreaSft: z.number().nullable(),
  /** '' when the family builds by itself, or after erasure. */
  builder: z.string(),
  companyId: z.uuid().nullable(),
  /** True when a tax comes on top whose sum is not known. */
  taxOnTop: z.boolean(),
  startsOn: day,
  weeks: z.int().nullable(),
  /** `shiftedOn` of the last stage that has one. */
  handoverOn: day.nullable(),
  /** Today in Pakistan. */
  today: day,
  closedAt: time.nullable(),
  closeReason: z.enum([...endReasons, 'forgotten']).nullable(),
  closeText: z.string(),
  /** Sum that was paid at the end; null while the house is open and for callers that see no money. */
  finalPkr: rupees.nullable(),
  /** The following fields are for the family's own key only. */
  email: z.string().nullable().optional(),
  mailboxConfirmed: z.boolean().optional(),
  /** Day on which the mailbox was confirmed; null while it is not. */
  mailboxConfirmedOn: day.nullable().optional(),
  hasFamilyKey: z.boolean().optional(),
  siteLinks: z.array(siteLink).optional(),
})

const claim = z.object({
  id: z.uuid(),
  at: time,
  by,
  /** Name of who made it. */
  who: z.string(),
  text: z.string(),
  images: z.array(housePicture),
  /** True for the caller that made it and may take it back. */
  mine: z.boolean(),
})

const question = z.object({ id: z.uuid(), at: time, text: z.string() })

const stage = z.object({
  id: z.uuid(),
  position: z.int(),
  /** An id of `paymentStages` or of the calculator's stages, or own words. */
  stage: z.string(),
  due: z.enum(dues),
  percent: z.number().nullable(),
  sharePkr: rupees.nullable(),
  /** `sharePkr` with the agreed changes that name it. */
  duePkr: rupees.nullable(),
  plannedOn: day.nullable(),
  /** `plannedOn` with the days of agreed changes. */
  shiftedOn: day.nullable(),
  lateDays: z.int(),
  state: z.enum(houseStageStates),
  agreedAt: time.nullable(),
  /** Time until which the family can take its agreement back; null when it cannot. */
  takeBackUntil: time.nullable(),
  withoutClaim: z.boolean(),
  /** The claim that stands. */
  claim: claim.nullable(),
  /** The question that stands. */
  question: question.nullable(),
})
export type HouseStage = z.infer<typeof stage>

const money = z.object({
  basePkr: rupees,
  changesPkr: rupees,
  contractPkr: rupees,
  agreedPkr: rupees,
  agreedPercent: z.int(),
  paidPkr: rupees,
  saidPkr: rupees,
  /** Sum that is due. */
  nextPkr: rupees,
  aheadPkr: rupees,
  /** True when more than a tenth of the price is paid ahead of what is agreed as done. */
  warns: z.boolean(),
})
export type HouseMoney = z.infer<typeof money>

const change = z.object({
  id: z.uuid(),
  what: z.string(),
  why: z.enum(changeReasons),
  /** Null for callers that see no money. */
  pkr: rupees.nullable(),
  days: z.int(),
  stageId: z.uuid(),
  by,
  at: time,
  state: z.enum(changeStates),
  /** Time until which it waits. */
  until: time,
  /** Agreed by word: nobody was on the other side. */
  byWord: z.boolean(),
  answerText: z.string(),
  images: z.array(housePicture),
})
export type HouseChange = z.infer<typeof change>

const payment = z.object({
  id: z.uuid(),
  pkr: rupees,
  way: z.enum(paymentWays),
  stageId: z.uuid().nullable(),
  day,
  note: z.string(),
  by,
  at: time,
  state: z.enum(paymentNoteStates),
  /** The payment that this one corrects, and the one that corrects this. */
  corrects: z.uuid().nullable(),
  correctedBy: z.uuid().nullable(),
  images: z.array(housePicture),
})
export type HousePayment = z.infer<typeof payment>

const delivery = z.object({
  /** Also that of its line in the diary. */
  id: z.uuid(),
  material: z.enum(materials),
  /** In the unit of the material. */
  quantity: z.int(),
  /** Null without a price, and for callers that see no money. */
  pkr: rupees.nullable(),
  day,
  by,
  who: z.string(),
  at: time,
  /** The delivery that this one corrects, and the one that corrects this, which counts no more. */
  corrects: z.uuid().nullable(),
  correctedBy: z.uuid().nullable(),
  /** Of its slip; empty for a caller that sees no money and did not write it. */
  images: z.array(housePicture),
  /** True for a caller that may correct it now. */
  correctable: z.boolean(),
})
export type HouseDelivery = z.infer<typeof delivery>

const materialLine = z.object({
  material: z.enum(materials),
  /** All deliveries that count, in the unit of the material. */
  bought: z.int(),
  /** Amount that the estimate needs for what is built so far. */
  about: z.int(),
  /** True when more than 115 % of it was bought. */
  flagged: z.boolean(),
  /** Whole per cent above it; null unless flagged. */
  morePercent: z.int().nullable(),
})
export type HouseMaterialLine = z.infer<typeof materialLine>

const mending = z.object({
  /** Of its line in the diary. */
  id: z.uuid(),
  at: time,
  by,
  who: z.string(),
  images: z.array(housePicture),
})

const snag = z.object({
  /** Also that of its line in the diary. */
  id: z.uuid(),
  place: z.string(),
  text: z.string(),
  at: time,
  state: z.enum(snagStates),
  /** Time since which it is in that state. */
  since: time,
  images: z.array(housePicture),
  /** As the builder's side mended it last, also when the family has opened it again; null before. */
  mended: mending.nullable(),
})
export type HouseSnag = z.infer<typeof snag>

export const houseEntry = z.object({
  id: z.uuid(),
  seq: z.int(),
  kind: z.enum(entryKinds),
  stageId: z.uuid().nullable(),
  text: z.string(),
  by,
  who: z.string(),
  at: time,
  images: z.array(housePicture),
  /** Taken back by its author, or out by the desk: then text and pictures are gone. */
  gone: z.enum(['author', 'desk']).nullable(),
  /** True for the caller that wrote it. */
  mine: z.boolean(),
})
export type HouseEntry = z.infer<typeof houseEntry>

export const houseEntries = pageOf(houseEntry)

const wait = z.object({
  kind: z.enum(waitKinds),
  /** Of the claim, the stage with a question, the change, the payment or the snag. */
  id: z.uuid(),
  since: time,
})
export type HouseWait = z.infer<typeof wait>

export const houseView = z.object({
  house,
  stages: z.array(stage),
  /** Things that wait for the caller's side, oldest first. */
  waits: z.array(wait),
  money: money.nullable(),
  /** Oldest first. */
  changes: z.array(change),
  /** Oldest first; empty for callers that see no money. */
  payments: z.array(payment),
  /** Oldest first. */
  deliveries: z.array(delivery),
  /** Materials of the estimate that the family buys; empty without an estimate and for callers that see no money. */
  material: z.array(materialLine),
  /** Oldest first. */
  snags: z.array(snag),
  /** The newest page of the diary. */
  entries: houseEntries,
  /** Only in demo mode, in the response to `putHouseMailbox`: the code of the mail. */
  code: z.string().optional(),
})
export type HouseView = z.infer<typeof houseView>

/** A house in the company's list. */
export const houseRow = z.object({
  id: z.uuid(),
  state: z.enum(houseStates),
  requestId: z.uuid().nullable(),
  city: z.string(),
  cityUr: z.string().optional(),
  locality: z.string(),
  plot: house.shape.plot,
  startsOn: day,
  /** Number of stages that are agreed, and of all. */
  agreedStages: z.int(),
  stages: z.int(),
  /** Time of the newest act. */
  actedAt: time,
})
export type HouseRow = z.infer<typeof houseRow>
