import { type FilledInCover, type LevelledQuote, levellingSteps } from '@tameer/quotes'
import { itemsOf } from '#words/quote-comparison'
import * as words from '#words/request-page'

/** What most sets the price for the same house apart from the quoted one, and a tax that nobody knows; '' when nothing does. */
export function whyTheyDiffer(levelled: LevelledQuote): string {
  const steps = new Map(levellingSteps(levelled).map(({ code, amountPkr }) => [code, amountPkr]))
  const amountOf = (code: Parameters<typeof steps.get>[0]) => steps.get(code) ?? 0
  const items = (cover: FilledInCover) =>
    itemsOf(
      levelled.filledIn
        .filter((line) => line.cover === cover)
        .toSorted((one, other) => other.costPkr - one.costPkr)
        .map(({ item }) => item),
    )
  const figure = (code: Parameters<typeof steps.get>[0]) => words.displayAmount(Math.abs(amountOf(code)))
  const reasons: [differsBy: number, say: () => string][] = [
    [
      amountOf('allowances') + amountOf('allowance'),
      () => words.why.allowance(items('allowance'), figure('allowances'), figure('allowance')),
    ],
    [amountOf('excluded'), () => words.why.excluded(items('excluded'), figure('excluded'))],
    [amountOf('owner'), () => words.why.owner(items('owner'), figure('owner'))],
    [amountOf('extras'), () => words.why.extras(figure('extras'))],
    [amountOf('tax'), () => words.why.tax(figure('tax'))],
  ]
  const [most] = reasons
    .filter(([differsBy]) => differsBy !== 0)
    .sort(([one], [other]) => Math.abs(other) - Math.abs(one))
  return [most?.[1](), levelled.taxPkr === undefined && words.taxUnknown].filter(Boolean).join(' ')
}
