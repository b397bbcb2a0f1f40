import { apart } from '../apart.ts'
import type { Named } from '../named.ts'
import { nameOf } from './catalogue.ts'

export { close, firstPage, tryAgain } from './actions.ts'
export { houseName } from './first-message.ts'
export { anyCity, chosenCity, city, lower, price, service } from './labels.ts'
export { whoseRates } from './rates.ts'

/**
 * Rounded like all amounts. Not taken from `amounts.ts`: that would become a file of its own, which the home page
 * fetches too.
 */
const amount = (pkr: number) =>
  pkr < 9_999_500 ? `${(pkr / 100_000).toFixed(2)} Lakh` : `${(pkr / 10_000_000).toFixed(2)} Crore`
export const forYourHouse = (house: string, pkr: number) => `For your ${house}, ${amount(pkr)}`
export const seeEstimate = 'See the estimate'
/** Question when the list is of another city than the house. */
export const buildingInstead = (city: string) => `Building in ${city} instead?`
export const yesIn = (city: string) => `Yes, in ${city}`
export const noIn = (city: string) => `No, in ${city}`
/** Note when the list is of a city without prices. */
export const notTold = 'These companies are elsewhere: it goes into no message to them.'
export const tellThem = 'Tell them all the same'
export const forgetHouse = 'Forget this house'
export const recentlySeen = (count: number) => `Recently seen (${count})`
export const forgetSeen = 'Remove from this device'
export const dropOne = 'With one filter less'
export const oneWord = 'With one of the words'
export const byService = 'By service'
export const nearYou = 'In cities nearby'
/** Filters of a search, after `without`. */
export const filterNames = {
  q: 'the typed words',
  category: 'the service',
  city: 'the city',
  buildingType: 'the specialization',
  price: 'the price',
}
export const withoutFilter = (companies: string, filter: string) => `${companies} without ${filter}`
export const withTyped = (companies: string, text: string) => `${companies} with ${text}`
export const typedWords = (text: string) => `“${apart(text)}”`
export const inNearCity = (companies: string, city: Named, km: number) =>
  `${companies} in ${nameOf(city)}, about ${km} km away`
export const companies = 'Companies'
export const inCity = (who: string, city: Named) => `${who} in ${nameOf(city)}`
export const withFigure = (who: string, figure: string) => `${who}: ${figure}`
export const withCount = (name: string, count: number) => `${name} (${count})`
export const withAtLeast = (name: string, count: number) => `${name} (${count} or more)`
export { providers } from './labels.ts'
export { priceTierNames } from './project-labels.ts'
export const noneFound = 'No contractors found matching your search.'
/** Without a connection: of the cards that this device keeps. */
export const fitOfKept = (count: number) =>
  `You are offline. Of the companies kept on this device, ${count === 0 ? 'none fits' : count === 1 ? '1 fits' : `${count} fit`}.`
export const title = 'Available Contractors'
export const unknownFilters = 'Part of this link is no filter we know, and was left out.'
export const clearFilters = 'Clear filters'
export const clearSearch = 'Clear search'
export const end = 'End of the list.'
export const moreCompanies = 'More companies'
export const stillLoading = 'Still loading contractors. The connection seems slow.'
export const loading = 'Loading contractors…'
export const searchLabel = 'Search Contractors'
export const searchHint = 'Name, area or service'
export const filters = 'Filters'
export const filtersFailed = 'The filters could not be loaded. Please try again.'
export const anyService = 'Any service'
export const specialization = 'Specialization'
export const anySpecialization = 'Any building type'
export const anyPrice = 'Any price'
export const loadAgain = 'Load them again'
export const showCompanies = 'Show companies'
export const chosenFilters = 'Chosen filters'
export const listsFailed = 'Some lists to choose from could not be loaded.'
export const filtersChosen = (count: number) => `Filters (${count})`
export const showFound = (found: string) => `Show ${found}`
export const removeFilter = (label: string, value: string) => `Remove ${label}: ${value}`
export const count = (total: number, figure: string) => (total === 1 ? '1 company' : `${figure} companies`)
export const moreThan = (figure: string) => `More than ${figure} companies`
export const unknownService = 'Unknown service'
export const chosenService = 'Chosen service'
export const unknownCity = 'Unknown city'
export const unknownBuildingType = 'Unknown building type'
export const chosenBuildingType = 'Chosen building type'
