// A file of its own, with the older price books: few visits need them.
import { currentPriceBook, findPriceBook, type PriceBook } from '@tameer/calculator'
import { ApiError, request } from '../../net/api-client.ts'

/** The price book of a version; undefined when nobody has it. Rejects when that cannot be found out. */
export async function findBook(version: string): Promise<PriceBook | undefined> {
  const known = version === currentPriceBook.version ? currentPriceBook : findPriceBook(version)
  return known ?? findPriceBook(version, await changesTo(version))
}

async function changesTo(version: string) {
  try {
    return (await request('getPriceBook', { params: { version } })).changes
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}
