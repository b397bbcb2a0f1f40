import { areaUnits, marlaSizes } from '@tameer/calculator'
import { dues } from '@tameer/quotes'
import * as z from 'zod'
import { email, line, paragraphs, typedCode, uuid } from '../fields.ts'
import { languages } from '../languages.ts'
import { problem } from '../problems.ts'
import {
  changeReasons,
  endReasons,
  houseBases,
  housePictureKinds,
  houseLimits as limits,
  materials,
  paymentWays,
} from './house-states.ts'

// Bodies of the calls of a house file.

/** A key made on the caller's device: 256 random bits as base64url. */
export const houseKey = z.string(problem('noHouseKey')).regex(/^[\w-]{43}$/, problem('noHouseKey'))

const day = z.iso.date(problem('chooseDay'))
const percent = z
  .number(problem('checkValue'))
  .gt(0, problem('checkValue'))
  .max(100, problem('checkValue'))
  .multipleOf(0.01, problem('checkValue'))

const plannedStage = z.object({
  stage: line(limits.stage, problem('fillIn')).optional(),
  /** Only for a stage in own words. */
  due: z.enum(dues, problem('chooseFromList')).optional(),
  percent: percent.optional(),
  plannedOn: day.nullish(),
})

const plot = z.object({
  plotSize: z.number().positive().max(1e6),
  plotUnit: z.enum(areaUnits, problem('chooseFromList')),
  marlaStandardSft: z.literal(marlaSizes, problem('chooseFromList')),
})

/** Whole rupees from `min` to `max`. */
export function wholeRupees(min: number, max: number) {
  return z.int(problem('wholeRupees')).min(min, problem('wholeRupees')).max(max, problem('wholeRupees'))
}

/** Beginning of a house. With a quote, `requestId`; with an own price, `builder`, `basePkr` and `stages`; with an estimate, `answers`. */
export const newHouse = z.object({
  id: uuid,
  /** The family's own key. */
  key: houseKey,
  basis: z.enum(houseBases, problem('chooseFromList')),
  requestId: uuid.optional(),
  builder: line(limits.builder).optional(),
  basePkr: wholeRupees(limits.basePkr.min, limits.basePkr.max).optional(),
  /** Of a quote's and an estimate's stages only `plannedOn` may be given, for all of them in their order. */
  stages: z.array(plannedStage).min(limits.stages.min).max(limits.stages.max).optional(),
  /** Answers of the detailed estimate. */
  answers: z.record(z.string().max(40), z.unknown()).optional(),
  /** Version of the price book that the answers were priced with; by default today's. */
  priceBook: z.string().max(40).optional(),
  /** The estimate's total as the family saw it. */
  totalPkr: z.int().optional(),
  /** A city by name, such as `Lahore`. A house of a quote takes its request's. */
  city: z.string(problem('selectCity')).min(1, problem('selectCity')).max(80).optional(),
  locality: line(limits.locality).optional(),
  plot: plot.optional(),
  startsOn: day,
  weeks: z.int().min(limits.weeks.min).max(limits.weeks.max).nullish(),
  language: z.enum(languages, problem('chooseFromList')),
})
export type NewHouse = z.input<typeof newHouse>

const pictureIds = (max: number) => z.array(uuid).max(max, problem('tooManyImages', { maximum: max }))

/** As `pictureIds`, each once, and at least one. */
const somePictureIds = (max: number) =>
  pictureIds(max)
    .min(1, problem('pictureNeeded'))
    .transform((ids) => [...new Set(ids)])

export const newEntry = z.object({
  id: uuid,
  stageId: uuid.nullish(),
  text: paragraphs(limits.text).default(''),
  pictureIds: pictureIds(limits.entryPictures).default([]),
})
export type NewHouseEntry = z.input<typeof newEntry>

export const newClaim = z.object({
  id: uuid,
  text: paragraphs(limits.text).default(''),
  pictureIds: z.array(uuid, problem('threePictures')).length(limits.claimPictures, problem('threePictures')),
})
export type NewHouseClaim = z.input<typeof newClaim>

