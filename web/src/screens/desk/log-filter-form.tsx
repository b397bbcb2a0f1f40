import { type DeskLine, type DeskLogQuery, deskEvents, deskScreens } from '@tameer/contract'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#words/desk-log-screen'
import { CarriedForm } from '../../forms/carried-form.tsx'
import { DayField } from '../../forms/day-field.tsx'
import { textOf } from '../../forms/form-problems.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields/field.tsx'
import { Link } from '../../ui/link.tsx'
import { CloseIcon } from '../../ui/shell-icons.tsx'

interface LogFilterFormProps {
  query: DeskLogQuery
  /** The lines in sight: they contain the name of a person who is known by id only. */
  lines: readonly DeskLine[]
}

/** Filters the lines by kind of act and by day; the address keeps the filter. */
export function LogFilterForm({ query, lines }: LogFilterFormProps) {
  const navigate = useNavigate()
  const [problems, setProblems] = useState<{ from?: string; to?: string }>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const [from, to] = [textOf(form, 'from'), textOf(form, 'to')]
    const turned = from !== '' && to !== '' && from > to
    const found = {
      ...(isNoDay(form, 'from') && { from: words.noDay }),
      ...(isNoDay(form, 'to') ? { to: words.noDay } : turned && { to: words.wrongOrder }),
    }
    setProblems(found)
    if (found.from || found.to) return
    const { actor, subject } = query
    void navigate(deskScreens.deskLog.to({ event: textOf(form, 'event'), actor, subject, from, to }))
  }
  return (
    <>
      <CarriedForm
        aria-label={words.filters}
        className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_15rem_15rem]"
        onSubmit={submit}
      >
        <SelectField
          defaultValue={query.event ?? ''}
          key={`event ${query.event}`}
          label={words.event}
          name="event"
          options={deskEvents.map((event) => ({ value: event, label: words.events[event] }))}
          placeholder={words.anyEvent}
        />
        <DayField
          error={problems.from}
          initial={query.from ?? ''}
          key={`from ${query.from}`}
          label={words.from}
          name="from"
        />
        <DayField
          error={problems.to}
          initial={query.to ?? ''}
          key={`to ${query.to}`}
          label={words.to}
          name="to"
        />
        <Button className="sm:justify-self-start" type="submit">
          {words.show}
        </Button>
      </CarriedForm>
      <Chosen lines={lines} query={query} />
    </>
  )
}

/** True when a part of the day is typed, and no day comes out. */
function isNoDay(form: HTMLFormElement, name: string): boolean {
  const parts = form.querySelectorAll<HTMLInputElement>(`[data-field="${name}"] input:not([type="hidden"])`)
  return textOf(form, name) === '' && [...parts].some(({ value }) => value !== '')
}

/** The person and the subject in the filter, each with a button to remove it. */
function Chosen({ query, lines }: LogFilterFormProps) {
  const { actor, subject } = query
  const without = (name: 'actor' | 'subject') =>
    deskScreens.deskLog.to({ ...query, after: undefined, [name]: undefined })
  const name = lines.find(({ actorId }) => actorId === actor)?.actor ?? `…${actor?.slice(-6)}`
  const chosen = [
    actor && { label: words.onlyPerson(name), to: without('actor') },
    subject && { label: words.onlySubject(`…${subject.slice(-6)}`), to: without('subject') },
  ].filter((one) => one !== undefined && one !== '')
  if (chosen.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {chosen.map(({ label, to }) => (
        <li key={label}>
          <Link
            aria-label={words.takeAway(label)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-blue bg-sheet px-4 py-1 text-small no-underline"
            to={to}
          >
            {label}
            <CloseIcon size={14} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
