import { longestEstimateQuery } from '@tameer/contract'
import { useMemo } from 'react'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { storedText } from '../../browser/stored-text.ts'

export const mostKept = 3

const stored = storedText('keptEstimates')

/**
 * Estimates kept for comparison, on this device only: each as the query of a link to it, in the order they were kept.
 */
export function readKeptQueries(): readonly string[] {
  return queriesIn(stored.read())
}

/** Stores the list. Returns true when the device keeps it after this page is closed. */
export function writeKeptQueries(queries: readonly string[]): boolean {
  return stored.write(JSON.stringify(queries))
}

/** Returns the list, empty in prerendered HTML. Follows other tabs. */
export function useKeptQueries(): readonly string[] {
  const text = useWatched(stored, null)
  return useMemo(() => queriesIn(text), [text])
}

function queriesIn(text: string | null): readonly string[] {
  try {
    const found: unknown = JSON.parse(text ?? '')
    if (!Array.isArray(found)) return []
    return [
      ...new Set(
        found.filter(
          (query): query is string => typeof query === 'string' && query.length <= longestEstimateQuery,
        ),
      ),
    ]
  } catch {
    return []
  }
}
