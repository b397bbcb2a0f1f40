import { deskScreens } from '@tameer/contract'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import * as words from '#words/desk-payments'
import { Link } from '../../../ui/link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { OperatorsOnly } from '../operators-only.tsx'
import { TwoPanes, useTwoPanes } from '../two-panes.tsx'
import { OnePayment } from './one-payment.tsx'
import { PaymentsPart } from './payments-part.tsx'
import { readPaymentsFilter } from './payments-query.ts'
import { SumsPart } from './sums-part.tsx'

const parts = ['list', 'sums'] as const

/**
 * `/desk/payments` and `/desk/payments/:id`: what companies pay and its sums by day, and one payment, on a wide screen
 * beside the list. The part, the filter and the page are in the address.
 */
export function DeskPaymentsScreen() {
  return (
    <OperatorsOnly title={words.title}>
      <Payments />
    </OperatorsOnly>
  )
}

function Payments() {
  const { id } = useParams()
  const [params] = useSearchParams()
  const wide = useTwoPanes()
  const [turn, setTurn] = useState(0)
  const filter = readPaymentsFilter(params)
  const part = !id && params.get('part') === 'sums' ? 'sums' : 'list'
  // The key resets the state for another payment.
  const one = id && (
    <OnePayment filter={filter} id={id} key={id} onChanged={() => setTurn(turn + 1)} wide={wide} />
  )
  const alone = Boolean(one) && !wide
  return (
    <>
      {!alone && (
        <>
          <PageHeader lead={part === 'sums' ? words.sumsLead : words.lead} title={words.title} />
          <Parts part={part} />
        </>
      )}
      {part === 'sums' ? (
        <SumsPart />
      ) : (
        <TwoPanes queue={!alone && <PaymentsPart beside={wide} chosen={id} turn={turn} />} wide={wide}>
          {one || (wide && <p className="text-muted">{words.chooseOne}</p>)}
        </TwoPanes>
      )}
    </>
  )
}

function Parts({ part }: { part: (typeof parts)[number] }) {
  return (
    <nav aria-label={words.partsLabel} className="mb-6 flex flex-wrap gap-2">
      {parts.map((name) => (
        <Link
          aria-current={name === part ? 'page' : undefined}
          className={tabLook}
          key={name}
          to={deskScreens.deskPayments.to({ part: name === 'sums' ? name : undefined })}
        >
          {words.parts[name]}
        </Link>
      ))}
    </nav>
  )
}

const tabLook =
  'inline-flex min-h-11 items-center border-b-2 border-transparent px-3 py-1 text-ink no-underline hover:text-blue aria-[current=page]:border-blue aria-[current=page]:font-medium'
