import { cities } from '@tameer/calculator'
import { findCityId, type Named, screens, services } from '@tameer/contract'
import * as words from '#words/home'
import { useAppSelector } from '../../store/hooks.ts'
import { buttonLook } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields/field.tsx'
import { Link } from '../../ui/link.tsx'

/** The services that every directory has, shown until the catalogue is loaded. */
const firstServices = services.map(({ categoryId, name }) => ({ id: categoryId, name }))

const [, construction] = services
/** Cities with a cost, shown until the catalogue is loaded. */
const firstCities = cities.flatMap((name) => {
  const id = findCityId(name)
  return id === undefined ? [] : { id, name }
})

export interface CompanyAnswers {
  service: number
  /** Null for any city; undefined until one is chosen here: until then it is the city of the cost. */
  place: number | null | undefined
}

export const firstCompanyAnswers: CompanyAnswers = { service: construction.categoryId, place: undefined }

/** Reads the form. `picked` is true when the city was chosen here and no longer follows the cost. */
export function readCompanyAnswers(form: FormData, picked: boolean): CompanyAnswers {
  return {
    service: Number(form.get('service')) || firstCompanyAnswers.service,
    place: picked ? Number(form.get('place')) || null : undefined,
  }
}

type HeroCompaniesProps = CompanyAnswers & {
  /** City whose cost is shown on the other half of the card. */
  costCity: string
}

function asOption(one: Named) {
  return { value: String(one.id), label: words.nameOf(one) }
}

/** Form with a service and a city that leads to the companies with both. */
export function HeroCompanies({ service, place, costCity }: HeroCompaniesProps) {
  const { list, loaded, error } = useAppSelector((state) => state.cities)
  const categories = useAppSelector((state) => state.categories)
  const wanted = place === undefined ? findCityId(costCity) : place
  const known = loaded ? list : firstCities
  const offered = categories.loaded ? categories.list : firstServices
  const city = known.find(({ id }) => id === wanted)?.id
  return (
    <>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <SelectField
          defaultValue={String(service)}
          label={words.service}
          name="service"
          options={offered.map(asOption)}
        />
        <SelectField
          hint={error ? words.citiesFailed : undefined}
          label={words.city}
          name="place"
          // The form handles every change.
          onChange={() => undefined}
          options={known.map(asOption)}
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
