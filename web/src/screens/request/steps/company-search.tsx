import { findCityId, maxCounted, maxLength, type Portfolio } from '@tameer/contract'
import { useDeferredValue, useId, useState } from 'react'
import { nameOf } from '#words/catalogue'
import * as words from '#words/request-form'
import { requestPage } from '../../../features/portfolios/fetch-portfolios.ts'
import { useAppSelector } from '../../../store/hooks.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { Button } from '../../../ui/button.tsx'
import { TryAgain } from '../../../ui/fetched.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { useSettled } from '../use-settled.ts'
import { type Choices, CompanyChoices } from './company-choices.tsx'

interface CompanySearchProps extends Choices {
  service: number
  city: string
  /** Ids of companies that are shown elsewhere. */
  without: readonly string[]
}

const atOnce = 6

/** Search of the directory's companies for the service, in the city at first. */
export function CompanySearch({ service, city, without, ...choices }: CompanySearchProps) {
  const [typed, setTyped] = useState('')
  const [everywhere, setEverywhere] = useState(false)
  const [limit, setLimit] = useState(atOnce)
  const headingId = useId()
  const listed = useAppSelector((state) => state.cities.list)
  const known = listed.find(({ name }) => name === city)
  const cityId = findCityId(city) ?? known?.id
  const cityName = nameOf(known ?? { name: city })
  const here = everywhere ? undefined : cityId
  const q = useSettled(typed.trim())
  const { value, error, retry } = useFetched(`${service} ${here} ${limit} ${q}`, () =>
    requestPage({ distinct: 'company', category: service, city: here, q, limit, count: 'yes' }),
  )
  // While more are fetched, the present list stays.
  const [shown, setShown] = useState(value)
  if (value && value !== shown) setShown(value)
  const found = (value ?? shown)?.data.filter(({ companyId }) => !without.includes(companyId)) ?? []
  // A chosen company stays in sight, whatever is searched next.
  const [picked, setPicked] = useState<readonly Portfolio[]>([])
  const onTick: Choices['onTick'] = (company, on) => {
    const portfolio = found.find(({ companyId }) => companyId === company.id)
    if (on && portfolio) setPicked([...picked.filter(({ companyId }) => companyId !== company.id), portfolio])
    choices.onTick(company, on)
  }
  const kept = picked.filter(
    ({ companyId }) =>
      choices.chosen.some(({ id }) => id === companyId) &&
      !found.some((portfolio) => portfolio.companyId === companyId),
  )
  const portfolios = useDeferredValue([...kept, ...found])
  const total = (value ?? shown)?.total
  const who = words.providers[service] ?? ''
  const where = here === undefined ? words.everywhere : cityName
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <h3 className="mb-4 text-h3" id={headingId}>
        {words.find(who, where, total !== undefined && total <= maxCounted ? String(total) : undefined)}
      </h3>
      <div className="mb-5 grid items-end gap-3 sm:grid-cols-[minmax(0,20rem)_auto] sm:justify-start">
        <TextField
          label={words.searchLabel}
          maxLength={maxLength.search}
          onChange={({ target }) => {
            setTyped(target.value)
            setLimit(atOnce)
          }}
          onKeyDown={(event) => {
            // Enter must not send the form.
            if (event.key === 'Enter') event.preventDefault()
          }}
          type="search"
          value={typed}
        />
        {cityId !== undefined && (
          <Button onClick={() => setEverywhere(!everywhere)}>
            {everywhere ? words.searchCity(cityName) : words.searchAll}
          </Button>
        )}
      </div>
      {error ? (
        <TryAgain onAgain={retry}>{error.message}</TryAgain>
      ) : (
        <>
          <p className="mb-3 text-muted text-small empty:hidden" role="status">
            {!value ? words.searching : found.length === 0 && words.noneFound}
          </p>
          <CompanyChoices
            chosen={choices.chosen}
            onTick={onTick}
            portfolios={portfolios}
            waiting={shown ? 0 : 3}
          />
          {value?.nextCursor && (
            <Button className="mt-5" onClick={() => setLimit(limit + atOnce)}>
              {words.moreCompanies}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
