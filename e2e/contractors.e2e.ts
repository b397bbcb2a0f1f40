import type { Page } from '@playwright/test'
import type { Portfolio } from '@tameer/contract'
import { wordsOf } from '../scripts/screens/screen-words.ts'
import { expectAccessible } from './accessible.ts'
import { expectToast } from './contexts.ts'
import { chooseOption, expect, isPhone, publish, test } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { expectNoSidewaysScroll, noteShifts, shiftOf, waitForRest } from './movement.ts'
import { anyText, patternOf } from './patterns.ts'

const cards = (page: Page) => page.getByRole('button', { name: sayOn(page)('View Profile', 'companies') })
const status = (page: Page) => page.getByRole('main').getByRole('status')

// Demo companies only, because parallel journeys publish, hide and delete others.
const steady = '/#/contractors?q=studio'
const everyDemo = 'q=%28demo%29'

/** Returns the number in texts such as `27 companies`, or with a filter `Architects in Lahore: 4`. */
async function found(page: Page): Promise<number> {
  const { count } = wordsOf(page).contractors
  const [one, more] = [count(1, '1'), count(2, '([\\d,]+)')]
  const counted = new RegExp(`^(?:.+: ([\\d,]+)|${more}|${one})$`)
  await expect(status(page)).toHaveText(counted)
  const [, ofSome, ofAll] = counted.exec((await status(page).textContent()) ?? '') ?? []
  return Number((ofSome ?? ofAll ?? '1').replaceAll(',', ''))
}

/** The same once a narrower search is there: until then the line says what was found before. */
async function foundBelow(page: Page, before: number): Promise<number> {
  await expect.poll(() => found(page)).toBeLessThan(before)
  return await found(page)
}

/** The button that closes the sheet of filters, once it has a number. */
const show = (page: Page) => {
  const { count, showFound } = wordsOf(page).contractors
  const numbers = [count(1, '1'), count(2, '[\\d,]+'), '.+: [\\d,]+']
  return page.getByRole('button', { name: new RegExp(`^${showFound(`(${numbers.join('|')})`)}$`) })
}

test('filters live in the address: reload, back and a shared link show the same', {
  tag: '@wide',
}, async ({ page, context, say, words }) => {
  const { filters, showFound } = words.contractors
  const at = (filters: string) => new RegExp(`[?]${filters}&${everyDemo}$`)
  await page.goto(`/#/contractors?${everyDemo}`)
  const all = await found(page)
  await page.goto(`/#/contractors?service=4&${everyDemo}`)
  const architects = await foundBelow(page, all)

  const choose = async (label: string, option: string) => {
    if (isPhone(page))
      await page.getByRole('button', { name: new RegExp(`^${filters}( \\(\\d+\\))?$`) }).click()
    await chooseOption(page.getByRole('combobox', { name: say(label) }), say(option))
    const shown = new RegExp(`^${patternOf(showFound(anyText))}$`)
    if (isPhone(page)) await page.getByRole('button', { name: shown }).click()
  }
  await choose('City', 'Lahore')
  await page.waitForURL(at('service=4&city=2'))
  const inLahore = await foundBelow(page, architects)
  await choose('Specialization', 'Residential')
  await page.waitForURL(at('service=4&city=2&specialization=5'))
  const narrowed = await foundBelow(page, inLahore)
  expect(narrowed).toBeGreaterThan(0)
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

test('the filters of a phone open, choose and close by the keyboard alone', async ({ page, say, words }) => {
  test.skip(!isPhone(page), 'wide screens have them in a row')
  await page.goto(steady)
  const all = await found(page)
  const { contractors } = words
  const filters = page.getByRole('button', { name: new RegExp(`^${contractors.filters}( \\(\\d+\\))?$`) })
  await filters.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: say('Filters') })
  await expect(sheet).toBeVisible()
  await expectAccessible(page)
  const service = sheet.getByLabel(say('Service', 'contractors'))
  await service.focus()
  while ((await service.inputValue()) !== '6') await page.keyboard.press('ArrowDown')
  await expect(show(page)).toBeVisible()
  await expect(show(page)).not.toHaveText(contractors.showFound(contractors.count(all, `${all}`)))
  await page.waitForURL(/service=6/)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(filters).toBeFocused()
  await expect(filters).toHaveText(contractors.filtersChosen(1))
  const chip = contractors.removeFilter(say('Service', 'contractors'), say('Interior Design'))
  await page.getByRole('button', { name: chip }).press('Enter')
  await expect(filters).toBeFocused()
  await expect(status(page)).toHaveText(contractors.count(all, `${all}`))
  await expectNoSidewaysScroll(page)
})

