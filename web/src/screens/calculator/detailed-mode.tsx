import { currentPriceBook, detailedEstimate, displayAmount, findPriceBook } from '@tameer/calculator'
import { useDeferredValue } from 'react'
import { PageHeader } from '../../ui/page-header.tsx'
import './print.css'
import { Bill } from './bill.tsx'
import { DetailedForm } from './detailed-form.tsx'
import { titleOf } from './estimate-words.ts'
import { ModeSwitch } from './mode-switch.tsx'
import { PlainNote } from './plain-note.tsx'
import { type DetailedAnswers, detailedLinkQuery, useDetailedAnswers } from './use-detailed-answers.ts'

/** The estimate that adds up: questions at the left, the bill at the right, the total always in sight. */
export function DetailedMode() {
  const answers = useDetailedAnswers()
  const { estimate, problems, texts } = answers
  // The answers being typed come first, the long bill follows.
  const billed = useDeferredValue(estimate)
  const outdated = estimate !== undefined && problems.length > 0
  return (
    <>
      <PageHeader
        lead="A priced bill of quantities from your own answers. Every line has its rate, its quantity and its source."
        title={estimate ? titleOf(estimate) : 'Detailed House Construction Cost'}
      />
      <ModeSwitch
        detailedQuery={detailedLinkQuery(texts)}
        mode="detailed"
        quickQuery={quickQueryOf(answers)}
      />
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[20rem_minmax(0,1fr)] print:block">
        <div className="min-w-0 print:hidden">
          <DetailedForm {...answers} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <OlderPrices {...answers} />
          {outdated && (
            <p className="border-alarm border-l-2 pl-3 text-small" role="status">
              This is the last good bill. Some answers cannot be used: mend the marked ones to bring it up to
              date.
            </p>
          )}
          {billed ? (
            <Bill estimate={billed} />
          ) : (
            <p className="drafted p-6 text-muted">
              {texts.city && texts.plotSize
                ? 'Mend the marked answers: the bill then stands here.'
                : 'Choose a city and give the size of the plot: the bill stands here at once, with the usual house for such a plot, and follows every answer.'}
            </p>
          )}
        </div>
      </div>
      {estimate && (
        <div className="sticky bottom-0 z-10 -mx-4 mt-8 flex flex-wrap items-baseline justify-between gap-x-6 border-edge border-t bg-paper px-4 py-3 sm:-mx-8 sm:px-8 print:hidden">
          <p className="font-display text-h2 tabular-nums" role="status">
            <span className="sr-only">Total </span>
            {displayAmount(estimate.total.costPkr)}
          </p>
          <p className="text-muted text-small tabular-nums">
            {outdated
              ? 'Of the last good answers'
              : `${displayAmount(estimate.total.lowPkr)} to ${displayAmount(estimate.total.highPkr)}`}
          </p>
        </div>
      )}
    </>
  )
}

/** The quick options that both estimates ask for. */
function quickQueryOf({ texts }: DetailedAnswers): string {
  const params = new URLSearchParams()
  if (texts.city) params.set('city', texts.city.toLowerCase())
  if (texts.plotSize && (texts.plotUnit ?? 'Marla') === 'Marla') params.set('area', `${texts.plotSize}-marla`)
  if (texts.constructionType === 'Complete') params.set('type', 'complete')
  if (texts.constructionMode === 'Without Material') params.set('material', 'without-material')
  return params.toString()
}

/** Says so when a link was made with other prices, and shows both figures. */
function OlderPrices({ texts, linkVersion, linkTotalPkr, estimate, problems }: DetailedAnswers) {
  if (!linkVersion || linkVersion === currentPriceBook.version || !estimate || problems.length > 0)
    return null
  const book = findPriceBook(linkVersion)
  const then = book && detailedEstimate(texts, book)
  const thenPkr = then?.ok ? then.estimate.total.costPkr : linkTotalPkr
  return (
    <PlainNote>
      This link was made with prices of version {linkVersion}
      {thenPkr === undefined ? '' : `, when the total was ${displayAmount(thenPkr)}`}. With the present prices
      it is {displayAmount(estimate.total.costPkr)}.
    </PlainNote>
  )
}
