import { newId } from '@tameer/api/src/core/ids.ts'
import type { MarkRow } from '@tameer/api/src/db/queries/marks.ts'
import type { PecCategory } from '@tameer/contract'
import type { DemoCompany } from './demo-companies.ts'

const construction = 5
const categories: readonly PecCategory[] = ['6', '5', '4']
/** One in this many construction companies shows a licence. */
const shownEvery = 3

/** Returns the invented licence of some demo companies. Its number belongs to nobody, and there is no paper. */
export function demoMark(
  { categoryIds }: DemoCompany,
  { companyId, number, now }: { companyId: string; number: number; now: number },
): MarkRow | undefined {
  if (!categoryIds.includes(construction) || number % shownEvery !== 0) return undefined
  const category = categories[(number / shownEvery) % categories.length] ?? '6'
  return {
    ...{ id: newId(), companyId, kind: 'pec', number: `C-${category}/0000 (Demo)`, category, holder: '' },
    ...{
      validUntil: '2099-12-31',
      documentFile: null,
      state: 'checked',
      refusal: null,
      words: '',
      renamedFrom: null,
    },
    ...{ enteredAt: now, checkedAt: now, remindedDays: 0 },
  }
}
