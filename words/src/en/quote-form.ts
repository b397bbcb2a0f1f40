// The form in which a company answers a request.

import { apart } from '../apart.ts'

export { sending, tryAgain } from './actions.ts'

export const title = 'Your quote'
export const yourPrice = 'Your price'
export const houseQuestion = 'What would you build this for?'
export const houseHint =
  'One number is enough, such as 3,200 for a sq ft, or 95 lakh. Price it in parts only if you want.'
export const houseComesTo = (rupees: string, short: string) => `This comes to ${rupees} (${short}).`
export const housePriceIs = 'This price is'
export const perSft = (area: string) => `Per sq ft (${area} sq ft)`
export const oneSum = 'One sum'
export const onePrice = 'One price'
export const bySection = 'By section'
export const byLine = 'Line by line'
export const howPriced = 'How do you price it?'
export const priceInParts = 'Price it in parts'
export const backToOne = 'Back to one price for all'
export const parts = 'Prices by part'
export const whatIsIn = 'What is in your price'
export const partsLead =
  'Everything in this list is in your price. Open a part if you leave something out, if the owner buys the material, or if you only set a sum aside.'
export const inThePrice = 'In the price'
export const sumFor = (part: string) => `Sum for ${part} (PKR)`
export const priceOf = (item: string) => `Price of ${apart(item)} (PKR)`
export const priceKindOf = (item: string) => `What the price of ${apart(item)} is for`
export const coverOf = (item: string) => `${apart(item)}: in the price`
export const layingOf = (item: string) => `Laying of ${item}`
export const allowanceFor = (item: string) => `Sum set aside for ${apart(item)} (PKR)`
export const perUnit = (unit: string) => `per ${unit}`
export const forAll = 'for all of it'
export const comesTo = (rupees: string) => `= ${rupees}`
export const estimated = (cost: string) => `Estimate ${cost}`
export const estimateOfLine = (rate: string, cost: string) => `Estimate ${cost} (${rate})`

interface Marks {
  included: number
  excluded: number
  owner: number
  allowance: number
  apart: number
}
/** `2 left out, 1 allowance`; '' when all is included. */
export const marks = ({ excluded, owner, allowance, apart: own }: Marks, all: number) => {
  if (excluded === all) return 'all left out'
  if (owner === all) return 'owner buys all material'
  if (allowance === all) return 'allowance'
  const parts = [
    excluded > 0 && `${excluded} left out`,
    owner > 0 && `${owner} with the owner’s material`,
    own > 0 && `${own} priced apart`,
    allowance > 0 && (allowance === 1 ? '1 allowance' : `${allowance} allowances`),
  ]
  return parts.filter(Boolean).join(', ')
}

export const fillIn = 'Fill in prices for me'
export const ownPercent = 'Your own per cent on top'
export const percentHint = 'For instance 5, or -3 for less. Leave it empty to take the prices as they are.'
export const percentWrong = 'Please enter a number such as 5 or -3'
export const asTheEstimate = 'As the estimate'
export const myLastRates = (count: number) =>
  count === 1 ? 'My last rates (1 line)' : `My last rates (${count} lines)`
export const openEveryLine = 'Price every line'
export const pasteHint =
  'You can also copy a column of prices in a spreadsheet and paste it into the price of a line: it goes down the lines.'
export const filledIn = (count: number) =>
  count === 1 ? '1 price is filled in.' : `${count} prices are filled in.`
const mostNamed = 3
export const pastedWrong = (cells: readonly string[]) => {
  const named = cells.slice(0, mostNamed).map((cell) => `“${cell.trim().slice(0, 20)}”`)
  const more = cells.length > mostNamed ? ` and ${cells.length - mostNamed} more` : ''
  return cells.length === 1
    ? `${named.join('')} is no price. Please correct it.`
    : `${named.join(', ')}${more} are no prices. Please correct them.`
}
export const takeBack = 'Undo'

export const sheetTitle = 'Price it in a spreadsheet'
export const sheetLead =
  'Download the bill, fill in “Your rate” or “Your sum” for the lines, and read the file back. Nothing changes before you have looked at it.'
export const saveXlsx = 'Download for Excel'
export const saveCsv = 'Download as CSV'
export const readSheet = 'Read a file back'
export const sheetName = 'Quote'
export const sheetFile = 'bill-to-price'
export const sheetNotMade = 'The file could not be made. Please try again.'
export const sheetNotRead = 'This file could not be read. Please save it as XLSX or CSV and choose it again.'
export const sheetFound = 'What the file holds'
export const pricesFound = (count: number) =>
  count === 0 ? 'has no prices' : count === 1 ? 'has 1 price' : `has ${count} prices`
export const rowsNotRead = (count: number) =>
  count === 1 ? '1 row could not be read:' : `${count} rows could not be read:`
export const lookAtPrices = 'Look at the prices'
export const takePrices = (count: number) => (count === 1 ? 'Take this price' : `Take these ${count} prices`)
export const discard = 'Discard'
export const sheetId = 'Line id'
export const sheetSection = 'Section'
export const sheetItem = 'Item'
export const sheetQuantity = 'Quantity'
export const sheetUnit = 'Unit'
export const sheetEstimateRate = 'Estimate rate (PKR)'
export const sheetEstimateCost = 'Estimate cost (PKR)'
export const sheetRate = 'Your rate (PKR)'
export const sheetSum = 'Your sum (PKR)'
export const sheetHeadsMissing = `The columns “${sheetId}” and “${sheetRate}” were not found. Please use the file from here.`
export const sheetUnknownLine = (row: number, id: string) =>
  id ? `Row ${row}: “${id}” is no line of this bill` : `Row ${row} has a price but no line id`
