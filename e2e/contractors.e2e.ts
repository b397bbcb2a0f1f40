import type { Page } from '@playwright/test'
import type { Portfolio } from '@tameer/contract'
import { expectToast } from './contexts.ts'
import {
  chooseOption,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  isPhone,
  noteShifts,
  publish,
  shiftOf,
  test,
  waitForRest,
} from './fixtures.ts'

const cards = (page: Page) => page.getByRole('button', { name: 'View Profile' })
const status = (page: Page) => page.getByRole('main').getByRole('status')

// Demo companies only, because parallel journeys publish, hide and delete others.
const steady = '/#/contractors?q=studio'
const everyDemo = 'q=%28demo%29'

/** Texts such as `27 companies`, or with a filter `Architects in Lahore: 4`. */
const counted = /^(?:.+: )?([\d,]+)(?: compan(?:y|ies))?$/

/** Returns the number of companies that the page shows. */
async function found(page: Page): Promise<number> {
  await expect(status(page)).toHaveText(counted)
  return Number(counted.exec((await status(page).textContent()) ?? '')?.[1]?.replaceAll(',', ''))
}

test('filters live in the address: reload, back and a shared link show the same', {
  tag: ['@smoke', '@wide'],
}, async ({ page, context }) => {
  const at = (filters: string) => new RegExp(`[?]${filters}&${everyDemo}$`)
  await page.goto(`/#/contractors?${everyDemo}`)
  const all = await found(page)
  await page.goto(`/#/contractors?service=4&${everyDemo}`)
  const architects = await found(page)
  expect(architects).toBeLessThan(all)

  const choose = async (label: string, option: string) => {
    if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click()
    await chooseOption(page.getByRole('combobox', { name: label }), option)
    if (isPhone(page)) await page.getByRole('button', { name: /^Show / }).click()
  }
  await choose('City', 'Lahore')
  await page.waitForURL(at('service=4&city=2'))
  await choose('Specialization', 'Residential')
  await page.waitForURL(at('service=4&city=2&specialization=5'))
  const narrowed = await found(page)
  expect(narrowed).toBeGreaterThan(0)
  expect(narrowed).toBeLessThan(architects)
  await expect(cards(page)).toHaveCount(narrowed)

  await page.reload()
  expect(await found(page)).toBe(narrowed)
  const shared = await context.newPage()
  await shared.goto(page.url())
  expect(await found(shared)).toBe(narrowed)
  await shared.close()

  await page.goBack()
  await page.waitForURL(at('service=4&city=2'))
  await page.goBack()
  await page.waitForURL(at('service=4'))
  await expect.poll(() => found(page)).toBe(architects)
})

test('the filters of a phone open, choose and close by the keyboard alone', async ({ page }) => {
  test.skip(!isPhone(page), 'wide screens have them in a row')
  await page.goto(steady)
  const all = await found(page)
  const filters = page.getByRole('button', { name: /^Filters/ })
  await filters.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet).toBeVisible()
  await expectAccessible(page)
  await sheet.getByLabel('Service').focus()
  await page.keyboard.type('Int')
  const show = sheet.getByRole('button', { name: /^Show \d+ compan/ })
  await expect(show).toBeVisible()
  await expect(show).not.toHaveText(`Show ${all} companies`)
  await page.waitForURL(/service=6/)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(filters).toBeFocused()
  await expect(filters).toHaveText('Filters (1)')
  await page.getByRole('button', { name: 'Remove Service: Interior Design' }).press('Enter')
  await expect(filters).toBeFocused()
  await expect(status(page)).toHaveText(`${all} companies`)
  await expectNoSidewaysScroll(page)
})

test('back closes the sheet and takes back what was chosen in it', { tag: '@smoke' }, async ({ page }) => {
  test.skip(!isPhone(page), 'wide screens have no sheet')
  await page.goto(steady)
  const all = await found(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await chooseOption(sheet.getByLabel('City'), 'Karachi')
  await sheet.getByLabel('Price').selectOption('120-250')
  await page.waitForURL(/city=1&price=120-250/)
  const show = sheet.getByRole('button', { name: /^Show \d+ compan/ })
  await expect(show).toBeVisible()
  await expect(show).not.toHaveText(`Show ${all} companies`)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/contractors\?q=studio$/)
  await expect(status(page)).toHaveText(`${all} companies`)
})

