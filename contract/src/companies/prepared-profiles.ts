import * as z from 'zod'
import { session } from '../accounts/auth.ts'
import { deskEndpoint } from '../endpoint.ts'
import {
  catalogueId,
  email,
  line,
  newPassword,
  paragraphs,
  repeatedPassword,
  seenVersion,
  textShape,
  uuid,
} from '../fields.ts'
import { languages } from '../languages.ts'
import { deskPreparedPageSize, maxCategoriesPerCompany, maxLength } from '../limits.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { problem } from '../problems.ts'
import { contactTexts } from './company-contact.ts'
import { factLimits } from './fact-values.ts'
import { preparedLimits } from './prepared-limits.ts'

const operators = { tag: 'desk', access: ['Operator'] } as const
const noCategory = problem('chooseCategory')

/** Details that the desk enters of a company without an account. A missing text is ''. */
const entered = z.object({
  name: line(maxLength.name, problem('enterName')),
  categoryIds: z
    .array(catalogueId, noCategory)
    .min(1, noCategory)
    .max(maxCategoriesPerCompany, problem('chooseFewerCategories'))
    .transform((ids) => [...new Set(ids)]),
  /** City of its office. */
  city: catalogueId.nullable().default(null),
  phone: textShape(contactTexts.phone).default(''),
  /** Number for chats; without it chats go to the phone number. */
  whatsapp: textShape(contactTexts.whatsapp).default(''),
  website: textShape(contactTexts.website).default(''),
  about: paragraphs(factLimits.about).default(''),
  /** Origin of these details. The company reads it. */
  source: line(preparedLimits.source, problem('enterSource')),
  /** Address to which the link is mailed; '' when it is sent another way. */
  email: textShape(contactTexts.contactEmail).default(''),
  /** Language of the link's page and mail. */
  language: z.enum(languages, problem('chooseFromList')).default('en'),
})
export type PreparedBody = z.output<typeof entered>

/** Both numbers as people in Pakistan write them, such as 0300-1234567. */
const shown = { ...entered.shape, phoneDisplay: z.string(), whatsappDisplay: z.string() }

/** A prepared profile at the desk. */
export const preparedProfile = z.object({
  ...shown,
  id: z.uuid(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  /** End of its link; null before one was made. */
  linkUntil: z.iso.datetime().nullable(),
  /** Time at which the newest link was mailed; null when it was not. */
  mailedAt: z.iso.datetime().nullable(),
  /** Time at which the company first opened the newest link; null before. */
  openedAt: z.iso.datetime().nullable(),
})
export type PreparedProfile = z.infer<typeof preparedProfile>

export const listPreparedProfiles = deskEndpoint('listPreparedProfiles', {
  ...operators,
  status: 200,
  summary: 'Profiles that the desk has prepared and no company has taken over yet, newest first. In pages.',
  query: z.object({
    ...pageQuery(deskPreparedPageSize),
  }),
  response: pageOf(preparedProfile),
})

export const prepareProfile = deskEndpoint('prepareProfile', {
  ...operators,
  status: 201,
  summary: 'Prepares a profile for a company that has no account. Nobody but the desk sees it.',
  body: entered,
  response: preparedProfile,
})

const params = z.object({ id: uuid })
const version = seenVersion(problem('changedAtDesk'))

export const changePreparedProfile = deskEndpoint('changePreparedProfile', {
  ...operators,
  params,
  status: 200,
  summary: 'Changes a prepared profile. Its link stays valid.',
  body: entered.extend({ version }),
  response: preparedProfile,
})

export const makePreparedLink = deskEndpoint('makePreparedLink', {
  ...operators,
  params,
  status: 200,
  summary: 'Makes the link for the company, which is shown this once; the one before stops working.',
  body: z.object({
    version,
    /** True to mail it to the address of the profile too. */
    mail: z.boolean(problem('chooseFromList')),
  }),
  response: z.object({ link: z.url(), profile: preparedProfile }),
})

export const removePreparedProfile = deskEndpoint('removePreparedProfile', {
  ...operators,
  params,
  status: 204,
  summary: 'Deletes a prepared profile, for good. Its link stops working.',
  body: z.object({ version }),
})

const ofLink = { tag: 'desk', access: 'anyone' } as const
const token = z.string(problem('linkIncomplete')).trim().min(1, problem('linkIncomplete')).max(100)

export const readPreparedProfile = deskEndpoint('readPreparedProfile', {
  ...ofLink,
  status: 200,
  summary: 'A prepared profile, for its company, which has the link. The link stays valid.',
  body: z.object({ token }),
  response: z.object({ ...shown, linkUntil: z.iso.datetime() }),
})
export type OfferedProfile = z.infer<(typeof readPreparedProfile)['response']>

export const takePreparedProfile = deskEndpoint('takePreparedProfile', {
  ...ofLink,
  status: 201,
  summary: 'Opens a company account with a prepared profile, uses its link up, and signs in.',
  body: z
    .object({
      token,
      name: line(maxLength.name, problem('enterName')),
      email,
      password: newPassword,
      confirmPassword: repeatedPassword,
      categoryIds: entered.shape.categoryIds,
    })
    .refine((body) => body.password === body.confirmPassword, {
      path: ['confirmPassword'],
      message: problem('passwordsDiffer'),
    }),
  response: session,
})

export const refusePreparedProfile = deskEndpoint('refusePreparedProfile', {
  ...ofLink,
  status: 204,
  summary: 'Deletes a prepared profile at the wish of its company, which has the link.',
  body: z.object({ token }),
})
