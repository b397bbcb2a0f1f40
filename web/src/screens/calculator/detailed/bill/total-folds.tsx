import type { DetailedEstimate } from '@tameer/calculator'
import { goneWithoutInWords, surenessInWords } from '@tameer/words/house-in-words'
import type { ReactNode } from 'react'
import { displayDate } from '#words/amounts'
import * as words from '#words/bill'
import * as house from '#words/house-words'

/** Folds beside a figure: how sure it is and what it leaves out. */
export function TotalFolds({ estimate }: { estimate: DetailedEstimate }) {
  const { pricesAsOf } = estimate.priceBook
  return (
    <div className="-mx-4 mt-3 flex flex-wrap gap-x-5 border-line border-t bg-wash px-4 sm:-mx-6 sm:gap-x-8 sm:px-6 md:mt-5">
      <Fold name={words.howSure}>
        <p>{surenessInWords(estimate, house)}</p>
        <p>{words.figureToPlanWith}</p>
      </Fold>
      <Fold name={words.whatIsNotInIt}>
        <p>{words.notIncluded(words.neverInBill, displayDate(pricesAsOf))}</p>
        {goneWithoutInWords(estimate, house).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Fold>
    </div>
  )
}

function Fold({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className="group/fold open:basis-full open:pb-3">
      <summary className="inline-flex min-h-11 items-center gap-2 font-medium text-blue text-small">
        <span aria-hidden="true" className="plus size-3 group-open/fold:rotate-45" />
        {name}
      </summary>
      <div className="grid max-w-measure gap-2 text-small">{children}</div>
    </details>
  )
}
