// Estimates that a person saved to compare, with their prices.

import { type AnswersInput, type DetailedEstimate, decodeAnswers } from '@tameer/calculator'
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
  /** The answers, the version of the prices and the total when it was saved, as in a link. */
  readonly query: string
  /** Calculated with the present prices. */
  readonly estimate: DetailedEstimate
  /** The answers as they were saved. */
  readonly answers: AnswersInput
  /** Of the prices with which it was saved. */
  readonly version: string | undefined
  /** Total at those prices, as it was saved. */
  readonly savedPkr: number | undefined
}

/** Saves one more estimate, in addition to those that other tabs saved meanwhile. */
export function keepEstimate(query: string): 'kept' | 'kept for now' | 'full' {
  const queries = readKeptQueries()
  if (queries.includes(query)) return 'kept'
  if (queries.flatMap(readKept).length >= mostKept) return 'full'
  return writeKeptQueries([...queries, query]) ? 'kept' : 'kept for now'
}

export function removeKept(query: string): void {
  writeKeptQueries(readKeptQueries().filter((kept) => kept !== query))
}

/** Returns the saved estimates in the order in which they were saved. Follows other tabs. */
export function useKeptEstimates(): readonly KeptEstimate[] {
  const queries = useKeptQueries()
  return useMemo(() => queries.flatMap(readKept).slice(0, mostKept), [queries])
}

/** An estimate that cannot be priced today is left out, but stays stored. */
function readKept(query: string): KeptEstimate[] {
  const { answers, priceBookVersion: version, totalPkr: savedPkr } = decodeAnswers(query)
  const result = usableEstimate(answers)
  return result.ok ? [{ query, answers, estimate: result.estimate, version, savedPkr }] : []
}
