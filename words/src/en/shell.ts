import { about, calculator, contractors, home } from './labels.ts'
import { siteName } from './language.ts'

export { addPortfolio, tryAgain, updateProfile } from './actions.ts'
export {
  about,
  architecture,
  contractors,
  facebook,
  home,
  instagram,
  interiorDesign,
  linkedin,
  privacyPolicy,
  services,
  termsAndConditions,
  twitter,
} from './labels.ts'
export { siteName as tameer } from './language.ts'

export const homeLink = `${siteName}, home`
/** Links of the header's bar, by screen. */
export const bar = {
  home,
  about,
  calculator,
  contractors,
  login: 'Login',
  signUp: 'Signup',
  overview: 'Dashboard',
}
export const requests = 'Requests'
/** Last link of the bar, on a device that knows a house. */
export const yourHouse = 'Your house'
export const shortlistCount = (count: number) => `Shortlist (${count})`
export const reload = 'Reload'
export const later = 'Later'
export const overview = 'Overview'
export const quoteRequests = 'Quote requests'
export const planAndBills = 'Plan and bills'
export const dashboard = 'Dashboard'
export const menu = 'Menu'
export const dashboardMenu = 'Dashboard menu'
export const logout = 'Logout'
export const failureName = 'Unexpected Application Error!'
export const failureText =
  'This page could not be shown. Load it again, or go back to the home page. What you saved is safe.'
export const loadAgain = 'Load again'
export const toHome = 'Go to the home page'
export const failureDetails = 'Technical details'
export const offlineTitle = 'You are offline'
export const offlineText =
  'This page was not opened on this device before, so it cannot be shown without a connection. The cost calculator works all the same.'
export const costCalculator = 'Cost calculator'
export const demo = 'Demo: sample companies and projects'
export const footerText = 'Building in Pakistan: clear costs, real builders.'
export const payments = 'Payments'
export const paymentsText = 'Company subscriptions are paid through our bank payment partner.'
export const paymentPartner = 'Payment partner logo: bank payments'
export const bankPayments = 'Bank payments'
export const mainNavigation = 'Main'
export const openMenu = 'Open menu'
export const skip = 'Skip to the content'
export const newVersion = `A new version of ${siteName} is ready.`
export const earlierVisit = (date: string | undefined) =>
  `The server cannot be reached. You see what it answered on an earlier visit${date ? `, ${date}` : ''}.`
/** Title of the browser's tab. */
export const documentTitle = (title: string) => `${title} · ${siteName}`
