import type { OwnPayment } from '@tameer/contract'
import { screens } from '@tameer/contract'
import { useSearchParams } from 'react-router'
import * as words from '#words/billing'
import { buttonLook } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { Message } from '../../ui/text/message.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'
import { TransferSheet } from './transfer-sheet.tsx'
import { usePayment } from './use-payment.ts'

/** The page to which a company comes back from the bank: it asks, and says honestly what is known. */
export function BillingReturnScreen() {
  const reference = useSearchParams()[0].get('payment') ?? ''
  // A transfer that is begun here is another payment.
  return <Return key={reference} reference={reference} />
}

function Return({ reference }: { reference: string }) {
  const { payment, error, asking, ask, take } = usePayment(reference)
  const unknown = reference === '' || error?.code === 'not-found'
  if (unknown || !payment) {
    return (
      <>
        <PageHeader title={words.title} />
        {!unknown && !error && <LoadingText>{words.asking}</LoadingText>}
        {(unknown || error) && (
          <Message action={<PlanLink />} kind="alert">
            {unknown ? words.noSuchPayment : error?.message}
          </Message>
        )}
      </>
    )
  }
  if (isOpenTransfer(payment)) return <TransferSheet payment={payment} take={take} />
  return <PaymentOutcome ask={ask} asking={asking} failure={error?.message} payment={payment} />
}

const isOpenTransfer = ({ gateway, state }: OwnPayment) => gateway === 'transfer' && state === 'pending'

function PlanLink() {
  return (
    <Link className={buttonLook()} to={screens.billing.to()}>
      {words.title}
    </Link>
  )
}
