// The estimates a person keeps to compare, priced.

import { type DetailedEstimate, decodeAnswers, totalWhenMade } from '@tameer/calculator'
import { useMemo } from 'react'
import {
  mostKept,
  readKeptQueries,
  useKeptQueries,
  writeKeptQueries,
} from '../../features/own-house/kept-queries.ts'
import { usableEstimate } from './usable-estimate.ts'

export { mostKept }

export interface KeptEstimate {
  /** The answers, the prices' version and the total it was kept with, as a link has them. */
  readonly query: string
  /** With the present prices. */
  readonly estimate: DetailedEstimate
  readonly version: string | undefined
  /** With the prices it was kept with; undefined when those are gone and the total was not written down. */
  readonly keptTotalPkr: number | undefined
}

/** Keeps one more, beside what other tabs have kept meanwhile. */
export function keepEstimate(query: string): 'kept' | 'kept for now' | 'full' {
  const queries = readKeptQueries()
  if (queries.includes(query)) return 'kept'
  if (queries.flatMap(readKept).length >= mostKept) return 'full'
  return writeKeptQueries([...queries, query]) ? 'kept' : 'kept for now'
}

export function removeKept(query: string): void {
  writeKeptQueries(readKeptQueries().filter((kept) => kept !== query))
}

/** The kept estimates, in the order they were kept; follows other tabs. */
export function useKeptEstimates(): readonly KeptEstimate[] {
  const queries = useKeptQueries()
  return useMemo(() => queries.flatMap(readKept).slice(0, mostKept), [queries])
}

/** What cannot be priced today is passed over, and stays where it is kept. */
function readKept(query: string): KeptEstimate[] {
  const { answers, priceBookVersion, totalPkr } = decodeAnswers(query)
  const result = usableEstimate(answers)
  if (!result.ok) return []
  const keptTotalPkr = totalWhenMade(answers, priceBookVersion, totalPkr)
  return [{ query, estimate: result.estimate, version: priceBookVersion, keptTotalPkr }]
}
