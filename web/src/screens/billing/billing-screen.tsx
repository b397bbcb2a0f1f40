import type { Billing } from '@tameer/contract'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import * as words from '#words/billing'
import { fetchBilling } from '../../features/billing/billing-calls.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Fetching } from '../../ui/fetched.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { BuyPlan } from './buy-plan.tsx'
import { OlderPayments, PaymentList } from './payment-list.tsx'
import { PlanNotices } from './plan-notices.tsx'
import { PlanNow } from './plan-now.tsx'
import { payButtonId } from './renewal.ts'
import './billing.css'

/**
 * The signed-in company's plan: until when, what it may buy, and what it has paid. Behind the newest payments, only a
 * page of older ones.
 */
export function BillingScreen() {
  const [query] = useSearchParams()
  const after = query.get('after')
  return (
    <>
      <PageHeader measure={words.nothingRenews} title={words.title} />
      {after ? <OlderPayments after={after} /> : <Now wanted={query.get('plan')} />}
    </>
  )
}

function Now({ wanted }: { wanted: string | null }) {
  const fetched = useFetched('billing', fetchBilling)
  const { value: billing, retry } = fetched
  return (
    <>
      <Fetching failed={words.failed} loading={words.loading} of={fetched} />
      {billing && <Loaded billing={billing} reload={retry} wanted={wanted} />}
    </>
  )
}

type LoadedProps = { billing: Billing; reload: () => void; wanted: string | null }

function Loaded({ billing, reload, wanted }: LoadedProps) {
  const plan = wanted === 'plus' || wanted === 'pro' ? wanted : undefined
  const waiting = billing.waiting?.reference
  const [saidUnpaid, setSaidUnpaid] = useState<string>()
  const unpaid = waiting !== undefined && waiting === saidUnpaid
  const sayUnpaid = () => {
    // The buttons that pay come first, then one of them is focused.
    flushSync(() => setSaidUnpaid(waiting))
    document.getElementById(payButtonId)?.focus()
  }
  return (
    <>
      <PlanNotices billing={billing} sayUnpaid={sayUnpaid} />
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
        <PlanNow billing={billing} />
        {billing.offers.length > 0 && (
          <BuyPlan
            billing={billing}
            reload={reload}
            unpaid={unpaid}
            sayUnpaid={sayUnpaid}
            // Another plan begins with its own choices.
            key={plan}
            wanted={plan}
          />
        )}
      </div>
      <PaymentList older={billing.olderPayments} payments={billing.payments} />
    </>
  )
}
