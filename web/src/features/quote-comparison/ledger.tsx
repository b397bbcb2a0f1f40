import { displayAmount, displayRange, groupDigits } from '#words/amounts'
import * as words from '#words/quote-comparison'
import type { BillOffer } from './compared.ts'
import { CellText } from './rows/cell-text.tsx'
import { cell, type Reader, type Row } from './rows/row.ts'
import { extrasRow, quotedRow, stepRows } from './rows/total-rows.ts'

interface LedgerProps {
  offer: BillOffer
  estimatePkr: number
  reader: Reader
}

/** The sum that leads from the quoted price of one company to its price for the same house. */
export function Ledger({ offer, estimatePkr, reader }: LedgerProps) {
  const { likeForLikePkr, likeForLikeLowPkr, likeForLikeHighPkr } = offer.levelled
  const apartPkr = likeForLikePkr - estimatePkr
  const side = (id: string, label: string, main: string): Row => ({
    id,
    label,
    estimate: null,
    cells: [cell(main)],
  })
  const sides = [
    ...(likeForLikeHighPkr > likeForLikeLowPkr
      ? [side('range', words.couldBeRow, displayRange(likeForLikeLowPkr, likeForLikeHighPkr))]
      : []),
    ...extrasRow([offer]),
    side('against', words.against(displayAmount(estimatePkr)), apartFrom(apartPkr)),
  ]
  return (
    <table className="w-full border-collapse figures [&_:is(td,th)]:py-2 [&_:is(td,th)]:align-top [&_td]:min-w-[min(7rem,48vw)] [&_td]:wrap-anywhere [&_td]:text-end [&_th]:pe-3 [&_th]:text-start [&_th]:font-normal">
      <caption className="sr-only">{words.fromQuotedLabel}</caption>
      <tbody>
        {[quotedRow([offer]), ...stepRows([offer], reader)].map((row) => (
          <LedgerRow key={row.id} row={row} />
        ))}
        <tr className="[&>*]:border-ink [&>*]:border-t-2 [&>*]:font-semibold">
          <th scope="row">{words.sameHouse}</th>
          <td>{groupDigits(likeForLikePkr)}</td>
        </tr>
      </tbody>
      <tbody className="text-muted">
        {sides.map((row) => (
          <LedgerRow key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function apartFrom(pkr: number): string {
  if (pkr === 0) return words.asTheEstimate
  return pkr > 0 ? words.greater(groupDigits(pkr)) : words.fewer(groupDigits(-pkr))
}

function LedgerRow({ row: { label, cells } }: { row: Row }) {
  const [own] = cells
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{own && <CellText {...own} />}</td>
    </tr>
  )
}
