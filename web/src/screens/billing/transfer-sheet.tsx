import { type OwnPayment, screens } from '@tameer/contract'
import { Link } from 'react-router'
import * as words from '#words/billing'
import { fetchBilling } from '../../features/billing/billing-calls.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { SayPaid } from './say-paid.tsx'

interface TransferSheetProps {
  payment: OwnPayment
  /** Called with the payment as it is after the company said that it paid. */
  take: (payment: OwnPayment) => void
}

/** The account for a transfer, the sum and the reference, and the place to say that it is paid. */
export function TransferSheet({ payment, take }: TransferSheetProps) {
  const { value, error, retry } = useFetched('transfer', fetchBilling)
  const { amount, reference } = payment
  const account = value?.transfer
  const lines = account && [
    [words.bank, account.bank],
    [words.accountTitle, account.accountTitle],
    // In groups of four, as banks print it.
    [words.iban, account.iban.replace(/(.{4})(?=.)/g, '$1 ')],
    [words.sum, words.displayRupees(amount)],
    [words.reference, reference],
  ]
  return (
    <section className="mx-auto max-w-lg">
      <PageHeader measure={words.planTime(payment.plan, payment.months)} title={words.transferTitle} />
      {!value && !error && <LoadingText>{words.loading}</LoadingText>}
      {error && (
        <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
          {words.failed(error.message)}
        </Message>
      )}
      {lines && (
        <>
          <p>{words.transferTo}</p>
          <dl className="my-5 border-line border-t">
            {lines.map(([name, text]) => (
              <div className="border-line border-b py-2" key={name}>
                <dt className="text-muted text-small">{name}</dt>
                <dd className="wrap-anywhere text-lead figures">
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <p>{words.transferThen}</p>
        </>
      )}
      <SayPaid payment={payment} take={take} />
      <p className="mt-6">
        <Link className={buttonLook()} to={screens.billing.to()}>
          {words.title}
        </Link>
      </p>
    </section>
  )
}
