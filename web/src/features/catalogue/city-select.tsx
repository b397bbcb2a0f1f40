import { useEffect, useState } from 'react'
import { nameOf } from '#words/catalogue'
import * as words from '#words/contact'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { SelectField } from '../../ui/fields/field.tsx'
import { fetchCities } from './catalogue-thunks.ts'

/** Select for the city of a company's office. It may stay empty. */
export function CitySelect({ initial, error }: { initial: string; error: string | undefined }) {
  const dispatch = useAppDispatch()
  const cities = useAppSelector((state) => state.cities)
  // Controlled, because the chosen city may be known before the list of cities is loaded.
  const [city, setCity] = useState(initial)
  const waits = !cities.loaded && !cities.error
  useEffect(() => void dispatch(fetchCities()), [dispatch])
  return (
    <SelectField
      error={error ?? cities.error?.message}
      label={words.city}
      name="city"
      onChange={(event) => setCity(event.currentTarget.value)}
      options={cities.list.map((one) => ({
        value: String(one.id),
        label: nameOf(one),
      }))}
      placeholder={waits ? words.loadingCities : words.cityHint}
      unlisted={waits ? words.loadingCities : words.chosenCity}
      value={city}
    />
  )
}
