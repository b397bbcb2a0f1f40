// The page of the plans for companies.

import { displayRupees, groupDigits } from './amounts.ts'
import { siteName } from './language.ts'
import { day } from './rates.ts'

export { planName, timeName } from './plan-names.ts'

export const title = 'Plans for companies'
export const three = 'three plans'
export const samples = 'three plans · the prices here are samples'
export const lead = `Families pay nothing. Companies pay for more room on ${siteName}, never for a family’s contact.`
export const loading = 'Loading plans...'
export const failed = (why: string) => `Error loading plans: ${why}`
export const compared = 'The plans compared'
export const taxes = 'all taxes included'
export const pricesSince = (isoDate: string) =>
  `Prices from ${day(isoDate)}, ${taxes}. A month is 30 days, a year 365.`
export const free = 'Free'
export const noEnd = 'no end'
export const aMonth = 'PKR a month'
export const figure = groupDigits
export const orAYear = (pkr: number) => `or ${displayRupees(pkr)} a year`
export const signUp = 'Sign Up'
export const choose = (plan: string) => `Choose ${plan}`
export const projects = 'Projects on your page'
export const logo = 'Your logo on share pictures'
export const yes = 'yes'
export const no = 'no'
export const nothingSold =
  'Nothing is sold at the moment. Until prices are set, every company has what Pro has, and pays nothing.'

export const same = 'The same in all three'
export const sameThings = [
  'The order of the list',
  'Requests for quotes, and your answers',
  'Your numbers, mail and links for families',
  'Checked licences and registrations',
  'Figures of your visits',
  'Your own rates, shown for 90 days',
]

export const never = 'What is never sold'
export const neverThings: readonly (readonly [what: string, why: string])[] = [
  ['A family’s name or number.', 'The family decides who sees it.'],
  ['The order of the list.', 'No plan moves a company up or down.'],
  ['Checked licences.', 'No company can buy one. We look at the paper.'],
  ['Answers.', 'Every company that is asked may answer, in every plan.'],
]

export const questions = 'Questions'
export const whenItEnds = 'What happens when it ends?'
export const whenItEndsText = (graceDays: number, basic: number) =>
  `Nothing is deleted. For ${graceDays} days all stays as it was. Then you are in Basic: what you have stays shown, you only cannot add projects while you have ${basic} or more.`
export const byItself = 'Is money taken by itself?'
export const byItselfText =
  'Never. We keep no card. We write to you 7 days and 1 day before the end; you renew with one link, or you do not.'
export const moneyBack = 'Can I get money back?'
export const moneyBackText =
  'Only when the bank charged you twice, or by a technical error. Then it comes back without a question.'
export const larger = 'Can I change to a larger plan later?'
export const largerText =
  'Yes, on any day. It begins at once. The days that are left of your plan wait, and go on when those of the larger one are used. A smaller plan begins after the days of the larger one.'
export const howToPay = 'How can I pay?'
export const howToPayText = (ways: string) => `${ways}. You pay on the page of the bank; we see no card.`
export const joinWays = (ways: readonly string[]) => ways.join(', ')
