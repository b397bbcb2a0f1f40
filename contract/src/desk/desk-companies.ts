import * as z from 'zod'
import { ownSession } from '../accounts/auth.ts'
import { pendingEmailChange } from '../accounts/email-change.ts'
import { category, city } from '../companies/catalogue.ts'
import { companyProfile } from '../companies/company-facts.ts'
import { ownMark } from '../companies/marks.ts'
import { restrictionMeasures, restrictionReasons } from '../companies/restrictions.ts'
import { deskEndpoint } from '../endpoint.ts'
import { idNumber, uuid } from '../fields.ts'
import { clientPageSize, maxLength } from '../limits.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { deskRoles } from '../permissions.ts'
import { portfolio } from '../portfolios/portfolios.ts'
import { problem } from '../problems.ts'
import { deskCompanyStateFilters, deskCompanyStates, deskCompanyWithout } from './desk-company-states.ts'
import { deskLine } from './desk-log.ts'

const everybody = { tag: 'desk', access: deskRoles } as const
const operators = { tag: 'desk', access: ['Operator'] } as const

/** A company as the desk's list shows it. */
export const listedCompany = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** JPEG of the logo, for browsers without WebP; null without a logo. */
  image: z.string().nullable(),
  imageWidth: z.int().nullable(),
  state: z.enum(deskCompanyStates),
  emailConfirmed: z.boolean(),
  services: z.array(category),
  /** The city of its office. */
  city: city.nullable(),
  /** Projects that visitors see, counted up to 100. */
  projects: z.int(),
  position: z.int().nullable(),
  createdAt: z.iso.datetime(),
})
export type ListedCompany = z.infer<typeof listedCompany>

const notListed = problem('chooseFromList')

const filter = {
  /**
   * Matches part of the name, of a service or of a title; an e-mail address, a phone number or an id must be
   * complete.
   */
  q: z.string().max(maxLength.email, problem('searchTooLong')).optional(),
  state: z.enum(deskCompanyStateFilters, notListed).optional(),
  category: idNumber.optional(),
  /** City of the office, of its work or of one of its projects. */
  city: idNumber.optional(),
  /** Limits the list to companies without any of these. */
  without: z.enum(deskCompanyWithout, notListed).optional(),
}

export const listDeskCompanies = deskEndpoint('listDeskCompanies', {
  ...everybody,
  status: 200,
  summary:
    'Companies, newest first, those with a position last. A page may be short, or empty, and still have a next one: each looks at 500 companies at most.',
  query: z.object({
    ...filter,
    ...pageQuery(clientPageSize),
  }),
  response: pageOf(listedCompany),
})

export const exportDeskCompanies = deskEndpoint('exportDeskCompanies', {
  ...operators,
  fresh: true,
  status: 200,
  summary: 'The same companies as one file of CSV. That it was taken is a line of the log.',
  body: z.object(filter),
  download: 'text/csv',
})

/** Reason why the desk hides a thing from visitors. */
const restriction = z.object({
  measure: z.enum(restrictionMeasures),
  reason: z.enum(restrictionReasons),
  /** Text that the desk wrote to the owner. */
  words: z.string(),
  since: z.iso.datetime(),
})

/** A company as the desk sees it. */
export const deskCompany = z.object({
  id: z.string(),
  /** Number of acts of the desk on it and its projects. Each act sends the number it has seen. */
  version: z.int(),
  state: z.enum(deskCompanyStates),
  /** The address that signs in. */
  email: z.string(),
  emailConfirmed: z.boolean(),
  restriction: restriction.nullable(),
  createdAt: z.iso.datetime(),
  /** Number of projects that are shown, or would be if the company were, counted up to 100. */
  projects: z.int(),
  /** The profile that visitors see, or would see if the company were shown. */
  profile: companyProfile,
})
export type DeskCompany = z.infer<typeof deskCompany>

const company = { params: z.object({ id: uuid }) }

export const getDeskCompany = deskEndpoint('getDeskCompany', {
  ...everybody,
  ...company,
  status: 200,
  summary: 'A company, seen by visitors or not.',
  response: deskCompany,
})

export const listDeskProjects = deskEndpoint('listDeskProjects', {
  ...everybody,
  ...company,
  status: 200,
  summary: "A company's portfolios in its own order, those that visitors do not see too.",
  query: z.object({ cursor: z.string().max(maxLength.cursor).optional() }),
  response: pageOf(portfolio),
})

/** A mail to a company, without its text: the text may hold a code. */
export const companyMail = z.object({
  id: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  attempts: z.int(),
  /** Reply of the mail server to the last failed attempt. */
  lastError: z.string().nullable(),
})

const deskCompanyAccount = z.object({
  email: z.string(),
  /** The change of its address that waits to be confirmed, begun by itself or by the desk. */
  emailChange: pendingEmailChange
    .extend({
      /** True for one that the desk began, and may cancel. */
      byDesk: z.boolean(),
    })
    .nullable(),
  /** Sessions, last used first, without their tokens. */
  sessions: z.array(ownSession.omit({ current: true })),
  /** Its licences and registrations, those that visitors do not see too. */
  marks: z.array(ownMark),
  /** Mails to its mailbox that are still kept, newest first. */
  mails: z.array(companyMail),
  /** Newest lines of the log about it. */
  history: z.array(deskLine),
})
export type DeskCompanyAccount = z.infer<typeof deskCompanyAccount>

export const getDeskCompanyAccount = deskEndpoint('getDeskCompanyAccount', {
  ...operators,
  ...company,
  status: 200,
  summary: "A company's sessions, the mails to it without their texts, and what was done about it.",
  response: deskCompanyAccount,
})
