import { areaUnits, marlaSizes, phases } from '@tameer/calculator'
import * as z from 'zod'
import { picture } from '../companies/companies.ts'
import { contactTexts } from '../companies/company-contact.ts'
import { companyMark } from '../companies/mark-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { email, json, line, paragraphs, textShape, uuid } from '../fields.ts'
import { problem } from '../problems.ts'
import { sentQuote } from './quote-forms.ts'
import {
  closeReasons,
  declineReasons,
  invitationStates,
  requestLimits as limits,
  requestStates,
} from './request-states.ts'

// A homeowner's request: a brief with a frozen bill, sent to companies that the homeowner chooses. The homeowner
// has no account: `x-request-key` carries the request's own key, or the family's key, which only reads.

const rupees = z.int()

const plot = z.object({
  plotSize: z.number().positive().max(1e6),
  plotUnit: z.enum(areaUnits, problem('chooseFromList')),
  marlaStandardSft: z.literal(marlaSizes, problem('chooseFromList')),
})

const month = z.string().regex(/^(\d{4}-(0[1-9]|1[0-2])|not-sure)$/, problem('chooseFromList'))

/** A key made on the caller's device: 256 random bits as base64url. */
const key = z.string(problem('noRequestKey')).regex(/^[\w-]{43}$/, problem('noRequestKey'))

/** The homeowner's form, as JSON in the field `request`. */
const newRequest = z.object({
  /** The request's own key. The same form sent again with it is the same request, not a second one. */
  key,
  /** A service's category: 4, 5 or 6. */
  service: z.union([z.literal(4), z.literal(5), z.literal(6)], problem('chooseFromList')),
  companyIds: z
    .array(uuid)
    .min(1, problem('chooseCompany'))
    .max(limits.standing, problem('chooseFewerCompanies')),
  name: line(limits.name, problem('enterYourName')),
  email,
  phone: textShape(contactTexts.phone).optional(),
  /** A city by name, such as `Lahore`. */
  city: z.string(problem('selectCity')).min(1, problem('selectCity')).max(80),
  locality: line(limits.locality).optional(),
  /** A month, such as `2027-03`, or `not-sure`. */
  start: month.optional(),
  notes: paragraphs(limits.notes).optional(),
  /** Answers of the detailed estimate. Construction and Interior Design need them. */
  answers: z.record(z.string().max(40), z.unknown()).optional(),
  /** Version of the price book that the answers were priced with; by default today's. */
  priceBook: z.string().max(40).optional(),
  /** The estimate's total as the homeowner saw it. */
  totalPkr: rupees.optional(),
  /** Plot of an Architecture request without an estimate. */
  plot: plot.optional(),
  coveredAreaSft: z.number().positive().max(1e6).optional(),
})
export type NewRequest = z.input<typeof newRequest>

export const billLine = z.object({
  id: z.string(),
  item: z.string(),
  unit: z.string(),
  quantity: z.number(),
  ratePkr: z.number(),
  costPkr: rupees,
  lowPkr: rupees,
  highPkr: rupees,
  materialPkr: rupees,
  labourPkr: rupees,
  section: z.string(),
  phase: z.enum(phases),
})

const billSection = z.object({
  id: z.string(),
  phase: z.enum(phases),
  costPkr: rupees,
  lowPkr: rupees,
  highPkr: rupees,
})

/** The estimate as it was when the request was sent. Later price books change nothing in it. */
const frozenBill = z.object({
  coveredAreaSft: z.number(),
  totalPkr: rupees,
  /** Range of the total, as the estimate had it: narrower than the sum of the ranges of its sections or lines. */
  lowPkr: rupees.optional(),
  highPkr: rupees.optional(),
  /** Date of its newest prices, and of its oldest where that differs. */
  pricesAsOf: z.string(),
  pricesSince: z.string().optional(),
  /** Absent, like the range, in bills that were stored before these fields existed. */
  sections: z.array(billSection).optional(),
  lines: z.array(billLine),
})
export type FrozenBill = z.infer<typeof frozenBill>

