// The comparison of a request's quotes. A company's name in a sentence has a style of its own, so such a function
// takes the name as an element and returns the parts of the sentence.

import { apart } from '../apart.ts'
import type { Named } from '../named.ts'
import { daysOfPrices, displayDate, displayMonth } from './amounts.ts'
import { nameOf } from './catalogue.ts'
import { siteName } from './language.ts'
import { joined } from './quote-terms.ts'

export { cancel, sending } from './actions.ts'
export { siteName as creator } from './language.ts'
export { payHint, payLabel, percent } from './quote-payments.ts'
export { listed as itemsOf } from './quote-terms.ts'

export const title = 'The quotes'
export const verdictTitle = 'Which is cheaper'
/** `For the same house, Canal Bank Builders is cheapest: 1.74 Crore.` */
export const cheapest = <Part>(name: Part, amount: string) => [
  'For the same house, ',
  name,
  ` is cheapest: ${amount}.`,
]
/** For several companies with the same total; `names` has words between them. */
export const cheapestAlike = <Part>(names: readonly Part[], amount: string) => [
  'For the same house, ',
  ...names,
  ` cost the same: ${amount}.`,
]
export const and = ' and '
export const cheapestBeforeTax = <Part>(name: Part, amount: string) => [
  'For the same house, ',
  name,
  ` is cheapest before tax: ${amount}. It does not say how much tax comes on top.`,
]
export const oneQuote = (against: string) => `One quote. For the same house it is ${against}.`
export const moreThanEstimate = (amount: string) => `${amount} more than your estimate`
export const lessThanEstimate = (amount: string) => `${amount} below your estimate`
export const asTheEstimate = 'the same as your estimate'
/**
 * `Ravi Brickworks looks 9.49 Lakh cheaper because …`; if the comparison is not with the first company, the
 * sentence names it.
 */
export const looksCheaper = <Part>(name: Part, amount: string, than: Part | undefined, reasons: string) => [
  name,
  ...(than === undefined ? [` looks ${amount} cheaper`] : [` looks ${amount} cheaper than `, than]),
  ` because ${reasons}.`,
]
export const costsMore = (amount: string) => ` For the same house it costs ${amount} more.`
/** The second company, when the filled-in amounts may reverse the order of the first two. */
export const isClose = <Part>(second: Part) => [second, ' is close:']
export const closeBy = (amount: string, items: string) =>
  ` ${amount} more. If ${items} turn out dear, it is the cheaper one.`

export const theTotals = 'The totals'
export const totalsLabel = 'The totals, cheapest for the same house first'
export const totalsLabelFees = 'The fees, lowest first'
export const company = 'Company'
export const quoted = 'Quoted'
export const sameHouse = 'For the same house'
export const numbered = (place: number) => `${place}. `
export const lowest = 'lowest'
export const more = (amount: string) => `+ ${amount}`
export const plus = (amount: string) => `+ ${amount}`
export const minus = (amount: string) => `− ${amount}`
export const lessDiscount = (sum: string, discount: string) => `${sum} less ${discount} of discount`
/** Amounts outside the sections, which complete the total. */
export const notInSections = 'Beside the sections'
export const discountOnPrices = 'Discount on the prices'
export const taxInNeither = 'Tax is not in either figure.'
export const gauge = (own: string, added: string, range: string) =>
  `${own} in its price, ${added} added from the estimate; from ${range}`
export const inItsPrice = 'in its price'
export const addedFromEstimate = 'added from your estimate'
export const couldBe = 'could be, from – to'
/** Reasons why the two figures differ, a sentence each. */
export const why = {
  excluded: (items: string, amount: string) => `${items}: left out, ${amount} added.`,
  owner: (items: string, amount: string) => `${items}, which you buy: ${amount} added.`,
  allowance: (items: string, amount: string, aside: string) =>
    `${items}: its ${aside} set aside replaced by ${amount}.`,
  extras: (amount: string) => `Extras (${amount} after discount) not counted.`,
  tax: (amount: string) => `Tax of ${amount} added.`,
}
export const nothingAdded = 'The whole house is in its price.'

export const howWeCompare = 'How we compare'
export const howAdded = 'What a company leaves out, we add from your estimate: the same figure for all.'
/** A word in the style of an added figure, and the text after it. */
export const howDashed = ['Dashed', ' marks it.']
export const howAside = 'A sum set aside (allowance) is replaced by your estimate.'
export const howExtras =
  'Extras are set apart. A discount counts against extras and sums set aside first; only what is left of it lowers the price.'
