import { categoryOfService, maxLength, priceTiers, screens } from '@tameer/contract'
import { parseService } from '../../lib/format.ts'

/** The choices beside the typed text, by the names the API has for them. */
export interface ContractorFilters {
  category: number | undefined
  city: number | undefined
  buildingType: number | undefined
  price: string | undefined
}

/** The search that the address of `/contractors` asks for. */
export interface ContractorSearch extends ContractorFilters {
  q: string
  /** The words as they are typed, even if nothing has them. */
  exact?: boolean
}

export type FilterName = keyof ContractorFilters

/** The filters in their order on the screen, with their names in the address. */
export const filterNames = {
  category: 'service',
  city: 'city',
  buildingType: 'specialization',
  price: 'price',
} as const satisfies Record<FilterName, string>

export const noFilters: ContractorFilters = {
  category: undefined,
  city: undefined,
  buildingType: undefined,
  price: undefined,
}

const largestId = 2_147_483_647

function idNumber(value: unknown): number | undefined {
  const number = parseService(value)
  return number !== undefined && number <= largestId ? number : undefined
}

function serviceOfState(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  return 'service' in state ? idNumber(state.service) : undefined
}

/**
 * Reads the search from the address's query; a service handed over in navigation state counts when the query names
 * none. Service numbers 1 to 3 and 4 to 6 mean the same categories; a value that cannot be one is ignored.
 */
export function readContractorSearch(query: URLSearchParams, state: unknown): ContractorSearch {
  const service = idNumber(query.get('service')) ?? serviceOfState(state)
  return {
    q: (query.get('q') ?? '').slice(0, maxLength.search),
    category: service === undefined ? undefined : categoryOfService(service),
    city: idNumber(query.get('city')),
    buildingType: idNumber(query.get('specialization')),
    price: priceTiers.find(({ value }) => value === query.get('price'))?.value,
  }
}

/** True when the address has an invalid filter, which is ignored. */
export function hasUnreadable(query: URLSearchParams): boolean {
  const search = readContractorSearch(query, null)
  return Object.entries(filterNames).some(
    ([name, inAddress]) => query.get(inAddress) && search[name as FilterName] === undefined,
  )
}

/** The search as the address of its first page, or of the one after a place; what is not set is left out. */
export function addressOfSearch(search: ContractorSearch, after?: string): string {
  const { q, category, city, buildingType, price, exact } = search
  const typed = q.trim() === '' ? undefined : q
  return screens.contractors.to({
    q: typed,
    exact: exact ? 'yes' : undefined,
    service: category,
    city,
    specialization: buildingType,
    price,
    after,
  })
}

/** How many filters are chosen; the typed text is none. */
export function countFilters(filters: ContractorFilters): number {
  return Object.keys(filterNames).filter((name) => filters[name as FilterName] !== undefined).length
}
