import { categoryOfService, maxLength } from '@tameer/contract'
import { parseService } from '../../lib/format.ts'

/** What `/contractors` is asked for: typed text, and a category id when a service was chosen. */
export interface ContractorSearch {
  q: string
  category: number | undefined
}

const largestId = 2_147_483_647

function serviceNumber(value: unknown): number | undefined {
  const number = parseService(value)
  return number !== undefined && number <= largestId ? number : undefined
}

function serviceOfState(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  return 'service' in state ? serviceNumber(state.service) : undefined
}

/**
 * Reads the search from the address's query; a service handed over in navigation state counts when the query names
 * none. Service numbers 1 to 3 and 4 to 6 mean the same categories; anything that is no service number is ignored.
 */
export function readContractorSearch(query: URLSearchParams, state: unknown): ContractorSearch {
  const service = serviceNumber(query.get('service')) ?? serviceOfState(state)
  return {
    q: (query.get('q') ?? '').slice(0, maxLength.search),
    category: service === undefined ? undefined : categoryOfService(service),
  }
}

/** The search as the address's query; what is not set is left out. */
export function writeContractorSearch({ q, category }: ContractorSearch): URLSearchParams {
  const query = new URLSearchParams()
  if (q.trim() !== '') query.set('q', q)
  if (category !== undefined) query.set('service', String(category))
  return query
}
