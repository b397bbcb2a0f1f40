import type { Page } from '@playwright/test'
import type { OpenedPayment, OwnMark, RequestView } from '@tameer/contract'
import { type Name, wordsOf } from './screen-words.ts'

const lists = '**/api/portfolios**'

/** Presses the first visible button of this name. */
export function press(name: Name): (page: Page) => Promise<void> {
  return (page) =>
    page
      .getByRole('button', { name: name(wordsOf(page)) })
      .first()
      .click()
}

/** Sends an empty form. */
export function submit(name: Name): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole('button', { name: name(wordsOf(page)), exact: true }).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
  }
}

/** Opens the form of a better quote, whose script is loaded at that moment. */
export async function beginBetterQuote(page: Page): Promise<void> {
  await press(({ quoteRequest }) => quoteRequest.better)(page)
  await page.getByRole('button', { name: wordsOf(page).quoteForm.checkAndSend }).waitFor()
}

/** Leaves requests for projects without a response. */
export async function keepBack(page: Page): Promise<void> {
  await page.route(lists, () => undefined)
}

/** Breaks the connection of requests for projects. */
export async function refuse(page: Page): Promise<void> {
  await page.route(lists, (route) => route.abort())
}

/** Fails to respond with the figures of visits. */
export async function refuseVisits(page: Page): Promise<void> {
  await page.route('**/api/users/visits', (route) => route.abort())
}

/** Answers about a mailed link that it undoes a change of address. */
export async function answerUndoLink(page: Page): Promise<void> {
  const json = { act: 'undo', company: 'Alison Builders', email: 'alison@example.com' }
  await page.route('**/api/auth/email-change/link', (route) => route.fulfill({ json }))
}

/** Enters a year in the future into the company's facts. */
export async function badYear(page: Page): Promise<void> {
  const { settingsFacts } = wordsOf(page)
  await page.getByLabel(settingsFacts.founded).fill('2999')
  await page.getByRole('button', { name: settingsFacts.save }).click()
}

/** Opens every fold that is closed. */
export async function openFolds(page: Page): Promise<void> {
  const closed = page.locator('main details:not([open]) > summary')
  while ((await closed.count()) > 0) await closed.first().click()
}

/** Responds without projects. */
export async function answerEmpty(page: Page): Promise<void> {
  await page.route(lists, (route) => route.fulfill({ json: { data: [], total: 0, nextCursor: null } }))
}

/** Opens a screen whose file cannot be loaded. */
export async function failScreens(page: Page): Promise<void> {
  await page.route('**/assets/**', (route) => route.abort())
  await page.evaluate(() => location.assign('#/confirm-email'))
  await page.getByRole('heading', { name: wordsOf(page).shell.failureName }).waitFor()
}

export async function calculate(page: Page): Promise<void> {
  const { quickEstimate, places } = wordsOf(page)
  const parts = quickEstimate.partsOf(places.areas['10 Marla'], places.cities.Lahore)
  await page.getByRole('button', { name: quickEstimate.calculateCost }).click()
  await page.getByRole('heading', { name: quickEstimate.madeOf }).waitFor()
  await page.getByRole('list', { name: parts }).waitFor()
}

/** Logs in with a wrong password. */
export async function fillLogin(page: Page): Promise<void> {
  const { auth, labels, problems } = wordsOf(page)
  await page.getByLabel(labels.email).fill('nobody@example.com')
  await page.getByRole('textbox', { name: labels.password }).fill('not-the-password')
  await page.getByRole('button', { name: auth.loginButton, exact: true }).click()
  await page.getByText(problems.loginFailed).waitFor()
}

/** Saves the present bill and one of 10 Marla, and opens their comparison. */
export async function keepTwoEstimates(page: Page): Promise<void> {
  const { compareEstimates, detailedEstimate } = wordsOf(page)
  const keep = press(() => detailedEstimate.keepToCompare)
  await keep(page)
  await page.goto(page.url().replace('plotSize=7', 'plotSize=10'))
  await keep(page)
  await page
    .getByRole('link', { name: detailedEstimate.compareCount(2) })
    .first()
    .click()
  await page.getByRole('table', { name: compareEstimates.tableLabel }).waitFor()
}

