import type { DetailedEstimate } from '@tameer/calculator'
import { goneWithoutInWords, surenessInWords } from '@tameer/words/house-in-words'
import { type ReactNode, useId } from 'react'
import { daysOfPrices } from '#words/amounts'
import * as words from '#words/bill'
import { inCurrency } from '#words/bill-plan'
import * as house from '#words/house-words'
import { phases as phaseNames } from '#words/values'
import { bothStages } from '../../../../features/estimates/both-stages.ts'
import { RangeBar } from '../../../../features/estimates/range-bar.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Amount } from '../../../../ui/text/amount.tsx'
import { useFigures } from '../../../../ui/use-figures.ts'
import { useOwnCurrency } from './own-currency.ts'

/** The cost of the house, its range, its phases, and how sure the figure is. */
export function TotalCard({ estimate }: { estimate: DetailedEstimate }) {
  const headingId = useId()
  const { style, figure } = useFigures()
  const currency = useOwnCurrency()
  const { answers, total, perSft, addOns, totalWithAddOns } = estimate
  return (
    <section aria-labelledby={headingId} className="drafted px-4 pt-4 sm:px-6 sm:pt-6">
      <h2 className="sr-only" id={headingId}>
        {words.theBill}
      </h2>
      <p className="text-muted text-small">
        {answers.constructionType === 'Complete' ? words.likely : words.likelyGrey}
      </p>
      <div className="gap-x-10 md:mt-2 md:grid md:grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] md:items-start">
        <div>
          <p
            className={classNames(
              'leading-none',
              style === 'words' ? 'text-[min(3.25rem,18vw)] proportional-nums md:text-[4rem]' : 'text-h1',
            )}
          >
            <Amount text={figure(total.costPkr)} unit="text-[0.42em]" />
          </p>
          <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-small md:flex-col">
            <span>
              <span className="whitespace-nowrap figures">{words.displayRupees(perSft.costPkr)}</span>{' '}
              <span className="text-muted">{words.perFoot}</span>
            </span>
            {currency && (
              <span className="whitespace-nowrap figures">{inCurrency(total.costPkr, currency)}</span>
            )}
          </p>
        </div>
        <div>
          <div className="mt-3 md:mt-2">
            <RangeBar amounts={total} scale={{ fromPkr: total.lowPkr, toPkr: total.highPkr }} />
            <dl className="mt-1 flex flex-wrap justify-between gap-x-4 text-small">
              <div>
                <dt className="text-muted">{words.low}</dt>
                <dd className="whitespace-nowrap figures">{figure(total.lowPkr)}</dd>
              </div>
              <div className="ms-auto text-end">
                <dt className="text-muted">{words.high}</dt>
                <dd className="whitespace-nowrap figures">{figure(total.highPkr)}</dd>
              </div>
            </dl>
          </div>
          <ul aria-label={words.totalsByPhase} className="mt-3">
            {phaseRows(estimate).map(({ name, share, pkr }) => (
              <Row key={name} name={name} note={share}>
                <Amount text={figure(pkr)} />
              </Row>
            ))}
            {addOns.length > 0 && (
              <Row name={words.withAllOnTop}>
                <Amount text={figure(totalWithAddOns.costPkr)} />
              </Row>
            )}
          </ul>
        </div>
      </div>
      <TotalFolds estimate={estimate} />
    </section>
  )
}

interface PhaseRow {
  name: string
  /** Of the total, in per cent. */
  share?: string
  pkr: number
}

/** The parts of a complete house; below a grey structure, what the house would cost complete. */
function phaseRows(estimate: DetailedEstimate): PhaseRow[] {
  const { phases, total, answers } = estimate
  if (answers.constructionType !== 'Complete')
    return [{ name: words.sameHouseComplete, pkr: bothStages(estimate).completePkr }]
  return phases.map(({ phase, costPkr }) => ({
    name: phaseNames[phase],
    share: words.percent(Math.round((costPkr / total.costPkr) * 100)),
    pkr: costPkr,
  }))
}

type RowProps = { name: string; note?: string | undefined; children: ReactNode }

function Row({ name, note, children }: RowProps) {
  return (
    <li className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-line border-t py-1.5">
      <span>
        {name} {note && <span className="text-muted text-small">{note}</span>}
      </span>
      <span className="ms-auto">{children}</span>
    </li>
  )
}

/** Folds beside a figure: how sure it is and what it leaves out. */
function TotalFolds({ estimate }: { estimate: DetailedEstimate }) {
  return (
    <div className="-mx-4 mt-3 flex flex-wrap gap-x-5 border-line border-t bg-wash px-4 sm:-mx-6 sm:gap-x-8 sm:px-6 md:mt-5">
      <Fold name={words.howSure}>
        <p>{surenessInWords(estimate, house)}</p>
        <p>{words.figureToPlanWith}</p>
      </Fold>
      <Fold name={words.whatIsNotInIt}>
        <p>{words.notIncluded(words.neverInBill, daysOfPrices(estimate.priceBook))}</p>
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
