import type { Bill, LevelledQuote } from '@tameer/quotes'
import { useId } from 'react'
import { displayAmount, displayPart, groupDigits } from '#words/amounts'
import * as words from '#words/quote-form'
import { Added } from '../../ui/added.tsx'
import { leftOutPkr, reasonsInWords, type SumRow, sumRows } from './entry/sum-rows.ts'
import { flagsInShort } from './flags-in-short.ts'
import type { LineGroup } from './prices/line-groups.ts'

interface FamilySeesProps {
  bill: Bill
  levelled: LevelledQuote
  groups: readonly LineGroup[]
  /** Names of the places without a price. Until all have one, nothing can be compared. */
  unpriced: readonly string[]
}

/** The calculation that the family sees: from the price to the price for the same house, with the reasons. */
export function FamilySees({ bill, levelled, groups, unpriced }: FamilySeesProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="drafted grid gap-3 p-4 sm:p-5">
      <h3 className="text-h3" id={id}>
        {words.familySees}
      </h3>
      {unpriced.length > 0 ? (
        <p className="text-muted">
          {words.noPriceYet(words.listed(unpriced))} {words.seenLater}
        </p>
      ) : (
        <Sum bill={bill} groups={groups} id={id} levelled={levelled} />
      )}
    </section>
  )
}

function Sum({ bill, levelled, groups, id }: Omit<FamilySeesProps, 'unpriced'> & { id: string }) {
  const { headlinePkr, likeForLikePkr, flags } = levelled
  const seen = flagsInShort(flags)
  const putIn = leftOutPkr(levelled)
  return (
    <>
      <table
        aria-labelledby={id}
        className="w-full border-collapse figures [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:align-top [&_td]:wrap-anywhere [&_td]:min-w-[min(7rem,35vw)] [&_td]:text-end [&_th]:pe-3 [&_th]:text-start [&_th]:font-normal"
      >
        <tbody>
          <tr>
            <th scope="row">{words.yourPrice}</th>
            <td>{groupDigits(headlinePkr)}</td>
          </tr>
          {sumRows(levelled, groups).map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              <td>{row.isAdded ? <Added>{signed(row)}</Added> : signed(row)}</td>
            </tr>
          ))}
          <tr className="[&>*]:border-ink [&>*]:border-t-2 [&>*]:font-semibold">
            <th scope="row">{words.sameHouse}</th>
            <td>{groupDigits(likeForLikePkr)}</td>
          </tr>
        </tbody>
      </table>
      <p>
        <Compared groups={groups} levelled={levelled} />
        {putIn > 0 && ` ${words.putItIn(displayPart(putIn), rateOf(putIn, bill))}`}
      </p>
      <p className="text-muted text-small">
        {againstEstimate(likeForLikePkr - bill.totalPkr)}
        {seen.length > 0 && ` ${words.theyAlsoSee(words.joined(seen))}`}
      </p>
    </>
  )
}

function Compared({ levelled, groups }: Pick<FamilySeesProps, 'levelled' | 'groups'>) {
  const [ask, same] = [displayAmount(levelled.headlinePkr), displayAmount(levelled.likeForLikePkr)]
  const reasons = reasonsInWords(levelled, groups)
  if (reasons === '') return <b className="font-semibold">{words.youAsk(ask)}</b>
  return (
    <>
      <b className="font-semibold">{words.youAskFor(ask, same)}</b>
      {words.because(reasons)}
    </>
  )
}

function signed({ amountPkr }: SumRow): string {
  return amountPkr < 0 ? words.minus(groupDigits(-amountPkr)) : words.plus(groupDigits(amountPkr))
}

function rateOf(pkr: number, { coveredAreaSft }: Bill): string {
  return groupDigits(Math.round(pkr / coveredAreaSft))
}

function againstEstimate(differencePkr: number): string {
  if (differencePkr === 0) return words.asEstimate
  return differencePkr > 0
    ? words.aboveEstimate(displayPart(differencePkr))
    : words.belowEstimate(displayPart(-differencePkr))
}
