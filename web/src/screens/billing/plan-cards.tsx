import { type PlanName, type PlansOnSale, planNames } from '@tameer/contract'
import { useId } from 'react'
import * as words from '#words/plans'
import { PlanButton, PlanPrice } from './plan-choice.tsx'
import { planRows } from './plan-rows.ts'

/** The plans one below the other, for a narrow screen: a table would have to be pushed sideways. */
export function PlanCards({ plans }: { plans: PlansOnSale }) {
  return (
    <div className="grid gap-4">
      {plans.sale && <p className="text-muted text-small">{words.pricesSince(plans.sale.since)}</p>}
      {planNames.map((plan) => (
        <PlanCard key={plan} plan={plan} plans={plans} />
      ))}
    </div>
  )
}

function PlanCard({ plan, plans }: { plan: PlanName; plans: PlansOnSale }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border border-line bg-sheet p-[min(1.125rem,5vw)]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h2" id={id}>
          {words.planName(plan)}
        </h2>
        <div className="text-end">
          <PlanPrice plan={plan} plans={plans} />
        </div>
      </div>
      <dl className="mt-3 mb-4 border-line border-t">
        {planRows(plans).map(({ label, valueIn }) => (
          <div className="flex flex-wrap justify-between gap-x-4 border-line border-b py-1.5" key={label}>
            <dt>{label}</dt>
            <dd className="figures">{valueIn(plan)}</dd>
          </div>
        ))}
      </dl>
      <PlanButton plan={plan} plans={plans} />
    </section>
  )
}
