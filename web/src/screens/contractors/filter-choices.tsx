import { type CompanyCounts, maxShortCount, priceTiers, services } from '@tameer/contract'
import { useCallback, useEffect, useState } from 'react'
import { nameOf } from '#words/catalogue'
import * as words from '#words/contractors'
import { whenSettled } from '../../browser/settled.ts'
import {
  fetchBuildingTypes,
  fetchCategories,
  fetchCities,
} from '../../features/catalogue/catalogue-thunks.ts'
import { request } from '../../net/api-client.ts'
import { call } from '../../store/call.ts'
import type { CatalogueState } from '../../store/catalogue-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Button } from '../../ui/button.tsx'
import { type Option, SelectField } from '../../ui/fields/field.tsx'
import type { ContractorFilters, ContractorSearch, FilterName } from './contractor-search.ts'

/** An option and its name alone, without the count beside it. */
interface FilterOption extends Option {
  name: string
}

type Counts = CompanyCounts['cities'] | undefined

/** A filter with its words, its options and what is chosen. */
export interface FilterChoice {
  name: FilterName
  label: string
  /** The first option: no filter. */
  anyLabel: string
  options: readonly FilterOption[]
  /** '' when nothing is chosen. */
  value: string
}

const prices = priceTiers.map(({ value, symbol }) => {
  const name = `${symbol} (${value})`
  return { value, name, label: `${name} ${words.priceTierNames[value]}` }
})
/** The price tiers, each with its count. */
function pricesWith(counts: CompanyCounts['prices'] | undefined): FilterOption[] {
  const countOf = (value: string) => counts?.find(({ price }) => price === value)?.companies ?? 0
  return prices.map((option) => ({ ...option, label: withCount(option.label, countOf(option.value)) }))
}
const seededServices = services.map(({ categoryId, name }) => ({ id: categoryId, name }))

/** The list's options, and one for a chosen id that is not in it: a link may name what is not there, or not yet. */
function optionsOf(
  { list, loaded }: Pick<CatalogueState, 'list' | 'loaded'>,
  chosen: number | undefined,
  [unknown, pending]: readonly [string, string],
  counts?: Counts,
): FilterOption[] {
  const countOf = (id: number) => counts?.find((one) => one.id === id)?.companies ?? 0
  const options = list.map((item) => {
    const name = nameOf(item)
    return { value: String(item.id), name, label: withCount(name, countOf(item.id)) }
  })
  if (chosen === undefined || list.some(({ id }) => id === chosen)) return options
  const name = loaded ? unknown : pending
  return [...options, { value: String(chosen), name, label: name }]
}

function withCount(name: string, count: number): string {
  if (count === 0) return name
  return count < maxShortCount ? words.withCount(name, count) : words.withAtLeast(name, count)
}

/** Those with companies first, each part in the list's order. */
function peopledFirst(cities: CatalogueState, counts: Counts): CatalogueState {
  const peopled = new Set(counts?.filter(({ companies }) => companies > 0).map(({ id }) => id))
  const list = cities.list.toSorted((a, b) => Number(peopled.has(b.id)) - Number(peopled.has(a.id)))
  return { ...cities, list }
}

/** The four filters of `/contractors` with their lists, which are fetched when they may be needed. */
export function useFilterChoices({ q, ...filters }: ContractorSearch) {
  const { category, city, buildingType, price } = filters
  const dispatch = useAppDispatch()
  const categories = useAppSelector((state) => state.categories)
  const cities = useAppSelector((state) => state.cities)
  const building = useAppSelector((state) => state.building)

  const [wanted, setWanted] = useState(false)
  const query = { ...filters, q: q || undefined }
  const { value: fresh } = useFetched(wanted ? JSON.stringify(query) : undefined, () =>
    call((token) => request('countCompanies', { query, token })),
  )
  // Until other counts are there the last ones stay, and the cities where they are.
  const [counts, setCounts] = useState(fresh)
  if (fresh && fresh !== counts) setCounts(fresh)
  const fetchLists = useCallback(() => {
    setWanted(true)
    for (const fetchList of [fetchCities, fetchBuildingTypes, fetchCategories]) void dispatch(fetchList())
  }, [dispatch])
  // Without a filter nobody needs the names before the lists are opened.
  const named = category !== undefined || city !== undefined || buildingType !== undefined
  useEffect(() => (named ? fetchLists() : whenSettled(fetchLists)), [named, fetchLists])

  // The three services every directory has need not wait for the list.
  const offered = categories.loaded ? categories : { list: seededServices, loaded: false }
  const textOf = (id: number | undefined) => (id === undefined ? '' : String(id))
  const choices: FilterChoice[] = [
    {
      name: 'category',
      label: words.service,
      anyLabel: words.anyService,
      options: optionsOf(offered, category, [words.unknownService, words.chosenService], counts?.categories),
      value: textOf(category),
    },
    {
      name: 'city',
      label: words.city,
      anyLabel: words.anyCity,
      options: optionsOf(
        peopledFirst(cities, counts?.cities),
        city,
        [words.unknownCity, words.chosenCity],
        counts?.cities,
      ),
      value: textOf(city),
    },
    {
      name: 'buildingType',
      label: words.specialization,
      anyLabel: words.anySpecialization,
      options: optionsOf(
        building,
        buildingType,
        [words.unknownBuildingType, words.chosenBuildingType],
        counts?.buildingTypes,
      ),
      value: textOf(buildingType),
    },
    {
      name: 'price',
      label: words.price,
      anyLabel: words.anyPrice,
      options: pricesWith(counts?.prices),
      value: price ?? '',
    },
  ]
  const failed = [categories, cities, building].some(({ error, loaded }) => error !== null && !loaded)
  return { choices, failed, fetchLists }
}

/** Change of the search for a value of a select. */
export function changeOf(name: FilterName, value: string): Partial<ContractorFilters> {
  if (value === '') return { [name]: undefined }
  return { [name]: name === 'price' ? value : Number(value) }
}

export interface FilterFieldsProps {
  choices: readonly FilterChoice[]
  onChoose: (change: Partial<ContractorFilters>) => void
}

/** One select a filter. */
export function FilterFields({ choices, onChoose }: FilterFieldsProps) {
  return choices.map(({ name, label, anyLabel, options, value }) => (
    <SelectField
      key={name}
      label={label}
      onChange={(event) => onChoose(changeOf(name, event.currentTarget.value))}
      options={options}
      placeholder={anyLabel}
      value={value}
    />
  ))
}

/** Said where a filter's list is missing. */
export function ListsMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small" role="status">
      {words.listsFailed}
      <Button className="px-3" onClick={onRetry} variant="quiet">
        {words.loadAgain}
      </Button>
    </p>
  )
}
