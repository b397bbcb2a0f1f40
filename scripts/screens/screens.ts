import type { Page } from '@playwright/test'
import {
  companyPageAddress,
  costPageAddress,
  estimatePageAddress,
  plainScreens,
  portfolioPageAddress,
  screens,
  servicePageAddress,
} from '@tameer/contract'
import { type Demo, nowhere, readDemo } from '../demo-addresses.ts'
import { checkStates } from './checked-states.ts'
import { deskScreenStates } from './desk-screens.ts'
import { houses } from './house-screens.ts'
import { type More, open, type Screen, type Session } from './screen.ts'
import {
  answerEmpty,
  answerSuggested,
  answerUndoLink,
  badYear,
  beginBetterQuote,
  calculate,
  changePayment,
  changeRequest,
  closeRequest,
  compareCompanies,
  failScreens,
  fillLogin,
  keepBack,
  keepTwoEstimates,
  openFolds,
  openLines,
  press,
  refuse,
  refuseMarks,
  refuseVisits,
  shortlist,
  submit,
  unfoldRequest,
} from './screen-states.ts'
import { type Name, wordsOf } from './screen-words.ts'

const house = 'city=Karachi&plotSize=7&constructionType=Complete'

/** Every screen in its usual states, with placeholder addresses: tests need their names before a server runs. */
export const namedScreens = screensOf(nowhere, '')

const known = new Map<string, Promise<Screen[]>>()

/** Lists every screen of the product in its usual states, on a server with the demo's companies. */
export function listScreens(origin: string): Promise<Screen[]> {
  const screens = known.get(origin) ?? readDemo(origin).then((demo) => screensOf(demo, origin))
  known.set(origin, screens)
  return screens
}

/** Finds one screen by its name. */
export async function findScreen(origin: string, name: string): Promise<Screen> {
  const screen = (await listScreens(origin)).find((one) => one.name === name)
  if (!screen) throw new Error(`There is no screen ${name}`)
  return screen
}

function screensOf(demo: Demo, origin: string): Screen[] {
  const { session } = demo
  return [
    ...asOpened(session),
    ...homeAndWords(session),
    ...calculator(),
    ...checkStates(),
    ...directory(demo),
    ...accounts(),
    ...guarded(demo),
    ...quoteRequests(demo),
    ...requests(demo.id),
    ...houses(),
    ...deskScreenStates(session, origin),
  ]
}

/** Every screen whose address needs nothing more, as it opens. */
function asOpened(session: Session): Screen[] {
  return plainScreens().map(({ pattern, frame }) =>
    open(pattern.slice(1) || 'home', pattern, frame === 'dashboard' ? { session } : {}),
  )
}

function homeAndWords(session: Session): Screen[] {
  return [
    open('home-companies', '/', {
      prepare: (page) => page.getByText(wordsOf(page).home.whoBuildsIt, { exact: true }).click(),
    }),
    open('home-question', '/?part=cost'),
    open('home-signed-in', '/', { session }),
    open('home-drawer', '/', { only: 'phone', session, prepare: press(({ shell }) => shell.openMenu) }),
    open('home-scriptless', '/', { scriptless: true }),
    open('not-found', '/no-such-screen'),
    open('failed', '/', { prepare: failScreens }),
    { name: 'offline', address: '/offline.html' },
  ]
}

function calculator(): Screen[] {
  const quick = 'city=lahore&area=10-marla&type=complete'
  return [
    open('calculator-quick', `/calculator?${quick}`, { prepare: calculate }),
    open('calculator-detailed', '/calculator?mode=detailed'),
    open('calculator-house', `/calculator?mode=detailed&${house}&step=house`, { only: 'phone' }),
    open('calculator-finish', `/calculator?mode=detailed&${house}&step=finish`, { only: 'phone' }),
    open('calculator-bill', `/calculator?mode=detailed&${house}&step=bill`),
    open('calculator-compare', '/calculator?mode=compare'),
    open('calculator-compare-two', `/calculator?mode=detailed&${house}&step=bill`, {
      prepare: keepTwoEstimates,
    }),
    { name: 'page-cost', address: costPageAddress('lahore', '10-marla') },
    { name: 'page-cost-range', address: costPageAddress('karachi', '5-marla') },
    { name: 'page-cost-city', address: costPageAddress('lahore') },
    { name: 'page-costs', address: costPageAddress() },
    { name: 'page-estimate', address: estimatePageAddress('city=Lahore&plotSize=7') },
    { name: 'page-estimate-unreadable', address: estimatePageAddress('city=Lahore') },
  ]
}

