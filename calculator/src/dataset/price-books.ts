// Made by `npm run price-book` from the version’s data files; change those instead.
import { priceBook as book0 } from './books/2025-05-12.ts'
import { priceBook as book1 } from './books/2026-11-01.ts'
import { priceBook as book2 } from './books/2026-11-26.ts'
import type { PriceBook } from './price-book.ts'

/** Of every version the product knows, the newest last. */
export const priceBooks: readonly [PriceBook, ...PriceBook[]] = [book0, book1, book2]
