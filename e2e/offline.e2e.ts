import type { Locator, Page } from '@playwright/test'
import { wordsOf } from '../scripts/screens/screen-words.ts'
import { expectAccessible } from './accessible.ts'
import { test } from './deployment.ts'
import { runningTotal } from './detailed-steps.ts'
import { expect, logIn, logOut, waitForScreen } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { waitForRest } from './movement.ts'

test.use({ serviceWorkers: 'allow' })

/** Returns the number of loaded files and public responses that are in no cache of the worker. */
async function missingFromCaches(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const fetched = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /^\/(api|assets)\//.test(new URL(name).pathname))
    const found = await Promise.all(fetched.map((name) => caches.match(name, { ignoreVary: true })))
    return found.filter((response) => response === undefined).length
  })
}

/** Waits until the worker has cached the shell and everything the page has shown. Its own requests are separate. */
async function kept(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await waitForScreen(page)
  await expect.poll(() => missingFromCaches(page)).toBe(0)
}

/** Calculates a figure and expects it in the summary. */
async function expectFigure(page: Page) {
  const say = sayOn(page)
  await page.getByLabel(say('Area Size')).selectOption('10 Marla')
  await page.getByLabel(say('City')).selectOption('Lahore')
  await page.getByRole('button', { name: say('Calculate Cost') }).click()
  const figures = page.getByRole('region', { name: say('Summary') }).getByRole('definition')
  const figure = wordsOf(page).quickEstimate.asPublished('1.10 Crore')
  await expect(figures.filter({ hasText: figure })).toBeVisible()
}

test('the calculator works offline after one visit', { tag: ['@device', '@smoke'] }, async ({
  page,
  context,
  say,
}) => {
  await page.goto('/#/calculator')
  await kept(page)
  await context.setOffline(true)
  await page.reload()
  await expectFigure(page)
  await page.goto('/#/calculator?mode=detailed')
  await page.reload()
  await page.getByLabel(say('City')).selectOption('Karachi')
  await page.getByLabel(say('Plot size'), { exact: true }).fill('7')
  await expect(runningTotal(page)).toBeVisible()
  const { check } = wordsOf(page)
  await page.goto('/#/check')
  await page.reload()
  await page.getByRole('link', { name: check.wayComplete }).click()
  await expect(page.getByRole('heading', { level: 1, name: check.formH1 })).toBeVisible()
})

/** A card of the demo on the first page of the list. */
const listed = (page: Page) =>
  page.getByRole('main').getByRole('article', { name: 'Ravi Brickworks (Demo)' }).getByRole('heading')
const oldNotice = (page: Page) => {
  // A date follows, if it is known.
  const notice = wordsOf(page).shell.earlierVisit(undefined).slice(0, -1)
  return page.getByRole('status').filter({ hasText: notice })
}
const newVersion = (page: Page) =>
  page.getByRole('status').filter({ hasText: sayOn(page)('A new version of Tameer is ready.') })

/** Goes offline, reloads, and expects the same content with a note that it is old. */
async function expectFromEarlierVisit(page: Page, heading: Locator) {
  const text = await heading.textContent()
  await kept(page)
  await page.context().setOffline(true)
  await page.reload()
  await expect(heading).toHaveText(text ?? '')
  await expect(oldNotice(page)).toBeVisible()
}

test('the visited list is shown offline and says that it is old', { tag: '@smoke' }, async ({
  page,
  say,
}) => {
  await page.goto('/#/contractors')
  await expectFromEarlierVisit(page, listed(page))
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('Tameer, home') })
    .click()
  await expect(oldNotice(page)).toBeHidden()
})

test('a visited project is shown offline and says that it is old', async ({ page, request }) => {
  const { data } = await (await request.get('/api/portfolios?limit=1')).json()
  await page.goto('/')
  await kept(page)
  await page.goto(`/#/portfolio/${data[0].id}`)
  await expectFromEarlierVisit(page, page.getByRole('heading', { level: 1, name: data[0].title }))
})

test('a list still being fetched when the worker takes over is kept as well', async ({ page, context }) => {
  await page.route('**/api/portfolios?*', async (route) => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await route.continue()
  })
  await page.goto('/#/contractors')
  await expect(listed(page)).toBeVisible()
  await kept(page)
  await context.setOffline(true)
  await page.reload()
  await expect(listed(page)).toBeVisible()
})

