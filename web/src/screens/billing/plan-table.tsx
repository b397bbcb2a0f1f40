import { type PlansOnSale, planNames } from '@tameer/contract'
import * as words from '#words/plans'
import { PlanButton, PlanPrice } from './plan-choice.tsx'
import { planRows } from './plan-rows.ts'

const cell =
  'border-line border-b border-s px-4 py-3 text-start align-top font-normal first:border-s-0 first:ps-0'

/** The plans side by side, with only the rows that differ. */
export function PlanTable({ plans }: { plans: PlansOnSale }) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0">
      <caption className="sr-only">{words.compared}</caption>
      <thead>
        <tr className="[&>*]:border-b-ink [&>*]:pb-4 [&>td]:align-bottom">
          <td className={`${cell} text-muted text-small`}>
            {plans.sale && words.pricesSince(plans.sale.since)}
          </td>
          {planNames.map((plan) => (
            <th className={cell} key={plan} scope="col">
              <span className="block font-display text-h3">{words.planName(plan)}</span>
              <PlanPrice plan={plan} plans={plans} />
              <span className="mt-3 block">
                <PlanButton plan={plan} plans={plans} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {planRows(plans).map(({ label, valueIn }) => (
          <tr key={label}>
            <th className={cell} scope="row">
              {label}
            </th>
            {planNames.map((plan) => (
              <td className={`${cell} figures`} key={plan}>
                {valueIn(plan)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
