import * as z from 'zod'
import { idNumber } from '../fields.ts'
import { maxLength } from '../limits.ts'
import { problem } from '../problems.ts'

/** Terms of a search in the directory: the typed text and the four filters. */
export const searchQuery = z.object({
  /**
   * Matches part of the name of a company or a category, or of a project's title; or a service, trade, city,
   * locality or plot size by its name.
   */
  q: z.string().max(maxLength.search, problem('searchTooLong')).optional(),
  category: idNumber.optional(),
  city: idNumber.optional(),
  buildingType: idNumber.optional(),
  price: z.string().max(maxLength.price).optional(),
})
export type SearchFilter = keyof z.infer<typeof searchQuery>
export const searchFilters = searchQuery.keyof().options
