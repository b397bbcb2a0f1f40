import {
  currentPriceBook,
  findPriceBook,
  listCompiledBooks,
  type PriceBook,
  type UsualBills,
  usualBillsOf,
} from '@tameer/calculator'
import type { PublishedPrices } from '@tameer/contract'
import { dayInPakistan } from '../core/day-in-pakistan.ts'
import type { Reader } from '../db/database.ts'
import { findNewestVersion, listPriceChanges } from '../db/queries/price-changes.ts'
import { versionOf } from '../db/versions.ts'

/** Every version of the prices at one moment. */
export interface PriceBooks {
  readonly newest: PriceBook
  /** The oldest first. */
  readonly published: readonly PublishedPrices[]
  /** A version's book; undefined when nobody has it. */
  find(version: string): PriceBook | undefined
  /** All versions, the newest first. */
  list(): { version: string; pricesAsOf: string }[]
  /** Totals of the usual houses at a book's prices, worked out once. */
  usualOf(book: PriceBook): UsualBills
  /** The published changes that lead to a version, in their order; undefined when nobody has it. */
  changesTo(version: string): PublishedPrices[] | undefined
}

/** The prices of a day: ranges grow with the age of prices. */
export interface Prices {
  readonly books: PriceBooks
  /** ISO date in Pakistan. */
  readonly today: string
}

/** The price books and the day, for everything that reckons an estimate. */
export async function loadPrices({ db, clock }: { db: { read: Reader }; clock(): number }): Promise<Prices> {
  return { books: await loadPriceBooks(db.read), today: dayInPakistan(clock()) }
}

interface Kept {
  seen: number | undefined
  last: string | undefined
  books: PriceBooks
}

const kept = new WeakMap<Reader, Kept>()

/** The price books as they are now: those of the code, and those that the desk of any server has published. */
export async function loadPriceBooks(db: Reader): Promise<PriceBooks> {
  const seen = versionOf(db)
  const known = kept.get(db)
  if (known && seen !== undefined && known.seen === seen) return known.books
  const last = await findNewestVersion(db)
  const books = known && known.last === last ? known.books : booksOf(await listPriceChanges(db))
  kept.set(db, { seen, last: books.published.at(-1)?.version, books })
  return books
}

function booksOf(published: readonly PublishedPrices[]): PriceBooks {
  const made = new Map<string, PriceBook | undefined>()
  const usual = new Map<PriceBook, UsualBills>()
  const find = (version: string) => {
    if (!made.has(version)) made.set(version, findPriceBook(version, published))
    return made.get(version)
  }
  const list = () =>
    [...listCompiledBooks(), ...published]
      .map(({ version, pricesAsOf }) => ({ version, pricesAsOf }))
      .sort((one, other) => (one.version < other.version ? 1 : -1))
  return {
    newest: find(list()[0]?.version ?? '') ?? currentPriceBook,
    published,
    find,
    list,
    usualOf(book) {
      const known = usual.get(book) ?? usualBillsOf(book)
      usual.set(book, known)
      return known
    },
    changesTo(version) {
      const change = published.find((one) => one.version === version)
      if (!change) return find(version) && []
      const before = this.changesTo(change.base)
      return before && [...before, change]
    },
  }
}
