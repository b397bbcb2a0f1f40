import { maxCompared, maxShortlisted } from '@tameer/contract'
import { isCompanyId } from '../../features/companies/shortlist.ts'

/** Companies named in the address. */
export interface NamedInAddress {
  ids: string[]
  /** True when part of it is not an id, or when there are too many. */
  leftOut: boolean
}

function readIds(text: string | null, most: number): NamedInAddress | undefined {
  if (!text) return undefined
  const named = [...new Set(text.toLowerCase().split(','))]
  const ids = named.filter(isCompanyId).slice(0, most)
  return { ids, leftOut: ids.length < named.length }
}

/**
 * Reads what `/shortlist` shows: a shared list, companies side by side, a message to some of them, or none of these.
 */
export function readAddress(query: URLSearchParams) {
  return {
    shared: readIds(query.get('companies'), maxShortlisted),
    compared: readIds(query.get('compare'), maxCompared),
    asked: readIds(query.get('ask'), maxCompared),
  }
}
