// The beginning of a house: three ways, the day, the stages.
import { apart } from '../apart.ts'
import { displayDay, groupDigits } from './amounts.ts'

export { chooseACity, linkCopied, sending } from './actions.ts'
export { displayAmount, displayDate, displayDay, displayShortDay, groupDigits } from './amounts.ts'
export { plotUnits } from './request-brief.ts'

export const title = 'Begin your house'
export const lead = 'stages, pictures, links'
export const beginsWith = 'What it begins with'
export const chosenQuote = 'The quote you chose'
export const quoteOf = (company: string, isoDate: string) => `${apart(company)}, ${displayDay(isoDate)}`
export const ownBuilder = 'A price from my own builder'
export const ownBuilderText = 'You type it, or take a quote you checked'
export const buildOurselves = 'We build it ourselves'
export const estimateIsPlan = 'Your estimate is the plan'
export const noEstimate = 'Calculate your house first: its cost by stage is the plan.'
export const toCalculator = 'To the calculator'
export const builderName = 'Builder’s name'
export const price = 'Price'
export const priceHint = 'In rupees, such as 95 lakh.'
export const rupees = (pkr: number) => `PKR ${groupDigits(pkr)}`
export const city = 'City'
export const locality = 'Area or society (optional)'
export const plot = 'Plot size'
export const unit = 'Unit'
export const workBegins = 'Work begins on'
export const weeks = 'Weeks'
export const weeksHint = 'How long it takes to build. You may leave it empty.'
export const handoverBy = (day: string) => `handover by ${day}`
export const fromQuote = (day: string) => `from the quote: handover by ${day}`
/** The stages at a glance; per cent with at most two decimals. */
export const stagesInShort = (count: number, before: string, after: string) =>
  `${count} stages, ${before} % before work, ${after} % at handover`
export const stagesAlone = (count: number) => `${count} stages`
export const nothingKept = 'Nothing is kept until handover.'
export const percentOf = (percent: string) => `${percent} %`
export const advance = 'Advance, in per cent'
export const advanceHint = 'It is taken from the first stage.'
export const stageShare = (stage: string) => `${stage}, %`
export const plannedDay = (stage: string) => `${stage}: planned day`
export const addsUpTo = (percent: string) => `The stages add up to ${percent} %. They must add up to 100 %.`
export const whoSees = (name: string) => `Nobody sees it but you, ${apart(name)} and whom you give a link.`
export const whoSeesAlone = 'Nobody sees it but you and whom you give a link.'
export const keepLink = 'Keep this link: without it or a mailbox nobody can open your house again.'
export const begin = 'Begin'
export const begunTitle = 'Your house has begun'
export const copyLink = 'Copy your link'
export const linkNotCopied = 'The link could not be copied. It stands below.'
export const sendToYourself = 'Send it to yourself on WhatsApp'
export const openHouse = 'Open the house'
export const yourLink = 'Your own link'
export const loadingQuote = 'Loading the quote…'
export const checkedQuotes = 'A quote you checked'
/** Problems of the form's fields. */
export const problems = {
  chooseWay: 'Choose what it begins with.',
  enterBuilder: 'Enter the builder’s name.',
  enterPrice: 'Enter the price, 10,000 rupees or more.',
  priceTooHigh: 'Enter at most 200 Crore.',
  enterCity: 'Choose a city.',
  enterPlot: 'Enter the size of the plot.',
  enterDay: 'Choose the day on which work begins.',
  weeksOutside: 'Enter 1 to 260 weeks, or nothing.',
}
