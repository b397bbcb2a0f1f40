import { type Company, requestServices } from '@tameer/contract'

/** The service that a company coming along in a request is asked for first; undefined where it builds as well. */
export function askedService({ categories }: Company): number | undefined {
  const offered = categories.map(({ categoryId }) => categoryId)
  if (offered.includes(requestServices.construction)) return requestServices.construction
  return offered.find((id) => Object.values(requestServices).some((one) => one === id))
}
