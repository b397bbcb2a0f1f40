import { type PlanName, type PlansOnSale, screens } from '@tameer/contract'
import * as words from '#words/plans'
import { selectUser } from '../../store/auth-slice.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { buttonLook } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

interface PlanPart {
  plan: PlanName
  plans: PlansOnSale
}

/** The price of a plan: for a month, and for a year below it. */
export function PlanPrice({ plan, plans: { sale } }: PlanPart) {
  if (plan === 'basic') {
    return (
      <>
        <span className="block font-display text-h2">{words.free}</span>
        <span className="block text-muted text-small">{words.noEnd}</span>
      </>
    )
  }
  if (!sale) return null
  const { 1: month, 12: year } = sale.fees[plan]
  return (
    <>
      <span className="block">
        <span className="font-display text-h2 figures">{words.figure(month)}</span>{' '}
        <span className="text-small">{words.aMonth}</span>
      </span>
      <span className="block text-muted text-small figures">{words.orAYear(year)}</span>
    </>
  )
}

/** The way to a plan: an account for Basic, its payment for the others; nothing where nothing is sold. */
export function PlanButton({ plan, plans: { sale } }: PlanPart) {
  const signedIn = useAppSelector(selectUser) !== null
  if (plan === 'basic') {
    return signedIn ? null : (
      <Link className={buttonLook('plain', 'w-full')} to={screens.signUp.to()}>
        {words.signUp}
      </Link>
    )
  }
  return sale ? (
    <Link
      className={buttonLook(plan === 'plus' ? 'main' : 'plain', 'w-full')}
      to={screens.billing.to({ plan })}
    >
      {words.choose(words.planName(plan))}
    </Link>
  ) : null
}
