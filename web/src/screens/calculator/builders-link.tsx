import { findCityId, screens } from '@tameer/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type BuildersLinkProps = { city: string | undefined; className: string; children: ReactNode }

/** To the construction companies of a city, by its name; of all cities while there is none. */
export function BuildersLink({ city, className, children }: BuildersLinkProps) {
  return (
    <Link
      className={className}
      state={{ service: 5 }}
      to={screens.contractors.to({ service: 5, city: city ? findCityId(city) : undefined })}
    >
      {children}
    </Link>
  )
}
