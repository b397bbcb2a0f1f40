import type { DeskSearches } from '@tameer/contract'
import * as words from '#words/desk-supply'
import { writeCsv } from '../../../lib/csv.ts'

/** The counts as CSV: a row a city, a service and a search's words. */
export function searchesFile({ cities, services, words: searched }: DeskSearches): Blob {
  const rows = [
    [words.what, '', words.searches],
    ...cities.map(({ name, searches }) => [words.city, name ?? words.noCity, searches]),
    ...services.map(({ name, searches }) => [words.serviceName, name ?? words.noService, searches]),
    ...searched.map((one) => [words.wordsName, one.words, one.searches]),
  ]
  return new Blob([writeCsv(rows)], { type: 'text/csv' })
}
