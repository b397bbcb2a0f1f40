// Changes that save a family money. Each change is priced by a bill of its own.
import type { Answers } from './answers.ts'
import { plotAreaOf, roomFields } from './answers.ts'
import { type Grade, grades, type OptionId, type PriceBook } from './dataset/price-book.ts'
import { detailedEstimate } from './detailed-estimate.ts'
import { usualRooms } from './house.ts'
import { currentPriceBook } from './price-books/price-book-choice.ts'

/** A change of the house, with the figure in its name. */
export type Lever =
  | { readonly code: 'area'; readonly coveredAreaSft: number }
  | { readonly code: 'storey'; readonly storeys: number; readonly coveredAreaSft: number }
  | { readonly code: 'bathroom'; readonly bathrooms: number }
  | { readonly code: 'option'; readonly option: OptionId }

export interface Saving {
  readonly lever: Lever
  /** Changed answers, for the form or a link. */
  readonly changed: Partial<Answers>
  /** The bill's total less that of the changed house; whole rupees, above 0. */
  readonly savedPkr: number
}

/** Part of the covered area that stays when the house is made smaller. */
const smallerArea = 0.9

/** Options that every house needs. A family that has them already may still switch them off. */
const neverSaved: readonly OptionId[] = ['septicTank', 'gasConnection']

/**
 * Changes that would make the house of these answers cheaper: the largest saving first, and the one that removes a
 * storey last. Every saving is the difference of two estimates. Grades are not here: see `gradeTotals`. A change is
 * not offered when it leaves the limits, crowds the rooms or saves nothing.
 */
export function findSavings(answers: Answers, book: PriceBook = currentPriceBook): Saving[] {
  const now = detailedEstimate(answers, book)
  if (!now.ok) return []
  const isCrowded = now.estimate.warnings.some(({ code }) => code === 'roomsTooMany')
  return leversOf(answers, book)
    .flatMap(({ lever, changed }) => {
      const then = detailedEstimate({ ...answers, ...changed }, book)
      if (!then.ok) return []
      const savedPkr = now.estimate.total.costPkr - then.estimate.total.costPkr
      const crowds = !isCrowded && then.estimate.warnings.some(({ code }) => code === 'roomsTooMany')
      return savedPkr > 0 && !crowds ? [{ lever, changed, savedPkr }] : []
    })
    .sort(
      (one, other) => Number(takesStorey(one)) - Number(takesStorey(other)) || other.savedPkr - one.savedPkr,
    )
}

function takesStorey({ lever }: Saving): boolean {
  return lever.code === 'storey'
}

type Change = Pick<Saving, 'lever' | 'changed'>

function leversOf(answers: Answers, book: PriceBook): Change[] {
  const { bathrooms, options } = answers
  const coveredAreaSft = Math.round(answers.coveredAreaSft * smallerArea)
  return [
    { lever: { code: 'area', coveredAreaSft }, changed: { coveredAreaSft } },
    { lever: { code: 'bathroom', bathrooms: bathrooms - 1 }, changed: { bathrooms: bathrooms - 1 } },
    ...(answers.storeys > 1 ? [withoutStorey(answers, book)] : []),
    ...book.options
      .filter(({ id }) => !neverSaved.includes(id))
      .map(({ id }) => ({
        lever: { code: 'option', option: id } as const,
        changed: { options: { ...options, [id]: false } },
      })),
  ]
}

/**
 * The house with one storey less on the same ground, and with no more rooms than are usual on the remaining floors.
 */
function withoutStorey(answers: Answers, book: PriceBook): Change {
  const storeys = answers.storeys - 1
  const coveredAreaSft = Math.round((answers.coveredAreaSft / answers.storeys) * storeys)
  const usual = usualRooms(plotAreaOf(answers), storeys, book)
  const rooms = Object.fromEntries(roomFields.map((field) => [field, Math.min(answers[field], usual[field])]))
  return {
    lever: { code: 'storey', storeys, coveredAreaSft },
    changed: { storeys, coveredAreaSft, ...rooms },
  }
}

/** Total of this house at each grade, in whole rupees. */
export function gradeTotals(
  answers: Answers,
  book: PriceBook = currentPriceBook,
): { readonly grade: Grade; readonly totalPkr: number }[] {
  return grades.flatMap((grade) => {
    const result = detailedEstimate({ ...answers, grade }, book)
    return result.ok ? [{ grade, totalPkr: result.estimate.total.costPkr }] : []
  })
}