export const sheetTwice = (row: number, item: string) =>
  `Row ${row}: “${item}” stands in an earlier row already`
export const sheetBoth = (row: number, item: string) =>
  `Row ${row}: “${item}” has a rate and a sum. Keep one of them`
export const sheetNoFigure = (row: number, text: string) => `Row ${row}: “${apart(text)}” is no price`

export const more = 'Extras, alternates, discount'
export const extras = 'Extras'
/** One of them, counted from 1. */
export const extra = (number: number) => `Extra ${number}`
export const extrasLead = 'Work that is not in the bill. It is part of your total, and compared apart.'
export const addExtra = 'Add an extra'
export const alternates = 'Alternates'
/** One of them, counted from 1. */
export const alternate = (number: number) => `Alternate ${number}`
export const alternatesLead =
  'What another choice would change. It is shown beside your quote and is in no total.'
export const addAlternate = 'Add an alternate'
export const plusOrMinus = 'With a minus when it costs less'
export const removeItem = (item: string) => `Remove ${item}`
export const amountPkr = 'Amount (PKR)'
export const discount = 'Discount'
export const discountWord = 'What for'
export const discountLead =
  'It is set against your extras and allowances first. Only what is left of it lowers your prices in the comparison.'

export const terms = 'Terms'
export const tax = 'Tax'
export const taxSum = 'Tax on top (PKR)'
export const taxSumHint = 'If you know it. Families then compare with it.'
export const payments = 'Payments'
export const paymentsLead =
  'In per cent of the price. Families like little before work begins, and something kept until handover.'
export const stageNumber = (number: number) => `Payment ${number}`
export const removeStage = (number: number) => `Remove payment ${number}`
export const chooseStage = 'Choose'
export const ownStage = 'Own words'
export const stageOwn = 'What for, in your words'
export const stageDue = 'When it is due'
export const percent = 'Per cent'
export const paymentsSum = (sum: number) => `${sum} % of 100 %`
export const addStage = 'Add a payment'
export const usualSchedule = 'Take the usual schedule'
export const durationWeeks = 'Weeks to build'
export const durationWeeksFee = 'Weeks for all of it'
export const earliestStart = 'Earliest start'
export const warrantyMonths = 'Warranty (months)'
export const validUntil = 'Valid until'
export const validHint = '7 to 90 days from today'
export const changes = 'How changes are priced'
export const notSaid = 'Not said'
export const changesPercent = 'Per cent on top'
export const changesOwn = 'In your own words'
export const notes = 'Notes for the family'
export const notesHint = 'What else belongs to your price, such as brands or conditions.'

export const yourFee = 'Your fee'
export const feeQuestion = 'What is your fee?'
export const feeHint = 'For everything marked “Included” below.'
export const feeIs = 'This fee is'
export const percentOfEstimate = 'Per cent of the estimate'
export const deliverables = 'What it is for'
export const deliverablesLead = 'Mark what the fee includes, and what you do at a price on top.'
export const onTopOf = (deliverable: string) => `${deliverable}: price on top (PKR)`
export const howManyVisits = 'How many visits'
export const revisions = 'Revisions included'
export const weeksToSubmission = 'Weeks to submission drawings'

export const notAFigure = 'Please enter a number, such as 1,250 or 12.5 lakh'
export const priceMissing = 'Please enter a price'
export const feeMissing = 'Please enter your fee'
export const chooseOne = 'Please choose one'
export const sayWhat = 'Please say what it is'
export const sayAmount = 'Please enter an amount'
export const wholeBetween = (min: number, max: number) => `Please enter a whole number from ${min} to ${max}`
export const percentBetween = 'Please enter a per cent from 0 to 100'

export const yourTotal = 'Your total'
export const noTotal = 'none yet'
export const noPriceYet = (count: number) =>
  count === 1 ? '1 line has no price yet' : `${count} lines have no price yet`
export const besideEstimate = (estimate: string) => `The estimate is ${estimate}`
export const likeForLike = (amount: string, estimate: string) =>
  `Like for like ${amount}, the estimate is ${estimate}`
const savingStates = {
  untouched: 'Saved as you type',
  saved: 'Draft saved',
  waiting: 'Not saved yet',
  saving: 'Saving…',
  offline: 'Not saved: no connection',
  conflict: 'Not saved: changed elsewhere',
  refused: 'Not saved',
}
export const savingState = (state: keyof typeof savingStates) => savingStates[state]
export const toMend = (count: number) => (count === 1 ? '1 thing to correct' : `${count} things to correct`)
export const checkAndSend = 'Check and send'
export const savedLater =
  'Another tab or another person saved this draft later than you opened it. Your typing is not saved. Which one do you want to keep?'
export const sentElsewhere =
  'The quote was sent from another tab, or by another person, since you opened this form. Your typing is not saved.'
export const showSent = 'Show what was sent'
export const takeTheirs = 'Take the other one'
export const keepMine = 'Keep mine'
export const notSavedOffline =
  'Your draft is not saved: the server cannot be reached. Everything you typed stays in this page, and we try again by ourselves. Please do not close the page.'
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
/** What a line of the bill is for, as the price book has it. */
export const itemName = (name: string) => name
