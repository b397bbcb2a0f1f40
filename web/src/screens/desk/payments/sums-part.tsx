import { type DeskPaymentSums, dayInPakistan, deskScreens } from '@tameer/contract'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import * as words from '#words/desk-payments'
import { saveFile } from '../../../browser/save-file.ts'
import { wayOf } from '../../../features/billing/way-to-pay.ts'
import { callDesk, fetchPaymentsFile } from '../../../features/desk/desk-calls.ts'
import { CarriedForm } from '../../../forms/carried-form.tsx'
import { textOf } from '../../../forms/form-problems.ts'
import { useAct } from '../../../forms/use-act.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { ActionLink } from '../../../ui/links.tsx'
import { Message } from '../../../ui/message.tsx'
import { ScrollTable } from '../../../ui/scroll-table.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { readMonth } from './payments-query.ts'

/** Sums by day and way to pay, of the last days or of a month, which is in the address. */
export function SumsPart() {
  const [params] = useSearchParams()
  const month = readMonth(params)
  const { value, error, retry } = useFetched(
    month ?? '',
    () => () => callDesk('getDeskPaymentSums', { query: { month } }),
  )
  return (
    <>
      <MonthForm month={month} />
      {!value && !error && <LoadingText>{words.sumsLoading}</LoadingText>}
      {error && (
        <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
          {words.sumsFailed(error.message)}
        </Message>
      )}
      {value && <p className="mb-4">{words.fromTo(value.from, value.until)}</p>}
      {value?.days.length === 0 && <Message>{words.noSums}</Message>}
      {value && value.days.length > 0 && <Sums sums={value} />}
    </>
  )
}

function MonthForm({ month }: { month: string | undefined }) {
  const navigate = useNavigate()
  const { busy, act } = useAct()
  const shown = month ?? dayInPakistan(serverNow()).slice(0, 7)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(deskScreens.deskPayments.to({ part: 'sums', month: textOf(event.currentTarget, 'month') }))
  }
  const save = () =>
    act(async () => {
      saveFile(await fetchPaymentsFile(shown), `tameer-payments-${shown}.csv`)
      showToast(words.saved)
    })
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
      <Button busy={busy} onClick={save}>
        {busy ? words.saving : words.save}
      </Button>
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
