import { maxShortCount, type Portfolio } from '@tameer/contract'
import { nameOf } from '#words/catalogue'
import * as words from '#words/companies'

/** A company's cities and number of projects in words: `Lahore and 2 more · 3 projects`. */
export function placeAndWork({ portfolioCities, companyWork }: Portfolio): string {
  const [first] = portfolioCities
  const { projects = 0, cities = 1 } = companyWork ?? {}
  const counted = projects < maxShortCount ? words.projectCount(projects) : words.projectsAtLeast(projects)
  return [first && words.cityAndMore(nameOf(first.city), cities - 1), projects > 0 && counted]
    .filter(Boolean)
    .join(' · ')
}
