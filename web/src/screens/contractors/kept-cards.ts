import type { Portfolio } from '@tameer/contract'
import { nameOf } from '#words/catalogue'
import { requestPage } from '../../features/portfolios/fetch-portfolios.ts'
import type { StoredError } from '../../net/api-error.ts'
import { type PortfolioListQuery, sameQuery } from '../../store/portfolios-slice.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { type ContractorSearch, noFilters } from './contractor-search.ts'

/** The query of the page of companies that fit. Its keys are in one order: equal searches have equal addresses. */
export function queryOf(
  { q, category, city, buildingType, price, exact }: ContractorSearch,
  cursor?: string,
) {
  const mend = q === '' || exact ? undefined : ('yes' as const)
  const query: PortfolioListQuery = { distinct: 'company', count: 'yes', q }
  return { ...query, category, city, buildingType, price, mend, cursor }
}

const whole = queryOf({ q: '', ...noFilters })

/** True when the project on a card fits a search, as far as the card itself tells. */
export function fitsSearch(
  portfolio: Portfolio,
  { q, category, city, buildingType, price }: ContractorSearch,
) {
  const { company, title, portfolioCities, portfolioBuildingTypes } = portfolio
  const named = [...company.categories.map((one) => one.category), ...portfolioCities.map((one) => one.city)]
  const names = named.flatMap((one) => [one.name, nameOf(one)])
  const text = [company.name, title, ...names].join(' ').toLowerCase()
  return (
    q
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    (category === undefined || company.categories.some(({ categoryId }) => categoryId === category)) &&
    (city === undefined || portfolioCities.some(({ cityId }) => cityId === city)) &&
    (buildingType === undefined ||
      portfolioBuildingTypes.some(({ buildingTypeId }) => buildingTypeId === buildingType)) &&
    (price === undefined || portfolio.price === price)
  )
}

interface Shown {
  list: Portfolio[]
  listOf: PortfolioListQuery | null
  error: StoredError | null
}

/**
 * Without a connection: the cards of the directory's first page that fit, from the page that is open or as the service worker
 * keeps it. Undefined with a connection, and where this device has no such page.
 */
export function useKeptCards(
  search: ContractorSearch,
  { list, listOf, error }: Shown,
): Portfolio[] | undefined {
  const offline = error?.code === 'offline'
  const open = listOf !== null && sameQuery(listOf, whole)
  const { value } = useFetched(offline && !open ? 'whole' : undefined, () => requestPage(whole))
  if (!offline) return undefined
  return (open ? list : value?.data)?.filter((one) => fitsSearch(one, search))
}
