import { screens, services } from '@tameer/contract'
import { Link } from 'react-router'
import * as words from '#words/home'
import { useAppSelector } from '../../store/hooks.ts'
import { buttonLook } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'

const serviceOptions = services.map(({ categoryId, name }) => ({ value: String(categoryId), label: name }))

export interface CompanyAnswers {
  service: number
  /** Undefined for any city. */
  place: number | undefined
}

export const firstCompanyAnswers: CompanyAnswers = { service: services[0].categoryId, place: undefined }

/** What the form has now. */
export function readCompanyAnswers(form: FormData): CompanyAnswers {
  return {
    service: Number(form.get('service')) || firstCompanyAnswers.service,
    place: Number(form.get('place')) || undefined,
  }
}

/** A service and a city, and the way to the companies that answer to both. */
export function HeroCompanies({ service, place }: CompanyAnswers) {
  const { list, error } = useAppSelector((state) => state.cities)
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
          defaultValue={place ?? ''}
          hint={error ? words.citiesFailed : undefined}
          label={words.city}
          name="place"
          options={list.map(({ id, name }) => ({ value: String(id), label: name }))}
          placeholder={words.anyCity}
        />
      </div>
      <p className="my-4 max-sm:text-small">{words.companiesText}</p>
      <Link
        className={buttonLook('main', 'mt-auto w-full')}
        state={{ service }}
        to={screens.contractors.to({ service, city: place })}
      >
        {words.seeWhoBuilds}
      </Link>
    </>
  )
}
