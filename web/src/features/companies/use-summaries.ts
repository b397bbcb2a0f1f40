import type { CompanySummary, Portfolio } from '@tameer/contract'
import { useMemo, useState } from 'react'
import { request } from '../../net/api-client.ts'
import type { StoredError } from '../../net/api-error.ts'
import { call } from '../../store/call.ts'
import { useFetched } from '../../store/use-fetched.ts'

/** Summaries of companies from the server. */
export interface Summaries {
  /** Summaries by id, without companies that are not listed; undefined until they are loaded. */
  byId: ReadonlyMap<string, CompanySummary> | undefined
  error: StoredError | undefined
  retry: () => void
}

/** Fetches the summaries of these companies; fetches again only when a new company is among them. */
export function useSummaries(ids: readonly string[]): Summaries {
  const [asked, setAsked] = useState(ids)
  if (ids.some((id) => !asked.includes(id))) setAsked(ids)
  const { value, error, retry } = useFetched(asked.length > 0 ? asked.join() : undefined, (key) =>
    call((token) => request('listCompanies', { query: { ids: key }, token })),
  )
  const byId = useMemo(() => value && new Map(value.data.map((one) => [one.company.id, one])), [value])
  return { byId, error, retry }
}

/** The first project with the company's cities, marks, number of projects and year, as a list of the directory has it. */
export function inAll({ projects, cities, founded, marks }: CompanySummary, first: Portfolio): Portfolio {
  return { ...first, companyWork: { projects, cities: cities.length, founded, marks } }
}
