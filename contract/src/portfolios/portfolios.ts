import * as z from 'zod'
import { buildingType, city } from '../companies/catalogue.ts'
import { company, picture } from '../companies/companies.ts'
import { companyLife } from '../companies/company-life.ts'
import { companyMark } from '../companies/mark-shapes.ts'
import { ownRestriction } from '../companies/own-restriction.ts'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'
import { maxCounted, maxPageSize } from '../limits.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { problem } from '../problems.ts'
import { newPortfolioForm, portfolioChangesForm } from './portfolio-forms.ts'
import { ofEachText } from './portfolio-texts.ts'
import { searchInstead, searchMeaning } from './search-meaning.ts'
import { searchQuery } from './search-query.ts'

/** A portfolio with everything nested, in the specification's field names. A missing text is ''. */
export const portfolio = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  ...ofEachText(() => z.string()),
  /** Phone number as people write it in Pakistan: 0300-1234567. */
  phoneDisplay: z.string(),
  /**
   * Number for chats about it, as E.164: its own phone number if that can have chats, else the company's; ''
   * without either.
   */
  whatsapp: z.string(),
  /** True when visitors do not see it. Only its own company gets it in a response. */
  hidden: z.boolean(),
  /** Hidden, and it may lack a title, a text or a city. */
  draft: z.boolean(),
  /** Why Tameer hides it: told to its own company alone. */
  restriction: ownRestriction.optional(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  portfolioImages: z.array(picture.extend({ id: z.uuid() })),
  portfolioCities: z.array(z.object({ cityId: z.int(), city })),
  portfolioBuildingTypes: z.array(z.object({ buildingTypeId: z.int(), buildingType })),
  company,
  /** Summary of the company's work; only in a list with one portfolio per company. */
  companyWork: z
    .object({
      /** Number of projects, counted up to `maxShortCount`. */
      projects: z.int(),
      /** Number of cities of those projects. */
      cities: z.int(),
      /** Year in which the company began; null when it has not said. */
      founded: z.int().nullable(),
      /** Marks of the company that Tameer has checked and that are valid today. */
      marks: z.array(companyMark),
      life: companyLife.optional(),
    })
    .optional(),
})
export type Portfolio = z.infer<typeof portfolio>

export const portfolioQuery = searchQuery.extend({
  company: uuid.optional(),
  ...pageQuery(maxPageSize, maxPageSize),
  /** Limits the list to what follows this portfolio. Later pages use a cursor. */
  after: uuid.optional(),
  /** One portfolio per company: its first that matches. */
  distinct: z.literal('company').optional(),
  /** Asks for `total`. */
  count: z.literal('yes', problem('countOrNot')).optional(),
  /** When nothing has the words of `q`: corrects them, or leaves some out. The response says so in `instead`. */
  mend: z.literal('yes', problem('yesOrNot')).optional(),
  /** Includes hidden portfolios, when `company` is the signed-in one. */
  hidden: z.literal('yes', problem('yesOrNot')).optional(),
})
export type PortfolioQuery = z.infer<typeof portfolioQuery>

const portfolioPage = pageOf(portfolio).extend({
  /**
   * Number of all matches, when asked for. Absent on a page beyond the last. `maxCounted + 1` stands for any
   * greater number.
   */
  total: z
    .int()
    .min(0)
    .max(maxCounted + 1)
    .optional(),
  /** Meaning of the search, when it names a locality or a trade. */
  meant: searchMeaning.optional(),
  /** Only with `mend`, and when the list is of other words than those of `q`. */
  instead: searchInstead.optional(),
})

const idParams = z.object({ id: uuid })
const files = { images: { many: true } }
const mine = { tag: 'portfolios', access: ['Company'] } as const

export const listPortfolios = endpoint('listPortfolios', {
  tag: 'portfolios',
  access: 'anyone',
  status: 200,
  summary: 'Portfolios by company position, missing ones last, then in the order of each company.',
  query: portfolioQuery,
  response: portfolioPage,
})

const total = z.int()
const searchSuggestions = z.object({
  /** Number of companies when one of the filters is left out, and others stay. */
  without: z.array(z.object({ filter: searchQuery.keyof(), total })),
  /** Nearest cities that have companies; kilometres as the crow flies. */
  nearby: z.array(z.object({ city, km: z.int(), total })),
  /** The search as it was understood, without its city. `nearby` is counted by it. */
  elsewhere: z.object({ q: z.string().nullable(), category: z.int().nullable() }),
  /** Single words of the search that find companies, when all words together find none. */
  withWord: z.array(z.object({ word: z.string(), total })),
})
export type SearchSuggestions = z.infer<typeof searchSuggestions>

export const suggestSearches = endpoint('suggestSearches', {
  tag: 'portfolios',
  access: 'anyone',
  status: 200,
  summary: 'What helps on when a search finds no company.',
  query: searchQuery,
  response: searchSuggestions,
})

export const getPortfolio = endpoint('getPortfolio', {
  tag: 'portfolios',
  access: 'anyone',
  status: 200,
  summary: 'One portfolio.',
  params: idParams,
  response: portfolio,
})

export const createPortfolio = endpoint('createPortfolio', {
  ...mine,
  status: 201,
  summary: 'Publishes a portfolio of the signed-in company.',
  form: newPortfolioForm,
  files,
  response: portfolio,
})

export const updatePortfolio = endpoint('updatePortfolio', {
  ...mine,
  status: 200,
  summary: "Changes one of the signed-in company's portfolios.",
  params: idParams,
  form: portfolioChangesForm,
  files,
  response: portfolio,
})

export const movePortfolio = endpoint('movePortfolio', {
  ...mine,
  status: 200,
  summary: "Puts one of the signed-in company's portfolios right before or after another one.",
  params: idParams,
  body: z.object({ side: z.enum(['before', 'after'], problem('beforeOrAfter')), other: uuid }),
  response: portfolio,
})

export const hidePortfolio = endpoint('hidePortfolio', {
  ...mine,
  status: 200,
  summary:
    "Hides one of the signed-in company's portfolios from visitors, or shows it again, a draft for the first time.",
  params: idParams,
  body: z.object({ hidden: z.boolean(problem('trueOrFalse')) }),
  response: portfolio,
})

export const deletePortfolio = endpoint('deletePortfolio', {
  ...mine,
  status: 204,
  summary: "Removes one of the signed-in company's portfolios with its images.",
  params: idParams,
})
