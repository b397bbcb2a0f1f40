// Made by `npm run price-book` from the version’s data files; change those instead.
export { priceBook as newestPriceBook } from './books/2026-11-26.ts'
