import { type OpenedPayment, planDays, screens, taxIn } from '@tameer/contract'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import * as words from '#words/billing'
import { documentTitle } from '#words/shell'
import { sumInWords } from '#words/sum-in-words'
import { printAlone } from '../../browser/print-alone.ts'
import { fetchPayment } from '../../features/billing/billing-calls.ts'
import { wayOf } from '../../features/billing/way-to-pay.ts'
import { SiteLogo } from '../../features/brand/site-logo.tsx'
import { minuteInPakistan } from '../../lib/moment-in-pakistan.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Fetching } from '../../ui/fetched.tsx'
import { DimensionLine, PageHeader } from '../../ui/page-header.tsx'
import { Message } from '../../ui/text/message.tsx'
import { dayOf } from './payment-day.ts'
import './receipt.css'
import { Link } from '../../ui/link.tsx'

/** The receipt of a payment, made for a sheet of A4. */
export function ReceiptScreen() {
  const reference = useSearchParams()[0].get('payment')
  const fetched = useFetched(reference ?? undefined, fetchPayment)
  const { value: payment, error } = fetched
  const isNone = reference === null || error?.code === 'not-found' || payment?.receipt === null
  return (
    <>
      <div className="mb-6 flex flex-wrap justify-between gap-3 print:hidden">
        <Link className={buttonLook('quiet')} to={screens.billing.to()}>
          {words.title}
        </Link>
        {payment?.receipt && (
          <Button onClick={() => window.print()} variant="main">
            {words.print}
          </Button>
        )}
      </div>
      {!payment?.receipt && <PageHeader title={words.receipt} />}
      {!isNone && <Fetching failed={words.paymentFailed} loading={words.loadingPayment} of={fetched} />}
      {isNone && <Message kind="alert">{words.noSuchPayment}</Message>}
      {payment?.receipt && <Receipt number={payment.receipt} payment={payment} />}
    </>
  )
}

type ReceiptProps = { payment: OpenedPayment; number: string }

function Receipt({ payment, number }: ReceiptProps) {
  const { payer, payerAddress, plan, months, refundNote, refundedAt, seller } = payment
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => (sheet.current ? printAlone(sheet.current) : undefined), [])
  const title = words.receiptTitle(number)
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
  return (
    <article
      className="mx-auto max-w-[49.625rem] border border-line bg-sheet px-[min(4rem,6vw)] py-[min(3.5rem,6vw)] print:border-0 print:p-0 [&_.dimension>span]:bg-sheet"
      ref={sheet}
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <SiteLogo width={140} />
        {seller && (
          <p className="text-small sm:ms-auto sm:text-end">
            <bdi>{seller.name}</bdi>
            <br />
            <bdi>{seller.address}</bdi>
            <br />
            {words.taxNumber(seller.taxNumber)} {payment.samples && words.sample}
          </p>
        )}
      </div>
      <h1 className="mt-10 text-h1">{words.receipt}</h1>
      <DimensionLine className="mt-2 mb-6">
        <bdi>{number}</bdi>
      </DimensionLine>
      <dl className="mb-8 grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-6">
        <div>
          <dt className="text-muted text-small">{words.receivedFrom}</dt>
          <dd className="wrap-anywhere">
            <b className="font-semibold">
              <bdi>{payer}</bdi>
            </b>
            {payerAddress !== '' && (
              <span className="block">
                <bdi>{payerAddress}</bdi>
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt className="text-muted text-small">{words.forWhat}</dt>
          <dd>
            <b className="font-semibold">{words.planTime(plan, months)}</b>
            <span className="block">{words.daysOf(planDays[months])}</span>
          </dd>
        </div>
      </dl>
      <Sums payment={payment} />
      <p className="mt-2 text-muted text-small">{words.sumWritten(sumInWords(payment.amount))}</p>
      {refundNote && refundedAt && <p className="mt-4">{words.noteOn(refundNote, dayOf(refundedAt))}</p>}
      <p className="mt-8 max-w-measure text-small">{words.receiptFoot}</p>
      <TitleBlock number={number} payment={payment} />
    </article>
  )
}

/** Paisa as rupees with two decimals. */
function rupees(paisa: number): string {
  return words.rupees(`${words.figure(Math.floor(paisa / 100))}.${String(paisa % 100).padStart(2, '0')}`)
}

function Sums({ payment }: { payment: OpenedPayment }) {
  const { plan, months, amount, taxPercent, samples } = payment
  const { net, tax } = taxIn(amount, taxPercent)
  const rate = samples ? `${words.salesTax(taxPercent)} ${words.sampleRate}` : words.salesTax(taxPercent)
  const lines = [
    [words.planTime(plan, months), rupees(net)],
    [rate, rupees(tax)],
  ]
  return (
    <dl className="*:flex *:flex-wrap *:items-baseline *:justify-between *:gap-x-4 *:border-line *:border-b *:py-2.5">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="ms-auto figures">{value}</dd>
        </div>
      ))}
      <div>
        <dt className="font-semibold">{words.paidSum}</dt>
        <dd className="ms-auto font-display text-h3 figures sm:text-h2">{words.displayRupees(amount)}</dd>
      </div>
    </dl>
  )
}

/** The foot, ruled like the title block of a drawing. */
function TitleBlock({ payment, number }: ReceiptProps) {
  const { paidAt, reference, bankNumber } = payment
  const cells = [
    [words.paidOn, paidAt ? minuteInPakistan(paidAt) : ''],
    [words.throughWhat, wayOf(payment)],
    [words.ourReference, reference],
    ...(bankNumber ? [[words.bankNumber, bankNumber]] : []),
    [words.receipt, number],
    [words.sheet, words.onlySheet],
  ]
  return (
    <dl className="mt-10 flex flex-wrap ps-px pt-px">
      {cells.map(([name, value]) => (
        <div className="-mt-px -ms-px flex-[1_1_11rem] border border-ink px-3 py-2" key={name}>
          <dt className="text-muted text-small">{name}</dt>
          <dd className="wrap-anywhere leading-snug figures">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
