import { type OpenedPayment, screens } from '@tameer/contract'
import * as words from '#words/billing'
import { buttonLook } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SayPaid } from './say-paid.tsx'

interface TransferSheetProps {
  payment: OpenedPayment
  /** Called with the payment as it is after the company said that it paid. */
  take: (payment: OpenedPayment) => void
}

/** The account for a transfer, the sum and the reference, and the place to say that it is paid. */
export function TransferSheet({ payment, take }: TransferSheetProps) {
  const { amount, reference, transfer: account } = payment
  const lines = account && [
    [words.bank, account.bank],
    [words.accountTitle, account.accountTitle],
    // In groups of four, as banks print it.
    [words.iban, account.iban.replace(/(.{4})(?=.)/g, '$1 ')],
    [words.sum, words.displayRupees(amount)],
    [words.reference, reference],
  ]
  return (
    <section className="mx-auto max-w-measure">
      <PageHeader measure={words.planTime(payment.plan, payment.months)} title={words.transferTitle} />
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
