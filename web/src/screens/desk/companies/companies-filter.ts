import {
  type DeskCompaniesQuery,
  type DeskCompanyStateFilter,
  type DeskCompanyWithout,
  deskCompanyStateFilters,
  deskCompanyWithout,
  type ListedCompany,
} from '@tameer/contract'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import type { Body } from '../../../net/api-client.ts'

type Filter = Body<'exportDeskCompanies'>

/**
 * Smallest page, in rows. `mostCalls` limits the calls for one page: the server looks at some hundred companies in
 * each.
 */
const enough = 12
const pageSize = 24
const mostCalls = 8

/** Reads the filter of an address. Invalid entries are ignored. */
export function readCompaniesQuery(params: URLSearchParams): DeskCompaniesQuery {
  const given = (name: string) => params.get(name)?.trim() || undefined
  const number = (name: string) => (/^\d{1,9}$/.test(given(name) ?? '') ? given(name) : undefined)
  const one = (name: string, of: readonly string[]) => of.find((value) => value === given(name))
  return {
    q: given('q'),
    after: given('after'),
    category: number('category'),
    city: number('city'),
    state: one('state', deskCompanyStateFilters),
    without: one('without', deskCompanyWithout),
  }
}

/** The same filter as a query of the API. */
export function filterOf({ q, state, category, city, without }: DeskCompaniesQuery): Filter {
  return {
    ...(q !== undefined && { q }),
    ...(state !== undefined && { state: state as DeskCompanyStateFilter }),
    ...(without !== undefined && { without: without as DeskCompanyWithout }),
    ...(category !== undefined && { category: Number(category) }),
    ...(city !== undefined && { city: Number(city) }),
  }
}

/** Fetches one page of companies. Calls the server again when few of the rows match. Throws ApiError. */
export async function findCompanies(
  filter: Filter,
  after: string | undefined,
): Promise<{ data: ListedCompany[]; nextCursor: string | null }> {
  const data: ListedCompany[] = []
  let cursor = after
  for (let calls = 1; ; calls += 1) {
    const query = { ...filter, limit: pageSize - data.length, cursor }
    const page = await callDesk('listDeskCompanies', { query })
    data.push(...page.data)
    const { nextCursor } = page
    if (nextCursor === null || data.length >= enough || calls === mostCalls) return { data, nextCursor }
    cursor = nextCursor
  }
}
