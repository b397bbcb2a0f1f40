import { type Company, requestServices } from '@tameer/contract'

/**
 * The service that a request to this company starts with: construction if it builds, otherwise its first service that
 * can be requested. Undefined when it offers none of them.
 */
export function askedService({ categories }: Company): number | undefined {
  const offered = categories.map(({ categoryId }) => categoryId)
  if (offered.includes(requestServices.construction)) return requestServices.construction
  return offered.find((id) => Object.values(requestServices).some((one) => one === id))
}
