// What the comparison of a request's quotes says. A company's name stands in a sentence with a look of its own: such a
// function takes it and returns the parts.
import { apart } from '../apart.ts'
import { displayDate, displayMonth } from './amounts.ts'

export { cancel, sending, tryAgain } from './actions.ts'

export const title = 'Compare the quotes'
export const noQuotes = 'No quote has come yet. We will mail you when the first one does.'
export const lead =
  'Companies never price quite the same work. So we add from the estimate what a quote leaves out, and take off what it has extra. What comes out is the price for the same work: like for like.'
export const leadFees =
  'Fees are shown in rupees for your own house, whichever way a company states them. Look at what each fee holds.'
export const sorted = 'The lowest like for like comes first.'
export const sortedFees = 'The lowest fee comes first.'
export const oneQuote = 'There is one quote so far, so it stands beside the estimate alone.'
export const tableLabel = 'Quotes side by side'
export const totalsLabel = 'All quotes in short'
export const openAll = 'Open all lines'
export const closeAll = 'Close all lines'
export const print = 'Print or save as PDF'
export const preparing = 'Preparing…'
export const spreadsheet = 'Spreadsheet (XLSX)'
export const failed = 'This did not work. Please check your connection and try again.'
export const choose = 'Choose'
export const chooseQuoteOf = (name: string) => `Choose the quote of ${apart(name)}`
export const whichCompany = 'Company beside the estimate'
export const whichCompanyFee = 'Company'
export const thisQuote = 'This quote'
export const goneCompany = 'A company that has left Tameer'

export const estimate = 'Estimate'
export const item = 'Item'
export const total = 'Total'
export const fee = 'Fee'
export const asksFor = 'Asks for'
export const likeForLike = 'Like for like'
export const low = 'Low'
export const high = 'High'
export const totals = 'Totals'
export const paymentAndTerms = 'Payment and terms'
export const inTheFee = 'What the fee holds'
export const prices = 'Its prices'
export const allowances = 'Sums set aside'
export const extras = 'Extras'
export const discount = 'Discount'
/** Beside a discount, where it takes back more than prices. */
export const discountRule = 'set against extras and sums set aside first'
export const pricedApart = 'priced apart'
export const withExtras = 'With its extras'
export const none = 'none'
export const notSaid = 'not said'
/** From the headline to the like-for-like total. */
export const steps = {
  extras: 'Less its extras, after the discount',
  allowances: 'Less the sums it sets aside, after the discount',
  allowance: 'Estimate in place of sums set aside',
  excluded: 'Estimate for what it leaves out',
  tax: 'Tax on top',
}
/** The last step, by who reads the quote. */
export const ownerStep = {
  family: 'Estimate for material that you buy',
  company: 'Estimate for material that the family buys',
}
export const range = (low: string, high: string) => `${low} to ${high}`
export const moreThanEstimate = (amount: string) => `${amount} more than the estimate`
export const lessThanEstimate = (amount: string) => `${amount} less than the estimate`
export const asTheEstimate = 'the same as the estimate'
export const itemAmount = (name: string, amount: string) => `${isolated(name)}: ${amount}`
export const perSft = (rate: string) => `${rate} per sq ft of covered area`
export const percentOfEstimate = (percent: number) => `${percent} % of the estimate`
export const percent = (figure: number) => `${figure} %`

/** Of a section or a phase in a quote. */
export const leftOut = 'Left out'
export const sharedOut = 'shared out'
export const onePrice = 'one price for the whole phase'
export const oneHousePrice = 'one price for the whole house'
export const sharedOutHint =
  'Shared out: there is one price for the whole house or the whole phase. Its sections are parts of this price, in the proportions of the estimate.'
export const leavesOutLines = (count: number, of: number) => `leaves out ${count} of ${lines(of)}`
export const buysFor = {
  family: (count: number, of: number) => `you buy the material for ${count} of ${lines(of)}`,
  company: (count: number, of: number) => `the family buys the material for ${count} of ${lines(of)}`,
}
export const setsAside = (amount: string) => `sets aside ${amount}`
export const filledIn = (amount: string) => `+ ${amount} from the estimate`
export const together = (amount: string) => `= ${amount} like for like`
export const belowLow = 'below the estimate’s low'
export const aboveHigh = 'above the estimate’s high'
/** Of a line in a quote. */
export const inSectionPrice = 'in the price of the section'
export const inPhasePrice = 'in the price of the phase'
export const inHousePrice = 'in the price of the house'
export const buysMaterial = { family: 'you buy the material', company: 'the family buys the material' }
export const setAsideTogether = 'set aside with the section'
export const layingInPrice = 'laying is in the price'
export const pricedYetLeftOut = (amount: string) => `has a price of ${amount}, but is left out`

export const payments = 'Payments'
export const payment = (stage: string, figure: number, amount: string) =>
  `${isolated(stage)}: ${figure} %, ${amount}`
export const beforeWork = 'Before work begins'
export const atHandover = 'Kept back until handover'
export const tax = 'Tax'
export const duration = 'Time to build'
export const durationFee = 'Time for all drawings'
export const weeks = (count: number) => (count === 1 ? '1 week' : `${count} weeks`)
export const earliestStart = 'Can begin'
export const warranty = 'Warranty'
export const months = (count: number) => (count === 1 ? '1 month' : `${count} months`)
export const noWarranty = 'no warranty'
export const changes = 'Price of changes'
export const validUntil = 'Valid until'
export const alternates = 'Other choices, in no total'
export const notes = 'Notes'
export const included = 'included'
export const notIncluded = 'not included'
export const onTop = (amount: string) => `${amount} on top`
export const visits = (count: number) => (count === 1 ? '1 visit' : `${count} visits`)
export const optionalTogether = 'All that is offered on top'
export const revisions = 'Changes to drawings, included'
export const rounds = (count: number) => (count === 1 ? '1 round' : `${count} rounds`)
export const weeksToSubmission = 'Time to submission drawings'

