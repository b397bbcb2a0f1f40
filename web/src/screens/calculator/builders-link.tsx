import { findCityId, screens } from '@tameer/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Construction companies, as services are numbered. */
export const buildersService = 5

type BuildersLinkProps = {
  city: string | undefined
  /** Before it is followed. */
  onGo?: () => void
  className: string
  children: ReactNode
}

/** To the construction companies of a city, by its name; of all cities while there is none. */
export function BuildersLink({ city, onGo, className, children }: BuildersLinkProps) {
  return (
    <Link
      className={className}
      onClick={onGo}
      state={{ service: buildersService }}
      to={screens.contractors.to({ service: buildersService, city: city ? findCityId(city) : undefined })}
    >
      {children}
    </Link>
  )
}