/** Puts the first companies of the list on the shortlist and opens it. */
export function shortlist(count: number): (page: Page) => Promise<void> {
  return async (page) => {
    const { labels, shell, shortlist } = wordsOf(page)
    for (let at = 0; at < count; at++) {
      const mark = page.getByRole('button', { name: labels.shortlist }).nth(at)
      // The state of another screen may have put it there already.
      if ((await mark.getAttribute('aria-pressed')) !== 'true') await mark.click()
    }
    await page.getByRole('link', { name: shell.shortlistCount(count) }).click()
    await page.getByRole('button', { name: shortlist.forgetAll }).waitFor()
  }
}

/** Opens the comparison of companies. */
export async function compareCompanies(page: Page): Promise<void> {
  const { shortlist: words } = wordsOf(page)
  await shortlist(3)(page)
  for (let at = 0; at < 3; at++) await page.getByRole('checkbox').nth(at).click()
  await page
    .getByRole('link', { name: words.sideBySideCount(3) })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: words.sideBySide }).waitFor()
}

/** Changes the server's responses to a call. */
export function change<Body>(
  url: string | RegExp,
  how: (body: Body) => object,
): (page: Page) => Promise<void> {
  return async (page) => {
    await page.route(url, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: how((await response.json()) as Body) })
    })
  }
}

const oneRequest = /\/api\/requests\/[\w-]+$/

/** Replaces fields of every response about a request, for instance its state or the kind of its key. */
export function changeRequest(changes: Partial<RequestView['request']>): (page: Page) => Promise<void> {
  return change<RequestView>(oneRequest, (view) => ({ ...view, request: { ...view.request, ...changes } }))
}

/** Adds companies that Tameer suggests to a request. */
export const answerSuggested = change<RequestView>(oneRequest, (view) => ({
  ...view,
  suggested: [
    { companyId: '019b8d62-7a80-7000-8000-000000000001', name: 'Chenab Constructions (Demo)' },
    { companyId: '019b8d62-7a80-7000-8000-000000000002', name: 'شالیمار بلڈرز (Demo)' },
  ],
}))

/** Replaces fields of an opened payment of the company. */
export function changePayment(changes: Partial<OpenedPayment>): (page: Page) => Promise<void> {
  return change<OpenedPayment>('**/api/billing/payments/*', (payment) => ({ ...payment, ...changes }))
}

/** Shows every mark of the company as refused. */
export const refuseMarks = change<{ data: OwnMark[] }>('**/api/users/marks', ({ data }) => ({
  data: data.map((mark) => ({ ...mark, state: 'refused', checkedOn: null, refusal: 'other-name' })),
}))

/** Opens every folded part of a request's page. */
export async function unfoldRequest(page: Page): Promise<void> {
  const { asSent, familyLink, ownLink, closeOrDelete } = wordsOf(page).requestPage
  for (const hasText of [asSent, familyLink, ownLink, closeOrDelete])
    await page.getByRole('main').locator('summary').filter({ hasText }).click()
}

/** Opens the question for the reason to close the request. */
export async function closeRequest(page: Page): Promise<void> {
  const { requestPage } = wordsOf(page)
  await page.getByRole('main').locator('summary').filter({ hasText: requestPage.closeOrDelete }).click()
  await press(() => requestPage.close)(page)
}

/** Opens a quote's form down to the lines of its first section. */
export async function openLines(page: Page): Promise<void> {
  const { quoteFilling, quoteForm, values } = wordsOf(page)
  const form = page.getByRole('form', { name: quoteForm.title })
  const fold = (hasText: string) => form.locator('summary').filter({ hasText })
  await fold(quoteFilling.fillIn).click()
  await press(() => quoteFilling.openEveryLine)(page)
  await fold(values.sections.excavation_and_steel_reinforcement).click()
  await form.getByText(quoteForm.onePriceForSection).waitFor()
}
