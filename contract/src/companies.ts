import * as z from 'zod'
import { category, city } from './catalogue.ts'
import { contactTexts, ofEachContact } from './company-contact.ts'
import { endpoint } from './endpoint.ts'
import { languageCodes, teamSizes } from './fact-values.ts'
import { idNumber, line, newPassword, textShape, typedPassword, uuid } from './fields.ts'
import { languages } from './languages.ts'
import { maxLength } from './limits.ts'
import { ownRestriction } from './own-restriction.ts'

export const companyCategory = z.object({ categoryId: z.int(), category })

/** Where a picture is, and what a browser needs to choose among its sizes. */
export const picture = z.object({
  /**
   * The JPEG: its path below `/uploads`, or its whole address when pictures are served from elsewhere. A size in WebP is
   * the same with `.jpg` replaced by `-{width}.webp`.
   */
  image: z.string(),
  width: z.int(),
  height: z.int(),
  /** Widths in pixels that exist in WebP, ascending. */
  widths: z.array(z.int()),
})

const facts = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** The logo's fallback, named as a picture's is; null when there is none. */
  image: z.string().nullable(),
  /** Width in pixels of the largest size kept of the logo. */
  imageWidth: z.int().nullable(),
  role: z.literal('Company'),
  categories: z.array(companyCategory),
})

/** How a company is reached. Text that is not given is ''. */
export const companyContact = z.object({
  ...ofEachContact(() => z.string()),
  /** The two numbers as people write them here. */
  whatsappDisplay: z.string(),
  phoneDisplay: z.string(),
  /** Where its office is: an id of the catalogue. */
  city: z.int().nullable(),
})
export type CompanyContact = z.infer<typeof companyContact>

/** What a company says of itself, each part optional. Text that is not given is ''. */
export const companyFacts = z.object({
  about: z.string(),
  /** The year. */
  founded: z.int().nullable(),
  people: z.enum(teamSizes).nullable(),
  /** Where it takes work, by id. */
  cities: z.array(city),
  /** Spoken with customers, in the order of the list. */
  languages: z.array(z.enum(languageCodes)),
  /** In words. */
  workingHours: z.string(),
  /** The smallest project it takes. */
  minimumProjectPkr: z.int().nullable(),
})
export type CompanyFacts = z.infer<typeof companyFacts>

/** A company's own rates in whole PKR a square foot, each with the day in Pakistan on which it was given; null where there is none. */
export const companyRates = z.object({
  completePkr: z.int().nullable(),
  completeGivenOn: z.iso.date().nullable(),
  /** Of a grey structure with material. */
  greyPkr: z.int().nullable(),
  greyGivenOn: z.iso.date().nullable(),
})
export type CompanyRates = z.infer<typeof companyRates>

/** A company account as its owner sees it. */
export const user = facts.extend({
  contact: companyContact,
  facts: companyFacts,
  /** Also those that visitors are shown no more. */
  rates: companyRates,
  /** Of the letters to it. */
  language: z.enum(languages),
  /** Whether the mailed link was opened. */
  emailConfirmed: z.boolean(),
  /** Whether visitors see the company's portfolios. */
  listed: z.boolean(),
  /** Why Tameer keeps the company from visitors; absent when it does not. */
  restriction: ownRestriction.optional(),
})

/**
 * A company as visitors see it beside its portfolios. `email` is its mail address for visitors; the one that signs in stands
 * there only where it gave none.
 */
export const company = facts.extend({
  position: z.int().nullable(),
  /** Those that are shown today. */
  rates: companyRates,
  /** How it is reached: what it says itself, then what the project beside it says. Text that is not given is ''. */
  contact: z.object({
    phone: z.string(),
    phoneDisplay: z.string(),
    whatsapp: z.string(),
    email: z.string(),
    website: z.string(),
  }),
})

export type User = z.infer<typeof user>
export type ProfileForm = z.output<(typeof updateProfile)['form']>
export type Company = z.infer<typeof company>
export type Picture = z.infer<typeof picture>

export const getProfile = endpoint('getProfile', {
  tag: 'accounts',
  access: ['Company'],
  status: 200,
  summary: 'The signed-in company as it now is.',
  response: user,
})

const image = { image: { many: false } }
const contactShapes = ofEachContact((name) => textShape(contactTexts[name]).optional())

export const updateProfile = endpoint('updateProfile', {
  tag: 'accounts',
  access: ['Company'],
  status: 200,
  summary: 'Changes what is sent of name, logo, contact and language; the address of the login stays.',
  form: z.object({
    name: line(maxLength.name, 'enterName').optional(),
    ...contactShapes,
    /** '' for no city. */
    city: z.union([z.literal('').transform(() => null), idNumber]).optional(),
    /** Of the letters to it. */
    language: z.enum(languages, 'chooseFromList').optional(),
  }),
  files: image,
  response: user,
})

export const uploadLogo = endpoint('uploadLogo', {
  tag: 'accounts',
  access: ['Company'],
  status: 200,
  summary: "Stores the signed-in company's logo.",
  params: z.object({ id: uuid }),
  form: z.object({}),
  files: image,
  response: user,
})

export const changePassword = endpoint('changePassword', {
  tag: 'accounts',
  access: ['Company'],
  status: 200,
  summary: "Changes the signed-in company's password and ends its other sessions.",
  body: z.object({ currentPassword: typedPassword, newPassword }),
  response: z.object({ message: z.string() }),
})

export const exportAccount = endpoint('exportAccount', {
  tag: 'accounts',
  access: ['Company'],
  status: 200,
  summary: 'Everything kept of the signed-in company: one zip of JSON and pictures.',
  download: 'application/zip',
})

export const deleteAccount = endpoint('deleteAccount', {
  tag: 'accounts',
  access: ['Company'],
  status: 204,
  summary: 'Deletes the signed-in company with everything kept of it, for good.',
  body: z.object({ password: typedPassword }),
})
