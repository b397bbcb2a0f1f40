import * as z from 'zod'
import { idNumber, line, link, paragraphs, uuid } from './fields.ts'
import { maxImagesPerPortfolio, maxLength } from './limits.ts'

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
