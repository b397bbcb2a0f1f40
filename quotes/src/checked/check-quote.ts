// Checks a quote that a family typed in: what it comes to for the same house, and what to ask.
import { type Bill, type Range, sumRanges } from '../bill.ts'
import { type LevelledQuote, levelQuote } from '../level-quote.ts'
import { type AddedStep, addedSteps } from './added-steps.ts'
import type { CheckedChip, CheckedQuote, CheckedRow } from './checked-quote.ts'
import { type Question, questionsOf } from './questions.ts'
import { quoteOfChecked } from './quote-of-checked.ts'

/** A checked quote. Amounts are whole rupees. */
export interface Checked {
  /** Levelled with everything that was not said as left out, and as in the price. Ask the `questions`, not the flags. */
  readonly out: LevelledQuote
  readonly allIn: LevelledQuote
  readonly quotedPkr: number
  readonly sameHousePkr: number
  /** The same, if all that was not said is in the price. */
  readonly allInPkr: number
  /** The range that it could have: from the low with all in to the high with nothing of it. */
  readonly lowPkr: number
  readonly highPkr: number
  /** For the same house less the estimate. */
  readonly abovePkr: number
  /** From quoted to the same house. */
  readonly added: readonly AddedStep[]
  /** Rows that were not said and change the figure, and by how much. Parapet and shuttering do not. */
  readonly hangsOn: { readonly rows: readonly CheckedRow[]; readonly amountPkr: number }
  /** Set when the quote is below the estimate only because of chips that are not in it. */
  readonly looks: { readonly byPkr: number; readonly chips: readonly CheckedChip[] } | undefined
  /** With labour only: the material whose price the family carries. */
  readonly carried: Range | undefined
  readonly questions: readonly Question[]
}

/**
 * Checks a typed quote against its bill, the family's house with material, on a date such as `2027-03-31`. The result
 * depends on nothing else. Never throws: invalid figures count as 0.
 */
export function checkQuote(bill: Bill, checked: CheckedQuote, today: string): Checked {
  const level = (unsaid: 'out' | 'in') =>
    levelQuote(bill, quoteOfChecked(bill, checked, unsaid, today), { today })
  const [out, allIn] = [level('out'), level('in')]
  const added = addedSteps(bill, checked, out)
  const bought = out.filledIn.filter(({ cover }) => cover === 'owner')
  return {
    out,
    allIn,
    quotedPkr: out.headlinePkr,
    sameHousePkr: out.likeForLikePkr,
    allInPkr: allIn.likeForLikePkr,
    lowPkr: allIn.likeForLikeLowPkr,
    highPkr: out.likeForLikeHighPkr,
    abovePkr: out.likeForLikePkr - bill.totalPkr,
    added,
    hangsOn: {
      rows: added.flatMap((step) => (step.code === 'notSaid' ? [step.row] : [])),
      amountPkr: out.likeForLikePkr - allIn.likeForLikePkr,
    },
    looks: looksCheaper(bill.totalPkr, out.headlinePkr, added),
    carried: checked.way === 'labour' ? sumRanges(bought) : undefined,
    questions: questionsOf({ bill, checked, out, allIn }),
  }
}

/** A quote below the estimate that is not below it once its chips are added. */
function looksCheaper(totalPkr: number, quotedPkr: number, added: readonly AddedStep[]): Checked['looks'] {
  const byPkr = totalPkr - quotedPkr
  const missing = added.flatMap((step) => (step.code === 'leftOut' || step.code === 'owner' ? [step] : []))
  const missingPkr = missing.reduce((sum, { amountPkr }) => sum + amountPkr, 0)
  return byPkr > 0 && missingPkr >= byPkr ? { byPkr, chips: missing.map(({ chip }) => chip) } : undefined
}
