import { screens } from '@tameer/contract'
import * as words from '#words/overview'
import { fetchBilling } from '../../../features/billing/billing-calls.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { Link } from '../../../ui/link.tsx'

/**
 * How many projects the company has of those that its plan allows, with a way to the plans. Nothing where no plans are
 * sold, and while it is not known: it has room in any case.
 */
export function PlanLine({ count }: { count: number }) {
  // Counted anew when a project comes or goes.
  const { value } = useFetched(`plan ${count}`, fetchBilling)
  if (!value?.sold) return null
  const { projects, standing } = value
  const { plan, limits } = standing
  const text = projects < limits.projects ? words.projectsInPlan : words.planIsFull
  return (
    <Link className="link max-sm:text-small" to={screens.plans.to()}>
      {text(projects, limits.projects, plan)}
    </Link>
  )
}
