import { type DeskCompaniesQuery, deskCompanyStates, deskCompanyWithout, deskScreens } from '@tameer/contract'
import { type FormEvent, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { nameOf } from '#words/catalogue'
import * as words from '#words/desk-companies-screen'
import { fetchCategories, fetchCities } from '../../../features/catalogue/catalogue-thunks.ts'
import { CarriedForm } from '../../../forms/carried-form.tsx'
import { textOf } from '../../../forms/form-problems.ts'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/fields/field.tsx'

/** Filters the companies; the address keeps the filter. */
export function CompaniesFilterForm({ query }: { query: DeskCompaniesQuery }) {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const cities = useAppSelector((state) => state.cities.list)
  const services = useAppSelector((state) => state.categories.list)
  useEffect(() => {
    void dispatch(fetchCities())
    void dispatch(fetchCategories())
  }, [dispatch])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const of = (name: string) => textOf(form, name).trim() || undefined
    void navigate(
      deskScreens.deskCompanies.to({
        q: of('q'),
        state: of('state'),
        category: of('category'),
        city: of('city'),
        without: of('without'),
      }),
    )
  }
  return (
    // The key resets the fields when the address changes.
    <CarriedForm
      aria-label={words.filters}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] items-start gap-4 lg:grid-cols-4"
      key={JSON.stringify(query)}
      onSubmit={submit}
    >
      <TextField
        className="col-span-full"
        defaultValue={query.q ?? ''}
        hint={words.searchHint}
        label={words.search}
        maxLength={254}
        name="q"
        type="search"
      />
      <SelectField
        defaultValue={query.state ?? ''}
        label={words.state}
        name="state"
        options={[
          ...deskCompanyStates.map((value) => ({ value, label: words.states[value] })),
          { value: 'silent', label: words.silent },
        ]}
        placeholder={words.anyState}
      />
      <SelectField
        defaultValue={query.category ?? ''}
        // As the cities below.
        key={`services ${services.length}`}
        label={words.service}
        name="category"
        options={services.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
        placeholder={words.anyService}
      />
      <SelectField
        defaultValue={query.city ?? ''}
        // Mounted again when the cities are loaded, so that the city of the address is selected.
        key={`cities ${cities.length}`}
        label={words.city}
        name="city"
        options={cities.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
        placeholder={words.anyCity}
      />
      <SelectField
        defaultValue={query.without ?? ''}
        label={words.without}
        name="without"
        options={deskCompanyWithout.map((value) => ({ value, label: words.withoutWords[value] }))}
        placeholder={words.nothingMissing}
      />
      <Button className="col-span-full sm:justify-self-start" type="submit">
        {words.show}
      </Button>
    </CarriedForm>
  )
}