test('a link with invalid values still opens, says so and leads on', async ({ page }) => {
  await page.goto('/#/contractors?city=Lahore&price=cheap&specialization=77&q=%00%F0')
  await expect(status(page)).toHaveText('No contractors found matching your search.')
  const notice = 'Part of this link is no filter we know, and was left out.'
  await expect(page.getByRole('main').getByText(notice)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL(/contractors$/)
  expect(await found(page)).toBeGreaterThan(5)
  await expect(status(page)).toBeFocused()
})

test('a failed list says so and loads when tried again', { tag: ['@smoke', '@wide'] }, async ({ page }) => {
  let failing = true
  await page.route('**/api/portfolios?*', (route) =>
    failing
      ? route.fulfill({ status: 404, json: { message: 'Please try again shortly', code: 'busy' } })
      : route.fallback(),
  )
  await page.goto('/#/contractors')
  await expect(page.getByRole('alert')).toHaveText('Please try again shortly')
  failing = false
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(await found(page)).toBeGreaterThan(5)
})

test('chat, call and mail reach a company and name the project', { tag: ['@smoke', '@wide'] }, async ({
  page,
}) => {
  await page.goto('/#/contractors?city=2')
  await page
    .getByRole('article', { name: 'Ravi Brickworks (Demo)' })
    .getByRole('heading')
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'Projects' })).toBeVisible()
  const contact = page.getByRole('group', { name: /^Contact / })
  await expect(contact.getByRole('link', { name: /on WhatsApp$/ })).toHaveAttribute(
    'href',
    /wa\.me\/92\d+\?text=/,
  )
  const title = 'Grey Structure of a Ten Marla House'
  await page.getByRole('article').getByRole('heading', { name: title }).getByRole('link').click()
  await expect(page.getByRole('complementary', { name: 'Facts' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  // On a phone chat and call are in a bar at the lower edge.
  const whatsApp = page.getByRole('link', { name: 'WhatsApp' })
  const chat = new URL((await whatsApp.getAttribute('href')) ?? '')
  expect(chat.searchParams.get('text')).toContain(title)
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+92\d+$/)
  await expect(contact.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:.+subject=/)
  await expectAccessible(page)
})

test('sharing copies the address the server renders, and says so', { tag: '@smoke' }, async ({
  page,
  context,
  company,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Removes the share sheet, whether or not this browser has one.
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const id = await publish(page, company, { title: 'Court & Jaali “House”' })
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.goto(`/#/portfolio/${id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expectToast(page, 'Link copied')
  expect(await copied()).toBe(`${baseURL}/p/court-jaali-house-${id}`)
  await page.goto(`/#/profileDetailScreen?company=${company.id}`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.poll(copied).toMatch(new RegExp(`^${baseURL}/c/works-.+-${company.id}$`))
})

/** Returns a project of the demo with several pictures. */
async function anyProject(page: Page): Promise<Portfolio> {
  const response = await page.request.get('/api/portfolios?limit=1')
  const { data } = (await response.json()) as { data: [Portfolio] }
  return data[0]
}

test('a picture opens in full size and gives the focus back', async ({ page }) => {
  const { id, title, portfolioImages } = await anyProject(page)
  const count = portfolioImages.length
  await page.goto(`/#/portfolio/${id}`)
  const opener = page.getByRole('button', { name: 'View full size' })
  await opener.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Picture in full size' })
  await expect(viewer.getByText(`1 of ${count}`)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(`2 of ${count}`)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(opener).toBeFocused()
  await page.getByRole('img', { name: `${title}, picture 1` }).click()
  await expect(viewer).toBeVisible()
})

test('nothing moves while the directory’s screens load', async ({ page }) => {
  await noteShifts(page)
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.fallback()
  })
  const { id, title, company } = await anyProject(page)
  for (const [address, heading] of [
    ['contractors', 'Ravi Brickworks (Demo)'],
    ['contractors?service=5&city=1', 'Harbour Frame Construction (Demo)'],
    [`portfolio/${id}`, title],
    [`profileDetailScreen?company=${company.id}`, company.name],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`/#/${address}`)
    await waitForRest(page)
    await expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeVisible()
    expect(await shiftOf(page), address).toBeLessThan(0.01)
  }
})
