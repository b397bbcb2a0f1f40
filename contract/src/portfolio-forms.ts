import * as z from 'zod'
import { idempotencyKey, idNumber, json, textShape, uuid } from './fields.ts'
import { maxImagesPerPortfolio, maxLength } from './limits.ts'
import { ofEachText, portfolioTexts } from './portfolio-texts.ts'
import { problem } from './problems.ts'

const { title, content, ...optional } = ofEachText((name) => textShape(portfolioTexts[name]))
const optionalTexts = z.object(optional).partial().shape

const cities = z.array(idNumber, problem('selectCity')).length(1, {
  error: (issue) => problem(issue.code === 'too_big' ? 'selectOneCity' : 'selectCity'),
})
const buildingTypes = z.array(idNumber).max(9)

function jsonList<Item extends z.ZodType>(item: Item, most: number) {
  return json(z.array(item).max(most), 2000, [])
}

/** `new:0` stands for the first file sent with the form. */
const imageReference = z.union([uuid, z.string().regex(/^new:\d$/)])

const portfolioBase = z
  .object({
    ...ofEachText(() => z.string().max(maxLength.content)),
    cities: z.array(z.int()).max(10),
    buildingTypes: z.array(z.int()).max(9),
  })
  .partial()
/** The fields of a portfolio as a form shows them. */
export type PortfolioBase = z.infer<typeof portfolioBase>
/**
 * Longest JSON of these fields: every text at its limit, each character a quote or a line break that JSON escapes,
 * with the names and the two lists.
 */
const maxBaseLength = Object.values(portfolioTexts).reduce((sum, { max }) => sum + 2 * max, 2_000)

export const newPortfolioForm = z.object({
  title,
  content,
  cities,
  buildingTypes: buildingTypes.default([]),
  ...optionalTexts,
  /** Hides the portfolio from everybody but its company, until it is shown. */
  hidden: z.literal('yes', problem('yesOrNot')).optional(),
  idempotencyKey,
})
export type NewPortfolio = z.infer<typeof newPortfolioForm>

export const portfolioChangesForm = z.object({
  title: title.optional(),
  content: content.optional(),
  cities: cities.optional(),
  buildingTypes: buildingTypes.optional(),
  ...optionalTexts,
  idempotencyKey,
  /**
   * Values of the sent fields when the form was opened, as JSON. If a stored value has changed since and differs
   * from the sent one, nothing is written and the response is a `conflict` with the stored values.
   */
  base: json(portfolioBase, maxBaseLength, {}).default({}),
  /** Ids of this portfolio's images to remove, as a JSON list. */
  imagesToDelete: jsonList(uuid, 100).default([]),
  /**
   * Order of all images after the change, as a JSON list of ids and `new:N`. Images that the list leaves out
   * follow.
   */
  imageOrder: jsonList(imageReference, maxImagesPerPortfolio * 2).default([]),
})
export type PortfolioChanges = z.infer<typeof portfolioChangesForm>