function directory({ portfolio, nextCursor }: Demo): Screen[] {
  const { company } = portfolio
  const project = `/portfolio/${portfolio.id}`
  const profile = `/profileDetailScreen?company=${company.id}`
  return [
    open('contractors-service', '/contractors?service=4&city=1'),
    open('contractors-search', '/contractors?q=studio'),
    open('contractors-filters', '/contractors?service=5', {
      only: 'phone',
      prepare: press(({ contractors }) => contractors.filtersChosen(1)),
    }),
    open('contractors-later-page', `/contractors?after=${nextCursor}`),
    open('contractors-lost-page', '/contractors?after=none'),
    open('contractors-none', '/contractors?q=nobody-of-this-name'),
    open('contractors-waiting', '/contractors', { before: keepBack, unanswered: true }),
    open('contractors-failed', '/contractors', { before: refuse }),
    open('shortlist-kept', '/contractors', { prepare: shortlist(2) }),
    open('shortlist-compared', '/contractors', { prepare: compareCompanies }),
    open('shortlist-shared', `/shortlist?companies=${company.id},none`),
    open('shortlist-nobody', '/shortlist?companies=none'),
    open('profile', profile),
    open('profile-report', `${profile}&report=yes`, { prepare: submit(({ report }) => report.send) }),
    open('profile-missing', '/profileDetailScreen?company=none'),
    open('profile-waiting', profile, { before: keepBack, unanswered: true }),
    open('profile-failed', profile, { before: refuse }),
    open('portfolio', project),
    open('portfolio-viewer', project, { prepare: press(({ actions }) => actions.viewFullSize) }),
    open('portfolio-missing', '/portfolio/none'),
    open('portfolio-waiting', project, { before: keepBack, unanswered: true }),
    open('portfolio-failed', project, { before: refuse }),
    { name: 'page-company', address: companyPageAddress(company) },
    { name: 'page-portfolio', address: portfolioPageAddress(portfolio) },
    { name: 'page-services', address: servicePageAddress() },
    { name: 'page-service', address: servicePageAddress('architecture') },
    { name: 'page-service-city', address: servicePageAddress('construction', 'lahore') },
    { name: 'page-missing', address: '/c/nobody' },
  ]
}

function accounts(): Screen[] {
  const reset = '/new-password?email=office%40example.com&code=A1B2C3'
  return [
    open('login-unfilled', '/login', { prepare: submit(({ auth }) => auth.loginButton) }),
    open('login-refused', '/login', { prepare: fillLogin }),
    open('signup-list', '/signup', {
      prepare: press(({ auth, multiSelect }) => multiSelect.showOptions(auth.category)),
    }),
    open('signup-unfilled', '/signup', { prepare: submit(({ auth }) => auth.createAccount) }),
    open('new-password-code', reset),
    open('new-password-unfilled', reset, { prepare: submit(({ auth }) => auth.updatePassword) }),
    open('confirm-email-spent', '/confirm-email?token=none', {
      prepare: press(({ auth }) => auth.confirmEmail),
    }),
    open('change-email-undo', '/change-email?token=some', { before: answerUndoLink }),
  ]
}