const brief = {
  id: z.uuid(),
  state: z.enum(requestStates),
  service: z.int(),
  /** Name of the city, as it was when it was chosen. */
  city: z.string(),
  /** As `nameUr` of a city. */
  cityUr: z.string().optional(),
  plot: plot.nullable(),
  coveredAreaSft: z.number().nullable(),
  locality: z.string(),
  start: z.string(),
  notes: z.string(),
  answers: z.record(z.string(), z.unknown()).nullable(),
  priceBook: z.string().nullable(),
  totalPkr: rupees.nullable(),
  bill: frozenBill.nullable(),
  /** `image` is an address from the server's root. It is served only to callers who may see the request. */
  images: z.array(picture),
  createdAt: z.iso.datetime(),
  /** Time at which it was confirmed and companies heard of it. */
  openedAt: z.iso.datetime().nullable(),
  /** Time at which an unconfirmed request is deleted, and an open one stops taking quotes. */
  endsAt: z.iso.datetime(),
}

/**
 * A request as the homeowner and the family see it. E-mail and phone are null for the family. After erasure texts
 * are ''.
 */
export const homeownerRequest = z.object({
  ...brief,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  closeReason: z.enum(closeReasons).nullable(),
  /** True when this key may act, false when it may only read. */
  mayAct: z.boolean(),
  /** True when a family link exists. */
  hasFamilyKey: z.boolean(),
})

const invitedCompany = z.object({
  id: z.uuid(),
  name: z.string(),
  image: z.string().nullable(),
  imageWidth: z.int().nullable(),
  /** E.164; '' when there is none. */
  whatsapp: z.string(),
  /** Marks that Tameer has checked and that are valid today. */
  marks: z.array(companyMark),
})

export const homeownerInvitation = z.object({
  id: z.uuid(),
  /**
   * Null once the company is gone. `company` is also null while the company is hidden from visitors and has not
   * quoted.
   */
  companyId: z.uuid().nullable(),
  company: invitedCompany.nullable(),
  state: z.enum(invitationStates),
  /** Time at which the company heard of the request; null until it is confirmed. */
  sentAt: z.iso.datetime().nullable(),
  /** Time at which the company first opened it. */
  seenAt: z.iso.datetime().nullable(),
  declineReason: z.enum(declineReasons).nullable(),
  declineText: z.string(),
  /** Null also when the company declined before this time was stored; the same holds for `releasedAt`. */
  declinedAt: z.iso.datetime().nullable(),
  phoneReleased: z.boolean(),
  /** Time from which the company sees the number. */
  releasedAt: z.iso.datetime().nullable(),
  /** The newest quote, or null. */
  quote: sentQuote.nullable(),
})

/** A question with its answer, null until it is answered. */
export const homeownerQuestion = z.object({
  id: z.uuid(),
  by: z.enum(['company', 'homeowner']),
  /** The company that asked, or the only one that was asked. */
  companyId: z.uuid(),
  text: z.string(),
  answer: z.string().nullable(),
  askedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
})

/** A company that may be asked even when three others can still answer. */
export const suggestedCompany = z.object({ companyId: z.uuid(), name: z.string() })

export const requestView = z.object({
  request: homeownerRequest,
  invitations: z.array(homeownerInvitation),
  /** Oldest first. */
  questions: z.array(homeownerQuestion),
  /** Companies that Tameer suggested while nobody had answered, and that were not asked yet. */
  suggested: z.array(suggestedCompany),
})
export type RequestView = z.infer<typeof requestView>
export type HomeownerRequest = z.infer<typeof homeownerRequest>
export type HomeownerInvitation = z.infer<typeof homeownerInvitation>
export type HomeownerQuestion = z.infer<typeof homeownerQuestion>

const anyone = { tag: 'requests', access: 'anyone' } as const
const byKey = { tag: 'requests', access: 'key' } as const
const params = z.object({ id: uuid })
const text = paragraphs(limits.question, problem('fillIn'))