/** Above a company's column. */
export const quoteOf = (isoTime: string) => `Quote of ${displayDate(isoTime.slice(0, 10))}`
export const betterQuote = (revision: number) => `Its quote number ${revision}; the newest counts`
export const validTo = (isoDate: string) => `Valid until ${displayDate(isoDate)}`
export const ended = (isoDate: string) => `Ended on ${displayDate(isoDate)}. It cannot be chosen any more.`
export const chosen = 'You chose this quote'
export const dayOrMonth = (date: string) =>
  /^\d{4}-\d{2}$/.test(date) ? displayMonth(date) : displayDate(date)

/** Companies without a column, each with its name in the sentence. */
export const waitingFor = <Part>(name: Part) => [name, ' has not sent a quote yet.']
export const declinedBy = <Part>(name: Part) => [name, ' does not give a quote.']
export const withdrawnBy = <Part>(name: Part) => [name, ' took its quote back.']
export const sentNone = <Part>(name: Part) => [name, ' did not send a quote.']
export const companyGone = 'One company has left Tameer, and its quote with it. You can ask another one.'

/** The first two, when what the estimate filled in may turn them round. */
export const areClose = <Part>(first: Part, second: Part, amount: string, items: string) => [
  first,
  ' and ',
  second,
  ` are close: ${amount} apart. If ${items} turn out dear, `,
  second,
  ' is the cheaper one.',
]
export const beforeTax = <Part>(first: Part) => [
  first,
  ' is the cheapest before tax. It does not say how much tax comes on top.',
]
/** `B looks 8.35 Lakh cheaper than A because …` */
export const looksCheaper = <Part>(name: Part, amount: string, than: Part, reasons: string) => [
  name,
  ` looks ${amount} cheaper than `,
  than,
  ` because ${reasons}.`,
]
export const costsMore = (amount: string) => ` For the same work it costs ${amount} more.`
export const reasons = {
  leavesOut: (items: string, amount: string) => `it leaves out ${items} (${amount})`,
  ownerBuys: (items: string, amount: string) => `it leaves buying the material to you: ${items} (${amount})`,
  lowAllowances: (items: string, amount: string) => `it sets aside too little for ${items} (${amount})`,
  taxOnTop: (_: string, amount: string) => `its tax comes on top (${amount})`,
  fewerExtras: (_: string, amount: string) => `the other quote has ${amount} of extras in it`,
}
export const both = (some: readonly string[]) => joined(some, 'and')

/** At most three by name. */
export function itemsOf(items: readonly string[]): string {
  const named = items.slice(0, 3)
  const more = items.length - named.length
  return joined(more > 0 ? [...named, `${more} more`] : named, 'and')
}

export const whatToAsk = 'What to ask'
export const nothingToAsk = 'We found nothing odd in this quote.'
export const askThis = 'Ask about this'
export const yourQuestion = 'Your question'
export const questionHint = 'Change it as you like. Only this company sees it.'
export const send = 'Send the question'
export const asked = 'Your question is sent.'
export const enterQuestion = 'Please write your question'

export const paperTitle = 'Quotes side by side'
export const printedOn = (date: string) => `Printed on ${displayDate(date)}`
export const pricesOf = (date: string) => `Estimate with prices of ${displayDate(date)}`
export const place = (city: string, area: string) => `${city}, ${area} sq ft of covered area`
export const inRupees = (place: string) => `${place}. All amounts are in rupees.`
export const sheetName = 'Quotes'
export const creator = 'Tameer'
export const fileName = (date: string) => `quotes-${date}`
export const quantity = 'Quantity'
export const unit = 'Unit'
export const rate = 'Rate, PKR'
export const estimateCost = 'Estimate, PKR'
export const material = 'Of it material'
export const priceOf = (name: string) => `${apart(name)}: price, PKR`
export const markOf = (name: string) => `${apart(name)}: what is in it`
export const filledInOf = (name: string) => `${apart(name)}: filled in`
export const filledInLowOf = (name: string) => `${apart(name)}: filled in, low`
export const filledInHighOf = (name: string) => `${apart(name)}: filled in, high`
export const likeForLikeLow = 'Like for like, low'
export const likeForLikeHigh = 'Like for like, high'
export const coveredArea = 'Covered area, sq ft'
export const feeAsSaid = 'How the fee is said'
export const feeKinds = {
  lump: 'one sum, PKR',
  'per-sft': 'PKR per sq ft of covered area',
  percent: 'per cent of the estimate',
}
export const feeFigure = 'Sum, rate or per cent'
export const sheetHintFees = 'Change the covered area, the estimate or a rate and the fees follow.'
export const sumOf = (section: string) => `Sum of ${section}`
export const sheetHint =
  'Change a price, a rate or a quantity and the totals follow. Like for like is what a company asks for, without extras and sums set aside, with the estimate for all that its price does not hold.'

/** A company's own words, which may run from right to left, in a text that does not. */
function isolated(own: string): string {
  return `\u2068${own}\u2069`
}

function lines(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`
}

function joined(parts: readonly string[], word: string): string {
  const last = parts.at(-1) ?? ''
  const before = parts.slice(0, -1)
  return before.length === 0 ? last : `${before.join(', ')} ${word} ${last}`
}
/** What a line of the bill is for, as the price book has it. */
export const itemName = (name: string) => name
