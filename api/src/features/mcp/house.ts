import {
  areaUnits,
  cities,
  constructionTypes,
  type DetailedEstimate,
  detailedEstimate,
  grades,
  type Source,
  type Status,
} from '@tameer/calculator'
import * as z from 'zod'
import type { Context } from '../../context/context.ts'
import { loadPrices } from '../../prices/price-books.ts'
import { pageWords } from '../../words/page-words.ts'
import { Refusal } from './tool.ts'

const count = z.number().optional()

/** A house as an assistant describes it. The calculator judges the figures, and fills in what is usual. */
export const house = z.strictObject({
  city: z.enum(cities),
  plot: z.strictObject({
    size: z.number(),
    unit: z.enum(areaUnits).default('Marla').describe('a Marla has 225 sq ft here, a Kanal 20 Marla'),
  }),
  grade: z.enum(grades).default('Standard').describe('quality of materials'),
  constructionType: z.enum(constructionTypes).default('Complete'),
  storeys: count.describe('the usual number for the plot when absent, as for rooms'),
  rooms: z
    .strictObject({
      bedrooms: count,
      bathrooms: count,
      kitchens: count,
      livingRooms: count,
      drawingRooms: count,
    })
    .optional(),
})

/** The bill of a house at the newest prices. Throws `Refusal` for figures outside the calculator's limits. */
export async function billOf(
  { plot, rooms, ...asked }: z.output<typeof house>,
  context: Context,
): Promise<DetailedEstimate> {
  const { books, today } = await loadPrices(context)
  const answers = { ...asked, ...rooms, plotSize: plot.size, plotUnit: plot.unit }
  const result = detailedEstimate(answers, books.newest, today)
  if (result.ok) return result.estimate
  throw new Refusal(result.problems.map(pageWords.en.calculator.answerProblem).join(' '))
}

/** The sources of a figure, or without any the word for how sure it is. */
export function sourcesOr(status: Status | 'yours', sources: readonly (Source | undefined)[]) {
  const named = sources.flatMap((source) => source ?? [])
  return named.length > 0 ? named : status
}
