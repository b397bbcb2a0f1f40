import { constructionTypes } from '@tameer/calculator'
import * as z from 'zod'
import { city } from '../companies/catalogue.ts'
import { deskEndpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'
import { clientPageSize, maxLength } from '../limits.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { problem } from '../problems.ts'
import { homeownerRequest, suggestedCompany } from '../requests/requests.ts'
import { mostSuggested } from './desk-values.ts'

const operators = { tag: 'desk', access: ['Operator'] } as const

const page = pageQuery(clientPageSize)

/** A company that was asked. It has neither quoted nor declined. */
const silentCompany = z.object({
  /** Null once the company is gone, as is `name`. */
  companyId: z.uuid().nullable(),
  name: z.string().nullable(),
  sentAt: z.iso.datetime(),
  /** Time at which it first opened the request; null while it has not. */
  seenAt: z.iso.datetime().nullable(),
  /** False when it cannot answer any more: it is gone, or hidden from visitors. */
  mayAnswer: z.boolean(),
})

/** An open request to which no company has answered. It holds nothing by which its family could be recognised. */
export const unansweredRequest = z.object({
  id: z.uuid(),
  service: z.int(),
  ...homeownerRequest.pick({ city: true, cityUr: true }).shape,
  plot: homeownerRequest.shape.plot,
  /** Stage of building that the estimate is for; null without an estimate. */
  constructionType: z.enum(constructionTypes).nullable(),
  coveredAreaSft: z.number().nullable(),
  totalPkr: z.int().nullable(),
  openedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  asked: z.array(silentCompany),
  /** Number of further companies that the family may ask. */
  room: z.int(),
  /** Time of the last letter that suggested companies; null before the first. */
  suggestedAt: z.iso.datetime().nullable(),
  /** Companies that were suggested and not yet asked. */
  suggested: z.array(suggestedCompany),
  /** False when the family wants no reminders: then no letter can be sent. */
  mayBeMailed: z.boolean(),
})
export type UnansweredRequest = z.infer<typeof unansweredRequest>

export const listUnansweredRequests = deskEndpoint('listUnansweredRequests', {
  ...operators,
  status: 200,
  summary: 'Open requests without an answer since 3 or 7 days, the longest waiting first, in pages.',
  query: z.object({
    days: z.enum(['3', '7'], problem('chooseFromList')).default('3'),
    ...page,
  }),
  /** Numbers of requests without an answer after 3 and after 7 days, each counted up to 100. */
  response: pageOf(unansweredRequest).extend({ listed: z.int(), waiting: z.int() }),
})

/** A company that fits a request and was not asked. */
export const fittingCompany = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The city of its office. */
  city: city.nullable(),
  /** Projects that visitors see, counted up to 100. */
  projects: z.int(),
  /** True when it has left another request unanswered for a week. */
  silent: z.boolean(),
})
export type FittingCompany = z.infer<typeof fittingCompany>

const request = { params: z.object({ id: uuid }) }

export const listFittingCompanies = deskEndpoint('listFittingCompanies', {
  ...operators,
  ...request,
  status: 200,
  summary:
    'Listed companies of the service and city of a request that were not asked. A page may be short, or empty, and still have a next one.',
  query: z.object({ q: z.string().max(maxLength.email, problem('searchTooLong')).optional(), ...page }),
  response: pageOf(fittingCompany),
})

const noMoment = problem('momentInvalid')

export const suggestCompanies = deskEndpoint('suggestCompanies', {
  ...operators,
  ...request,
  status: 204,
  summary:
    'Suggests up to three more companies to the family of a request without an answer, by mail. Nothing is sent to the companies.',
  body: z.object({
    companyIds: z
      .array(uuid)
      .min(1, problem('chooseCompany'))
      .max(mostSuggested, problem('chooseFewerCompanies')),
    /** Time of the last suggestion that the actor saw; null when there was none. */
    suggestedAt: z.iso.datetime(noMoment).nullable(),
    /** True to suggest again within a week of the last time. */
    again: z.boolean().default(false),
  }),
})