export const howOrder = 'No company can pay to change the order.'

export const oneCompany = 'One company against your estimate'
export const oneBuilder = 'One builder against your estimate'
export const oneFee = 'One company'
export const whichCompany = 'Company to look at'
export const theQuote = 'The quote'
export const quoteNumber = (revision: number, isoTime: string) =>
  `Quote ${revision}, of ${displayDate(isoTime.slice(0, 10))}`
/** A quote in the list on paper. */
export const quoteOnPaper = (company: string, revision: number, sentAt: string, validUntil: string) =>
  `${apart(company)}: ${quoteNumber(revision, sentAt)}, valid until ${displayDate(validUntil)}`
export const pricedBy = {
  house: 'one price for the whole house',
  phase: 'priced by phase',
  section: 'priced by section',
  line: 'priced by line',
}
export const fromQuoted = 'From quoted to same house'
export const fromQuotedLabel = 'From the quoted price to the price for the same house, in rupees'
export const quotedPrice = 'Quoted price'
export const asWritten = 'as the company wrote it'
export const decidesOrder = 'this decides the order'
/** Steps from the quoted price to the price for the same house. */
export const steps = {
  extras: 'Extras after discount, set apart',
  allowances: 'Sums set aside, taken out',
  allowance: 'Set aside: as in the estimate, added',
  excluded: 'Left out: added from the estimate',
  tax: 'Tax on top',
  finishing: 'Finishing: not in it',
  notSaid: 'Not said, counted as left out',
}
/** The last step, by the reader of the quote. */
export const ownerStep = {
  family: 'You buy it: added from the estimate',
  company: 'The family buys it: added from the estimate',
}
export const couldBeRow = 'Could be, from – to'
export const withExtras = 'If you take the extras too'
export const noExtras = 'no extras'
export const against = (amount: string) => `Against your estimate, ${amount}`
export const fewer = (amount: string) => `${amount} less`
export const greater = (amount: string) => `${amount} more`

type Days = Parameters<typeof daysOfPrices>[0]
export const estimate = 'Your estimate'
export const pricesAsOf = (days: Days) => `prices of ${daysOfPrices(days)}`
export const estimateOf = (amount: string) => `estimate ${amount}`
export const allInRupees = 'All in rupees. Rows with + open.'
export const allInRupeesFees = 'All in rupees.'
export const sameHouseOf = (amount: string) => `${amount}, same house`
export const sections = 'Section by section'
/** Text before and after the word in the style of an added figure. */
export const sectionsHint = [
  'In rupees. Sections open. ',
  'Dashed',
  ' is not in its price: added from your estimate.',
]
export const linesCounted = (count: number) => (count === 1 ? '1 line' : `${count} lines`)
/** For a section in a quote: the part that is not in the price. */
export const itemsLeftOut = (items: string) => `${items}: left out`
export const itemsBought = {
  family: (items: string) => `${items}: you buy`,
  company: (items: string) => `${items}: the family buys`,
}
export const asideReplaced = (amount: string) => `${amount} set aside: replaced`
export const added = 'added'
export const sharedOut = 'shared out by us'
/** For a line in a quote. */
export const leftOut = 'Left out'
export const leftOutAdded = 'left out: added'
export const inSectionPrice = 'in the section price'
export const inPhasePrice = 'in the phase price'
export const inHousePrice = 'in the house price'
export const buysMaterial = { family: 'you buy it: added', company: 'the family buys it: added' }
export const asideTogether = 'set aside with the section: replaced'
export const pricedYetLeftOut = (amount: string) => `has a price of ${amount}, but is left out`

export const toAsk = 'To ask first'
export const thingsToAsk = (count: number) =>
  count === 1 ? 'One thing to ask first' : `${count} things to ask first`
export const andMore = (count: number) => `and ${count} more`
export const canBeChanged = 'Each question can be changed before it is sent. It goes to that company alone.'
export const whenYouPay = 'When you pay'
export const terms = 'Terms'
export const usualBefore = (percent: number) => `usual: up to ${percent} %`
export const usualEnd = 'usual: some'
export const chooseCompany = (name: string) => `Choose ${apart(name)}`
export const confirmNext = 'Nothing happens before you confirm on the next screen.'

