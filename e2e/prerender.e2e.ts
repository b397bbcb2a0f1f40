import type { Page } from '@playwright/test'
import { clientScreens } from '../web/build/screens.ts'
import { expect, logIn, test } from './fixtures.ts'
import { hold, scripts } from './held-requests.ts'
import { waitForRest } from './movement.ts'

const prerendered = clientScreens.filter((screen) => screen.prerendered)
/** Those whose first HTML stays as it is; that of the others is their shape until their subject or their mode is there. */
const withFirstHtml = prerendered.filter(({ example, route }) => !example && !route.includes('?'))

/** The first card of the demo's directory. */
const firstCard = (page: Page) =>
  page.getByRole('main').getByRole('article', { name: 'Ravi Brickworks (Demo)' })

test('the page contains the first HTML of the screens that are visited most', async ({ request, words }) => {
  const html = await (await request.get(words.language.front)).text()
  const held = [...html.matchAll(/<template id="at:([^"]+)">/g)].map(([, route = '']) => route)
  expect(held).toEqual(prerendered.map(({ route }) => route))
  expect(held).toHaveLength(6)
  // Scripts that the page's head asks for would come before the first paint.
  expect(html).not.toContain('<link rel="modulepreload"')
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const signedIn of [false, true]) {
    const tag = colorScheme === 'light' && !signedIn ? '@smoke' : []
    test(`is taken over as it stands, ${colorScheme}, ${signedIn ? 'signed in' : 'by a visitor'}`, {
      tag,
    }, async ({ page, company, say }) => {
      await page.emulateMedia({ colorScheme })
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), colorScheme)
      if (signedIn) await logIn(page, company)
      // Records the heading after the page's own script has run, before any file of the client.
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('#root h1')
          if (!heading) return
          Object.assign(window, { firstHeading: heading })
          observer.disconnect()
        }).observe(document, { childList: true, subtree: true })
      })
      for (const { route } of withFirstHtml) {
        const letGo = await hold(page, scripts)
        await page.goto(`/?of=${encodeURIComponent(route)}#${route}`, { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        letGo()
        await expect(page).toHaveTitle(new RegExp(say('Tameer')))
        await waitForRest(page)
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

test('a link followed before the client runs opens its screen', async ({ page, say }) => {
  const letGo = await hold(page, scripts)
  await page.goto('/', { waitUntil: 'commit' })
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('About', 'shell') })
    .click()
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: say('About Tameer') })).toBeVisible()
})

test('text typed and choices made before the client runs are kept', async ({ page, say }) => {
  let letGo = await hold(page, scripts)
  await page.goto('/', { waitUntil: 'commit' })
  await page
    .getByRole('contentinfo')
    .getByRole('radio', { name: say('Dark') })
    .click()
  letGo()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  letGo = await hold(page, scripts)
  await page.goto('/?search#/contractors', { waitUntil: 'commit' })
  await page.getByLabel(say('Search Contractors')).fill('qwxz vkptl')
  await page.getByLabel(say('Search Contractors')).press('Enter')
  letGo()
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText(say('No contractors found matching your search.'))
  await expect(page.getByLabel(say('Search Contractors'))).toHaveValue('qwxz vkptl')
})

test('the directory is requested once, with its first picture, before the client runs', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  const lists = () => asked.filter((path) => path === '/api/portfolios').length
  const letGo = await hold(page, scripts)
  await page.goto('/#/contractors', { waitUntil: 'commit' })
  await expect.poll(() => asked.filter((path) => path.startsWith('/uploads/')).length).toBe(1)
  const [picture] = asked.filter((path) => path.startsWith('/uploads/'))
  letGo()
  await expect(firstCard(page)).toBeVisible()
  await waitForRest(page)
  expect(lists()).toBe(1)
  expect(asked.filter((path) => path === picture)).toHaveLength(1)
})

/** Picture that the page's own script shows in place of the first one. */
const earlyPicture = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector('[data-picture]')
    return (place && /url\("(.+?)"\)/.exec(getComputedStyle(place).backgroundImage)?.[1]) ?? 'none'
  })

for (const screen of ['contractors', 'portfolio'] as const) {
  test(`the first picture is seen before the client runs, and kept: ${screen}`, async ({
    page,
    request,
    words,
  }) => {
    const query = screen === 'contractors' ? 'limit=24&distinct=company&count=yes' : 'limit=1'
    const { data } = await (await request.get(`/api/portfolios?${query}`)).json()
    const [{ id, title, company, portfolioImages }] = data
    const asked: string[] = []
    page.on('request', (one) => void asked.push(one.url()))
    const letGo = await hold(page, scripts)
    // A project's picture is requested by the project's id, in parallel with the response that names it.
    const [address, name, alt] =
      screen === 'contractors'
        ? [
            '/#/contractors',
            portfolioImages[0].image.replace(/\.jpg$/, ''),
            words.companies.projectOf(company.name),
          ]
        : [`/#/portfolio/${id}`, `/first/${id}`, words.portfolioDetail.pictureAt(title, 1)]
    await page.goto(address, { waitUntil: 'commit' })
    await expect.poll(() => earlyPicture(page)).toContain(name)
    const early = await earlyPicture(page)
    const placeWidth = await page.evaluate(
      () => document.querySelector('[data-picture]')?.getBoundingClientRect().width ?? 0,
    )
    letGo()
    const picture = page.getByRole('main').getByRole('img', { name: alt })
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(early)
    await waitForRest(page)
    expect(asked.filter((one) => one === early)).toHaveLength(1)
    expect(asked.filter((one) => one.includes(portfolioImages[0].image.slice(0, -4)))).toHaveLength(
      screen === 'contractors' ? 1 : 0,
    )
    // The picture may have a border of one pixel.
    const { width = 0 } = (await picture.boundingBox()) ?? {}
    expect(Math.abs(width - placeWidth)).toBeLessThanOrEqual(2)
  })
}

