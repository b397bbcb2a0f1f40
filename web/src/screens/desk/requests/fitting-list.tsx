import type { FittingCompany } from '@tameer/contract'
import { useRef, useState } from 'react'
import * as words from '#words/desk-requests'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { Button } from '../../../ui/button.tsx'
import { TryAgain } from '../../../ui/fetched.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'

const atOnce = 8

/** Companies that fit a request, page after page, and a search among them. */
function useFitting(requestId: string) {
  const [asked, setAsked] = useState<{ q: string; cursor: string | undefined }>({ q: '', cursor: undefined })
  /** Companies of the pages before. */
  const [before, setBefore] = useState<readonly FittingCompany[]>([])
  const { value, error, retry } = useFetched(
    JSON.stringify(asked),
    () => () =>
      callDesk('listFittingCompanies', {
        params: { id: requestId },
        query: { ...(asked.q && { q: asked.q }), limit: atOnce, cursor: asked.cursor },
      }),
  )
  const find = (q: string) => {
    setBefore([])
    setAsked({ q, cursor: undefined })
  }
  const companies = [...before, ...(value?.data ?? [])]
  const next = value?.nextCursor
  const more = () => {
    if (!next) return
    setBefore(companies)
    setAsked({ ...asked, cursor: next })
  }
  return {
    companies,
    q: asked.q,
    loading: !value && !error,
    error,
    retry,
    find,
    more: next ? more : undefined,
  }
}

interface FittingListProps {
  requestId: string
  label: string
  chosen: readonly FittingCompany[]
  onTick: (company: FittingCompany, on: boolean) => void
  problem: string | undefined
}

/** Companies to choose from: those already chosen stay in sight, also when a search does not find them. */
export function FittingList({ requestId, label, chosen, onTick, problem }: FittingListProps) {
  const { companies, q, loading, error, retry, find, more } = useFitting(requestId)
  const field = useRef<HTMLInputElement>(null)
  const search = () => find(field.current?.value.trim() ?? '')
  const shown = [...chosen.filter(({ id }) => !companies.some((one) => one.id === id)), ...companies]
  return (
    <fieldset aria-describedby={problem && 'fitting-problem'} className="min-w-0">
      <legend className="mb-3 font-medium">{label}</legend>
      <div className="mb-3 flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-0 flex-[1_1_10rem]"
          label={words.search}
          maxLength={100}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // The form around it would be sent.
            event.preventDefault()
            search()
          }}
          ref={field}
          type="search"
        />
        <Button busy={loading} onClick={search}>
          {loading ? words.finding : words.find}
        </Button>
      </div>
      {problem && (
        <p className="mb-2 text-alarm text-small" id="fitting-problem">
          {problem}
        </p>
      )}
      <ul className="divide-y divide-line border-line border-y empty:hidden">
        {shown.map((company) => (
          <li key={company.id}>
            <label className="flex min-h-13 cursor-pointer items-center gap-3 py-2">
              <input
                aria-invalid={problem ? true : undefined}
                checked={chosen.some(({ id }) => id === company.id)}
                className="size-[min(1.5rem,24px)] shrink-0 accent-blue"
                name="companyIds"
                onChange={(event) => onTick(company, event.target.checked)}
                type="checkbox"
              />
              <span className="min-w-0">
                <bdi className="wrap-anywhere">{company.name}</bdi>
                <span className="block text-muted text-small">{factsOf(company)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div role="status">
        {loading && <LoadingText />}
        {!loading && !error && shown.length === 0 && !more && (
          <p>{q ? words.noneFitsSearch : words.noneFits}</p>
        )}
      </div>
      {error && <TryAgain onAgain={retry}>{error.message}</TryAgain>}
      {more && (
        <Button className="mt-3" onClick={more}>
          {words.furtherCompanies}
        </Button>
      )}
    </fieldset>
  )
}

function factsOf({ city, projects, silent }: FittingCompany): string {
  return [city && words.nameOf(city), words.projects(projects), silent && words.silent]
    .filter(Boolean)
    .join(' · ')
}
