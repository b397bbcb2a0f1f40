// The only entry of this package. The package imports nothing.
export type { AddOnAmount, TotalWithAddOns } from './add-ons.ts'
export * from './answer-link.ts'
export { readPairs, writePairs } from './answer-pairs.ts'
export type {
  AnswerField,
  Answers,
  AnswersInput,
  Problem,
} from './answers.ts'
export { answerFields, labourPriceId, mostOwnPrices, ownPriceLimits, roomFields } from './answers.ts'
export type { Amounts, BillLine, BillSection, LeftOut } from './bill.ts'
export { rateDecimals } from './bill.ts'
export type { ComparedAddOns, ComparedRow } from './compare-estimates.ts'
export { compareAddOns, compareEstimates } from './compare-estimates.ts'
export type { Comparison } from './comparison.ts'
export * from './construction.ts'
export * from './dataset/move-prices.ts'
export type {
  AddOn,
  AddOnBase,
  AddOnId,
  Area,
  Article,
  BreakdownKey,
  City,
  CostClass,
  DirectCostKey,
  Grade,
  Option,
  OptionId,
  Phase,
  PriceBook,
  PriceBookName,
  QuickBook,
  RateStatus,
  RateUnit,
  Rooms,
  Source,
  Stage,
  Status,
  UsualBills,
} from './dataset/price-book.ts'
export { areas, cities, grades, nameOf as nameOfBook, phases, stages } from './dataset/price-book.ts'
export type { DetailedEstimate, DetailedResult, PhaseTotal } from './detailed-estimate.ts'
export { detailedEstimate } from './detailed-estimate.ts'
export type { QuickAmount } from './headlines.ts'
export { roundRate } from './measure.ts'
export * from './money.ts'
export { currentPriceBook, takePriceBook } from './price-books/price-book-choice.ts'
export { findPriceBook, listCompiledBooks } from './price-books/price-book-versions.ts'
export type {
  QuickEstimate,
  QuickLine,
  QuickRequest,
  QuickSection,
  QuickSlice,
} from './quick-estimate.ts'
export {
  currentQuickBook,
  headlineAmount,
  quickEstimate,
} from './quick-estimate.ts'
export type { Lever, Saving } from './savings.ts'
export { findSavings, gradeTotals } from './savings.ts'
export type { StageTotal } from './stages.ts'
export { stageRows, stageTotals } from './stages.ts'
export { totalWhenMade } from './total-when-made.ts'
export * from './units.ts'
export { type UsualBill, usualBill } from './usual-bill.ts'
export { usualBillsOf } from './usual-bills-of.ts'
export type { UsualHouse } from './usual-house.ts'
export { usualHouse } from './usual-house.ts'
export type { Unanswered, Warning } from './warnings.ts'
