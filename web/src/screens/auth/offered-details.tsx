import type { OfferedProfile } from '@tameer/contract'
import { type ReactNode, useEffect } from 'react'
import { nameOf } from '#words/catalogue'
import * as words from '#words/take-over'
import { fetchCities } from '../../features/catalogue/catalogue-thunks.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'

/** The details that the desk has prepared of a company, and their origin. Name, services and address are in the form. */
export function OfferedDetails({ profile }: { profile: OfferedProfile }) {
  const { city, phoneDisplay, whatsappDisplay, website, about, source } = profile
  const dispatch = useAppDispatch()
  const cities = useAppSelector((state) => state.cities)
  useEffect(() => void dispatch(fetchCities()), [dispatch])
  const place = cities.list.find(({ id }) => id === city)
  // Its line keeps its place while the names of the cities are loaded.
  const waits = city !== null && !cities.loaded && !cities.error
  return (
    <section aria-labelledby="offered" className="drafted px-4 py-3">
      <h2 className="text-h3" id="offered">
        {words.prepared}
      </h2>
      <dl className="mt-2 grid gap-y-2">
        {(place || waits) && <Line name={words.city}>{place ? nameOf(place) : '…'}</Line>}
        {phoneDisplay && <Line name={words.phone}>{number(phoneDisplay)}</Line>}
        {whatsappDisplay && <Line name={words.whatsapp}>{number(whatsappDisplay)}</Line>}
        {website && (
          <Line name={words.website}>
            <span dir="ltr">{website.replace(/^https?:\/\//, '')}</span>
          </Line>
        )}
        {about && (
          <Line name={words.about}>
            <span className="whitespace-pre-line" dir="auto">
              {about}
            </span>
          </Line>
        )}
        <Line name={words.source}>
          <bdi>{source}</bdi>
        </Line>
      </dl>
    </section>
  )
}

const number = (text: string) => (
  <bdi className="whitespace-nowrap" dir="ltr">
    {text}
  </bdi>
)

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-small">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
