import { useEffect } from 'react'
import { nameOf } from '#words/catalogue'
import * as words from '#words/portfolio-form'
import { fetchBuildingTypes, fetchCities } from '../../features/catalogue/catalogue-thunks.ts'
import type { Problems } from '../../forms/form-problems.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { MultiSelect } from '../../ui/multi-select.tsx'
import { fieldLabels } from './portfolio-fields.tsx'

interface PlaceFieldsProps {
  city: string
  onCity: (city: string) => void
  buildingTypes: readonly number[]
  onBuildingTypes: (ids: number[]) => void
  problems: Problems
}

/** City and specializations, chosen from the server's lists. */
export function PlaceFields({ city, onCity, buildingTypes, onBuildingTypes, problems }: PlaceFieldsProps) {
  const dispatch = useAppDispatch()
  const cities = useAppSelector((state) => state.cities)
  const types = useAppSelector((state) => state.building)
  const load = () => {
    void dispatch(fetchCities())
    void dispatch(fetchBuildingTypes())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(load, [])

  const failed = cities.error ?? types.error
  const citiesWait = !cities.loaded && !cities.error
  const typesWait = !types.loaded && !types.error
  return (
    <>
      <SelectField
        error={problems.cities}
        label={fieldLabels.cities}
        name="cities"
        onChange={(event) => onCity(event.currentTarget.value)}
        options={cities.list.map(({ id, name }) => ({ value: String(id), label: nameOf(name) }))}
        placeholder={citiesWait ? words.loadingCities : words.cityHint}
        required
        unlisted={citiesWait ? words.loadingCities : words.chosenCity}
        value={city}
      />
      <MultiSelect
        emptyText={typesWait ? undefined : words.noSpecializationsAvailable}
        error={problems.buildingTypes}
        id="buildingTypes"
        label={fieldLabels.buildingTypes}
        onChange={onBuildingTypes}
        options={types.list.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
        placeholder={typesWait ? words.loadingSpecializations : undefined}
        values={buildingTypes}
      />
      {failed && (
        <p className="flex flex-wrap items-center gap-3 text-alarm text-small sm:col-span-2" role="alert">
          {failed.message}
          <Button onClick={load} variant="quiet">
            {words.tryAgain}
          </Button>
        </p>
      )}
    </>
  )
}
