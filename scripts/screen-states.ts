import type { Page } from '@playwright/test'

const lists = '**/api/portfolios**'

/** Presses the first visible button of this name. */
export function press(name: string | RegExp): (page: Page) => Promise<void> {
  return (page) => page.getByRole('button', { name }).first().click()
}

/** Sends an empty form. */
export function submit(name: string | RegExp): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
  }
}

/** Opens the form of a better quote, whose script is loaded at that moment. */
export async function beginBetterQuote(page: Page): Promise<void> {
  await press('Send a better quote')(page)
  await page.getByRole('button', { name: 'Check and send' }).waitFor()
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

/** Enters a year in the future into the company's facts. */
export async function badYear(page: Page): Promise<void> {
  await page.getByLabel('Founded in').fill('2999')
  await page.getByRole('button', { name: 'Save facts' }).click()
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
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
}

export async function calculate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calculate Cost' }).click()
  await page.getByRole('heading', { name: 'What it is made of' }).waitFor()
  await page.getByRole('list', { name: /^Parts of the cost/ }).waitFor()
}

/** Logs in with a wrong password. */
export async function fillLogin(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByText('Login failed').waitFor()
}

/** Saves the present bill and one of 10 Marla, and opens their comparison. */
export async function keepTwoEstimates(page: Page): Promise<void> {
  await press('Save and compare')(page)
  await page.goto(page.url().replace('plotSize=7', 'plotSize=10'))
  await press('Save and compare')(page)
  await page.getByRole('link', { name: 'Compare (2)' }).first().click()
  await page.getByRole('table', { name: 'Saved estimates side by side' }).waitFor()
}

/** Puts the first companies of the list on the shortlist and opens it. */
export function shortlist(count: number): (page: Page) => Promise<void> {
  return async (page) => {
    for (let at = 0; at < count; at++) {
      const mark = page.getByRole('button', { name: 'Shortlist' }).nth(at)
      // The state of another screen may have put it there already.
      if ((await mark.getAttribute('aria-pressed')) !== 'true') await mark.click()
    }
    await page.getByRole('link', { name: `Shortlist (${count})` }).click()
    await page.getByRole('button', { name: 'Forget all' }).waitFor()
  }
}

/** Opens the comparison of companies. */
export async function compareCompanies(page: Page): Promise<void> {
  await shortlist(3)(page)
  for (let at = 0; at < 3; at++) await page.getByRole('checkbox').nth(at).click()
  await page.getByRole('link', { name: 'Side by side (3)' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Side by side' }).waitFor()
}

/** Replaces fields of every response about a request, for instance its state or the kind of its key. */
export function changeRequest(changes: Record<string, unknown>): (page: Page) => Promise<void> {
  return async (page) => {
    await page.route('**/api/requests/*', async (route) => {
      const response = await route.fetch()
      const view = (await response.json()) as { request: object }
      await route.fulfill({ response, json: { ...view, request: { ...view.request, ...changes } } })
    })
  }
}

/** Adds companies that Tameer suggests to a request. */
export async function answerSuggested(page: Page): Promise<void> {
  await page.route('**/api/requests/*', async (route) => {
    const response = await route.fetch()
    const suggested = [
      { companyId: '019b8d62-7a80-7000-8000-000000000001', name: 'Chenab Constructions (Demo)' },
      { companyId: '019b8d62-7a80-7000-8000-000000000002', name: 'شالیمار بلڈرز (Demo)' },
    ]
    await route.fulfill({ response, json: { ...(await response.json()), suggested } })
  })
}

/** Opens every folded part of a request's page. */
export async function unfoldRequest(page: Page): Promise<void> {
  for (const name of [
    'Your request as sent',
    'Show it to the family',
    'Keep the key safe',
    'Close or delete',
  ])
    await page.getByRole('main').locator('summary').filter({ hasText: name }).click()
}

/** Opens the question for the reason to close the request. */
export async function closeRequest(page: Page): Promise<void> {
  await page.getByRole('main').locator('summary').filter({ hasText: 'Close or delete' }).click()
  await press('Close the request')(page)
}

/** Opens a quote's form down to the lines of its first section. */
export async function openLines(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Your quote' })
  await form.locator('summary').filter({ hasText: 'Fill in for me' }).click()
  await press('Price every line')(page)
  await form.locator('summary').filter({ hasText: 'Excavation and Steel' }).click()
  await form.getByText('one price for this section instead').waitFor()
}