function guarded({ id, session, inPlus, paying }: Demo): Screen[] {
  const own = (name: string, hash: string, more: More = {}) => open(name, hash, { session, ...more })
  const paymentAt = screens.billingReturn.to({ payment: paying.payment })
  const pays = (name: string, more: More = {}) => own(name, paymentAt, { session: paying.session, ...more })
  return [
    own('image-upload', `/image-upload/${id}`),
    own('overview-none', '/overview', { before: answerEmpty }),
    own('overview-plan', '/overview', { session: inPlus.session }),
    own('overview-failed', '/overview', { before: refuse }),
    own('overview-delete', '/overview', { prepare: press(({ overview }) => overview.deleteLabel) }),
    own('overview-drawer', '/overview', { only: 'phone', prepare: press(({ shell }) => shell.menu) }),
    own('add-portfolio-unfilled', '/add-portfolio', {
      prepare: submit(({ actions }) => actions.addPortfolio),
    }),
    own('edit-portfolio', '/overview', { prepare: press(({ overview }) => overview.edit) }),
    own('settings-open', '/settings', { prepare: openFolds }),
    own('settings-facts-refused', '/settings?part=facts', { prepare: badYear }),
    own('overview-visits-failed', '/overview', { before: refuseVisits }),
    own('settings-password', '/settings?part=password', {
      prepare: press(({ settings }) => settings.changePassword),
    }),
    own('settings-email', '/settings?part=email', {
      prepare: press(({ settingsEmail }) => settingsEmail.change),
    }),
    own('settings-marks', '/settings?part=marks'),
    own('settings-mark', '/settings?part=marks', {
      before: refuseMarks,
      prepare: press(({ settingsMarks }) => settingsMarks.enterAgain),
    }),
    pays('billing-transfer', {
      before: changePayment({ saidPaidAt: null, hasSlip: false, expiresAt: '2099-12-10T06:00:00.000Z' }),
    }),
    pays('billing-transfer-said'),
    pays('billing-no-transfer', { before: changePayment({ state: 'expired' }) }),
    own('billing-waiting', screens.billing.to(), { session: paying.session }),
    own('billing-receipt', screens.receipt.to({ payment: inPlus.payment }), { session: inPlus.session }),
    own('settings-delete', '/settings?part=deletion', {
      prepare: press(({ settings }) => settings.deleteMyAccount),
    }),
  ]
}

/**
 * Screens of a request that waits for the demo company's quote, with the form opened to its lines, and of one that it
 * answered.
 */
function quoteRequests(demo: Demo): Screen[] {
  const { session } = demo
  const waiting = screens.quoteRequest.to(demo.waiting)
  return [
    open('quote-request-quoted', screens.quoteRequest.to(demo.quoted), {
      session,
      prepare: beginBetterQuote,
    }),
    open('quote-request', waiting, { session, prepare: submit(({ quoteForm }) => quoteForm.checkAndSend) }),
    open('quote-request-lines', waiting, { session, prepare: openLines }),
    open('quote-request-decline', waiting, {
      session,
      prepare: press(({ quoteRequest }) => quoteRequest.decline),
    }),
    open('quote-requests-none', '/quote-requests?state=closed', { session }),
  ]
}

/** Name of a step in the list of steps. */
function step(number: number, key: 'who' | 'you' | 'check'): Name {
  return ({ requestForm }) => `${number} ${requestForm.stepNames[key]}`
}

/** Presses the button below the request form, which on a phone leads to the next step. */
function sendRequest(page: Page): Promise<void> {
  const { nextStep, send, stepNames } = wordsOf(page).requestForm
  return submit(() => new RegExp(`^(${nextStep(stepNames.who)}|${send})$`))(page)
}

/** Screens of the request form, and of the demo family's own page. */
function requests(company: string): Screen[] {
  const id = '019b8d62-7a80-7000-8000-001724da0c25'
  const key = 'demo-request-key-for-one-family-in-Lahore-0'
  const own = screens.request.to(id, { key })
  const quotes = screens.request.to(id, { key, view: 'quotes' })
  const asFamily = changeRequest({ mayAct: false, email: null, phone: null })
  return [
    open('request-unfilled', '/request', { prepare: sendRequest }),
    open('request-who', '/request', { only: 'phone', prepare: press(step(2, 'who')) }),
    open('request-you', '/request', { only: 'phone', prepare: press(step(3, 'you')) }),
    open('request-check', `/request?${house}`, { only: 'phone', prepare: press(step(4, 'check')) }),
    open('request-licences', `/request?companies=${company}&${house.replace('=7', '=40')}`, {
      ...{ only: 'phone', prepare: press(step(2, 'who')) },
    }),
    open('request-own', own),
    open('request-own-licences', own, { before: changeRequest({ totalPkr: 28_000_000 }) }),
    open('request-suggested', own, { before: answerSuggested }),
    open('request-own-unfolded', own, { prepare: unfoldRequest }),
    open('request-unsent', own, { before: changeRequest({ state: 'unconfirmed' }) }),
    open('request-family', own, { before: asFamily }),
    open('request-quotes', quotes),
    open('request-quotes-family', quotes, { before: asFamily }),
    open('request-choose', quotes, { prepare: press(({ quoteComparison }) => quoteComparison.choose) }),
    open('request-close', own, { prepare: closeRequest }),
    open('request-missing', '/request/0190f000-0000-7000-8000-000000000001?key=none'),
    open('requests-kept', own, {
      prepare: (page) => page.evaluate(() => location.assign('#/requests')),
    }),
  ]
}
