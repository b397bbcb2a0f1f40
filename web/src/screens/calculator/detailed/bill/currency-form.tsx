import { type FormEvent, useState } from 'react'
import * as words from '#words/bill-plan'
import { CarriedForm } from '../../../../forms/carried-form.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/fields/field.tsx'
import {
  type CurrencyProblem,
  forgetCurrency,
  keepCurrency,
  readCurrency,
  useOwnCurrency,
} from './own-currency.ts'

/** Form for a currency and a rate; problems are shown after it was sent. */
export function CurrencyForm() {
  const currency = useOwnCurrency()
  const [texts, setTexts] = useState({
    name: currency?.name ?? '',
    rate: currency ? String(currency.rupeesForOne) : '',
  })
  const [problems, setProblems] = useState<{ name?: CurrencyProblem; rate?: CurrencyProblem }>({})
  const change = (changed: Partial<typeof texts>) => {
    setTexts({ ...texts, ...changed })
    setProblems({})
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readCurrency(texts)
    if (read.ok) keepCurrency(read.currency)
    setProblems(read.ok ? {} : read.problems)
    if (!read.ok) {
      const { elements } = event.currentTarget
      ;(elements[read.problems.name ? 0 : 1] as HTMLElement | undefined)?.focus()
    }
  }
  return (
    <CarriedForm className="grid gap-4" onSubmit={send}>
      <p className="text-muted text-small">{words.currencyHint}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-start gap-4">
        <TextField
          autoComplete="off"
          error={problems.name && words.currencyProblems[problems.name]}
          hint={words.currencyNameHint}
          label={words.currencyName}
          name="currency"
          onChange={({ target }) => change({ name: target.value })}
          value={texts.name}
        />
        <TextField
          autoComplete="off"
          error={problems.rate && words.currencyProblems[problems.rate]}
          hint={words.rupeesForOneHint}
          inputMode="decimal"
          label={words.rupeesForOne}
          name="rate"
          onChange={({ target }) => change({ rate: target.value })}
          value={texts.rate}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{words.showAmounts}</Button>
        {currency && (
          <Button
            onClick={() => {
              forgetCurrency()
              change({ name: '', rate: '' })
            }}
            variant="quiet"
          >
            {words.forgetCurrency}
          </Button>
        )}
      </div>
    </CarriedForm>
  )
}
