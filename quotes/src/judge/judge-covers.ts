import { keyOf } from '../bill.ts'
import { type BillIndex, nameOf } from '../bill-index.ts'
import type { CoverMark } from '../quote.ts'
import { judgeAmount } from './judge-figures.ts'
import type { At, Problem } from './problems.ts'

/** A phase is a place of the bill, but cannot have a mark. */
const markLevels: ReadonlySet<string> = new Set<CoverMark['level']>(['section', 'line'])

/** Problems of marks: unknown places, two marks at one place, an allowance without its sum, a sum without one. */
export function judgeCovers(index: BillIndex, marks: readonly CoverMark[]): Problem[] {
  const seen = new Set<string>()
  return marks.flatMap((mark): Problem[] => {
    const key = keyOf(mark)
    const at: At = { field: 'covers', ...nameOf(mark, index) }
    if (!index.places.has(key) || !markLevels.has(mark.level)) return [{ code: 'unknown', at }]
    if (seen.has(key)) return [{ code: 'markedTwice', at }]
    seen.add(key)
    if (mark.cover === 'apart' && mark.level === 'section') return [{ code: 'apartNotHere', at }]
    if (mark.cover !== 'allowance') {
      return mark.amountPkr === undefined && mark.laying === undefined ? [] : [{ code: 'contradicts', at }]
    }
    return mark.amountPkr === undefined ? [{ code: 'noAmount', at }] : judgeAmount(mark.amountPkr, at)
  })
}
