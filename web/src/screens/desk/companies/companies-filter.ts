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

/** Rows of a page, and how often the server is asked for them: it looks at some hundred companies each time. */
const enough = 12
const pageSize = 24
const mostCalls = 8

/** Which companies an address asks for. What in it makes no sense is left out. */
export function readCompaniesQuery(params: URLSearchParams): DeskCompaniesQuery {
  const given = (name: string) => params.get(name)?.trim() || undefined
  const number = (name: string) => (/^\d{1,9}$/.test(given(name) ?? '') ? given(name) : undefined)
  const one = (name: string, of: readonly string[]) => of.find((value) => value === given(name))
  return {
    ...{ q: given('q'), after: given('after'), category: number('category'), city: number('city') },
    state: one('state', deskCompanyStateFilters),
    without: one('without', deskCompanyWithout),
  }
}

/** The same as the server is asked for it. */
export function filterOf({ q, state, category, city, without }: DeskCompaniesQuery): Filter {
  return {
    ...(q !== undefined && { q }),
    ...(state !== undefined && { state: state as DeskCompanyStateFilter }),
    ...(without !== undefined && { without: without as DeskCompanyWithout }),
    ...(category !== undefined && { category: Number(category) }),
    ...(city !== undefined && { city: Number(city) }),
  }
}

/** A page's worth of companies: where few fit, the server is asked on. Throws ApiError. */
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
