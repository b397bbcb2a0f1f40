import * as z from 'zod'
import { restrictionMeasures, restrictionReasons } from './restrictions.ts'

/** Why visitors do not see what is one's own, and how to answer. */
export const ownRestriction = z.object({
  measure: z.enum(restrictionMeasures),
  reason: z.enum(restrictionReasons),
  /** What the desk wrote to the owner; '' when there is only the reason. */
  words: z.string(),
  since: z.iso.datetime(),
  /** Where the owner answers; null: by replying to the mail. */
  answerTo: z.string().nullable(),
})
export type OwnRestriction = z.infer<typeof ownRestriction>
