import type { MarkKind, MarkRefusal, PecCategory } from '@tameer/contract'
import type { Generated } from 'kysely'

/** `marks.validUntil` of a mark that does not expire: sorts behind all others. */
export const neverExpires = '9999-12-31'

/** Licences and registrations of companies. Of each kind a company has at most one that is checked and one that is not. */
export interface MarksTable {
  id: string
  companyId: string
  kind: MarkKind
  number: string
  /** Of a PEC licence. */
  category: PecCategory | null
  /** Whom a registration names; '' where that is not asked. */
  holder: string
  /** The last day, in Pakistan, or `neverExpires`. */
  validUntil: string
  /** Name of the stored document; null once it was deleted. */
  documentFile: string | null
  /** A checked one is shown to everybody until its last day is over. */
  state: 'entered' | 'checked' | 'refused'
  /** Why it was refused. */
  refusal: MarkRefusal | null
  /** What the desk wrote beside the reason. */
  words: string
  enteredAt: number
  checkedAt: number | null
  /** How many days before the end the company was last reminded; 0: not yet. */
  remindedDays: Generated<number>
}
