import { findCityId, screens } from '@tameer/contract'
import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'

/** Id of the service of construction companies. */
export const buildersService = 5

type BuildersLinkProps = {
  city: string | undefined
  /** Called before the link is followed. */
  onGo?: () => void
  className: string
  children: ReactNode
}

/** Link to the construction companies of a city, by its name; without a city, to those of all cities. */
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
