import { screens } from '@tameer/contract'
import * as words from '#words/portfolio-form'
import { fetchBilling } from '../../../features/billing/billing-calls.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Message } from '../../../ui/text/message.tsx'

/** Says before anything is typed that the plan has no room for another project that visitors see. */
export function PlanFull() {
  const { value } = useFetched('plan', fetchBilling)
  if (!value?.sold) return null
  const { projects: count, standing } = value
  const { projects: most } = standing.limits
  if (count < most) return null
  return (
    <Message action={<PlansLink />} className="mb-8" kind="note">
      {words.planFull(standing.plan, most, count)}
    </Message>
  )
}

/** The server's reason for not storing a project; with the way to more room where the plan is full. */
export function Refusal({ text, planFull }: { text: string; planFull: boolean }) {
  return (
    <Message action={planFull && <PlansLink />} kind="alert">
      {text}
    </Message>
  )
}

function PlansLink() {
  return (
    <Link className={buttonLook()} to={screens.plans.to()}>
      {words.comparePlans}
    </Link>
  )
}
