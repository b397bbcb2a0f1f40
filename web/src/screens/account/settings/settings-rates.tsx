import {
  dayInPakistan,
  daysLater,
  isRateShown,
  lastDayOfRate,
  rateLimits,
  rateShownDays,
} from '@tameer/contract'
import { readFigure } from '@tameer/figures'
import { useEffect, useState } from 'react'
import * as problemWords from '#words/problems'
import * as words from '#words/settings-rates'
import { updateFacts } from '../../../features/accounts/account-thunks.ts'
import { writeFigure } from '../../../features/quote-form/entry/figures.ts'
import { type Problems, textOf } from '../../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { serverNow } from '../../../lib/server-time.ts'
import { useAppDispatch } from '../../../store/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import type { PartProps } from './settings-known.ts'
import { SettingsLead } from './settings-lead.tsx'

const longestFigure = 40
const names = ['completeRatePkr', 'greyRatePkr'] as const

/** The company's own rates. Both are sent each time: to save a rate again confirms it. */
export function SettingsRates({ user, onFound }: PartProps) {
  const dispatch = useAppDispatch()
  const [kept, setKept] = useState(user.rates)
  useEffect(() => {
    const days = [kept.completeGivenOn, kept.greyGivenOn].filter((day) => day !== null)
    const shown = days.filter((day) => isRateShown(day, dayInPakistan(serverNow()))).length
    onFound({ rates: { shown, ended: days.length - shown } })
  }, [kept, onFound])
  const { busy, problems, show, frame } = useSendForm(async (form) => {
    const [complete, grey] = names.map((name) => readFigure(textOf(form, name)) ?? null)
    const typed = { completeRatePkr: complete ?? null, greyRatePkr: grey ?? null }
    if (show(problemsOf(typed))) return
    setKept((await dispatch(updateFacts(typed))).rates)
    showToast(words.saved)
  })
  const fields = [
    { name: 'completeRatePkr', label: words.complete, pkr: kept.completePkr, givenOn: kept.completeGivenOn },
    { name: 'greyRatePkr', label: words.grey, pkr: kept.greyPkr, givenOn: kept.greyGivenOn },
  ]
  return (
    <>
      <SettingsLead>{words.lead(rateShownDays)}</SettingsLead>
      <SendForm {...frame}>
        {fields.map(({ name, label, pkr, givenOn }) => (
          <TextField
            defaultValue={writeFigure(pkr)}
            error={problems[name]}
            hint={givenOn === null ? words.hint : `${words.hint} ${standing(givenOn)}`}
            inputMode="decimal"
            key={name}
            label={label}
            maxLength={longestFigure}
            name={name}
          />
        ))}
        <p className="text-muted text-small">{words.savingRenews}</p>
        <Button busy={busy} className="sm:self-start" type="submit">
          {busy ? words.saving : words.save}
        </Button>
      </SendForm>
    </>
  )
}

/** When a rate was given, and until when or since when not visitors see it. */
function standing(givenOn: string): string {
  const last = lastDayOfRate(givenOn)
  return isRateShown(givenOn, dayInPakistan(serverNow()))
    ? words.shownUntil(givenOn, last)
    : words.notShownSince(givenOn, daysLater(last, 1))
}

/** Problems that can be found before the form is sent; NaN means a text that is not a figure. */
function problemsOf(typed: Record<(typeof names)[number], number | null>): Problems {
  const { minimum, maximum } = rateLimits
  const isWrong = (pkr: number | null) =>
    pkr !== null && !(Number.isInteger(pkr) && pkr >= minimum && pkr <= maximum)
  const wrong = names.filter((name) => isWrong(typed[name]))
  return Object.fromEntries(wrong.map((name) => [name, problemWords.enterRate(rateLimits)]))
}
