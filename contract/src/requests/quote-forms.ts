import {
  covers,
  deliverableCovers,
  deliverables,
  dues,
  type FeeQuote,
  layings,
  type Quote,
  quoteLimits,
  taxes,
  termLimits,
} from '@tameer/quotes'
import * as z from 'zod'
import { line, paragraphs } from '../fields.ts'
import { quoteTextLimits as max } from './request-states.ts'

// Shape of quotes on the wire. `judgeQuote` of `quotes` checks a quote against the request's bill.

const rupees = z.number().min(-1e15).max(1e15)
const id = z.string().min(1).max(80)
const itemAndAmount = z.object({ item: line(max.item, 'fillIn'), amountPkr: rupees })

const terms = z.object({
  durationWeeks: z.int().min(1).max(520).nullish(),
  /** A month, such as `2027-03`, or a day. */
  earliestStart: z.string().max(20).nullish(),
  stages: z
    .array(
      z.object({
        stage: line(max.stage, 'fillIn'),
        /** Time at which a stage in the company's own words is due. */
        due: z.enum(dues).optional(),
        percent: z.number().min(0).max(100),
      }),
    )
    .max(termLimits.stages.max),
  warrantyMonths: z.int().min(0).max(600).nullish(),
  changes: line(max.changes).nullish(),
  notes: paragraphs(max.notes).nullish(),
  /** The last day of validity, such as `2027-03-31`. */
  validUntil: z.string().max(20),
})

const price = z.union([
  z.object({ level: z.literal('house'), kind: z.literal('lump'), amountPkr: rupees }),
  z.object({ level: z.literal('house'), kind: z.literal('per-sft'), ratePkr: rupees }),
  z.object({
    level: z.enum(['phase', 'section', 'line']),
    id,
    kind: z.literal('lump'),
    amountPkr: rupees,
  }),
  z.object({
    level: z.literal('phase'),
    id: z.enum(['grey', 'finishing']),
    kind: z.literal('per-sft'),
    ratePkr: rupees,
  }),
  z.object({ level: z.literal('line'), id, kind: z.literal('per-unit'), ratePkr: rupees }),
])

/** A quote for Construction or Interior Design, on the lines of the request's bill. Rupees. */
export const quoteOnBill = z.object({
  prices: z.array(price).max(400),
  covers: z
    .array(
      z.object({
        level: z.enum(['section', 'line']),
        id,
        cover: z.enum(covers),
        amountPkr: rupees.optional(),
        /** For an allowance: tells if laying what it buys is in its sum or in the price. */
        laying: z.enum(layings).optional(),
      }),
    )
    .max(400)
    .default([]),
  extras: z.array(itemAndAmount).max(quoteLimits.extras).default([]),
  alternates: z.array(itemAndAmount).max(quoteLimits.alternates).default([]),
  discount: z.object({ amountPkr: rupees, word: line(max.word) }).nullish(),
  tax: z.enum(taxes),
  /** Sum to be added for a tax that is not included, when it is known. */
  taxPkr: rupees.nullish(),
  terms,
  headlinePkr: rupees,
}) satisfies z.ZodType<Quote>

/** A quote for Architecture: a fee and its deliverables. */
export const feeQuote = z.object({
  fee: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('lump'), amountPkr: rupees }),
    z.object({ kind: z.literal('per-sft'), ratePkr: rupees }),
    z.object({ kind: z.literal('percent'), percent: z.number() }),
  ]),
  deliverables: z
    .array(
      z.object({
        deliverable: z.enum(deliverables),
        cover: z.enum(deliverableCovers),
        amountPkr: rupees.optional(),
        visits: z.int().min(0).max(1000).optional(),
      }),
    )
    .max(deliverables.length),
  revisions: z.int().min(0).max(100).nullish(),
  weeksToSubmission: z.int().min(1).max(520).nullish(),
  tax: z.enum(taxes).optional(),
  /** Sum to be added for a tax that is not included, when it is known. */
  taxPkr: rupees.nullish(),
  terms,
  headlinePkr: rupees.optional(),
}) satisfies z.ZodType<FeeQuote>

/** Either kind of quote: the service of the request decides which one it takes. */
export const quoteForm = z.union([quoteOnBill, feeQuote])
export type QuoteForm = z.infer<typeof quoteForm>

const frozen = {
  id: z.uuid(),
  /** Number of the revision, from 1; the newest counts. */
  revision: z.int(),
  sentAt: z.iso.datetime(),
  headlinePkr: z.int(),
  likeForLikePkr: z.int(),
  /** Sum to pay when the extras are taken too. */
  withExtrasPkr: z.int(),
}
/** A quote as it was sent. */
export const sentQuote = z.union([quoteOnBill.extend(frozen), feeQuote.extend(frozen)])
export type SentQuote = z.infer<typeof sentQuote>