test('a project’s first picture is the server’s as long as there is a connection', async ({
  page,
  context,
  request,
}) => {
  const { data } = await (await request.get('/api/portfolios?limit=1')).json()
  await page.goto('/')
  await kept(page)
  const address = `/uploads/first/${data[0].id}-400.webp`
  const ask = () => page.evaluate(async (one) => (await (await fetch(one)).blob()).size, address)
  const size = await ask()
  expect(size).toBeGreaterThan(1000)
  await page.evaluate(
    async (one) => (await caches.open('visited-pictures')).put(one, new Response('an older one')),
    address,
  )
  expect(await ask()).toBe(size)
  // The worker keeps a picture after it has handed it out.
  const keptSize = () =>
    page.evaluate(async (one) => (await (await caches.match(one))?.blob())?.size, address)
  await expect.poll(keptSize).toBe(size)
  await context.setOffline(true)
  expect(await ask()).toBe(size)
})

test('a screen that was never visited says that it is offline', { tag: '@device' }, async ({
  page,
  context,
  words,
}) => {
  await page.goto('/#/contractors')
  await kept(page)
  await context.setOffline(true)
  await page.goto('/#/contractors?q=never-asked')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(words.contractors.fitOfKept(0))
})

test('pages of the server: what was visited is there offline, the rest says so and leads on', async ({
  page,
  context,
  say,
}) => {
  await page.goto('/#/')
  await kept(page)
  await page.goto('/services/architecture')
  const heading = page.getByRole('heading', { level: 1 })
  const visited = await heading.textContent()
  await context.setOffline(true)
  await page.reload()
  await expect(heading).toHaveText(visited ?? '')
  await page.goto('/cost/lahore/10-marla')
  await expect(heading).toHaveText(say('You are offline'))
  await expectAccessible(page)
  await page.getByRole('link', { name: say('Cost calculator') }).click()
  await waitForRest(page)
  await expectFigure(page)
  await page.goBack()
  await expect(heading).toHaveText(say('You are offline'))
  await context.setOffline(false)
  await page.getByRole('link', { name: say('Try again') }).click()
  await expect(heading).toContainText(say('Lahore'))
})

test('responses to a session are not cached, and signing out forgets what was visited', {
  tag: '@smoke',
}, async ({ page, company, say }) => {
  const keptAnswers = () =>
    page.evaluate(async () => {
      const cache = await caches.open('visited-answers')
      return (await cache.keys()).map(({ url }) => new URL(url).pathname)
    })
  await page.goto('/#/contractors')
  await kept(page)
  await expect.poll(keptAnswers).toContain('/api/portfolios')
  await logIn(page, company)
  // Another query, so that the page itself is loaded and reads the session.
  await page.goto('/?signed-in#/overview')
  await expect(page.getByRole('navigation', { name: say('Dashboard', 'shell') })).toBeVisible()
  await waitForRest(page)
  const before = await page.evaluate(async (id) => {
    const all = await (await caches.open('visited-answers')).keys()
    return all.filter(({ url }) => url.includes(id)).length
  }, company.id)
  expect(before).toBe(0)
  await logOut(page)
  await expect.poll(() => page.evaluate(() => caches.has('visited-pictures'))).toBe(false)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a new version is offered and starts only when accepted', { tag: ['@device', '@smoke'] }, async ({
  page,
  deployment,
  say,
}) => {
  await page.goto(`${deployment.url}#/`)
  await kept(page)
  deployment.workerTail = '\n// another version'
  await page.reload()
  const offer = newVersion(page)
  await expect(offer).toBeVisible()
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)
  expect(await waiting()).toBe(true)
  await Promise.all([page.waitForEvent('load'), offer.getByRole('button', { name: say('Reload') }).click()])
  await kept(page)
  await expect(offer).toBeHidden()
  expect(await waiting()).toBe(false)
})

test('a new version accepted in one tab is offered in the other, which stays unchanged until then', {
  tag: '@device',
}, async ({ page, context, deployment, say }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`${deployment.url}#/about`)
    await kept(tab)
  }
  let loads = 0
  other.on('load', () => {
    loads += 1
  })
  deployment.workerTail = '\n// another version'
  await page.reload()
  for (const tab of [page, other]) await expect(newVersion(tab)).toBeVisible()
  const take = (tab: Page) =>
    newVersion(tab)
      .getByRole('button', { name: say('Reload') })
      .click()
  await Promise.all([page.waitForEvent('load'), take(page)])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(newVersion(page)).toBeHidden()
  await expect(newVersion(other)).toBeVisible()
  expect(loads).toBe(0)
  await Promise.all([other.waitForEvent('load'), take(other)])
  await kept(other)
  await expect(newVersion(other)).toBeHidden()
})

test('a file that another version removed leads to that version', { tag: '@device' }, async ({
  page,
  deployment,
  say,
}) => {
  await page.goto(`${deployment.url}#/`)
  await kept(page)
  deployment.gone = true
  await page.evaluate(() => {
    window.location.hash = '#/terms-and-conditions'
  })
  await expect(page.getByRole('heading', { level: 1, name: say('Terms and Conditions') })).toBeVisible()
  expect(deployment.gone).toBe(false)
})
