import { dayInPakistan, type NewPrices } from '@tameer/contract'
import type { Context } from '../src/context/context.ts'
import { loadPriceBooks } from '../src/prices/price-books.ts'

type Entry = NewPrices['entries'][number]

/** A made-up price that no bulletin reports. */
export function priceEntry(day: string, given: Partial<Entry> = {}): Entry {
  const source = { name: 'Made-up bulletin', url: 'https://example.com/prices', day }
  return { article: 'cement', city: 'Lahore', pkr: 1600, kind: 'published', source, ...given }
}

/** A valid change on the newest prices. */
export async function soundPrices({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<NewPrices> {
  const { newest } = await loadPriceBooks(db.read)
  return { base: newest.version, entries: [priceEntry(dayInPakistan(clock()))] }
}
