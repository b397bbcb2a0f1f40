import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { catalogueId, line, paragraphs, uuid } from '../fields.ts'
import { problem } from '../problems.ts'
import { city } from './catalogue.ts'
import { company, companyContact, companyFacts, user } from './companies.ts'
import { companyLife } from './company-life.ts'
import { languageCodes, factLimits as limits, teamSizes } from './fact-values.ts'
import { companyMark } from './mark-shapes.ts'
import { rateLimits } from './rates.ts'

/** A company with all its facts, as everybody sees it. */
export const companyProfile = z.object({
  company,
  contact: companyContact,
  /** The city of its office. */
  office: city.nullable(),
  facts: companyFacts,
  /** Marks that Tameer has checked and that are valid today. */
  marks: z.array(companyMark),
  /** True when the company confirmed the e-mail address in `company`: it opened a link mailed there, or the desk made sure. */
  mailboxConfirmed: z.boolean(),
  life: companyLife.optional(),
})
export type CompanyProfile = z.infer<typeof companyProfile>

export const getCompany = endpoint('getCompany', {
  tag: 'portfolios',
  access: 'anyone',
  status: 200,
  summary: 'A listed company with how it is reached and what it says of itself.',
  params: z.object({ id: uuid }),
  response: companyProfile,
})

const notListed = problem('chooseFromList')
const year = problem('enterYear', { earliest: limits.earliestFounded })
const amount = problem('enterRupees', { maximum: limits.minimumProjectPkr })
const wrongRate = problem('enterRate', rateLimits)
/** The company's own rates in PKR a square foot. Sending the same rate again renews its day. */
const rate = z
  .int(wrongRate)
  .min(rateLimits.minimum, wrongRate)
  .max(rateLimits.maximum, wrongRate)
  .nullable()
  .optional()
const few = (maximum: number) => problem('atMost', { maximum, of: 'entries' })
const once = <Value>(values: Value[]) => [...new Set(values)]

export const updateFacts = endpoint('updateFacts', {
  tag: 'accounts',
  access: ['Company'],
  status: 200,
  summary: 'Changes what is sent of what the signed-in company says of itself.',
  body: z.object({
    about: paragraphs(limits.about).optional(),
    founded: z.int(year).min(limits.earliestFounded, year).max(9999, year).nullable().optional(),
    people: z.enum(teamSizes, notListed).nullable().optional(),
    /** Ids of the catalogue. */
    cities: z.array(catalogueId, notListed).max(limits.cities, few(limits.cities)).transform(once).optional(),
    languages: z
      .array(z.enum(languageCodes, notListed), notListed)
      .max(languageCodes.length, few(languageCodes.length))
      .transform(once)
      .optional(),
    workingHours: line(limits.workingHours).optional(),
    minimumProjectPkr: z
      .int(amount)
      .min(1, amount)
      .max(limits.minimumProjectPkr, amount)
      .nullable()
      .optional(),
    completeRatePkr: rate,
    /** Rate with material. */
    greyRatePkr: rate,
  }),
  response: user,
})
export type FactsForm = z.output<(typeof updateFacts)['body']>
