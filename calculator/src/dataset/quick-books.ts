// Made by `npm run price-book` from the version’s data files; change those instead.
import { quickBook as book0 } from './books/2025-05-12-quick.ts'
import type { QuickBook } from './price-book.ts'

/** Of every version the product knows, the newest last. */
export const quickBooks: readonly [QuickBook, ...QuickBook[]] = [book0]
