import { type AnswersInput, plotAreaOf, readAnswers } from './answers.ts'
import type { PriceBook, Rooms } from './dataset/price-book.ts'
import { currentPriceBook } from './price-books/price-book-choice.ts'

/** A usual house on a plot: covered area in sft, storeys and rooms. */
export interface UsualHouse extends Rooms {
  readonly plotAreaSft: number
  readonly coveredAreaSft: number
  readonly storeys: number
}

/**
 * The usual house on a plot, to fill the form with. Undefined while the plot itself is invalid. Derived: 10 Marla
 * from the quick calculator, 5 Marla from published examples, 20 Marla by doubling.
 */
export function usualHouse(
  plot: Pick<AnswersInput, 'plotSize' | 'plotUnit' | 'marlaStandardSft' | 'storeys'>,
  book: PriceBook = currentPriceBook,
): UsualHouse | undefined {
  const { plotSize, plotUnit, marlaStandardSft } = plot
  const land = { city: book.reference.city, plotSize, plotUnit, marlaStandardSft }
  const asked = readAnswers({ ...land, storeys: plot.storeys }, book)
  // An invalid number of storeys does not make the plot invalid: the usual number is taken.
  const read = asked.ok ? asked : readAnswers(land, book)
  if (!read.ok) return undefined
  const { coveredAreaSft, storeys, bedrooms, bathrooms, kitchens, livingRooms, drawingRooms } = read.answers
  const rooms = { bedrooms, bathrooms, kitchens, livingRooms, drawingRooms }
  return { plotAreaSft: plotAreaOf(read.answers), coveredAreaSft, storeys, ...rooms }
}
