import { type DeskLine, type DeskLogQuery, dayInPakistan, deskEvents, deskScreens } from '@tameer/contract'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#words/desk-log-screen'
import { CarriedForm } from '../../forms/carried-form.tsx'
import { textOf } from '../../forms/form-problems.ts'
import { serverNow } from '../../lib/server-time.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/fields/field.tsx'
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
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const [from, to] = [textOf(form, 'from'), textOf(form, 'to')]
    const turned = from !== '' && to !== '' && from > to
    setProblem(turned ? words.wrongOrder : undefined)
    if (turned) return
    const { actor, subject } = query
    void navigate(deskScreens.deskLog.to({ event: textOf(form, 'event'), actor, subject, from, to }))
  }
  return (
    <>
      <CarriedForm
        aria-label={words.filters}
        className="grid grid-cols-2 items-start gap-4 md:grid-cols-[minmax(0,1fr)_10rem_10rem]"
        onSubmit={submit}
      >
        <SelectField
          className="max-md:col-span-2"
          defaultValue={query.event ?? ''}
          key={`event ${query.event}`}
          label={words.event}
          name="event"
          options={deskEvents.map((event) => ({ value: event, label: words.events[event] }))}
          placeholder={words.anyEvent}
        />
        <DayField key={`from ${query.from}`} label={words.from} name="from" value={query.from} />
        <DayField error={problem} key={`to ${query.to}`} label={words.to} name="to" value={query.to} />
        <Button className="max-md:col-span-2 sm:justify-self-start" type="submit">
          {words.show}
        </Button>
      </CarriedForm>
      <Chosen lines={lines} query={query} />
    </>
  )
}

interface DayFieldProps {
  name: string
  label: string
  value: string | undefined
  error?: string | undefined
}

function DayField({ value = '', ...field }: DayFieldProps) {
  return (
    <TextField
      {...field}
      defaultValue={value}
      max={dayInPakistan(serverNow())}
      min="2020-01-01"
      type="date"
    />
  )
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
