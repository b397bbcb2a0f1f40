import { expect, logIn, test } from './fixtures.ts'

/** Routes whose first HTML the built page holds. */
async function prerenderedRoutes(read: () => Promise<{ text(): Promise<string> }>): Promise<string[]> {
  const html = await (await read()).text()
  return [...html.matchAll(/<template id="at:([^"]+)">/g)].map(([, route = '']) => route)
}

test('the page holds the first HTML of the screens that are visited most', async ({ request }) => {
  const routes = await prerenderedRoutes(() => request.get('/'))
  expect(routes.slice(0, 2)).toEqual(['/', '/calculator'])
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const signedIn of [false, true]) {
    test(`is taken over as it stands, ${colorScheme}, ${signedIn ? 'signed in' : 'by a visitor'}`, async ({
      page,
      request,
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
      for (const route of await prerenderedRoutes(() => request.get('/'))) {
        await page.goto(`/?of=${encodeURIComponent(route)}#${route}`)
        await expect(page).toHaveTitle(/Tameer/)
        await page.waitForLoadState('networkidle')
        const kept = await page.evaluate(() => {
          const { firstHeading } = window as unknown as { firstHeading?: Element }
          return firstHeading !== undefined && firstHeading === document.querySelector('#root h1')
        })
        expect(kept, `${route} was drawn anew`).toBe(true)
        expect(await page.locator('html').getAttribute('data-theme')).toBe(colorScheme)
      }
    })
  }
}

test('a link followed before the client runs opens its screen', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible()
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
