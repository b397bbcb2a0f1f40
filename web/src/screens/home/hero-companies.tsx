import { cities } from '@tameer/calculator'
import { findCityId, screens, services } from '@tameer/contract'
import { Link } from 'react-router'
import * as words from '#words/home'
import { useAppSelector } from '../../store/hooks.ts'
import { buttonLook } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'

const serviceOptions = services.map(({ categoryId, name }) => ({
  value: String(categoryId),
  label: words.nameOf(name),
}))

const [, construction] = services
/** Until the catalogue is here: the cities a cost can be of. */
const firstCities = cities.flatMap((name) => {
  const id = findCityId(name)
  return id === undefined ? [] : { id, name }
})

export interface CompanyAnswers {
  service: number
  /** Null for any city; undefined until one was picked here: the cost's city counts. */
  place: number | null | undefined
}

export const firstCompanyAnswers: CompanyAnswers = { service: construction.categoryId, place: undefined }

/** What the form has now. `picked`: the city was chosen here, and is no longer that of the cost. */
export function readCompanyAnswers(form: FormData, picked: boolean): CompanyAnswers {
  return {
    service: Number(form.get('service')) || firstCompanyAnswers.service,
    place: picked ? Number(form.get('place')) || null : undefined,
  }
}

type HeroCompaniesProps = CompanyAnswers & {
  /** Whose cost is shown on the other half of the card. */
  costCity: string
}

/** A service and a city, and the way to the companies that answer to both. */
export function HeroCompanies({ service, place, costCity }: HeroCompaniesProps) {
  const { list, loaded, error } = useAppSelector((state) => state.cities)
  const known = loaded ? list : firstCities
  const wanted = place === undefined ? findCityId(costCity) : place
  const city = known.find(({ id }) => id === wanted)?.id
  return (
    <>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <SelectField
          defaultValue={String(service)}
          label={words.service}
          name="service"
          options={serviceOptions}
        />
        <SelectField
          hint={error ? words.citiesFailed : undefined}
          label={words.city}
          name="place"
          // The form hears of every change.
          onChange={() => undefined}
          options={known.map(({ id, name }) => ({ value: String(id), label: words.nameOf(name) }))}
          placeholder={words.anyCity}
          value={city ?? ''}
        />
      </div>
      <p className="my-4 max-sm:text-small">{words.companiesText}</p>
      <Link
        className={buttonLook('main', 'mt-auto w-full')}
        state={{ service }}
        to={screens.contractors.to({ service, city })}
      >
        {words.seeWhoBuilds}
      </Link>
    </>
  )
}
