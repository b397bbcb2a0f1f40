// Terms, payments and items of a quote: for a company’s form, and for a price that a family types in.

export const timesArea = (area: string) => `× ${area} sq ft`
/** Lists all names. */
export const joined = (parts: readonly string[]) => {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}
export const beforeWork = (percent: number) => `${percent}\u00a0% before work`
export const atHandover = (percent: number) => `${percent}\u00a0% at handover`
/** One of several, counted from 1. */
export const extra = (number: number) => `Extra ${number}`
/** One of several, counted from 1. */
export const alternate = (number: number) => `Choice ${number}`
export const removeItem = (item: string) => `Remove ${item}`
export const stagesInShort = (count: number, percent: number) =>
  count === 1 ? `1 payment, ${percent}\u00a0%` : `${count} payments, ${percent}\u00a0%`
export const stageNumber = (number: number) => `Payment ${number}`
export const removeStage = (number: number) => `Remove payment ${number}`
export const paymentsSum = (sum: number) => `${sum} % of 100 %`
export const weeks = (count: string) => (count === '1' ? '1 week' : `${count} weeks`)
export const monthsWarranty = (count: string) =>
  count === '1' ? '1 month of warranty' : `${count} months of warranty`
export const changesInShort = {
  '': 'changes not said',
  'quote-rates': 'changes at these rates',
  'cost-plus': 'changes at cost, and a per cent',
  'agreement-first': 'changes agreed in writing first',
  own: 'changes in your own words',
}
export const wholeBetween = (min: number, max: number) => `Please enter a whole number from ${min} to ${max}`
export const andMore = (count: number) => `and ${count} more`
// Prices of the house, its phases, sections and lines.
export const yourPricePkr = 'Your price, Rs'
export const priceIsFor = 'for'
export const aSqFt = 'a sq ft'
export const allOfIt = 'all of it'
const mostItems = 3
/** Lists at most three names. */
export const listed = (names: readonly string[]) => {
  const more = names.length - mostItems
  return more > 0 ? `${names.slice(0, mostItems).join(', ')} and ${more} more` : joined(names)
}
export const extras = 'Extras of your own'
export const extrasLead = 'Work that is not in the bill. It is part of your total, and compared apart.'
export const addExtra = 'Add an extra'
export const alternates = 'Other choices'
export const alternatesLead =
  'What another choice would change. It is shown beside your quote and is in no total.'
export const addAlternate = 'Add a choice'
export const plusOrMinus = 'With a minus when it costs less'
export const amountPkr = 'Amount, Rs'
export const discount = 'Discount'
export const discountWord = 'What for'
export const discountLead =
  'It is set against your extras and sums set aside first. Only what is left of it lowers your price for the same house.'
export const payments = 'When you are paid'
export const paymentsLead =
  'In per cent of the price. Families like little before work begins, and something kept until handover.'
export const chooseStage = 'Choose'
export const ownStage = 'Own words'
export const stageOwn = 'What for, in your words'
export const stageDue = 'When it is due'
export const percent = 'Per cent'
export const addStage = 'Add a payment'
export const usualSchedule = 'Take the usual schedule'
export const timeNotSaid = 'time not said'
export const warrantyNotSaid = 'warranty not said'
export const validUntil = 'Valid until'
export const changesPercent = 'Per cent on top'
export const changesOwn = 'In your own words'
export const chooseOne = 'Please choose one'
export const sayWhat = 'Please say what it is'
export const percentBetween = 'Please enter a per cent from 0 to 100'
export const takeTheirs = 'Use that one'
export const keepMine = 'Keep this one'
