import { type Billing, mayBePaid, type OwnPayment, type PaidPlan, screens } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import * as words from '#words/billing'
import { dateFormat } from '#words/moments'
import { minuteInPakistan } from '../../lib/moment-in-pakistan.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Message } from '../../ui/text/message.tsx'
import { asksToRenew, daysToEnd, payButtonId } from './renewal.ts'

const clock = dateFormat({
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Karachi',
})

/** Facts that a company must know first: a payment that waits, a plan that ends soon or has ended. */
export function PlanNotices({ billing, sayUnpaid }: { billing: Billing; sayUnpaid: () => void }) {
  const { standing, projects, waiting } = billing
  const { plan, phase, until, graceUntil, freeSince, limits } = standing
  const days = daysToEnd(billing)
  const renew = plan !== 'basic' && asksToRenew(billing) && <Renew plan={plan} />
  return (
    <div className="mb-8 grid gap-4 empty:hidden">
      {waiting && <Waiting payment={waiting} sayUnpaid={sayUnpaid} />}
      {until && days !== undefined && (
        <Message action={renew} kind="note" lead={words.endsSoon(plan, days, until)}>
          {renew && words.noDayLost}
        </Message>
      )}
      {phase === 'grace' && until && graceUntil && (
        <Message action={renew} kind="alert" lead={words.ended(plan, until)}>
          {words.staysUntil(graceUntil)}
        </Message>
      )}
      {phase === 'free' && freeSince && (
        <Message lead={words.isFree(freeSince)}>
          {projects >= limits.projects && words.keeps(projects, limits.projects)}
        </Message>
      )}
      {phase === 'free' && !freeSince && projects >= limits.projects && (
        <Message>{words.keeps(projects, limits.projects)}</Message>
      )}
    </div>
  )
}

/** Leads to the form below, and to the button that pays. */
function Renew({ plan }: { plan: PaidPlan }) {
  const navigate = useNavigate()
  const wanted = useSearchParams()[0].get('plan')
  const isShown = wanted === null || wanted === plan
  const [pressed, setPressed] = useState(false)
  // The form of another plan gives way first.
  useEffect(() => {
    if (!pressed || !isShown) return
    document.getElementById(payButtonId)?.focus()
    setPressed(false)
  }, [pressed, isShown])
  const press = () => {
    setPressed(true)
    if (!isShown) void navigate(screens.billing.to({ plan }), { replace: true })
  }
  return (
    <Button onClick={press} variant="main">
      {words.renew(plan)}
    </Button>
  )
}

/** A payment about which nothing is known yet: asking comes before paying again. */
function Waiting({ payment, sayUnpaid }: { payment: OwnPayment; sayUnpaid: () => void }) {
  const { reference, gateway, begunAt, expiresAt, saidPaidAt } = payment
  const transfer = gateway === 'transfer'
  const until = expiresAt && clock(new Date(expiresAt))
  return (
    <Message
      action={
        <>
          <Link
            className={buttonLook(transfer ? 'plain' : 'main')}
            to={screens.billingReturn.to({ payment: reference })}
          >
            {transfer ? words.howToTransfer : words.askNow}
          </Link>
          {mayBePaid(payment) && (
            <Button onClick={sayUnpaid} variant="quiet">
              {words.beginAgain}
            </Button>
          )}
        </>
      }
      kind="note"
      lead={transfer ? transferLead(reference, until) : words.waits(clock(new Date(begunAt)))}
    >
      {saidPaidAt && words.saidOn(minuteInPakistan(saidPaidAt))}
      {!transfer && until && `${words.doNotPayAgain(until)} ${words.waitsAgain}`}
    </Message>
  )
}

/** A transfer waits until its time is over; one that is said to be paid, until the desk has found it. */
function transferLead(reference: string, until: string | null): string {
  return until ? words.transferWaits(reference, until) : words.transferLookedFor(reference)
}