export const createRequest = endpoint('createRequest', {
  ...anyone,
  status: 201,
  summary:
    'Keeps a request until its e-mail address is confirmed. Sent again with its `key`, the same form gets the same response.',
  form: z.object({ request: json(newRequest, 60_000, {} as NewRequest) }),
  files: { images: { many: true } },
  response: z.object({
    request: homeownerRequest,
    /** As it was sent. */
    key: z.string(),
    /** Present in demo mode only. */
    confirmToken: z.string().optional(),
  }),
})

export const confirmRequest = endpoint('confirmRequest', {
  ...anyone,
  status: 200,
  summary: 'Opens a request with the token mailed to its homeowner, and invites its companies.',
  body: z.object({ token: z.string(problem('linkIncomplete')).trim().min(1).max(100) }),
  response: z.object({ id: z.uuid(), state: z.enum(requestStates) }),
})

export const getRequest = endpoint('getRequest', {
  ...byKey,
  status: 200,
  summary:
    'A request with its invitations, newest quotes and questions. With the homeowner’s key its quotes count as read from now on, unless `unread` is asked for.',
  params,
  query: z.object({
    /** Leaves new quotes unread: for a list that only counts them. */
    unread: z.literal('yes', problem('yesOrNot')).optional(),
  }),
  response: requestView,
})

export const sendRequestConfirmation = endpoint('sendRequestConfirmation', {
  ...byKey,
  status: 200,
  summary:
    'Mails the confirmation again; the link before stops working. Another address comes with a new own `key`, and all keys before end at once.',
  params,
  body: z
    .object({ email: email.optional(), key: key.optional() })
    .refine((sent) => (sent.email === undefined) === (sent.key === undefined), {
      path: ['key'],
      error: problem('newAddressNewKey'),
    }),
  response: requestView.extend({ confirmToken: z.string().optional() }),
})

const act = { ...byKey, status: 200, params, response: requestView } as const

export const inviteCompany = endpoint('inviteCompany', {
  ...act,
  status: 201,
  summary: 'Asks one more company.',
  body: z.object({ companyId: uuid }),
})

export const releasePhone = endpoint('releasePhone', {
  ...act,
  summary: 'Shows the phone number to a company, or takes it back.',
  body: z.object({ companyId: uuid, released: z.boolean() }),
})

export const askCompany = endpoint('askCompany', {
  ...act,
  status: 201,
  summary: 'Puts a question to one company, which alone sees it.',
  body: z.object({ companyId: uuid, text }),
})

export const answerQuestion = endpoint('answerQuestion', {
  ...act,
  summary: "Answers a company's question, for all invited to see.",
  body: z.object({ questionId: uuid, text }),
})

export const chooseQuote = endpoint('chooseQuote', {
  ...act,
  summary:
    'Chooses a quote; a `conflict` when it is not the newest of its company, has expired, or the request is not open.',
  body: z.object({ quoteId: uuid }),
})

export const closeRequest = endpoint('closeRequest', {
  ...act,
  summary: 'Closes a request without choosing.',
  body: z.object({ reason: z.enum(closeReasons) }),
})

export const makeRequestKey = endpoint('makeRequestKey', {
  ...byKey,
  status: 201,
  summary:
    'Puts a key in place: a new own one, whose first use ends the one before, or one for the family, which reads only.',
  params,
  body: z.object({ kind: z.enum(['own', 'family']), key }),
  response: z.object({ key: z.string() }),
})

export const endFamilyKey = endpoint('endFamilyKey', {
  ...byKey,
  status: 204,
  summary: 'Takes the family key back.',
  params,
})

export const deleteRequest = endpoint('deleteRequest', {
  ...byKey,
  status: 204,
  summary: 'Deletes a request with everything kept of it, for good.',
  params,
})

export const stopReminders = endpoint('stopReminders', {
  ...anyone,
  status: 204,
  summary: 'Ends the reminders to a mailbox, with the token of the link in one of them.',
  body: z.object({ token: z.string(problem('linkIncomplete')).trim().min(1).max(200) }),
})
