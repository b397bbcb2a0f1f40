import { type ListedCompany, maxPlaced } from '@tameer/contract'
import { type FormEvent, useState } from 'react'
import * as words from '#words/desk-order'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { CarriedForm } from '../../../forms/carried-form.tsx'
import { textOf } from '../../../forms/form-problems.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { StateMark } from '../companies/state-mark.tsx'
import { DeskSection } from '../desk-section.tsx'
import { useDeskAct } from '../use-desk-act.ts'

/** So many companies that were found are shown. */
const mostFound = 8

interface AddCompanyProps {
  companies: readonly ListedCompany[]
  onAdd: (company: ListedCompany) => void
}

/** Finds a company and puts it at the end of the order. */
export function AddCompany({ companies, onAdd }: AddCompanyProps) {
  const { busy, act } = useDeskAct()
  const [found, setFound] = useState<{ data: readonly ListedCompany[]; more: boolean }>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = textOf(event.currentTarget, 'q').trim()
    if (!q) return
    act(async () => {
      const { data, nextCursor } = await callDesk('listDeskCompanies', { query: { q, limit: mostFound } })
      setFound({ data, more: nextCursor !== null })
    })
  }
  return (
    <DeskSection title={words.addTitle}>
      <CarriedForm className="flex flex-wrap items-start gap-3" onSubmit={submit}>
        <TextField
          className="min-w-0 flex-[1_1_16rem]"
          hint={words.searchHint}
          label={words.search}
          maxLength={254}
          name="q"
          type="search"
        />
        <Button busy={busy} className="mt-[2em] rtl:mt-[2.55em]" type="submit">
          {busy ? words.finding : words.find}
        </Button>
      </CarriedForm>
      <div className="mt-4" role="status">
        {found?.data.length === 0 && <p>{words.noneFound}</p>}
        {companies.length >= maxPlaced && <p>{words.full(maxPlaced)}</p>}
      </div>
      {found && found.data.length > 0 && (
        <>
          <ul aria-label={words.found} className="divide-y divide-line border-line border-y">
            {found.data.map((company) => (
              <Found
                company={company}
                full={companies.length >= maxPlaced}
                key={company.id}
                onAdd={() => onAdd(company)}
                place={companies.findIndex(({ id }) => id === company.id)}
              />
            ))}
          </ul>
          {found.more && <p className="mt-3 text-muted text-small">{words.onlyFirst}</p>}
        </>
      )}
    </DeskSection>
  )
}

interface FoundProps {
  company: ListedCompany
  /** Its place in the order, counted from 0; -1 when it has none. */
  place: number
  full: boolean
  onAdd: () => void
}

function Found({ company: { name, email, state }, place, full, onAdd }: FoundProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <bdi className="min-w-0 break-words font-medium">{name}</bdi>
          {state !== 'listed' && <StateMark state={state} />}
        </p>
        <p className="truncate text-muted text-small rtl:text-end" dir="ltr">
          {email}
        </p>
      </div>
      {place >= 0 ? (
        <span className="text-muted text-small">{words.standsAt(place + 1)}</span>
      ) : (
        <Button aria-label={words.addNamed(name)} disabled={full} onClick={onAdd}>
          {words.add}
        </Button>
      )}
    </li>
  )
}
