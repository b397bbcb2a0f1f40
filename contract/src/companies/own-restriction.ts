import * as z from 'zod'
import { restrictionMeasures, restrictionReasons } from './restrictions.ts'

/** A restriction as the owner is told of it: the reason, and how to answer. */
export const ownRestriction = z.object({
  measure: z.enum(restrictionMeasures),
  reason: z.enum(restrictionReasons),
  /** Text of the desk to the owner; '' when there is only the reason. */
  words: z.string(),
  since: z.iso.datetime(),
  /** Address for the owner's answer; null: the owner replies to the mail. */
  answerTo: z.string().nullable(),
})
export type OwnRestriction = z.infer<typeof ownRestriction>
