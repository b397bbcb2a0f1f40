import * as z from 'zod'
import { markKinds, pecCategories } from './mark-values.ts'

/**
 * A mark that the desk has checked and that is valid today, as everybody may see it: never with its number or its
 * paper.
 */
export const companyMark = z.object({
  kind: z.enum(markKinds),
  /** Category of a PEC licence. */
  category: z.enum(pecCategories).nullable(),
  /** The day in Pakistan on which Tameer checked it. */
  checkedOn: z.iso.date(),
  /** The last day on which it is valid; null for one that does not expire. */
  validUntil: z.iso.date().nullable(),
})
export type CompanyMark = z.infer<typeof companyMark>
