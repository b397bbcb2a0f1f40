// Both sheets of a change of a house's price: the one that proposes it, and the one that answers.
import { apart } from '../apart.ts'
import { displayDay, groupDigits } from './amounts.ts'

export { sending } from './actions.ts'
export { groupDigits } from './amounts.ts'

export const title = 'A change'
export const lead = 'agreed before it is built'
export const what = 'What changes?'
export const why = 'Why?'
export const reasons = {
  wished: 'Wished',
  found: 'Found on the site',
  rule: 'A rule',
  mistake: 'A mistake',
}
export const cost = 'What does it cost?'
export const costs = { more: 'Costs more', less: 'Costs less', nothing: 'Nothing' }
export const sum = 'Sum in rupees'
export const pkr = 'PKR'
export const rupees = (sumPkr: number) => `PKR ${groupDigits(sumPkr)}`
export const moreDays = 'More days'
export const paidWith = 'Paid with'
export const picture = 'Picture (optional)'
export const atMostPictures = 'A change takes 3 pictures: the first 3 are sent.'
export const pictureOf = (number: number, count: number) => `Picture ${number} of ${count}`
export const priceNow = 'Agreed price now'
export const planNow = 'Your plan now'
export const thisChange = 'This change'
export const priceAfter = 'Price after it'
export const planAfter = 'Your plan after it'
export const handover = 'Handover'
export const fromTo = (before: string, after: string) => `${displayDay(before)} → ${displayDay(after)}`
export const askNamed = (name: string) => `Ask ${apart(name)}`
export const askFamily = 'Ask the family'
export const writeDown = 'Write it down'
export const sent = 'The change is sent'
export const written = 'The change is written down'
export const notYet = 'Until both have agreed it is not in the price, and need not be built.'
export const countsAtOnce = 'Nobody is on the other side here: it counts at once, by your word.'
export const tellFamily = 'Tell the family on WhatsApp'
export const proposedBy = (name: string, until: string) => `${apart(name)} · ${until}`
export const quoted = (text: string) => `“${apart(text)}”`
export const aWord = 'A word (optional)'
export const back = 'Back'
export const takeBack = 'Take it back'
export const takenBack = 'Taken back'

// Problems of the fields.
export const saysWhat = 'Say what changes.'
export const chooseWhy = 'Choose why.'
export const wholeRupees = 'Type whole rupees, such as 95,000.'
export const wholeDays = 'Type whole days, from 60 less to 180 more.'
export const tooMuch = (pkr: number) => `A change may be at most the first price, PKR ${groupDigits(pkr)}.`
export const belowNothing = (pkr: number) =>
  `This takes more off than the stage holds (PKR ${groupDigits(pkr)}).`
