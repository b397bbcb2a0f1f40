import { type AnswersInput, plotAreaOf, readAnswers } from './answers.ts'
import type { PriceBook, Rooms } from './dataset/price-book.ts'
import { currentPriceBook } from './price-book-choice.ts'

/** What people usually build on a plot: covered area in sft, storeys and rooms. */
export interface UsualHouse extends Rooms {
  readonly plotAreaSft: number
  readonly coveredAreaSft: number
  readonly storeys: number
}

/**
 * The usual house on a plot, to fill the form with. Undefined as long as the plot itself cannot be read.
 * Derived: 10 Marla from the quick calculator, 5 Marla from published examples, 20 Marla by doubling.
 */
export function usualHouse(
  plot: Pick<AnswersInput, 'plotSize' | 'plotUnit' | 'marlaStandardSft' | 'storeys'>,
  book: PriceBook = currentPriceBook,
): UsualHouse | undefined {
  const { plotSize, plotUnit, marlaStandardSft } = plot
  const land = { city: book.reference.city, plotSize, plotUnit, marlaStandardSft }
  const asked = readAnswers({ ...land, storeys: plot.storeys }, book)
  // Storeys that cannot be used say nothing about the plot.
  const read = asked.ok ? asked : readAnswers(land, book)
  if (!read.ok) return undefined
  const { coveredAreaSft, storeys, bedrooms, bathrooms, kitchens, livingRooms, drawingRooms } = read.answers
  const rooms = { bedrooms, bathrooms, kitchens, livingRooms, drawingRooms }
  return { plotAreaSft: plotAreaOf(read.answers), coveredAreaSft, storeys, ...rooms }
}
