import { type OwnPayment, screens } from '@tameer/contract'
import { type ReactNode, useId } from 'react'
import * as words from '#words/billing'
import { fetchPayments } from '../../features/billing/billing-calls.ts'
import { wayOf } from '../../features/billing/way-to-pay.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Fetching } from '../../ui/fetched.tsx'
import { Link } from '../../ui/link.tsx'
import { LostPage, PageLinks } from '../../ui/links.tsx'
import { dayOf } from './payment-day.ts'

interface PaymentListProps {
  payments: readonly OwnPayment[]
  /** Cursor of the payments before these; null: there are none. */
  older: string | null
}

/** The newest payments of a company, and the way to older ones. */
export function PaymentList(props: PaymentListProps) {
  return (
    <PaymentsPart>
      {props.payments.length === 0 ? <p className="text-muted">{words.noPayments}</p> : <Page {...props} />}
    </PaymentsPart>
  )
}

/** A page of a company's payments behind the newest ones. */
export function OlderPayments({ after }: { after: string }) {
  const fetched = useFetched(`payments ${after}`, () => fetchPayments(after))
  const { value, error } = fetched
  if (error?.fields?.cursor !== undefined || value?.data.length === 0) {
    return <LostPage first={screens.billing.to()} />
  }
  return (
    <PaymentsPart>
      <Fetching failed={words.failed} loading={words.loading} of={fetched} />
      {value && <Page first={screens.billing.to()} older={value.nextCursor} payments={value.data} />}
    </PaymentsPart>
  )
}

function PaymentsPart({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 className="mb-3 text-h2" id={id}>
        {words.payments}
      </h2>
      {children}
    </section>
  )
}

/** A page of the list; `first` leads to the newest ones. */
function Page({ payments, older, first }: PaymentListProps & { first?: string }) {
  return (
    <>
      <ul className="border-edge border-t">
        {payments.map((payment) => (
          <PaymentRow key={payment.reference} payment={payment} />
        ))}
      </ul>
      <PageLinks
        first={first}
        more={words.older}
        next={older === null ? undefined : screens.billing.to({ after: older })}
      />
    </>
  )
}

function PaymentRow({ payment }: { payment: OwnPayment }) {
  const { reference, plan, months, amount, begunAt, state, receipt, refundedAt } = payment
  const link = receipt
    ? screens.receipt.to({ payment: reference })
    : screens.billingReturn.to({ payment: reference })
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-line border-b py-3 md:grid md:grid-cols-[18%_minmax(0,1fr)_20%_14%_9%] md:items-baseline">
      <span className="flex-[1_1_max(9rem,60%)]">{words.day(dayOf(begunAt))}</span>
      <span className="text-end font-display text-h3 figures md:order-4">{words.figure(amount)}</span>
      <span className="flex-[1_1_max(9rem,60%)] md:order-2">
        {words.planTime(plan, months)}
        <span className="block text-muted text-small">
          <bdi>{words.through(reference, wayOf(payment))}</bdi>
        </span>
      </span>
      <span className="text-end text-small md:order-3">
        {state === 'refunded' && refundedAt ? words.givenBack(dayOf(refundedAt)) : words.states[state]}
      </span>
      <Link className="link py-1 text-small max-md:w-full md:order-5 md:justify-self-end" to={link}>
        {receipt ? words.receipt : words.open}
        <span className="sr-only">
          {' '}
          <bdi>{reference}</bdi>
        </span>
      </Link>
    </li>
  )
}
