import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { idNumber, line, newPassword, textShape, typedPassword, uuid } from '../fields.ts'
import { languages } from '../languages.ts'
import { maxLength } from '../limits.ts'
import { category, city } from './catalogue.ts'
import { contactTexts, ofEachContact } from './company-contact.ts'
import { languageCodes, teamSizes } from './fact-values.ts'
import { ownRestriction } from './own-restriction.ts'

export const companyCategory = z.object({ categoryId: z.int(), category })

/** Address of a picture, with what a browser needs to choose among its sizes. */
export const picture = z.object({
  /**
   * Path of the JPEG below `/uploads`, or its whole address when pictures are served from another host. A size in
   * WebP has the same address with `.jpg` replaced by `-{width}.webp`.
   */
  image: z.string(),
  width: z.int(),
  height: z.int(),
  /** Widths in pixels of the WebP files, ascending. */
  widths: z.array(z.int()),
})

const facts = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** JPEG of the logo, for browsers without WebP; its address has the form of `picture`. Null without a logo. */
  image: z.string().nullable(),
  /** Width in pixels of the largest stored size of the logo. */
  imageWidth: z.int().nullable(),
  role: z.literal('Company'),
  categories: z.array(companyCategory),
})

/** Contact details of a company. A missing text is ''. */
export const companyContact = z.object({
  ...ofEachContact(() => z.string()),
  /** Both numbers as people in Pakistan write them, such as 0300-1234567. */
  whatsappDisplay: z.string(),
  phoneDisplay: z.string(),
  /** City of the office: an id of the catalogue. */
  city: z.int().nullable(),
})
export type CompanyContact = z.infer<typeof companyContact>

/** Facts that a company gives about itself, each optional. A missing text is ''. */
export const companyFacts = z.object({
  about: z.string(),
  /** The year of foundation. */
  founded: z.int().nullable(),
  people: z.enum(teamSizes).nullable(),
  /** Cities in which it takes work. */
  cities: z.array(city),
  /** Languages spoken with customers, in the order of `languageCodes`. */
  languages: z.array(z.enum(languageCodes)),
  /** Free text. */
  workingHours: z.string(),
  /** Cost of the smallest project that it takes. */
  minimumProjectPkr: z.int().nullable(),
})
export type CompanyFacts = z.infer<typeof companyFacts>

/**
 * A company's own rates in whole PKR a square foot, each with the day in Pakistan on which it was given; null when
 * not given.
 */
export const companyRates = z.object({
  completePkr: z.int().nullable(),
  completeGivenOn: z.iso.date().nullable(),
  /** Rate for a grey structure with material. */
  greyPkr: z.int().nullable(),
  greyGivenOn: z.iso.date().nullable(),
})
export type CompanyRates = z.infer<typeof companyRates>

/** A company account as its owner sees it. */
export const user = facts.extend({
  contact: companyContact,
  facts: companyFacts,
  /** Includes rates that are too old to be shown to visitors. */
  rates: companyRates,
  /** Language of the mails to it. */
  language: z.enum(languages),
  /** True once the link in the mail was opened. */
  emailConfirmed: z.boolean(),
  /** True when visitors see the company's portfolios. */
  listed: z.boolean(),
  /** Reason why Tameer hides the company from visitors; absent when it does not. */
  restriction: ownRestriction.optional(),
})

/**
 * A company as visitors see it beside its portfolios. `email` is its mail address for visitors; without one it is
 * the address that signs in.
 */
export const company = facts.extend({
  position: z.int().nullable(),
  /** Rates that are shown today. */
  rates: companyRates,
  /** Ways to reach the company: its own entry first, then that of the project beside it. A missing text is ''. */
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
    /** An empty text means no city. */
    city: z.union([z.literal('').transform(() => null), idNumber]).optional(),
    /** Language of the mails to it. */
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
