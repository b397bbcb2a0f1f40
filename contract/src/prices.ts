import { cities } from '@tameer/calculator'
import * as z from 'zod'
import { deskEndpoint, endpoint } from './endpoint.ts'
import { line, link } from './fields.ts'
import { listOf } from './paging.ts'
import { deskRoles } from './permissions.ts'
import { priceLimits } from './price-limits.ts'
import { problem } from './problems.ts'

/** A day, or a correction of that day: `2026-12-29.2`. */
const version = z.string().regex(/^20\d\d-\d\d-\d\d(\.[2-9])?$/, problem('chooseFromList'))

const kinds = ['published', 'reported'] as const

const source = z.object({
  name: line(priceLimits.source, problem('enterPriceSource')),
  url: link()
    .transform((url) => url || undefined)
    .optional(),
  /** Day of the price. */
  day: z.iso.date(problem('enterPriceDay')),
})

const entry = z.object({
  /** Id of an article of the price book. */
  article: z.string().max(40),
  city: z.enum(cities, problem('chooseFromList')),
  /** Rupees for the article's unit, with at most one decimal below 100. */
  pkr: z
    .number(problem('enterPrice'))
    .positive(problem('enterPrice'))
    .max(priceLimits.pkr, problem('enterPrice')),
  kind: z.enum(kinds, problem('chooseFromList')),
  source,
  /** A second source or a word why, for a price that moves far. */
  note: line(priceLimits.note)
    .transform((text) => text || undefined)
    .optional(),
})

const change = z.object({
  version: z.string(),
  base: z.string(),
  pricesAsOf: z.string(),
  entries: z.array(
    z.object({
      article: z.string(),
      city: z.enum(cities),
      pkr: z.number(),
      kind: z.enum(kinds),
      source: z.object({ name: z.string(), url: z.string().optional(), day: z.string() }),
      note: z.string().optional(),
    }),
  ),
})

export type PublishedPrices = z.output<typeof change>

const usualBill = z.object({
  costPkr: z.int(),
  lowPkr: z.int(),
  highPkr: z.int(),
  greyPkr: z.int(),
  days: z.record(z.string(), z.int()).optional(),
})
const byArea = z.object({ '5 Marla': usualBill, '10 Marla': usualBill, '20 Marla': usualBill })

const open = { tag: 'catalogue', access: 'anyone', status: 200 } as const

export const listPriceBooks = endpoint('listPriceBooks', {
  ...open,
  cacheSeconds: 300,
  summary: 'Every version of the prices, newest first.',
  response: listOf(z.object({ version: z.string(), pricesAsOf: z.string() })),
})

export const getPriceBook = endpoint('getPriceBook', {
  ...open,
  cacheSeconds: 'forever',
  params: z.object({ version }),
  summary:
    'The changes that make a version of the compiled one they begin with, in their order, and the usual houses at its prices.',
  response: z.object({
    changes: z.array(change),
    usual: z.object({
      pricesAsOf: z.string(),
      ageingPct: z.object({ low: z.number(), high: z.number() }).optional(),
      bills: z.object({ Lahore: byArea, Islamabad: byArea, Karachi: byArea }),
    }),
  }),
})

export const getDeskPrices = deskEndpoint('getDeskPrices', {
  tag: 'desk',
  access: deskRoles,
  status: 200,
  summary: 'The newest version of the prices, and how many of them are old.',
  response: z.object({ version: z.string(), old: z.int(), oldestDay: z.string() }),
})

export const publishPrices = deskEndpoint('publishPrices', {
  tag: 'desk',
  access: ['Operator'],
  fresh: true,
  status: 201,
  summary: 'Publishes prices of articles as a new version, which estimates use from then on.',
  body: z.object({
    /** The newest version, which the prices were compared with. */
    base: version,
    entries: z
      .array(entry)
      .min(1, problem('enterPrice'))
      .max(priceLimits.entries, problem('atMost', { maximum: priceLimits.entries, of: 'entries' })),
  }),
  response: z.object({ version: z.string() }),
})
export type NewPrices = z.output<(typeof publishPrices)['body']>
