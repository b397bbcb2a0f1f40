import { type DeskPaymentSums, dayInPakistan, deskScreens } from '@tameer/contract'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import * as words from '#words/desk-payments'
import { wayOf } from '../../../features/billing/way-to-pay.ts'
import { callDesk, fetchPaymentsFile } from '../../../features/desk/desk-calls.ts'
import { SaveButton } from '../../../features/desk/save-button.tsx'
import { CarriedForm } from '../../../forms/carried-form.tsx'
import { textOf } from '../../../forms/form-problems.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { Button } from '../../../ui/button.tsx'
import { Fetching } from '../../../ui/fetched.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { ActionLink } from '../../../ui/links.tsx'
import { ScrollTable } from '../../../ui/scroll-table.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { readMonth } from './payments-query.ts'

/** Sums by day and way to pay, of the last days or of a month, which is in the address. */
export function SumsPart() {
  const [params] = useSearchParams()
  const month = readMonth(params)
  const fetched = useFetched(month ?? '', () => () => callDesk('getDeskPaymentSums', { query: { month } }))
  const { value } = fetched
  return (
    <>
      <MonthForm month={month} />
      <Fetching failed={words.sumsFailed} loading={words.sumsLoading} of={fetched} />
      {value && <p className="mb-4">{words.fromTo(value.from, value.until)}</p>}
      {value?.days.length === 0 && <Message>{words.noSums}</Message>}
      {value && value.days.length > 0 && <Sums sums={value} />}
    </>
  )
}

function MonthForm({ month }: { month: string | undefined }) {
  const navigate = useNavigate()
  const shown = month ?? dayInPakistan(serverNow()).slice(0, 7)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(deskScreens.deskPayments.to({ part: 'sums', month: textOf(event.currentTarget, 'month') }))
  }
  return (
    // The key resets the field when the address changes.
    <CarriedForm className="mb-8 flex flex-wrap items-end gap-3" key={shown} onSubmit={submit}>
      <TextField
        className="max-w-full"
        controlClassName="min-w-0"
        defaultValue={shown}
        label={words.month}
        max="9999-12"
        name="month"
        type="month"
      />
      <Button type="submit">{words.show}</Button>
      <SaveButton
        fetchFile={() => fetchPaymentsFile(shown)}
        name={`tameer-payments-${shown}.csv`}
        words={words}
      />
      {month && <ActionLink to={deskScreens.deskPayments.to({ part: 'sums' })}>{words.lastDays}</ActionLink>}
    </CarriedForm>
  )
}

function Sums({ sums: { days } }: { sums: DeskPaymentSums }) {
  const sumOf = (name: 'paid' | 'payments' | 'refunded' | 'refunds') =>
    days.reduce((sum, day) => sum + day[name], 0)
  const { columns } = words
  return (
    <ScrollTable label={words.sumsTable}>
      <thead>
        <tr>
          {[columns.day, columns.way, columns.paid, columns.refunded].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, gateway, demo, paid, payments, refunded, refunds }) => (
          <tr key={`${day} ${gateway}`}>
            <th scope="row">{words.day(day)}</th>
            <td>{wayOf({ gateway, demo })}</td>
            <td>{words.times(paid, payments)}</td>
            <td>{words.times(refunded, refunds)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td />
          <td>{words.times(sumOf('paid'), sumOf('payments'))}</td>
          <td>{words.times(sumOf('refunded'), sumOf('refunds'))}</td>
        </tr>
      </tfoot>
    </ScrollTable>
  )
}
