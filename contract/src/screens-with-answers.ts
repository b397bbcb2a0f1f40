// Addresses inside the hash that take a house's answers or a company along. Pure: the browser shares these.
import { requestServices } from './requests/request-states.ts'
import { screens } from './screens.ts'

/**
 * Address inside the hash: the detailed estimate of answers, whose query `encodeAnswers` of the calculator writes.
 */
export function detailedEstimateAddress(query: string): string {
  return `${screens.calculator.to()}?mode=detailed&${query}`
}

/**
 * Address inside the hash: a new request about the house of an estimate, whose query `encodeAnswers` of the
 * calculator writes.
 */
export function requestAboutEstimate(query: string): string {
  return `${screens.newRequest.to()}?${query}`
}

/**
 * Address inside the hash: a new request to one company, by the categories it offers. It is about construction if the
 * company builds, otherwise about the first that can be requested.
 */
export function requestToCompany(companyId: string, offered: readonly number[]): string {
  const known = Object.values<number>(requestServices)
  const builds = offered.includes(requestServices.construction)
  const service = builds ? requestServices.construction : offered.find((id) => known.includes(id))
  return screens.newRequest.to({ companies: [companyId], service })
}
