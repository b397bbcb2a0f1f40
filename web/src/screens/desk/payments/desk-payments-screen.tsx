import { deskScreens } from '@tameer/contract'
import { Link, useSearchParams } from 'react-router'
import * as words from '#words/desk-payments'
import { PageHeader } from '../../../ui/page-header.tsx'
import { OperatorsOnly } from '../operators-only.tsx'
import { PaymentsPart } from './payments-part.tsx'
import { SumsPart } from './sums-part.tsx'

const parts = ['list', 'sums'] as const

/** `/desk/payments`: what companies pay, and its sums by day. The part, the filter and the page are in the address. */
export function DeskPaymentsScreen() {
  const [params] = useSearchParams()
  const part = params.get('part') === 'sums' ? 'sums' : 'list'
  return (
    <OperatorsOnly title={words.title}>
      <PageHeader lead={part === 'sums' ? words.sumsLead : words.lead} title={words.title} />
      <nav aria-label={words.partsLabel} className="mb-6 flex flex-wrap gap-2">
        {parts.map((one) => (
          <Link
            aria-current={one === part ? 'page' : undefined}
            className={tabLook}
            key={one}
            to={deskScreens.deskPayments.to({ part: one === 'sums' ? one : undefined })}
          >
            {words.parts[one]}
          </Link>
        ))}
      </nav>
      {part === 'sums' ? <SumsPart /> : <PaymentsPart />}
    </OperatorsOnly>
  )
}

const tabLook =
  'inline-flex min-h-11 items-center border-b-2 border-transparent px-3 py-1 text-ink no-underline hover:text-blue aria-[current=page]:border-blue aria-[current=page]:font-medium'
