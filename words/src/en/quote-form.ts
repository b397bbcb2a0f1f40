// The form in which a company answers a request.

import { apart } from '../apart.ts'
import { clockOfMoment } from '../figures.ts'

export { sending } from './actions.ts'
export { lower } from './labels.ts'
export * from './quote-terms.ts'

export const title = 'Your quote'
export const wholeHouse = 'The whole house'
export const estimateInShort = (amount: string) => `estimate ${amount}`
export const rateASqFt = (rate: string) => `${rate} a sq ft`
export const priceSections = (count: number) =>
  count === 1 ? 'Price its 1 section instead' : `Price its ${count} sections instead`
export const priceLines = (count: number) =>
  count === 1 ? 'Price its 1 line instead' : `Price its ${count} lines instead`
export const bySections = (count: number) => (count === 1 ? 'by its 1 section' : `by its ${count} sections`)
export const onePriceInstead = 'one price instead'
export const onePriceForSection = 'one price for this section instead'
export const oneHousePrice = 'I have one price for the whole house'
export const priceByPhase = 'Price its parts instead'
export const houseShared = 'We share it out between the parts as in the estimate, and tell the family so.'
export const allLeftOut = 'All of it is left out of your price.'
/** Question before many prices are replaced by one. */
export const onePriceTitle = (part: string) => `One price for ${part}?`
export const onePriceText = (count: number, sum: string) =>
  `${count === 1 ? 'The price' : `The ${count} prices`} you typed below it will go. Your one price will be ${sum}, their sum.`
export const takeOnePrice = 'Use one price'
export const linesOf = (count: number) => (count === 1 ? '1 line' : `${count} lines`)
export const inOnePrice = 'one price'
export const allOfSection = 'All of this section'
export const priceOf = (item: string) => `Price of ${apart(item)}, Rs`
export const priceKindOf = (item: string) => `What the price of ${apart(item)} is for`
export const coverOf = (item: string) => `${apart(item)}: in the price?`
export const sumAsideOf = (item: string) => `Sum set aside for ${apart(item)}, Rs`
export const aUnit = (unit: string) => `a ${unit}`
export const quantityAndEstimate = (quantity: string, rate: string, unit: string) =>
  `${quantity} · estimate ${rate} a ${unit}`
/** Above the lines of a section that is shown as a table. */
export const columns = {
  line: 'Line',
  quantity: 'Quantity',
  estimate: 'Estimate',
  rate: 'Your rate',
  cover: 'In the price?',
  amount: 'Amount',
}
/** Covers: the part of a line in a price. */
export const covers = {
  included: 'Included',
  excluded: 'Left out',
  owner: 'Family buys',
  allowance: 'Set aside',
  apart: 'Priced apart',
}

// Items outside the price, by the names that builders use.
export const notInPrice = 'What is not in your price?'
export const notInPriceHint = 'Press all that you leave out or the family buys.'
export const anotherLine = 'Another line'
export const anotherLineHint = 'Open a section and say for each line what is in your price.'
export const groupLines = (count: number, items: string, estimate: string) =>
  `${count === 1 ? '1 line' : `${count} lines`}: ${items}. Estimate ${estimate}.`
export const ways = { excluded: 'Left out', owner: 'Family buys, I fix', allowance: 'I set a sum aside' }
export const sumAside = 'Sum set aside, Rs'
export const sumsAside = 'Sums set aside'
export const sumShared = (count: number) => `We share it between the ${count} lines as in the estimate.`
export const layingQuestion = 'Is laying or fixing in this sum?'
export const layingAnswers = { 'in-sum': 'Yes, in the sum', 'in-price': 'No, it is in my price' }
export const markedBySection = 'Its section is marked as a whole. Change it there.'

// The quote as the family sees it.
export const familySees = 'So the family sees it'
export const yourPrice = 'Your price'
export const steps = {
  extras: 'Extras of your own, set apart',
  allowances: 'Sums set aside, taken out',
  tax: 'Tax on top',
}
export const filledIn = {
  excluded: (items: string) => `${items}, left out: added`,
  owner: (items: string) => `${items}, family buys: added`,
  allowance: (items: string) => `${items}, set aside: as in the estimate`,
}
export const plus = (amount: string) => `+ ${amount}`
export const minus = (amount: string) => `− ${amount}`
export const sameHouse = 'For the same house'
export const youAsk = (amount: string) => `You ask ${amount}. The family compares the same.`
/** Used when the family compares another amount; `because` gives the reasons. */
export const youAskFor = (amount: string, same: string) => `You ask ${amount}. The family compares ${same}`
export const because = (reasons: string) => `, because ${reasons}.`
export const reasons = {
  excluded: (items: string) => `you leave out ${items}`,
  owner: (items: string) => `the family buys ${items}`,
  allowance: (items: string) => `your sum for ${items} counts as in the estimate`,
  extras: 'your extras are set apart',
  tax: 'your tax comes on top',
}
export const putItIn = (amount: string, rate: string) =>
  `If you can do it for less than ${amount} (${rate} a sq ft), put it into your price.`
export const belowEstimate = (amount: string) => `${amount} below the estimate.`
export const aboveEstimate = (amount: string) => `${amount} above the estimate.`
export const asEstimate = 'The same as the estimate.'
export const theyAlsoSee = (flags: string) => `They also see: ${flags}.`
/** Points that the family is told to ask about, in short. */
export const flagsInShort = {
  taxNotIncluded: 'tax is not included',
  nothingKeptBack: 'nothing kept back until handover',
  changesNotSaid: 'changes not said',
  noLicence: 'no licence checked',
  aboveLicence: 'more than your licence allows',
}
export const oddAmounts = {
  lowAllowance: (part: string) => `a low sum for ${apart(part)}`,
  highAllowance: (part: string) => `a high sum for ${apart(part)}`,
  lowPrice: (part: string) => `a low price for ${apart(part)}`,
  highPrice: (part: string) => `a high price for ${apart(part)}`,
}
export const validForDays = (days: number) => (days === 1 ? 'valid for 1 day' : `valid for ${days} days`)
export const noPriceYet = (parts: string) => `No price yet: ${parts}.`
export const seenLater = 'When all has a price, you see here what the family compares.'

