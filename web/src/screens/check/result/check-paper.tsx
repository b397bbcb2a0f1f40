import { type CheckedQuote, stagesInRupees } from '@tameer/quotes'
import { displayDate, groupDigits } from '#words/amounts'
import * as words from '#words/check'
import { changesInWords } from '#words/quote-changes'
import { percent } from '#words/quote-payments'
import { validUntil as validUntilLabel } from '#words/quote-terms'
import { CheckSum } from '../../../features/checked-quotes/check-sum.tsx'
import { CheckVerdict } from '../../../features/checked-quotes/check-verdict.tsx'
import { wayOf } from '../../../features/checked-quotes/ways.ts'
import * as asking from '../../../features/quote-comparison/offer/asking-words.ts'
import { questionText } from '../../../features/quote-comparison/offer/question-texts.ts'
import { saidStages } from '../../../features/quote-comparison/rows/said-stages.ts'
import { nameOfStage } from '../../../features/quote-comparison/rows/stage-name.ts'
import { today } from '../../../lib/today.ts'
import '../../../ui/paper.css'
import { houseInWords } from '../house-in-words.ts'
import { wayNames } from '../way-names.ts'
import type { ResultProps } from './result.ts'

/** A check for one sheet of A4: the verdict, the sum, the payments, the questions. */
export function CheckPaper({ quote, result: { bill, checked, estimate } }: ResultProps) {
  const stages = saidStages(quote)
  const amounts = stagesInRupees(checked.quotedPkr, stages)
  const terms = saidTerms(quote)
  return (
    <article aria-label={words.inHomeTitle} className="paper">
      <header>
        <p>{displayDate(today())}</p>
        <h2>
          <bdi>{quote.name}</bdi>
        </h2>
        <p>
          {wayNames[wayOf(quote)]} · {houseInWords(estimate)}
        </p>
      </header>
      <CheckVerdict checked={checked} plain />
      <CheckSum bill={bill} checked={checked} quote={quote} whole />
      <p>
        {words.dashed}
        {words.dashedT}
      </p>
      {stages.length > 0 && (
        <>
          <h3>{words.whenpay}</h3>
          <table>
            <tbody>
              {stages.map((stage, place) => (
                <tr key={`${stage.stage} ${stage.percent}`}>
                  <th scope="row">
                    {`${percent(stage.percent)} `}
                    {nameOfStage(stage)}
                  </th>
                  <td>{groupDigits(amounts[place] ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {terms.length > 0 && (
        <>
          <h3>{words.pay}</h3>
          <table>
            <tbody>
              {terms.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <h3>{words.askn(String(checked.questions.length))}</h3>
      <ol className="list-decimal ps-6">
        {checked.questions.map((question) => {
          const { ask, why } = questionText(question, asking)
          return (
            <li key={ask}>
              {ask} {why}
            </li>
          )
        })}
      </ol>
    </article>
  )
}

/** Terms that the builder named, each with its label. The questions ask for the others. */
function saidTerms({ tax, taxPkr, durationWeeks, warrantyMonths, changes, validUntil }: CheckedQuote) {
  const onTop = [words.taxTop, taxPkr && groupDigits(taxPkr)].filter(Boolean).join(' ')
  const terms: [string, string | undefined][] = [
    [words.tax, tax && (tax === 'included' ? words.taxIn : onTop)],
    [words.weeks, durationWeeks === undefined ? undefined : `${durationWeeks} ${words.weeksU}`],
    [words.warranty, warrantyMonths === undefined ? undefined : `${warrantyMonths} ${words.warrantyU}`],
    [words.changes, changes && changesInWords(changes)],
    [validUntilLabel, validUntil && displayDate(validUntil)],
  ]
  return terms.filter(([, value]) => value)
}
