// A quote that the family typed in, beside those that companies sent. Nothing of it is ever sent to the server.
import type { FilledInCover, LevelledQuote } from '@tameer/quotes'

/** Steps from the quoted price to the price for the same house. Only typed quotes have the second row of codes. */
export type StepCode = 'extras' | 'allowances' | 'tax' | FilledInCover | 'finishing' | 'notSaid'

/** Facts of a typed quote, in place of those that the comparison makes of a company's quote. */
export interface Typed {
  /** Way and scope, and who typed it: `complete house · typed by you`. */
  readonly about: string
  /** Headlines are compared only among quotes of one way and scope. */
  readonly kind: string
  /** Amounts in rupees, negative for what is taken out. */
  readonly steps: ReadonlyMap<StepCode, number>
  /** The parts of a step in words. */
  readonly itemsOf: (code: StepCode) => string
  /** Names of filled-in lines, as sentences list them; what was not said is counted. */
  readonly namesOf: (lines: readonly { readonly id: string; readonly item: string }[]) => string[]
  /** The word for a line that the price does not hold. */
  readonly markOf: (lineId: string) => string | undefined
  /** Sentences why the two figures differ. */
  readonly why: readonly string[]
  /** Sentences for the verdict: what hangs on answers, whose price of the material it is. */
  readonly notes: readonly string[]
  readonly points: readonly { readonly sentence: string; readonly question: string }[]
  /** The questions as a message for WhatsApp; undefined without any. */
  readonly message: string | undefined
  readonly saidTax: boolean
  /** Levelled with what was not said as left out: the figures of the sheet's formulas. */
  readonly out: LevelledQuote
}
