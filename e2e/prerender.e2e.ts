import type { Page } from '@playwright/test'
import { clientScreens } from '../scripts/client-build/screens.ts'
import { expect, logIn, test } from './fixtures.ts'

const withFirstHtml = clientScreens.filter(({ firstHtml, example }) => firstHtml && !example)

/** Keeps the client's scripts back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

test('the page holds the first HTML of the screens that are visited most', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const held = [...html.matchAll(/<template id="at:([^"]+)">/g)].map(([, route = '']) => route)
  expect(held).toEqual(['/', '/calculator', '/contractors', '/portfolio'])
})

test('the page comes with the first packets, before the server waits for an answer', async ({ page }) => {
  const response = await page.goto('/')
  const sizes = await response?.request().sizes()
  const bytes = (sizes?.responseHeadersSize ?? 0) + (sizes?.responseBodySize ?? 0)
  expect(bytes).toBeGreaterThan(10_000)
  // Ten packets of 1460 bytes (RFC 6928).
  expect(bytes).toBeLessThanOrEqual(14_600)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const signedIn of [false, true]) {
    test(`is taken over as it stands, ${colorScheme}, ${signedIn ? 'signed in' : 'by a visitor'}`, async ({
      page,
      company,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), colorScheme)
      if (signedIn) await logIn(page, company)
      // The heading that stands when the page's own script has run, before any file of the client.
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('#root h1')
          if (!heading) return
          Object.assign(window, { firstHeading: heading })
          observer.disconnect()
        }).observe(document, { childList: true, subtree: true })
      })
      for (const { route } of withFirstHtml) {
        const letGo = await holdScripts(page)
        await page.goto(`/?of=${encodeURIComponent(route)}#${route}`, { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        letGo()
        await expect(page).toHaveTitle(/Tameer/)
        await page.waitForLoadState('networkidle')
        const kept = await page.evaluate(() => {
          const { firstHeading } = window as unknown as { firstHeading?: Element }
          return firstHeading !== undefined && firstHeading === document.querySelector('#root h1')
        })
        expect(kept, `${route} was drawn anew`).toBe(true)
        expect(await page.locator('html').getAttribute('data-theme')).toBe(colorScheme)
        await page.unrouteAll({ behavior: 'wait' })
      }
    })
  }
}

test('a link followed before the client runs opens its screen', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible()
})

test('what is typed, chosen and pressed before the client runs is heard when it does', async ({ page }) => {
  let letGo = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click()
  letGo()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  letGo = await holdScripts(page)
  await page.goto('/?search#/contractors', { waitUntil: 'commit' })
  await page.getByLabel('Search Contractors').fill('nobody has this name')
  letGo()
  await expect(page.getByText('No contractors found matching your search.')).toBeVisible()
  await expect(page.getByLabel('Search Contractors')).toHaveValue('nobody has this name')

  letGo = await holdScripts(page)
  await page.goto('/?login#/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  expect(page.url()).toMatch(/login#\/login$/)
  letGo()
  await expect(page.getByRole('alert')).toContainText('Login failed. Please check your credentials')
  expect(page.url()).toMatch(/login#\/login$/)
})

test('the directory is asked for once, and with its first picture before the client runs', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  const lists = () => asked.filter((path) => path === '/api/portfolios').length
  const letGo = await holdScripts(page)
  await page.goto('/#/contractors', { waitUntil: 'commit' })
  await expect.poll(() => asked.filter((path) => path.startsWith('/uploads/')).length).toBe(1)
  const [picture] = asked.filter((path) => path.startsWith('/uploads/'))
  letGo()
  const first = page.getByRole('main').getByRole('article').first()
  await expect(first).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(lists()).toBe(1)
  expect(asked.filter((path) => path === picture)).toHaveLength(1)
})

test('a project has its shape before the client runs, and is asked for once', async ({ page, request }) => {
  const { data } = await (await request.get('/api/portfolios?limit=1')).json()
  const [{ id, title }] = data
  for (const address of [`/#/portfolio/${id}`, `/#/portfolioDetail?id=${id}`]) {
    let calls = 0
    page.on('request', (one) => {
      if (one.url().endsWith(`/api/portfolios/${id}`)) calls += 1
    })
    const letGo = await holdScripts(page)
    await page.goto(`/?of=${address.length}${address.slice(1)}`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Loading the project…' })).toBeVisible()
    letGo()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(calls).toBe(1)
    await page.unrouteAll({ behavior: 'wait' })
    page.removeAllListeners('request')
  }
})

test('without script the page says what is needed and where to go', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  // What stands in such an element is no text to Playwright's own queries.
  await expect(page.locator('noscript p')).toContainText('This site needs JavaScript')
  await expect(page.locator('noscript p')).toBeVisible()
  const links = await page
    .locator('noscript a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(links).toEqual([
    '/services/architecture',
    '/services/construction',
    '/services/interior-design',
    '/cost/lahore/10-marla',
  ])
  await context.close()
})
