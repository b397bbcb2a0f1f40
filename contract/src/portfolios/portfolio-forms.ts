import * as z from 'zod'
import { idNumber, json, textShape, uuid } from '../fields.ts'
import { maxImagesPerPortfolio, maxLength } from '../limits.ts'
import { problem } from '../problems.ts'
import { missingToShow, type Needed, type NeededToShow, neededToShow } from './portfolio-drafts.ts'
import { ofEachText, type PortfolioTextField, portfolioTexts, type TextField } from './portfolio-texts.ts'

// The fields that visitors need are required below, of the whole form: a draft may lack them.
const texts = z.object(ofEachText((name) => textShape(withoutRequired(portfolioTexts[name])))).partial().shape
const cities = z.array(idNumber).max(1, problem('selectOneCity'))

const draft = z.literal('yes', problem('yesOrNot')).optional()

function withoutRequired({ required: _, ...field }: PortfolioTextField): TextField {
  return field
}

/** Asks for what visitors need, each under its own name and beside all else that is wrong. */
function withNeeded<Form extends z.ZodType>(form: Form, needed: (form: z.output<Form>) => Needed): Form {
  const names = Object.keys(neededToShow) as NeededToShow[]
  return names.reduce((asked, name) => {
    const isGiven = (sent: z.output<Form>) => !missingToShow(needed(sent)).includes(name)
    return asked.refine(isGiven, { path: [name], error: problem(neededToShow[name]), when: () => true })
  }, form)
}

/** A draft has all it needs. */
const enough: Needed = { title: 'x', content: 'x', cities: [1] }

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

const newForm = z.object({
  ...texts,
  cities: cities.default([]),
  buildingTypes: buildingTypes.default([]),
  /** Only its company sees it, until it is shown. */
  hidden: z.literal('yes', problem('yesOrNot')).optional(),
  /** Only its company sees it, and it may lack what visitors need. */
  draft,
})
export const newPortfolioForm = withNeeded(newForm, ({ draft, title = '', content = '', cities = [] }) =>
  draft ? enough : { title, content, cities },
)
export type NewPortfolio = z.infer<typeof newPortfolioForm>

const changesForm = z.object({
  ...texts,
  cities: cities.optional(),
  buildingTypes: buildingTypes.optional(),
  /** A draft stays one; without, it is shown to visitors. */
  draft,
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
export const portfolioChangesForm = withNeeded(changesForm, (sent) => {
  const { draft, title = enough.title, content = enough.content, cities = enough.cities } = sent
  return draft ? enough : { title, content, cities }
})
export type PortfolioChanges = z.infer<typeof portfolioChangesForm>
