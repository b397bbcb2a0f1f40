import type { City } from '@tameer/calculator'
import { findCityId, type Portfolio } from '@tameer/contract'
import { useEffect, useState } from 'react'
import * as words from '#words/bill'
import { cities } from '#words/places'
import { whenSettled } from '../../../../browser/settled.ts'
import { requestPage } from '../../../../features/portfolios/fetch-portfolios.ts'
import { ApiError } from '../../../../net/api-error.ts'
import { useAppDispatch } from '../../../../store/hooks.ts'
import { buildersService } from '../../builders-link.tsx'

/** How many houses of builders are shown at the end of a bill. */
const housesShown = 4

export interface Builders {
  /** The words of the link to them: `Builders in Karachi (4)`. */
  readonly name: string
  /** Undefined while it is not known, and where there is none: the list says what is near. */
  readonly count: number | undefined
  /** A project of each of the first ones. */
  readonly houses: readonly Portfolio[]
}

interface Found {
  readonly city: City
  readonly count: number
  readonly houses: readonly Portfolio[]
}

/** The construction companies of a city, asked for once the bill is drawn. Without an answer the bill is still whole. */
export function useBuilders(city: City): Builders {
  const dispatch = useAppDispatch()
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    let wanted = true
    const ask = async () => {
      try {
        const query = { category: buildersService, city: findCityId(city) }
        const { data, total } = await dispatch(
          requestPage({ ...query, distinct: 'company', count: 'yes', limit: housesShown }),
        )
        if (wanted) setFound({ city, count: total ?? 0, houses: data })
      } catch (error) {
        // The link leads to them all the same.
        if (!(error instanceof ApiError)) throw error
      }
    }
    const stop = whenSettled(() => void ask())
    return () => {
      wanted = false
      stop()
    }
  }, [city, dispatch])
  const known = found?.city === city ? found : undefined
  const count = known?.count || undefined
  return { count, houses: known?.houses ?? [], name: words.buildersIn(cities[city], count) }
}
