import * as z from 'zod'
import { buildingType, city } from './catalogue.ts'
import { company, picture } from './companies.ts'
import { endpoint } from './endpoint.ts'
import { idNumber, line, link, paragraphs, uuid } from './fields.ts'
import { maxCounted, maxImagesPerPortfolio, maxLength, maxPageSize } from './limits.ts'
import { pageOf } from './paging.ts'

/** A portfolio with everything nested, in the specification's field names. Text that is not given is ''. */
export const portfolio = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  title: z.string(),
  content: z.string(),
  facebookLink: z.string(),
  twitterLink: z.string(),
  linkedinLink: z.string(),
  instagramLink: z.string(),
  tiktokLink: z.string(),
  /** The project's address as text, or a video's http(s) address (decision D9). */
  youtubeLink: z.string(),
  price: z.string(),
  /** E.164, such as +923001234567. */
  phone: z.string(),
  /** The same number as people write it here: 0300-1234567. */
  phoneDisplay: z.string(),
  email: z.string(),
  website: z.string(),
  magzine: z.string(),
  publication: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  portfolioImages: z.array(picture.extend({ id: z.uuid() })),
  portfolioCities: z.array(z.object({ cityId: z.int(), city })),
  portfolioBuildingTypes: z.array(z.object({ buildingTypeId: z.int(), buildingType })),
  company,
})
export type Portfolio = z.infer<typeof portfolio>

const pageSize = `Please ask for 1 to ${maxPageSize} at once`

export const portfolioQuery = z.object({
  /** Part of a company's or a category's name. */
  q: z.string().max(maxLength.search, 'Please search with fewer characters').optional(),
  category: idNumber.optional(),
  company: uuid.optional(),
  city: idNumber.optional(),
  buildingType: idNumber.optional(),
  price: z.string().max(maxLength.price).optional(),
  limit: z.coerce
    .number<string | number>(pageSize)
    .int(pageSize)
    .min(1, pageSize)
    .max(maxPageSize, pageSize)
    .default(maxPageSize),
  cursor: z.string().max(maxLength.cursor).optional(),
  /** Only what follows this portfolio in the list. A cursor goes on from there. */
  after: uuid.optional(),
  /** One portfolio per company: its first that fits. */
  distinct: z.literal('company').optional(),
  /** Asks for `total` on the first page. */
  count: z.literal('yes', 'Please ask for a count with yes, or not at all').optional(),
})
export type PortfolioQuery = z.infer<typeof portfolioQuery>

/** What a person may write of a portfolio. On update, a field left out stays as it was. */
const written = {
  facebookLink: link,
  twitterLink: link,
  linkedinLink: link,
  instagramLink: link,
  tiktokLink: link,
  youtubeLink: line(maxLength.address),
  price: line(maxLength.price),
  phone: line(maxLength.phone),
  email: z.union([z.string().trim().length(0), z.string().trim().max(maxLength.email).pipe(z.email())], {
    error: 'Please enter a valid email address',
  }),
  website: link,
  magzine: link,
  publication: line(maxLength.publication),
}

const title = line(maxLength.title, 'Please enter a title')
const content = paragraphs(maxLength.content, 'Please describe the project')
const cities = z.array(idNumber, 'Please select a city').length(1, {
  error: (issue) => (issue.code === 'too_big' ? 'Please select one city' : 'Please select a city'),
})
const buildingTypes = z.array(idNumber).max(9)

/** A JSON list in a form field. */
function jsonList<Item extends z.ZodType>(item: Item, most: number) {
  return z
    .string()
    .max(2000)
    .transform((text, context) => {
      if (text.trim() === '') return []
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.issues.push({ code: 'custom', message: 'This is not a JSON list', input: text })
        return z.NEVER
      }
    })
    .pipe(z.array(item).max(most))
}

/** `new:0` stands for the first file sent with the form. */
const imageReference = z.union([uuid, z.string().regex(/^new:\d$/)])

export const newPortfolioForm = z.object({
  title,
  content,
  cities,
  buildingTypes: buildingTypes.default([]),
  ...z.object(written).partial().shape,
})
export type NewPortfolio = z.infer<typeof newPortfolioForm>

export const portfolioChangesForm = z.object({
  title: title.optional(),
  content: content.optional(),
  cities: cities.optional(),
  buildingTypes: buildingTypes.optional(),
  ...z.object(written).partial().shape,
  /** Ids of this portfolio's images to remove, as a JSON list. */
  imagesToDelete: jsonList(uuid, 100).default([]),
  /** The order of all images after the change, as a JSON list of ids and `new:N`. What it leaves out follows. */
  imageOrder: jsonList(imageReference, maxImagesPerPortfolio * 2).default([]),
})
export type PortfolioChanges = z.infer<typeof portfolioChangesForm>

const portfolioPage = pageOf(portfolio).extend({
  /** How many fit in all, on the first page when asked for. One above `maxCounted` stands for any greater number. */
  total: z
    .int()
    .min(0)
    .max(maxCounted + 1)
    .optional(),
})

const idParams = z.object({ id: uuid })
const files = { images: { many: true } }
const mine = { tag: 'portfolios', access: 'company' } as const

export const listPortfolios = endpoint('listPortfolios', {
  tag: 'portfolios',
  access: 'anyone',
  status: 200,
  summary: 'Portfolios by company position, missing positions last, in pages.',
  query: portfolioQuery,
  answer: portfolioPage,
})

export const getPortfolio = endpoint('getPortfolio', {
  tag: 'portfolios',
  access: 'anyone',
  status: 200,
  summary: 'One portfolio.',
  params: idParams,
  answer: portfolio,
})

export const createPortfolio = endpoint('createPortfolio', {
  ...mine,
  status: 201,
  summary: 'Publishes a portfolio of the signed-in company.',
  form: newPortfolioForm,
  files,
  answer: portfolio,
})

export const updatePortfolio = endpoint('updatePortfolio', {
  ...mine,
  status: 200,
  summary: "Changes one of the signed-in company's portfolios.",
  params: idParams,
  form: portfolioChangesForm,
  files,
  answer: portfolio,
})

export const deletePortfolio = endpoint('deletePortfolio', {
  ...mine,
  status: 204,
  summary: "Removes one of the signed-in company's portfolios with its images.",
  params: idParams,
})
