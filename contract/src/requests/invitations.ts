import { constructionTypes } from '@tameer/calculator'
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { paragraphs, seenVersion, uuid } from '../fields.ts'
import { clientPageSize } from '../limits.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { problem } from '../problems.ts'
import { quoteForm, sentQuote } from './quote-forms.ts'
import { declineReasons, invitationStates, requestLimits as limits } from './request-states.ts'
import { homeownerRequest } from './requests.ts'

// The company's side: the requests that it is invited to. It never sees another company's name, quote or number.

const company = { tag: 'requests', access: ['Company'] } as const
const params = z.object({ id: uuid })

/** A request as an invited company sees it: never the e-mail; `phone` only once released. */
const invitedRequest = homeownerRequest
  .omit({ email: true, phone: true, closeReason: true, mayAct: true, hasFamilyKey: true })
  .extend({
    /** Written for people; comes with `whatsappLink`, its `wa.me` address, when the number can have chats. */
    phone: z.string().optional(),
    whatsappLink: z.string().optional(),
  })

export const companyQuestion = z.object({
  id: z.uuid(),
  by: z.enum(['company', 'homeowner']),
  /** Asked by this company, or asked of it. */
  mine: z.boolean(),
  text: z.string(),
  answer: z.string().nullable(),
  askedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
})
export type CompanyQuestion = z.infer<typeof companyQuestion>

export const quoteDraft = z.object({
  /** Values of the form. Only the form reads them. */
  draft: z.record(z.string(), z.unknown()),
  /** Grows by one with each save. */
  version: z.int(),
})
export type QuoteDraft = z.infer<typeof quoteDraft>

/** Number of prices in a draft, and number of prices that its form asks for at the opened levels. */
const draftPrices = z.object({ given: z.int().min(0).max(10_000), asked: z.int().min(0).max(10_000) })
export type DraftPrices = z.infer<typeof draftPrices>

export const invitationRow = z.object({
  id: z.uuid(),
  state: z.enum(invitationStates),
  service: z.int(),
  plot: homeownerRequest.shape.plot,
  /** Stage of building that the estimate is for; null without an estimate. */
  constructionType: z.enum(constructionTypes).nullable(),
  /** The homeowner's name; '' once erased. */
  name: z.string(),
  city: z.string(),
  cityUr: homeownerRequest.shape.cityUr,
  locality: z.string(),
  coveredAreaSft: z.number().nullable(),
  totalPkr: z.int().nullable(),
  start: z.string(),
  sentAt: z.iso.datetime(),
  /** Time at which the request ends. */
  endsAt: z.iso.datetime(),
  /** Last day of validity of the newest quote, as `validUntil`. */
  headlinePkr: z.int().nullable(),
  validUntil: z.iso.date().nullable(),
  /** A quote that is begun and not sent; `prices` is null when the form did not report them. */
  draft: z.object({ savedAt: z.iso.datetime(), prices: draftPrices.nullable() }).nullable(),
  /** The company's own questions that are answered: their number, and the one with the newest answer. */
  answered: z.object({ count: z.int(), newest: z.string() }).nullable(),
  /** Number of the homeowner's questions to this company without an answer. */
  toAnswer: z.int(),
})
export type InvitationRow = z.infer<typeof invitationRow>

const invitation = z.object({
  id: z.uuid(),
  state: z.enum(invitationStates),
  request: invitedRequest,
  /** Null also when the company declined before this time was stored; the same holds for `releasedAt`. */
  declinedAt: z.iso.datetime().nullable(),
  /** Time from which the company sees `request.phone`. */
  releasedAt: z.iso.datetime().nullable(),
  questions: z.array(companyQuestion),
  draft: quoteDraft.nullable(),
  /** The company's own quotes, newest first. */
  quotes: z.array(sentQuote),
  /** Rates by line of the company's own last quote in that city, to fill in the form with. */
  lastRates: z.array(z.object({ id: z.string(), ratePkr: z.number() })),
  /** The house file that was begun with the company's chosen quote; null without one. */
  houseId: z.uuid().nullable(),
})
export type Invitation = z.infer<typeof invitation>

/** Upper end of the counting of invitations: this many, or more. */
export const mostCounted = 100

export const listInvitations = endpoint('listInvitations', {
  ...company,
  status: 200,
  summary: "The signed-in company's invitations, newest first, in pages.",
  query: z.object({
    /** A state, or a filter that stands for several states. */
    state: z.enum([...invitationStates, 'new', 'waiting', 'closed']).optional(),
    ...pageQuery(clientPageSize),
  }),
  /** `counts`: numbers of all invitations and of those under each filter, each counted up to `mostCounted`. */
  response: pageOf(invitationRow).extend({
    counts: z.object({ all: z.int(), new: z.int(), waiting: z.int(), quoted: z.int(), closed: z.int() }),
  }),
})

export const getInvitation = endpoint('getInvitation', {
  ...company,
  status: 200,
  summary: 'One invitation with its request.',
  params,
  response: invitation,
})

const act = { ...company, status: 200, params, response: invitation } as const

export const seeInvitation = endpoint('seeInvitation', {
  ...act,
  summary: 'Notes that the company has looked at it.',
})

export const declineInvitation = endpoint('declineInvitation', {
  ...act,
  summary: 'Declines, with a reason.',
  body: z.object({ reason: z.enum(declineReasons), text: paragraphs(limits.question).optional() }),
})

export const askHomeowner = endpoint('askHomeowner', {
  ...act,
  status: 201,
  summary: 'Asks the homeowner. Question and answer are seen by all invited, without the name of who asked.',
  body: z.object({ text: paragraphs(limits.question, problem('fillIn')) }),
})

export const answerHomeowner = endpoint('answerHomeowner', {
  ...act,
  summary: "Answers the homeowner's question to this company.",
  body: z.object({ questionId: uuid, text: paragraphs(limits.question, problem('fillIn')) }),
})

export const saveQuoteDraft = endpoint('saveQuoteDraft', {
  ...company,
  status: 200,
  summary:
    'Saves what is typed so far; a `conflict` with the stored draft in `current` when `version` is older.',
  params,
  body: z.object({
    draft: z.record(z.string(), z.unknown()),
    /** The version of the draft that the form was opened with; 0 for the first. */
    version: seenVersion(),
    prices: draftPrices.optional(),
  }),
  response: quoteDraft,
})

export const sendQuote = endpoint('sendQuote', {
  ...company,
  status: 201,
  summary: 'Freezes a quote and shows it to the homeowner: the first, or a better one.',
  params,
  body: quoteForm,
  response: sentQuote,
})

export const withdrawQuote = endpoint('withdrawQuote', {
  ...company,
  status: 204,
  summary: "Takes the company's quote back. It cannot quote again.",
  params,
})
