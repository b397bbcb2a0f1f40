import { type DetailedEstimate, stageRows } from '@tameer/calculator'
import { type ReactNode, useId } from 'react'
import { groupDigits } from '#words/amounts'
import * as words from '#words/bill-plan'
import * as stageWords from '#words/stages'
import { ScaleMark } from '../../../../features/estimates/scale-mark.tsx'
import { FigureChoice } from '../../../../ui/fields/figure-choice.tsx'
import { Amount } from '../../../../ui/text/amount.tsx'
import { useFigures } from '../../../../ui/use-figures.ts'
import { CurrencyForm } from './currency-form.tsx'
import { useOwnCurrency } from './own-currency.ts'

/** When the money of a bill is needed; in another currency too, at the reader's own rate. */
export function MoneyByStage({ estimate }: { estimate: DetailedEstimate }) {
  const headingId = useId()
  const { figure } = useFigures()
  const currency = useOwnCurrency()
  const { total, addOns } = estimate
  const other = (pkr: number) => currency && words.inCurrency(pkr, currency)
  return (
    <section aria-labelledby={headingId} className="mt-(--part) min-w-0">
      <h2 className="text-h3" id={headingId}>
        {stageWords.stagesTitle}
      </h2>
      <p className="mt-1 text-muted text-small">
        {stageWords.stagesInShort} {addOns.length > 0 && stageWords.stagesWithoutOnTop}
      </p>
      <ol aria-labelledby={headingId} className="mt-3 border-edge border-t">
        {stageRows(estimate).map(({ stage, costPkr, soFarPkr }) => (
          <Row figure={figure(costPkr)} key={stage} name={stageWords.stages[stage]} other={other(costPkr)}>
            <span className="block text-muted text-small">
              {stageWords.soFarIs} <span className="whitespace-nowrap figures">{figure(soFarPkr)}</span>
            </span>
            <ScaleMark from={(soFarPkr - costPkr) / total.costPkr} length={costPkr / total.costPkr} />
          </Row>
        ))}
      </ol>
      <div className="border-edge border-b font-display text-h3">
        <RowBody figure={figure(total.costPkr)} name={stageWords.total} other={other(total.costPkr)} />
      </div>
      <details className="mt-1">
        <summary className="flex min-h-11 w-fit items-center font-medium text-blue text-small">
          {words.amountsAndCurrency(currency?.name, currency && groupDigits(currency.rupeesForOne))}
        </summary>
        <FigureChoice className="mb-5" />
        <CurrencyForm />
      </details>
    </section>
  )
}

type RowProps = { name: string; figure: string; other: string | undefined; children?: ReactNode }

function Row(props: RowProps) {
  return (
    <li className="relative border-line border-b">
      <RowBody {...props} />
    </li>
  )
}

/** In large text the figures go below a long name. */
function RowBody({ name, figure, other, children }: RowProps) {
  return (
    <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 py-2 leading-tight">
      <span className="min-w-0 flex-[1_1_8rem]">
        {name}
        {children}
      </span>
      <span className="ms-auto text-end">
        <Amount text={figure} />
        {other && <span className="block font-sans text-muted text-small figures">{other}</span>}
      </span>
    </div>
  )
}
