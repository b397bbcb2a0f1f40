import type { AddedStep, Bill, Checked, CheckedQuote } from '@tameer/quotes'
import { displayRange, groupDigits } from '#words/amounts'
import * as words from '#words/check'
import { lower } from '#words/labels'
import { Added } from '../../ui/added.tsx'

interface CheckSumProps {
  bill: Bill
  quote: CheckedQuote
  checked: Checked
  /** With the range and the estimate below. */
  whole?: boolean
}

/** The sum from the price as quoted to the price for the same house. */
export function CheckSum({ bill, quote, checked, whole = false }: CheckSumProps) {
  const isGrey = bill.lines.every(({ phase }) => phase === 'grey')
  const { lowPkr, highPkr } = checked
  const steps = whole ? checked.added.map(named) : inShort(checked.added)
  return (
    <table className="w-full border-collapse figures [&_:is(td,th)]:py-1.5 sm:[&_:is(td,th)]:py-2 [&_:is(td,th)]:align-top [&_td]:min-w-[min(8.5rem,48vw)] [&_td]:text-end [&_th]:pe-3 [&_th]:text-start [&_th]:font-normal">
      <caption className="sr-only">{words.fromto}</caption>
      <tbody>
        <tr>
          <th scope="row">
            {words.quoted}
            <span className="block text-[0.8125em] text-muted">{howQuoted(bill, quote)}</span>
          </th>
          <td>{groupDigits(checked.quotedPkr)}</td>
        </tr>
        {steps.map(({ name, amountPkr }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {amountPkr < 0 ? (
                `− ${groupDigits(-amountPkr)}`
              ) : (
                <Added>{`+ ${groupDigits(amountPkr)}`}</Added>
              )}
            </td>
          </tr>
        ))}
        <tr className="[&>*]:border-ink [&>*]:border-t-2 [&>*]:font-semibold">
          <th scope="row">{isGrey ? words.sameGrey : words.same}</th>
          <td>{groupDigits(checked.sameHousePkr)}</td>
        </tr>
      </tbody>
      {whole && (
        <tbody className="text-muted">
          {highPkr > lowPkr && (
            <tr>
              <th scope="row">{words.couldbe}</th>
              <td>{displayRange(lowPkr, highPkr)}</td>
            </tr>
          )}
          <tr>
            <th scope="row">{words.estimate}</th>
            <td>{groupDigits(bill.totalPkr)}</td>
          </tr>
        </tbody>
      )}
    </table>
  )
}

/** `4,700 × 3,375 + main gate 1,50,000`. */
function howQuoted(bill: Bill, { price, rows }: CheckedQuote): string {
  const apart = Object.entries(rows).flatMap(([row, answer]) =>
    answer === 'in' || answer.amountPkr === undefined
      ? []
      : `${lower(words.rows[row as keyof typeof words.rows])} ${groupDigits(answer.amountPkr)}`,
  )
  const main =
    price.kind === 'per-sft'
      ? `${groupDigits(price.ratePkr)} × ${groupDigits(price.areaSft ?? bill.coveredAreaSft)}`
      : apart.length > 0 && groupDigits(price.amountPkr)
  return [main, ...apart].filter(Boolean).join(' + ')
}

function named(step: AddedStep) {
  return { name: stepInWords(step), amountPkr: step.amountPkr }
}

/** The steps with everything that was not said as one. */
function inShort(added: readonly AddedStep[]) {
  const unsaid = added.filter(({ code }) => code === 'notSaid')
  if (unsaid.length < 2) return added.map(named)
  const amountPkr = unsaid.reduce((sum, step) => sum + step.amountPkr, 0)
  return [
    ...added.filter(({ code }) => code !== 'notSaid').map(named),
    { name: words.thingsUnsaid(unsaid.length), amountPkr },
  ]
}

/** A step in words: `Steel: left out`. */
function stepInWords(step: AddedStep): string {
  switch (step.code) {
    case 'notSaid':
      return words.notsaid(words.rows[step.row])
    case 'apart':
      return `${words.rows[step.row]}: ${lower(words.apart)}`
    case 'leftOut':
      return words.leftout(words.chips[step.chip])
    case 'owner':
      return `${words.chips[step.chip]}: ${lower(words.hows.owner)}`
    case 'aside':
      return `${words.chips[step.chip]}: ${lower(words.estimate)}`
    case 'material':
      return words.stepOwner
    case 'finishing':
      return words.stepFin
    case 'utilities':
      return words.labourUtils
    case 'sumsAside':
      return words.hows.aside
    case 'extras':
      return words.extrasApart
    case 'tax':
      return `${words.tax}: ${lower(words.taxTop)}`
  }
}
