import type { DetailedEstimate } from '@tameer/calculator'
import type { FrozenBill } from '@tameer/contract'
import type { Checked, CheckedQuote } from '@tameer/quotes'

/** A check with the bill and the estimate that it was made against. */
export interface Result {
  readonly bill: FrozenBill
  readonly checked: Checked
  readonly estimate: DetailedEstimate
}

/** A typed quote and its check, as a screen and paper show them. */
export interface ResultProps {
  quote: CheckedQuote
  result: Result
}
