import { memo } from 'react'
import { groupDigits } from '#words/amounts'
import { displayQuantity } from '#words/quantities'
import * as words from '#words/quote-form'
import { hasOwnSum, LineCover, LinePrice, type LineProps, LineSum } from './line-controls.tsx'

interface LineTableRowProps extends LineProps {
  /** True when the table has a column for rates. */
  hasRates: boolean
}

/** A line of the bill in a table; an allowance's sum has a row of its own. */
export const LineTableRow = memo(function LineTableRow({ hasRates, ...props }: LineTableRowProps) {
  const { line, cover, amountPkr } = props
  return (
    <>
      <tr>
        <th className="text-start font-normal" scope="row">
          {words.itemName(line.item)}
        </th>
        <td className="whitespace-nowrap">{displayQuantity(line)}</td>
        <td className="text-muted">{groupDigits(line.ratePkr)}</td>
        {hasRates && (
          <td>
            <LinePrice {...props} />
          </td>
        )}
        <td>
          <LineCover {...props} />
        </td>
        <td className="wrap-anywhere">
          {amountPkr !== undefined && amountPkr > 0 ? (
            <b className="font-semibold">{groupDigits(amountPkr)}</b>
          ) : (
            cover === 'excluded' && <span className="text-muted">{groupDigits(0)}</span>
          )}
        </td>
      </tr>
      {hasOwnSum(props) && (
        <tr>
          <td className="pb-4! text-start!" colSpan={hasRates ? 6 : 5}>
            <div className="max-w-form">
              <LineSum {...props} />
            </div>
          </td>
        </tr>
      )}
    </>
  )
})