test('back closes the sheet and takes back what was chosen in it', async ({ page, say, words }) => {
  const { contractors } = words
  test.skip(!isPhone(page), 'wide screens have no sheet')
  await page.goto(steady)
  const all = await found(page)
  await page.getByRole('button', { name: say('Filters') }).click()
  const sheet = page.getByRole('dialog', { name: say('Filters') })
  await chooseOption(sheet.getByLabel(say('City')), say('Karachi'))
  await sheet.getByLabel(say('Price')).selectOption('120-250')
  await page.waitForURL(/city=1&price=120-250/)
  await expect(show(page)).toBeVisible()
  await expect(show(page)).not.toHaveText(contractors.showFound(contractors.count(all, `${all}`)))
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/contractors\?q=studio$/)
  await expect(status(page)).toHaveText(contractors.count(all, `${all}`))
})

test('a link with invalid values still opens, says so and leads on', async ({ page, say }) => {
  await page.goto('/#/contractors?city=Lahore&price=cheap&specialization=77&q=%00%F0')
  await expect(status(page)).toHaveText(say('No contractors found matching your search.'))
  const notice = say('Part of this link is no filter we know, and was left out.')
  await expect(page.getByRole('main').getByText(notice)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: say('Clear filters') }).click()
  await page.getByRole('button', { name: say('Clear search') }).click()
  await expect(page).toHaveURL(/contractors$/)
  expect(await found(page)).toBeGreaterThan(5)
  await expect(status(page)).toBeFocused()
})

test('a failed list says so and loads when tried again', async ({ page, say }) => {
  let failing = true
  await page.route('**/api/portfolios?*', (route) =>
    failing
      ? route.fulfill({ status: 404, json: { message: 'Please try again shortly', code: 'busy' } })
      : route.fallback(),
  )
  await page.goto('/#/contractors')
  await expect(page.getByRole('alert')).toHaveText('Please try again shortly')
  failing = false
  await page.getByRole('button', { name: say('Try again') }).click()
  expect(await found(page)).toBeGreaterThan(5)
})

test('chat, call and mail reach a company and name the project', { tag: '@smoke' }, async ({
  page,
  say,
  words,
}) => {
  const name = 'Ravi Brickworks (Demo)'
  await page.goto('/#/contractors?city=2')
  const card = page.getByRole('article', { name })
  // One name to a screen reader, although it may break after its dots.
  const email = 'ravi-brickworks@demo.tameer.example'
  await expect(card.getByRole('link', { name: email, exact: true })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  )
  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: say('Projects', 'companyProfile') })).toBeVisible()
  const message = page.getByRole('link', { name: words.companies.messageOnWhatsApp(name) })
  await expect(message).toHaveAttribute('href', /wa\.me\/92\d+\?text=/)
  const title = 'Grey Structure of a Ten Marla House'
  await page.getByRole('article').getByRole('heading', { name: title }).getByRole('link').click()
  await expect(page.getByRole('complementary', { name: say('Facts') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const whatsApp = page.getByRole('link', { name: say('WhatsApp') })
  const chat = new URL((await whatsApp.getAttribute('href')) ?? '')
  expect(chat.searchParams.get('text')).toContain(title)
  await expect(page.getByRole('link', { name: say('Call') })).toHaveAttribute('href', /^tel:\+92\d+$/)
  await expect(page.getByRole('link', { name: say('Ask for a quote') })).toHaveAttribute(
    'href',
    /#\/request\?companies=/,
  )
  await expectAccessible(page)
})

test('sharing copies the address the server renders, and says so', async ({
  page,
  context,
  company,
  baseURL,
  say,
  words,
}) => {
  const front = `${baseURL}${words.language.front}`
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Removes the share sheet, whether or not this browser has one.
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const id = await publish(page, company, { title: 'Court & Jaali “House”' })
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.goto(`/#/portfolio/${id}`)
  await page.getByRole('button', { name: say('Share') }).click()
  await expectToast(page, say('Link copied'))
  expect(await copied()).toBe(`${front}p/court-jaali-house-${id}`)
  await page.goto(`/#/profileDetailScreen?company=${company.id}`)
  await page.getByRole('button', { name: say('Share') }).click()
  await expect.poll(copied).toMatch(new RegExp(`^${front}c/works-.+-${company.id}$`))
})

/** Returns a project of the demo with several pictures. */
async function anyProject(page: Page): Promise<Portfolio> {
  const response = await page.request.get('/api/portfolios?limit=1')
  const { data } = (await response.json()) as { data: [Portfolio] }
  return data[0]
}

test('a picture opens in full size and gives the focus back', async ({ page, say, words, language }) => {
  const { pictureAt } = words.portfolioDetail
  const { placeOf } = words.pictureViewer
  const { id, title, portfolioImages } = await anyProject(page)
  const count = portfolioImages.length
  await page.goto(`/#/portfolio/${id}`)
  const opener = page.getByRole('button', { name: say('View full size') })
  await opener.press('Enter')
  const viewer = page.getByRole('dialog', { name: say('Picture in full size') })
  await expect(viewer.getByText(placeOf(1, count))).toBeVisible()
  await page.keyboard.press(language === 'ur' ? 'ArrowLeft' : 'ArrowRight')
  await expect(viewer.getByText(placeOf(2, count))).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(opener).toBeFocused()
  await page.getByRole('img', { name: pictureAt(title, 1) }).click()
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