interface Marks {
  included: number
  excluded: number
  owner: number
  allowance: number
  apart: number
}
/** `2 left out, 1 set aside`; '' when all is included. */
export const marks = ({ excluded, owner, allowance, apart: own }: Marks, all: number) => {
  if (excluded === all) return 'all left out'
  if (owner === all) return 'family buys all material'
  if (allowance === all) return 'set aside'
  const parts = [
    excluded > 0 && `${excluded} left out`,
    owner > 0 && `${owner} the family buys`,
    own > 0 && `${own} priced apart`,
    allowance > 0 && `${allowance} set aside`,
  ]
  return parts.filter(Boolean).join(', ')
}

// Other parts of a quote, each folded with a summary of its content.
export const none = 'none'
export const moreTitle = 'Extras, other choices, discount'

export const tax = 'Tax'
export const taxSum = 'Tax on top, Rs'
export const taxSumHint = 'If you know it. Families then compare with it.'
export const timeAndChanges = 'Time, warranty, changes'
export const timeAndChangesFee = 'Time and changes'
export const durationWeeks = 'Weeks to build'
export const durationWeeksFee = 'Weeks for all of it'
export const earliestStart = 'Earliest start'
export const warrantyMonths = 'Warranty (months)'
export const validHint = '7 to 90 days from today'
export const changes = 'How changes are priced'
export const notSaid = 'Not said'
export const notes = 'Notes for the family'
export const notesHint = 'What else belongs to your price, such as brands or conditions.'

export const priceMissing = 'Please enter a price'
export const notTheSum = 'This is not the sum of the parts'
export const sayAmount = 'Please enter an amount'

// The total and the sending.
export const theTotal = 'Your total'
export const yourTotal = 'Your total, Rs'
export const totalHint = (sum: string) =>
  `As you write it on paper. It must equal the parts: they add up to ${sum}.`
export const totalMore = (difference: string) => `${difference} more than the parts.`
export const totalLess = (difference: string) => `${difference} less than the parts.`
export const theyAddUp = (sum: string) => `They add up to ${sum}.`
export const theParts = 'The parts'
export const partByRate = (part: string, rate: string, area: string) => `${part}, ${rate} × ${area}`
export const youWrote = 'You wrote'
export const difference = 'Difference'
export const sumWithDifference = 'Your total and the sum of its parts'
export const takeSum = (sum: string) => `Use ${sum}`
export const lookAtParts = 'Look at the parts'
export const sameHouseInShort = (amount: string) => `same house ${amount}`
export const noTotal = 'none yet'
export const totalsNow = (price: string, same: string) => `Your price ${price}. For the same house ${same}.`
export const priceNow = (price: string) => `Your price ${price}.`
const savingStates = {
  untouched: 'Saved as you type',
  saved: 'Draft saved. You may go on later.',
  waiting: 'Not saved yet',
  saving: 'Saving…',
  conflict: 'Not saved: saved in another window',
  refused: 'Not saved',
}
export const savingState = (state: keyof typeof savingStates) => savingStates[state]
export const savedAt = (iso: string) => `Draft saved at ${clockOfMoment(iso)}. You may go on later.`
export const keptHere = { device: 'kept on this phone', page: 'kept in this page' }
export const notSavedSince = (iso: string, where: keyof typeof keptHere) =>
  `Not saved since ${clockOfMoment(iso)}; ${keptHere[where]}`
export const notSavedAtAll = (where: keyof typeof keptHere) => `Not saved: no connection; ${keptHere[where]}`
export const toCorrect = (count: number) =>
  count === 1 ? 'Not sent. 1 thing to correct:' : `Not sent. ${count} things to correct:`
export const problemAt = (place: string, problem: string) => `${place}: ${problem}`
export const checkAndSend = 'Check and send'
export const savedLater =
  'This draft was saved in another window after you opened it here. What you typed here is not saved. Which one do you want?'
export const sentElsewhere =
  'The quote was sent from another tab, or by another person, since you opened this form. Your typing is not saved.'
export const showSent = 'Show what was sent'
export const notSavedOffline = {
  device:
    'Your draft is not saved: no connection. What you typed is kept on this phone. We try again by ourselves.',
  page: 'Your draft is not saved: no connection. What you typed stays in this page. Please do not close it. We try again by ourselves.',
}
export const seeWhy = 'See what to do'
export const showNow = 'Show the request as it is now'
export const notSaved = (problem: string) => `Your draft is not saved. ${problem}`

export const sendTitle = 'Send this quote?'
export const validTo = (day: string) => `Valid until ${day}`
export const leavesOut = (count: number) => (count === 1 ? 'Leaves out 1 line' : `Leaves out ${count} lines`)
export const farAbove = (estimate: string) =>
  `This is more than three times the estimate of ${estimate}. Please look at your figures again.`
export const farBelow = (estimate: string) =>
  `This is less than a third of the estimate of ${estimate}. Please look at your figures again.`
export const sendText =
  'The family sees it at once. You can send a better one later; what you sent before stays as it is.'
export const goBack = 'Go back'
export const sendQuote = 'Send the quote'
/** Item of a bill's line, as the price book has it. */
export const itemName = (name: string) => name
