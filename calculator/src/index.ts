// The only door to what a building costs. This room imports nothing.
export type {
  Area,
  BreakdownKey,
  City,
  CostClass,
  DirectCostKey,
  Grade,
  Phase,
  PriceBook,
  PriceBookName,
  RateUnit,
  Rooms,
  Source,
  Status,
} from './dataset/price-book.ts'
export { areas, cities, grades } from './dataset/price-book.ts'
export type { AmountRange } from './money.ts'
export {
  crorePkr,
  displayAmount,
  displayItemCost,
  displayRupees,
  groupDigits,
  lakhPkr,
  parseAmountPkr,
  parseAmountRange,
  parseRupees,
} from './money.ts'
export { currentPriceBook, displayDate, findPriceBook } from './price-book-choice.ts'
export type {
  BreakdownView,
  ConstructionType,
  QuickAmount,
  QuickEstimate,
  QuickLine,
  QuickRequest,
  QuickSection,
  QuickSlice,
} from './quick-estimate.ts'
export {
  breakdownViews,
  constructionTypes,
  displayRate,
  headlineAmount,
  quickEstimate,
} from './quick-estimate.ts'
export { sectionTitles } from './sections.ts'
