import { type Billing, type GatewayName, type OfferedPlan, type PaidPlan, screens } from '@tameer/contract'
import { useId, useState } from 'react'
import * as words from '#words/billing'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Message } from '../../ui/text/message.tsx'
import { asksToRenew, mayHavePaid, payButtonId } from './renewal.ts'
import { useBeginPayment } from './use-begin-payment.ts'

interface BuyPlanProps {
  billing: Billing
  /** The plan that the address asks for. */
  wanted: PaidPlan | undefined
  /** True when the company says that it did not pay the payment that waits. */
  unpaid: boolean
  /** Says so. */
  sayUnpaid: () => void
  reload: () => void
}

/** The form that buys a plan: for how long, the sum, and where to pay. */
export function BuyPlan({ billing, wanted, unpaid, sayUnpaid, reload }: BuyPlanProps) {
  const { standing, offers } = billing
  const present = standing.plan === 'basic' ? 'plus' : standing.plan
  const plan = wanted ?? present
  const ofPlan = offers.filter((offer) => offer.plan === plan).toReversed()
  const [months, setMonths] = useState(ofPlan[0]?.months)
  const offer = ofPlan.find((one) => one.months === months)
  const id = useId()
  return (
    <aside aria-labelledby={id} className="grid gap-3">
      <section className="border border-line bg-sheet p-[min(1.25rem,6vw)]">
        <h2 className="text-h3" id={id}>
          {headingOf(standing.plan, plan)}
        </h2>
        <fieldset className="my-3 grid min-w-0 gap-2">
          <legend className="sr-only">{words.howLong}</legend>
          {ofPlan.map((one) => (
            <TimeChoice checked={one.months === months} key={one.months} offer={one} onChoose={setMonths} />
          ))}
        </fieldset>
        {offer && <OfferNote billing={billing} offer={offer} />}
        {offer &&
          (mayHavePaid(billing) && !unpaid ? (
            <Button className="w-full" onClick={sayUnpaid}>
              {words.beginAgain}
            </Button>
          ) : (
            <PayButtons billing={billing} offer={offer} reload={reload} />
          ))}
      </section>
      <PlanLinks plan={plan} standing={standing.plan} />
    </aside>
  )
}

/** Words for buying a plan, for a company that has another one, none or the same. */
function headingOf(present: Billing['standing']['plan'], plan: PaidPlan): string {
  if (present === plan) return words.renew(plan)
  return present === 'basic' ? words.take(plan) : words.changeTo(plan)
}

interface TimeChoiceProps {
  offer: OfferedPlan
  checked: boolean
  onChoose: (months: OfferedPlan['months']) => void
}

function TimeChoice({ offer: { months, until, amount }, checked, onChoose }: TimeChoiceProps) {
  return (
    <label className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3 border border-edge px-3 py-2 has-focus-visible:outline-2 has-checked:border-ink has-checked:bg-wash">
      <input
        checked={checked}
        className="size-5 accent-ink"
        name="months"
        onChange={() => onChoose(months)}
        type="radio"
      />
      <span className="min-w-20 flex-1 leading-snug">
        {words.timeName(months)}
        <span className="block text-muted text-small">{words.untilDay(until)}</span>
      </span>
      <span className="font-display text-h3 figures">{words.figure(amount)}</span>
    </label>
  )
}

/** Tells what the sum includes, and when the days begin. */
function OfferNote({ billing: { standing, today }, offer }: { billing: Billing; offer: OfferedPlan }) {
  return <p className="mb-3 text-muted text-small">{noteOf(standing, offer, today)}</p>
}

function noteOf({ plan: present, phase }: Billing['standing'], offer: OfferedPlan, today: string): string {
  if (phase !== 'paid') return words.taxes
  if (offer.plan === present) return words.taxesAndTime
  return offer.startsOn === today
    ? words.beginsToday(offer.plan, present)
    : words.beginsAfter(offer.plan, present, offer.startsOn)
}

interface PayButtonsProps {
  billing: Billing
  offer: OfferedPlan
  reload: () => void
}

function PayButtons({ billing, offer, reload }: PayButtonsProps) {
  const { gateways, waiting } = billing
  const { begin, busy, problem } = useBeginPayment()
  const { plan, months, amount } = offer
  const pay = (gateway: GatewayName) => begin({ plan, months, gateway, amount, again: waiting !== null })
  const banks = gateways.filter((name) => name !== 'transfer')
  const [first, ...others] = banks.length > 0 ? banks : gateways
  return (
    <>
      {first && (
        <Button
          busy={busy}
          className="w-full"
          id={payButtonId}
          onClick={() => pay(first)}
          variant={asksToRenew(billing) ? 'plain' : 'main'}
        >
          {busy ? words.paying : words.pay(offer.amount)}
        </Button>
      )}
      <div className="mt-2 grid justify-items-center">
        {[
          ...others,
          ...(banks.length > 0 && gateways.includes('transfer') ? (['transfer'] as const) : []),
        ].map((name) => (
          <button
            className="link min-h-11 py-2 text-small"
            disabled={busy}
            key={name}
            onClick={() => pay(name)}
            type="button"
          >
            {name === 'transfer' ? words.payByTransfer : `${words.payWith} ${words.gatewayName(name)}`}
          </button>
        ))}
      </div>
      {problem && (
        <Message
          action={problem.stale && <Button onClick={reload}>{words.lookAgain}</Button>}
          className="mt-2"
          kind="alert"
        >
          {problem.text}
        </Message>
      )}
    </>
  )
}

/** Ways to another plan. */
function PlanLinks({ plan, standing }: { plan: PaidPlan; standing: Billing['standing']['plan'] }) {
  const other = plan === 'plus' ? 'pro' : 'plus'
  return (
    <p className="grid justify-items-start text-small">
      <Link className="link py-2" to={screens.billing.to({ plan: other })}>
        {headingOf(standing, other)}
      </Link>
      <Link className="link py-2" to={screens.plans.to()}>
        {words.lookAtPlans}
      </Link>
    </p>
  )
}
