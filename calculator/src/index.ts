// The only door to what a building costs. This room imports nothing.
export { crorePkr, displayAmount, lakhPkr, parseAmountPkr } from './money.ts'
