import type { PriceBook, PriceChange } from '@tameer/calculator'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { useDesk } from '../../../features/desk/use-desk.ts'
import { request } from '../../../net/api-client.ts'
import { bookOfVersion } from '../../../store/prices/present-book.ts'

export interface DeskBook {
  readonly version: string
  readonly old: number
  /** The newest book, and the one before the newest change; undefined for a page that is older than the prices. */
  readonly book: PriceBook | undefined
  readonly before: PriceBook | undefined
  readonly newest: PriceChange | undefined
}

/** The newest prices, as the server has them now. */
export function useDeskBook() {
  return useDesk('prices', fetchBook)
}

async function fetchBook(): Promise<DeskBook> {
  const { version, old } = await callDesk('getDeskPrices')
  const { changes } = await request('getPriceBook', { params: { version } })
  const newest = changes.at(-1)
  const before = newest && (await bookOfVersion(newest.base))
  return { version, old, book: await bookOfVersion(version), newest, before }
}
