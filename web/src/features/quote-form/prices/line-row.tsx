import { memo } from 'react'
import { groupDigits, unitOfRate } from '#words/amounts'
import { displayQuantity } from '#words/quantities'
import * as words from '#words/quote-form'
import { hasOwnSum, LineCover, LinePrice, type LineProps, LineSum } from './line-controls.tsx'

/** A line of the bill on a narrow screen: its item, its price and its cover. */
export const LineRow = memo(function LineRow(props: LineProps) {
  const { line, amountPkr } = props
  return (
    <li className="grid items-start gap-x-3 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
      <div className="min-w-0">
        <p className="flex items-baseline justify-between gap-x-3">
          <span className="min-w-0">{words.itemName(line.item)}</span>
          {amountPkr !== undefined && amountPkr > 0 && (
            <b className="wrap-anywhere max-w-1/2 shrink-0 text-end font-semibold figures">
              {groupDigits(amountPkr)}
            </b>
          )}
        </p>
        <p className="text-muted text-small figures">
          {words.quantityAndEstimate(
            displayQuantity(line),
            groupDigits(line.ratePkr),
            unitOfRate(line.unit, line.id),
          )}
        </p>
      </div>
      <div className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] items-start gap-2 md:grid-cols-2">
        <LinePrice {...props} />
        <LineCover {...props} />
        {hasOwnSum(props) && <LineSum {...props} />}
      </div>
    </li>
  )
})
