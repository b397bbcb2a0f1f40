import { priceTiers, services } from '@tameer/contract'
import { useCallback, useEffect } from 'react'
import * as words from '#words/contractors'
import { whenSettled } from '../../browser/settled.ts'
import {
  fetchBuildingTypes,
  fetchCategories,
  fetchCities,
} from '../../features/catalogue/catalogue-thunks.ts'
import type { CatalogueState } from '../../store/catalogue-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { type Option, SelectField } from '../../ui/field.tsx'
import type { ContractorFilters, FilterName } from './contractor-search.ts'

/** A filter with its words, its options and what is chosen. */
export interface FilterChoice {
  name: FilterName
  label: string
  /** The first option: no filter. */
  anyLabel: string
  options: readonly Option[]
  /** '' when nothing is chosen. */
  value: string
}

const prices = priceTiers.map(({ value, symbol }) => ({ value, label: `${symbol} (${value})` }))
const seededServices = services.map(({ categoryId, name }) => ({ id: categoryId, name }))

/** The list's options, and one for a chosen id that is not in it: a link may name what is not there, or not yet. */
function optionsOf(
  { list, loaded }: Pick<CatalogueState, 'list' | 'loaded'>,
  chosen: number | undefined,
  [unknown, pending]: readonly [string, string],
) {
  const options = list.map(({ id, name }) => ({ value: String(id), label: name }))
  if (chosen === undefined || list.some(({ id }) => id === chosen)) return options
  return [...options, { value: String(chosen), label: loaded ? unknown : pending }]
}

/** The four filters of `/contractors` with their lists, which are fetched when they may be needed. */
export function useFilterChoices({ category, city, buildingType, price }: ContractorFilters) {
  const dispatch = useAppDispatch()
  const categories = useAppSelector((state) => state.categories)
  const cities = useAppSelector((state) => state.cities)
  const building = useAppSelector((state) => state.building)

  const fetchLists = useCallback(() => {
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
      ...{ name: 'category', label: words.service, anyLabel: words.anyService },
      ...{
        options: optionsOf(offered, category, [words.unknownService, words.chosenService]),
        value: textOf(category),
      },
    },
    {
      ...{ name: 'city', label: words.city, anyLabel: words.anyCity },
      ...{ options: optionsOf(cities, city, [words.unknownCity, words.chosenCity]), value: textOf(city) },
    },
    {
      ...{ name: 'buildingType', label: words.specialization, anyLabel: words.anySpecialization },
      ...{
        options: optionsOf(building, buildingType, [words.unknownBuildingType, words.chosenBuildingType]),
        value: textOf(buildingType),
      },
    },
    { name: 'price', label: words.price, anyLabel: words.anyPrice, options: prices, value: price ?? '' },
  ]
  const failed = [categories, cities, building].some(({ error, loaded }) => error !== null && !loaded)
  return { choices, failed, fetchLists }
}

/** What a select's value means for the search. */
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
