import { graceDays, type PlansOnSale, planNames } from '@tameer/contract'
import { useId } from 'react'
import * as words from '#words/plans'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { mediaQuery } from '../../browser/media.ts'
import { fetchPlans } from '../../features/billing/billing-calls.ts'
import { wayOf } from '../../features/billing/way-to-pay.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Fetching } from '../../ui/fetched.tsx'
import { Fold } from '../../ui/fold.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { Message } from '../../ui/text/message.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PlanTable } from './plan-table.tsx'

const wideScreen = mediaQuery('(min-width: 900px)')

/** The plans for companies, with limits and fees, for everybody to see. */
export function PlansScreen() {
  const fetched = useFetched('plans', fetchPlans)
  const { value: plans, error } = fetched
  return (
    <PageSheet busy={!plans && !error}>
      <PageHeader
        lead={words.lead}
        measure={plans?.sale?.samples ? words.samples : words.three}
        title={words.title}
      />
      <Fetching failed={words.failed} loading={words.loading} of={fetched} />
      {plans && <Plans plans={plans} />}
    </PageSheet>
  )
}

function Plans({ plans }: { plans: PlansOnSale }) {
  const wide = useWatched(wideScreen, false)
  return (
    <>
      {!plans.sale && (
        <Message className="mb-8" kind="note">
          {words.nothingSold}
        </Message>
      )}
      {wide ? <PlanTable plans={plans} /> : <PlanCards plans={plans} />}
      <SameInAll />
      <NeverSold />
      <Questions plans={plans} />
    </>
  )
}

function SameInAll() {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 className="text-h2" id={id}>
        {words.same}
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-8">
        {words.sameThings.map((thing) => (
          <li className="flex items-center gap-3 border-line border-b py-2.5" key={thing}>
            <CheckIcon className="shrink-0 text-blue" size={18} />
            {thing}
          </li>
        ))}
      </ul>
    </section>
  )
}

function NeverSold() {
  const id = useId()
  return (
    <section aria-labelledby={id} className="drafted mt-12 px-[min(1.25rem,6vw)] py-5 md:px-8 md:py-7">
      <h2 className="text-h2" id={id}>
        {words.never}
      </h2>
      <ul className="mt-3 grid gap-x-12 gap-y-3 md:grid-cols-2">
        {words.neverThings.map(([what, why]) => (
          <li className="border-brick border-s-2 ps-3" key={what}>
            <b className="font-semibold">{what}</b> {why}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Questions({ plans: { limits, gateways, demoBanks } }: { plans: PlansOnSale }) {
  const id = useId()
  const named = gateways.map((gateway) => wayOf({ gateway, demo: demoBanks.includes(gateway) }))
  const ways = words.joinWays([...new Set(named)])
  return (
    <section aria-labelledby={id} className="mt-12 max-w-measure">
      <h2 className="mb-2 text-h2" id={id}>
        {words.questions}
      </h2>
      <div className="border-edge border-t">
        <Fold heading="h3" title={words.whenItEnds}>
          <p>{words.whenItEndsText(graceDays, limits[planNames[0]].projects)}</p>
        </Fold>
        <Fold heading="h3" title={words.byItself}>
          <p>{words.byItselfText}</p>
        </Fold>
        <Fold heading="h3" title={words.larger}>
          <p>{words.largerText}</p>
        </Fold>
        <Fold heading="h3" title={words.moneyBack}>
          <p>{words.moneyBackText}</p>
        </Fold>
        {gateways.length > 0 && (
          <Fold heading="h3" title={words.howToPay}>
            <p>{words.howToPayText(ways)}</p>
          </Fold>
        )}
      </div>
    </section>
  )
}
