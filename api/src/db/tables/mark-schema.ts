import type { MarkKind, MarkRefusal, PecCategory } from '@tameer/contract'
import type { Generated } from 'kysely'

/** `marks.validUntil` of a mark that does not expire: sorts after all others. */
export const neverExpires = '9999-12-31'

/** Licences and registrations of companies. A company has at most one checked and one unchecked mark of each kind. */
export interface MarksTable {
  id: string
  companyId: string
  kind: MarkKind
  number: string
  /** Category of a PEC licence. */
  category: PecCategory | null
  /** Name on a registration; '' when none is asked for. */
  holder: string
  /** The last valid day, in Pakistan, or `neverExpires`. */
  validUntil: string
  /** Name of the stored document; null once it was deleted. */
  documentFile: string | null
  /** A checked one is shown to everybody until its last day is over. */
  state: 'entered' | 'checked' | 'refused'
  /** Reason for a refusal. */
  refusal: MarkRefusal | null
  /** Words of the desk beside the reason. */
  words: string
  enteredAt: number
  checkedAt: number | null
  /** Name of the company when the mark was checked, once another name has sent it back to be checked. */
  renamedFrom: string | null
  /** The company's last reminder, in days before the end; 0: none yet. */
  remindedDays: Generated<number>
}
