import { useState } from 'react'
import { day, month, year } from '#words/day-field'
import { controlLook, type FieldWords, HintAndError, useField } from '../ui/fields/field.tsx'

const parts = [
  { name: 'day', label: day, digits: 2 },
  { name: 'month', label: month, digits: 2 },
  { name: 'year', label: year, digits: 4 },
] as const
type Typed = Readonly<Record<(typeof parts)[number]['name'], string>>

interface DayFieldProps extends FieldWords {
  name: string
  required?: boolean
  /** ISO date at first. */
  initial?: string
  /** Gets the ISO date, or ''. */
  onDay?: (day: string) => void
}

/**
 * A day in three fields, in the order of Pakistan's papers: a browser's own date field takes its order from the
 * browser's language.
 */
export function DayField({ label, hint, error, name, required, initial = '', onDay }: DayFieldProps) {
  const { id, control } = useField({ label, hint, error })
  const [typed, setTyped] = useState(() => typedOf(initial))
  const change = (changed: Partial<Typed>) => {
    const next = { ...typed, ...changed }
    setTyped(next)
    onDay?.(isoOf(next))
  }
  return (
    <fieldset aria-describedby={control['aria-describedby']} className="min-w-0" data-field={name}>
      <legend
        className={`mb-1.5 font-medium ${required ? "after:ms-1 after:text-alarm after:content-['*'/'']" : ''}`}
      >
        {label}
      </legend>
      <input name={name} type="hidden" value={isoOf(typed)} />
      <div className="grid max-w-72 grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-3">
        {parts.map((part) => (
          <label className="grid gap-1 text-small" key={part.name}>
            <span className="text-muted">{part.label}</span>
            <input
              aria-invalid={control['aria-invalid']}
              autoComplete="off"
              className={controlLook}
              dir="ltr"
              inputMode="numeric"
              maxLength={part.digits}
              onChange={({ target }) => change({ [part.name]: target.value.replace(/\D/g, '') })}
              value={typed[part.name]}
            />
          </label>
        ))}
      </div>
      <div className="mt-1.5 grid gap-1.5 empty:hidden">
        <HintAndError error={error} hint={hint} id={id} />
      </div>
    </fieldset>
  )
}

function typedOf(iso: string): Typed {
  const [year = '', month = '', day = ''] = iso.split('-')
  return { day, month, year }
}

/** '' while a part is missing, and for a day that no calendar has. */
function isoOf({ day, month, year }: Typed): string {
  const iso = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  const date = new Date(iso)
  return year.length === 4 && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : ''
}