export const claimAnswer = z.object({ claimId: uuid })
export const claimQuestion = z.object({ claimId: uuid, text: paragraphs(limits.text, problem('fillIn')) })
export const stageFinish = z.object({ id: uuid, pictureIds: pictureIds(limits.finishPictures).default([]) })

export const ownKeyForm = z.object({ key: houseKey })
/** Without `key` only the name and the sight of money change. */
export const siteLinkForm = z.object({
  name: line(limits.linkName, problem('fillIn')),
  money: z.boolean(problem('trueOrFalse')),
  key: houseKey.optional(),
})

/** `key` is a new own key, as in `ownKeyForm`. */
export const mailboxForm = z.object({ email, key: houseKey })
/** A code of six digits, in any digits, with spaces or hyphens. */
export const mailboxCode = z.object({ code: typedCode(100, problem('enterCode')) })
export const lostHouses = z.object({ email })
/** A token of a mail, and the key that this device has made. */
export const wayBack = z.object({
  token: z.string(problem('linkIncomplete')).regex(/^[\w-]{43}$/, problem('linkIncomplete')),
  key: houseKey,
})

export const pictureForm = z.object({
  /** Time that stands in the picture. */
  takenAt: z.iso.datetime({ offset: true }).optional(),
  kind: z.enum(housePictureKinds, problem('chooseFromList')),
})

export const newChange = z.object({
  id: uuid,
  what: line(limits.what, problem('fillIn')),
  why: z.enum(changeReasons, problem('chooseFromList')),
  /** Sum that it adds to the price; negative when it costs less, 0 when nothing. */
  pkr: wholeRupees(-limits.basePkr.max, limits.basePkr.max),
  /** Days that it adds to the plan. */
  days: z.int().min(limits.days.min).max(limits.days.max),
  stageId: uuid,
  pictureIds: pictureIds(limits.changePictures).default([]),
})
export type NewHouseChange = z.input<typeof newChange>

export const changeAnswer = z.object({
  agree: z.boolean(problem('trueOrFalse')),
  text: paragraphs(limits.text).default(''),
})

export const newPayment = z.object({
  id: uuid,
  /** 0 only in a correction. */
  pkr: wholeRupees(0, limits.paymentPkr),
  way: z.enum(paymentWays, problem('chooseFromList')),
  stageId: uuid.nullish(),
  day,
  note: line(limits.note).default(''),
  pictureIds: pictureIds(limits.slipPictures).default([]),
  /** A confirmed payment, in whose place this one counts once it is confirmed. */
  corrects: uuid.nullish(),
})
export type NewHousePayment = z.input<typeof newPayment>

export const paymentAnswer = z.object({ received: z.boolean(problem('trueOrFalse')) })

export const newDelivery = z.object({
  id: uuid,
  material: z.enum(materials, problem('chooseFromList')),
  /** In the unit of the material. */
  quantity: z
    .int(problem('wholeQuantity'))
    .min(limits.quantity.min, problem('wholeQuantity'))
    .max(limits.quantity.max, problem('wholeQuantity')),
  pkr: wholeRupees(1, limits.paymentPkr).nullish(),
  day,
  /** Pictures of the slip. */
  pictureIds: somePictureIds(limits.deliveryPictures),
  /** A delivery, in whose place this one counts at once. */
  corrects: uuid.nullish(),
})
export type NewHouseDelivery = z.input<typeof newDelivery>

export const newSnag = z.object({
  id: uuid,
  place: line(limits.place, problem('fillIn')),
  text: paragraphs(limits.text, problem('fillIn')),
  pictureIds: somePictureIds(limits.snagPictures),
})
export type NewHouseSnag = z.input<typeof newSnag>

/** `id` is that of the line which says that it is mended. */
export const snagMending = z.object({ id: uuid, pictureIds: somePictureIds(limits.snagPictures) })
export const snagAnswer = z.object({ accept: z.boolean(problem('trueOrFalse')) })

export const houseClosing = z.object({
  kind: z.enum(['finished', 'ended'], problem('chooseFromList')),
  /** Needed when it ends early. */
  reason: z.enum(endReasons, problem('chooseFromList')).optional(),
  text: paragraphs(limits.text).default(''),
})
export type HouseClosing = z.input<typeof houseClosing>
