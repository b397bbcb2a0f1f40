import { deskPaymentStates, deskScreens, maxLength } from '@tameer/contract'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import * as words from '#words/desk-payments'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { useDesk } from '../../../features/desk/use-desk.ts'
import { useWaiting } from '../../../features/desk/waiting.ts'
import { CarriedForm } from '../../../forms/carried-form.tsx'
import { textOf } from '../../../forms/form-problems.ts'
import { Button } from '../../../ui/button.tsx'
import { FetchedList } from '../../../ui/fetched-list.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { FilterLink } from '../../../ui/filter-link.tsx'
import { ActionLink } from '../../../ui/links.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { PaymentRow } from './payment-row.tsx'
import { type PaymentsFilter, readPaymentsFilter } from './payments-query.ts'

interface PaymentsPartProps {
  /** Id of the payment that is shown beside the list. */
  chosen?: string | undefined
  /** True where a chosen payment is shown beside the list. */
  beside?: boolean
  /** Number of acts so far: after each the list is loaded again. */
  turn?: number
}

/** The payments of a filter, newest first. */
export function PaymentsPart({ chosen, beside, turn = 0 }: PaymentsPartProps) {
  const [params] = useSearchParams()
  const filter = readPaymentsFilter(params)
  const { state, q, after } = filter
  const call = () => callDesk('listDeskPayments', { query: { state, q, cursor: after } })
  const fetched = useDesk(JSON.stringify(filter), call, turn)
  return (
    <>
      <FilterLinks filter={filter} />
      <SearchForm filter={filter} />
      <FetchedList
        of={fetched}
        after={after}
        words={words}
        address={(cursor) => deskScreens.deskPayments.to({ state, q, after: cursor })}
        none={
          <Message action={q && <ActionLink to={deskScreens.deskPayments.to()}>{words.showAll}</ActionLink>}>
            {q ? words.noneFound : words.none[state]}
          </Message>
        }
      >
        {(payment) => (
          <PaymentRow
            beside={beside}
            chosen={payment.id === chosen}
            filter={filter}
            key={payment.id}
            payment={payment}
          />
        )}
      </FetchedList>
    </>
  )
}

function FilterLinks({ filter: { state, q } }: { filter: PaymentsFilter }) {
  const { payments } = useWaiting().last ?? {}
  const counts: Record<string, number | undefined> = {
    transfers: payments?.transfers.count,
    refunds: payments?.refunds.count,
  }
  return (
    <nav aria-label={words.filters} className="mb-6 flex flex-wrap gap-2">
      {deskPaymentStates.map((one) => (
        <FilterLink current={one === state} key={one} to={deskScreens.deskPayments.to({ state: one, q })}>
          {counts[one] === undefined ? words.lists[one] : words.withCount(words.lists[one], counts[one])}
        </FilterLink>
      ))}
    </nav>
  )
}

/** Searches within the chosen list; the address keeps it. */
function SearchForm({ filter: { state, q } }: { filter: PaymentsFilter }) {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = textOf(event.currentTarget, 'q').trim() || undefined
    void navigate(deskScreens.deskPayments.to({ state, q: text }))
  }
  return (
    // The key resets the field when the address changes.
    <CarriedForm className="mb-8 grid max-w-measure gap-3" key={q} onSubmit={submit}>
      <TextField
        defaultValue={q ?? ''}
        hint={words.searchHint}
        label={words.search}
        maxLength={maxLength.email}
        name="q"
        type="search"
      />
      <Button className="justify-self-start" type="submit">
        {words.find}
      </Button>
    </CarriedForm>
  )
}