test('the directory’s first picture loads without waiting for the client or the list', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/portfolios?limit=1&distinct=company')).json()
  const letGo = await hold(page, scripts)
  const release = await hold(page, '**/api/portfolios?*')
  await page.goto('/#/contractors', { waitUntil: 'commit' })
  await expect
    .poll(() => earlyPicture(page))
    .toContain(data[0].portfolioImages[0].image.replace(/\.jpg$/, ''))
  release()
  letGo()
  await expect(firstCard(page)).toBeVisible()
})

test('the early picture of the whole list is not shown for a filtered one', async ({
  page,
  isMobile,
  say,
}) => {
  test.skip(isMobile, 'its filters are in a sheet, which the client opens')
  const letGo = await hold(page, scripts)
  await page.goto('/#/contractors', { waitUntil: 'commit' })
  await expect.poll(() => earlyPicture(page)).not.toBe('none')
  const release = await hold(page, '**/api/portfolios?*price=*')
  await page.getByLabel(say('Price')).selectOption({ index: 1 })
  letGo()
  await page.waitForURL(/price=/)
  const places = page.getByRole('main').locator('[data-picture]').filter({ visible: true })
  await expect(places).not.toHaveCount(0)
  await expect.poll(() => earlyPicture(page)).toBe('none')
  release()
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
})

test('an address that only looks like a project’s is not treated as one', async ({ page, request, say }) => {
  const { data } = await (await request.get('/api/portfolios?limit=1')).json()
  const { id } = data[0]
  for (const address of ['portfolio', `portfolio/${id}/more`, `portfolioDetail/more?id=${id}`]) {
    await page.goto(`/?of=${address.length}#/${address}`)
    await expect(page.getByRole('heading', { level: 1, name: say('Page not found') })).toBeVisible()
  }
})

test('a profile has its first picture and its name before the client runs, and its calls are made once', async ({
  page,
  request,
  say,
}) => {
  const { data } = await (await request.get('/api/portfolios?limit=1')).json()
  const { company } = data[0]
  const calls: string[] = []
  page.on('request', (one) => {
    if (/\/api\/(portfolios\?|companies\/)/.test(one.url())) calls.push(new URL(one.url()).pathname)
  })
  const letGo = await hold(page, scripts)
  const release = await hold(page, '**/api/portfolios?*')
  await page.goto(`/#/profileDetailScreen?company=${company.id}`, { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(say('Loading the company…'))
  // The picture is requested by the company's id: it waits for no response.
  await expect.poll(() => earlyPicture(page)).toContain(`/first/${company.id}`)
  const early = await earlyPicture(page)
  release()
  await expect(heading).toHaveText(company.name)
  letGo()
  const picture = page.getByRole('main').getByRole('article').first().getByRole('img')
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(early)
  await expect(heading).toHaveText(company.name)
  await waitForRest(page)
  expect(calls.toSorted()).toEqual([`/api/companies/${company.id}`, '/api/portfolios'])
})

test('the first card of the directory has the room of its picture before the client runs', async ({
  page,
  isMobile,
}) => {
  await hold(page, scripts)
  await page.goto('/#/contractors', { waitUntil: 'commit' })
  const place = page.locator('[data-picture]').first()
  await expect(place).toBeVisible()
  const { width = 0, height = 0 } = (await place.boundingBox()) ?? {}
  // On a phone it is flatter, so that a card takes less than a screen.
  expect(Math.abs(height - width * (isMobile ? 1 / 2 : 9 / 16))).toBeLessThan(1)
})

test('a project has its skeleton before the client runs, and is requested once', async ({
  page,
  request,
  say,
}) => {
  const { data } = await (await request.get('/api/portfolios?limit=1')).json()
  const [{ id, title }] = data
  for (const address of [`/#/portfolio/${id}`, `/#/portfolioDetail?id=${id}`]) {
    let calls = 0
    page.on('request', (one) => {
      if (one.url().endsWith(`/api/portfolios/${id}`)) calls += 1
    })
    const letGo = await hold(page, scripts)
    await page.goto(`/?of=${address.length}${address.slice(1)}`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: say('Loading the project…') })).toBeVisible()
    letGo()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(calls).toBe(1)
    await page.unrouteAll({ behavior: 'wait' })
    page.removeAllListeners('request')
  }
})

test('without script the page says what is needed and where to go', async ({ browser, baseURL, words }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto(words.language.front)
  // Playwright's own queries find no text in such an element.
  await expect(page.locator('noscript p')).toContainText(words.document.needsScript)
  await expect(page.locator('noscript p')).toBeVisible()
  const links = await page
    .locator('noscript a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(links).toEqual(
    ['architecture', 'construction', 'interior-design']
      .map((service) => `services/${service}`)
      .concat('cost/lahore/10-marla')
      .map((address) => words.language.front + address),
  )
  await context.close()
})
