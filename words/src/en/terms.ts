import { siteName } from './language.ts'

export { termsAndConditions as title } from './labels.ts'
export const does = `What ${siteName} does`
export const doesText = `${siteName} introduces people who want to build to companies that build, design and furnish. It is no party to what they agree with one another, and it does not answer for the work, the price or the time.`
export const free = 'What is free'
export const freeText =
  'For homeowners and project managers everything is free: looking at companies, contacting them and the calculator. You need no account.'
export const estimates = 'What an estimate is and is not'
export const estimatesText =
  'The calculator helps you plan. It starts from published figures and a price list, and says which day its prices are from. Prices move with the market, and no two plots are alike.'
export const estimatesNoQuote = 'It is not a quote, an offer or a valuation, and no company is bound by it.'
export const estimatesReference =
  'Some figures belong to a reference house of 10 Marla and do not follow your choices. They say so.'
export const estimatesMeasure = 'Before you sign, have the quantities measured on your own drawings.'
export const agreements = 'What you agree with a company'
export const agreementsText =
  'Scope, drawings, price, payments, time and warranty are between you and the company. Put them in writing. If it goes wrong, the company answers to you, and you to it; we cannot decide between you.'
export const accounts = 'Company accounts'
export const accountsOpening = 'An account is for a company, opened by someone who may act for it.'
export const accountsPassword =
  'Keep the password to yourself; what is done with it counts as done by the company.'
export const promises = 'What companies promise'
export const promisesOwnWork = 'The projects they show are their own, and what they write is true.'
export const promisesPictures = 'They may publish the pictures they upload, and allow us to show them here.'
export const promisesConsent = 'The people whose homes are shown have agreed to it.'
export const promisesRemoval =
  'Work of others, false prices, insults, and anything the law forbids may be removed, and in serious cases the account too.'
export const subscriptions = 'Subscriptions'
export const subscriptionsText =
  'There are three subscription tiers for companies: Basic, which is free, Plus and Pro. They are paid through a bank payment partner or by bank transfer. Signing up costs nothing, and nothing renews by itself: a plan ends with the time that was paid for, and 7 days later the company is in Basic.'
export const subscriptionsLink = 'Plans for companies'
export const subscriptionsFees = <Part>(link: Part) => [
  'What each tier costs and holds is on the page ',
  link,
  '.',
]
export const refunds = 'Refunds'
export const refundsText =
  'There are no refunds, except for double billing or technical errors. In these two cases the amount paid too much is returned by the way it came.'
export const service = 'The service itself'
export const serviceText = `We take care that ${siteName} works and that nothing is lost, and cannot promise that it never fails. Do not try to break it, to take it over, or to collect what is in it by machine in a way that harms others.`
export const changes = 'Changes and law'
export const changesText = `The day of the last change stands on this page. Who goes on using ${siteName} after it agrees to the new text. The law of Pakistan applies.`
export const changedOn = '26 November 2026'
export const lead = 'The rules for visitors and companies, in plain words.'
export const accountsLeavingLink = 'privacy policy'
export const accountsLeaving = <Part>(link: Part) => [
  'You can leave at any time and delete the account yourself; the ',
  link,
  ' says what goes with it.',
]
