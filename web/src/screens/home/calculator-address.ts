import type { Area, City } from '@tameer/calculator'
import { paths } from '../../lib/paths.ts'

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** The calculator with a complete house of this city and size already calculated. */
export function calculatorAddress(city: City, area: Area): string {
  const place = { city: slugOf(city), area: slugOf(area) }
  const query = new URLSearchParams({
    ...place,
    type: 'complete',
    shown: `${place.city}.${place.area}.complete.complete`,
  })
  return `${paths.calculator.to()}?${query}`
}
