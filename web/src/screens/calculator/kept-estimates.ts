// Estimates a person keeps to compare: on this device alone, each as the query of a link to it.

import {
  currentPriceBook,
  type DetailedEstimate,
  decodeAnswers,
  detailedEstimate,
  encodeAnswers,
} from '@tameer/calculator'
import { useMemo } from 'react'
import { storedText } from '../../browser/stored-text.ts'
import { useWatched } from '../../browser/use-watched.ts'
import { totalWhenMade } from './older-prices.ts'
import { today } from './today.ts'

export const mostKept = 3

const stored = storedText('keptEstimates')
/** Longer than any estimate of ours, with all its own prices: what was put there by hand need not be priced. */
const longestQuery = 1200

export interface KeptEstimate {
  /** The answers, the prices' version and the total it was kept with, as a link has them. */
  readonly query: string
  /** With the present prices. */
  readonly estimate: DetailedEstimate
  readonly version: string | undefined
  /** With the prices it was kept with; undefined when those are gone and the total was not written down. */
  readonly keptTotalPkr: number | undefined
}

/** What an estimate is kept as: the same answers at the same prices have the same. */
export function keptQueryOf({ answers, priceBook, total }: DetailedEstimate): string {
  return encodeAnswers(answers, { priceBookVersion: priceBook.version, totalPkr: total.costPkr })
}

/** What is no estimate in the storage is passed over. */
function readQueries(text: string | null): string[] {
  try {
    const found: unknown = JSON.parse(text ?? '')
    if (!Array.isArray(found)) return []
    const queries = found.filter(
      (query): query is string => typeof query === 'string' && query.length <= longestQuery,
    )
    return [...new Set(queries)]
      .filter((query) => detailedEstimate(decodeAnswers(query).answers).ok)
      .slice(0, mostKept)
  } catch {
    return []
  }
}

/** Returns whether the device keeps it beyond this page. */
function write(queries: readonly string[]): boolean {
  return stored.write(JSON.stringify(queries))
}

/** Keeps one more, beside what other tabs have kept meanwhile. */
export function keepEstimate(query: string): 'kept' | 'kept for now' | 'full' {
  const queries = readQueries(stored.read())
  if (queries.includes(query)) return 'kept'
  if (queries.length >= mostKept) return 'full'
  return write([...queries, query]) ? 'kept' : 'kept for now'
}

export function removeKept(query: string): void {
  write(readQueries(stored.read()).filter((kept) => kept !== query))
}

/** The kept estimates, in the order they were kept; follows other tabs. */
export function useKeptEstimates(): readonly KeptEstimate[] {
  const text = useWatched(stored, null)
  return useMemo(() => readQueries(text).flatMap(readKept), [text])
}

function readKept(query: string): KeptEstimate[] {
  const { answers, priceBookVersion, totalPkr } = decodeAnswers(query)
  const result = detailedEstimate(answers, currentPriceBook, today())
  if (!result.ok) return []
  const keptTotalPkr = totalWhenMade(answers, priceBookVersion, totalPkr)
  return [{ query, estimate: result.estimate, version: priceBookVersion, keptTotalPkr }]
}
