import { type LevelledQuote, levellingSteps } from '@tameer/quotes'
import { displayAmount } from '#words/amounts'
import * as words from '#words/quote-comparison'
import { itemsOf } from './rows/total-rows.ts'

/**
 * Reasons why the price for the same house differs from the quoted one: a sentence each, the largest difference
 * first.
 */
export function whyTheyDiffer(levelled: LevelledQuote): string[] {
  const steps = new Map(levellingSteps(levelled).map(({ code, amountPkr }) => [code, amountPkr]))
  const amountOf = (code: Parameters<typeof steps.get>[0]) => steps.get(code) ?? 0
  const figure = (code: Parameters<typeof steps.get>[0]) => displayAmount(Math.abs(amountOf(code)))
  const reasons: [differsBy: number, say: () => string][] = [
    [
      amountOf('allowances') + amountOf('allowance'),
      () => words.why.allowance(itemsOf(levelled, 'allowance'), figure('allowance'), figure('allowances')),
    ],
    [amountOf('excluded'), () => words.why.excluded(itemsOf(levelled, 'excluded'), figure('excluded'))],
    [amountOf('owner'), () => words.why.owner(itemsOf(levelled, 'owner'), figure('owner'))],
    [amountOf('extras'), () => words.why.extras(figure('extras'))],
    [amountOf('tax'), () => words.why.tax(figure('tax'))],
  ]
  return reasons
    .filter(([differsBy]) => differsBy !== 0)
    .sort(([one], [other]) => Math.abs(other) - Math.abs(one))
    .map(([, say]) => say())
}
