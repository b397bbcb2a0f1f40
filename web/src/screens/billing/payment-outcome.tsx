import { type OpenedPayment, screens } from '@tameer/contract'
import { type ReactNode, useEffect } from 'react'
import * as words from '#words/billing'
import { documentTitle } from '#words/shell'
import { minuteInPakistan, timeInPakistan } from '../../lib/moment-in-pakistan.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Message } from '../../ui/text/message.tsx'
import { dayOf } from './payment-day.ts'
import { useBeginPayment } from './use-begin-payment.ts'

interface OutcomeProps {
  payment: OpenedPayment
  /** True in the first seconds, in which most answers come. */
  asking: boolean
  ask: () => void
  /** Why the last question was not answered. */
  failure: string | undefined
}

/** Outcome of a payment: announced to screen readers, and the heading is the title of the document. */
export function PaymentOutcome(props: OutcomeProps) {
  const { payment, failure } = props
  const { title, body, actions } = outcomeOf(props)
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
  return (
    <section className="drafted mx-auto max-w-measure px-[min(1.25rem,6vw)] py-6 sm:p-8">
      <div role="status">
        <h1 className="text-h2">{title}</h1>
        <div className="mt-3 grid gap-3">{body}</div>
      </div>
      <PaymentFacts payment={payment} />
      {failure && (
        <Message className="mb-4" kind="alert">
          {failure}
        </Message>
      )}
      <div className="flex flex-wrap gap-3">{actions}</div>
    </section>
  )
}

interface Outcome {
  title: string
  body: ReactNode
  actions: ReactNode
}

function outcomeOf(props: OutcomeProps): Outcome {
  const { payment } = props
  const { state, gateway, saidPaidAt, plan, planUntil, receipt, amount } = payment
  const { refundReason, refundNote, refundedAt } = payment
  const again = (
    <Link className={buttonLook('main')} to={screens.billing.to({ plan })}>
      {words.payAgain}
    </Link>
  )
  if (gateway === 'transfer' && (state === 'failed' || state === 'expired')) {
    // A company that said it has paid is not asked to pay again.
    const actions = saidPaidAt === null ? again : <PlanLink />
    return { title: words.noTransfer, body: <p>{words.noTransferText}</p>, actions }
  }
  switch (state) {
    case 'pending':
      return waiting(props)
    case 'paid':
      return {
        title: words.paid,
        body: (
          <>
            {planUntil && <p>{words.paidText(plan, planUntil)}</p>}
            {receipt && <p className="text-muted text-small">{words.receiptMailed(receipt)}</p>}
          </>
        ),
        actions: (
          <>
            <Link className={buttonLook('main')} to={screens.overview.to()}>
              {words.toOverview}
            </Link>
            <Link className={buttonLook()} to={screens.receipt.to({ payment: payment.reference })}>
              {words.receipt}
            </Link>
          </>
        ),
      }
    case 'failed':
      return {
        title: words.notPaid,
        body: <p>{words.notPaidText}</p>,
        actions: (
          <>
            {again}
            <ByTransfer payment={payment} />
          </>
        ),
      }
    case 'expired':
      return { title: words.over, body: <p>{words.overText}</p>, actions: again }
    case 'refund-due':
      return refundReason === 'technical'
        ? { title: words.ourError, body: <p>{words.ourErrorText(amount)}</p>, actions: <PlanLink /> }
        : { title: words.twice, body: <p>{words.twiceText(amount)}</p>, actions: <PlanLink /> }
    case 'refunded':
      return {
        title: words.wentBack,
        body: refundNote && refundedAt && <p>{words.wentBackText(refundNote, dayOf(refundedAt))}</p>,
        actions: <PlanLink />,
      }
  }
}

function waiting({ payment: { nextAskAt }, asking, ask }: OutcomeProps): Outcome {
  const actions = (
    <>
      <Button onClick={ask}>{words.askNow}</Button>
      <PlanLink />
    </>
  )
  if (asking) {
    return {
      title: words.asking,
      body: (
        <>
          <p className="flex items-center gap-3">
            <Spinner />
            {words.askingText}
          </p>
          <p>{words.askingClose}</p>
        </>
      ),
      actions,
    }
  }
  const at = nextAskAt === null ? null : timeInPakistan(Date.parse(nextAskAt))
  return {
    title: words.noAnswer,
    body: (
      <p>
        <b className="font-semibold">{words.doNotPay}</b> {words.noAnswerText(at)}
      </p>
    ),
    actions,
  }
}

/** The other way for a payment that a bank declined. A payment that still waits is told first, on the plan's page. */
function ByTransfer({ payment }: { payment: OpenedPayment }) {
  const { begin, busy, problem } = useBeginPayment()
  const { plan, months, amount, gateway, transfer } = payment
  if (transfer === null || gateway === 'transfer') return null
  return (
    <>
      <Button
        busy={busy}
        onClick={() => begin({ plan, months, gateway: 'transfer', amount, again: false })}
        variant="quiet"
      >
        {words.payByTransfer}
      </Button>
      {problem && (
        <Message action={problem.stale && <PlanLink />} className="basis-full" kind="alert">
          {problem.text}
        </Message>
      )}
    </>
  )
}

function PlanLink() {
  return (
    <Link className={buttonLook()} to={screens.billing.to()}>
      {words.title}
    </Link>
  )
}

/** The plan that is paid for, the sum, our reference and the begin. */
export function PaymentFacts({ payment }: { payment: OpenedPayment }) {
  const { plan, months, amount, reference, begunAt } = payment
  const facts = [
    [words.planTime(plan, months), words.displayRupees(amount)],
    [words.reference, reference],
    [words.begun, minuteInPakistan(begunAt)],
  ] as const
  return (
    <dl className="my-5 border-line border-t">
      {facts.map(([name, value]) => (
        <div className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2" key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="figures">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