export const sameHouseLow = 'For the same house, low'
export const sameHouseHigh = 'For the same house, high'
export const allowances = 'Sums set aside'
export const totals = 'Totals'
export const paperHow =
  'What a company leaves out is added from your estimate, the same for all. Dashed: added. Extras are set apart.'
export const paperQuotes = 'Quotes'
export const sheetHint =
  'Change a price, a rate or a quantity and the totals follow. For the same house is what a company quotes, without extras and sums set aside, with the estimate for all that its price does not hold.'

export const noQuotes = 'No quote has come yet. We will mail you when the first one does.'

export const leadFees =
  'Fees are shown in rupees for your own house, whichever way a company states them. Look at what each fee holds.'

export const sortedFees = 'The lowest fee comes first.'

export const tableLabel = 'Quotes side by side'

export const print = 'Print or save as PDF'
export const preparing = 'Preparing…'
export const spreadsheet = 'Spreadsheet (XLSX)'
export const failed = 'This did not work. Please check your connection and try again.'
export const choose = 'Choose'

export const goneCompany = `A company that has left ${siteName}`

export const item = 'Item'

export const fee = 'Fee'

export const low = 'Low'
export const high = 'High'

export const paymentAndTerms = 'Payment and terms'
export const inTheFee = 'What the fee holds'
export const prices = 'Its prices'

export const extras = 'Extras'
export const discount = 'Discount'
export const pricedApart = 'priced apart'

export const none = 'none'
export const notSaid = 'not said'

export const itemAmount = (name: string, amount: string) => `${isolated(name)}: ${amount}`
export const perSft = (rate: string) => `${rate} per sq ft of covered area`
export const percentOfEstimate = (percent: number) => `${percent} % of the estimate`

export const onePrice = 'one price for the whole phase'
export const oneHousePrice = 'one price for the whole house'

export const layingInPrice = 'laying is in the price'

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

export const validTo = (isoDate: string) => `Valid until ${displayDate(isoDate)}`
export const ended = (isoDate: string) => `Ended on ${displayDate(isoDate)}. It cannot be chosen any more.`
export const chosen = 'You chose this quote'
export const dayOrMonth = (date: string) =>
  /^\d{4}-\d{2}$/.test(date) ? displayMonth(date) : displayDate(date)

/** Companies without a column, each named in the sentence. */
export const waitingFor = <Part>(name: Part) => [name, ' has not sent a quote yet.']
export const declinedBy = <Part>(name: Part) => [name, ' does not give a quote.']
export const withdrawnBy = <Part>(name: Part) => [name, ' took its quote back.']
export const sentNone = <Part>(name: Part) => [name, ' did not send a quote.']
export const companyGone = `One company has left ${siteName}, and its quote with it. You can ask another one.`

export const reasons = {
  leavesOut: (items: string, amount: string) => `it leaves out ${items} (${amount})`,
  ownerBuys: (items: string, amount: string) => `it leaves buying the material to you: ${items} (${amount})`,
  lowAllowances: (items: string, amount: string) => `it sets aside too little for ${items} (${amount})`,
  taxOnTop: (_: string, amount: string) => `its tax comes on top (${amount})`,
  fewerExtras: (_: string, amount: string) => `the other quote has ${amount} of extras in it`,
}
export const both = (some: readonly string[]) => joined(some)

export const nothingToAsk = 'We found nothing odd in this quote.'
export const ask = 'Ask'
export const askOnWhatsApp = 'Ask on WhatsApp'
export const askThis = 'Ask this'
export const questionTo = (name: string) => `Question to ${apart(name)} alone`
export const asked = 'Your question is sent.'
export const enterQuestion = 'Please write your question'

export const paperTitle = 'Quotes side by side'
export const printedOn = (date: string) => `Printed on ${displayDate(date)}`
/** `prices` is the ISO date of the estimate's prices; without it nothing is said of an estimate. */
export const place = (city: Named, area: string, prices?: Days) =>
  `${nameOf(city)}, ${area} sq ft of covered area${prices ? `. Estimate with prices of ${daysOfPrices(prices)}` : ''}`
export const inRupees = (place: string) => `${place}. All amounts are in rupees.`
export const sheetName = 'Quotes'
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

/** A company's own words, which may be in Urdu, inside an English text. */
function isolated(own: string): string {
  return `\u2068${own}\u2069`
}

/** Item of a bill's line, as the price book has it. */
export const itemName = (name: string) => name
