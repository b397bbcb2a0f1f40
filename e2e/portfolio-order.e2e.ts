import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expectToast, openBeside } from './contexts.ts'
import { expect, isPhone, logIn, publish, type SignedUpCompany, test } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { expectNoSidewaysScroll } from './movement.ts'

const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })
const cards = (page: Page) => page.getByRole('article').getByRole('heading')

async function publishThree(page: Page, company: SignedUpCompany): Promise<string[]> {
  const ids = []
  for (const title of ['Court house', 'Tower house', 'Brick house']) {
    ids.push(await publish(page, company, { title, content: 'Two storeys.', pictures: 1 }))
  }
  return ids
}

/** Drags the handle of one card to the middle of another with one finger. */
async function dragByFinger(page: Page, from: string, to: string): Promise<void> {
  const grip = page.getByRole('article', { name: from }).getByTitle(sayOn(page)('Drag to move'))
  await grip.scrollIntoViewIfNeeded()
  const start = await grip.boundingBox()
  const end = await page.getByRole('article', { name: to }).boundingBox()
  if (!start || !end) throw new Error('both cards must be there')
  const touch = await page.context().newCDPSession(page)
  const at = (x: number, y: number) => ({ touchPoints: [{ x, y }] })
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2]
  // A card above may be out of sight: the list scrolls to it while the finger is at the upper edge.
  const [aimX, aimY] = [end.x + end.width / 2, Math.max(end.y + end.height / 2, 20)]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(x, y) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at((x + aimX) / 2, (y + aimY) / 2) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(aimX, aimY) })
  await expect(page.locator('[data-item]', { hasText: to })).toHaveClass(/outline/)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a company orders its projects, by keys and by hand, and visitors see that order', async ({
  page,
  company,
  say,
  words,
}) => {
  const [first = '', , third = ''] = await publishThree(page, company)
  let movesStored = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/place')) movesStored += 1
  })
  await logIn(page, company)
  await page.goto('/#/overview')
  await expect(cards(page)).toHaveText(['Court house', 'Tower house', 'Brick house'])
  await page.getByRole('button', { name: words.order.moveEarlierItem('Brick house') }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveText(['Brick house', 'Court house', 'Tower house'])
  await expect(page.getByRole('button', { name: words.order.moveLaterItem('Brick house') })).toBeFocused()
  await expect(status(page, words.order.movedTo('Brick house', 1, 3))).toBeAttached()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  // A phone has no handle: its cards are tall, and the buttons are at hand.
  if (isPhone(page))
    await page.getByRole('button', { name: words.order.moveEarlierItem('Tower house') }).click()
  else await dragByFinger(page, 'Tower house', 'Court house')
  await expect(cards(page)).toHaveText(['Brick house', 'Tower house', 'Court house'])
  await expect.poll(() => movesStored).toBe(3)
  await page.reload()
  await expect(cards(page)).toHaveText(['Brick house', 'Tower house', 'Court house'])

  await page.goto(`/#/profileDetailScreen?company=${company.id}`)
  await expect(cards(page)).toHaveText(['Brick house', 'Tower house', 'Court house'])
  await page.goto(`/#/portfolio/${third}`)
  await page.getByRole('button', { name: say('Next Portfolio') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tower house' })).toBeVisible()
  await page.getByRole('button', { name: say('Next Portfolio') }).click()
  await page.waitForURL(new RegExp(first))
  await expect(page.getByRole('button', { name: say('Next Portfolio') })).toHaveCount(0)
})

test('a company hides a project and shows it again', async ({ page, company, say, words }) => {
  const [first = ''] = await publishThree(page, company)
  await logIn(page, company)
  await page.goto('/#/overview')
  const card = page.getByRole('article', { name: 'Court house' })
  await card.getByRole('button', { name: say('Hide') }).click()
  await expect(card.getByText(say('Hidden by you'))).toBeVisible()
  await expectToast(page, words.overview.isHidden('Court house'))
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const visitor = await openBeside(page)
  await visitor.goto(`/#/portfolio/${first}`)
  await expect(status(visitor, say('This portfolio is no longer there.'))).toBeVisible()
  await visitor.goto(`/#/profileDetailScreen?company=${company.id}`)
  await expect(cards(visitor)).toHaveText(['Tower house', 'Brick house'])
  expect((await visitor.request.get(`/p/${first}`)).status()).toBe(404)
  await visitor.context().close()

  // Its own company sees it, with a note that others do not.
  await card.getByRole('link', { name: 'Court house' }).click()
  await expect(
    status(page, say('Visitors do not see this project. You can show it on your dashboard.')),
  ).toBeVisible()
  await expect(page.getByRole('img', { name: words.overview.pictureOf('Court house') })).toBeVisible()
  await page.getByRole('link', { name: say('Back to your dashboard') }).click()
  await card.getByRole('button', { name: say('Show') }).click()
  await expect(card.getByText(say('Hidden by you'))).toHaveCount(0)
  expect((await page.request.get(`/p/${first}`)).status()).toBe(200)
})

test('a new project may wait as a draft before visitors see it', async ({ page, company, say, words }) => {
  await logIn(page, company)
  await page.goto('/#/add-portfolio')
  await page.getByRole('radio', { name: say('10 Marla') }).check()
  await page.getByRole('radio', { name: say('Grey structure') }).check()
  const plot = words.portfolioForm.plotName('10')
  const house = words.portfolioForm.madeTitle({ plot, what: 'grey', city: undefined, year: undefined })
  const title = page.getByRole('textbox', { name: say('Title') })
  await expect(title).toHaveValue(house)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: say('Save as draft') }).click()
  await page.waitForURL(/#\/overview/)
  const card = page.getByRole('article', { name: house })
  await expect(card.getByText(say('Draft'), { exact: true })).toBeVisible()
  await expect(card.getByText(words.overview.stillMissing([say('Content'), say('City')]))).toBeVisible()
  await expect(
    status(
      page,
      say('All your projects are hidden. Visitors find your company again as soon as one is shown.'),
    ),
  ).toBeVisible()
  const list = () => page.request.get(`/api/portfolios?company=${company.id}`).then((answer) => answer.json())
  expect(await list()).toMatchObject({ data: [] })

  await card.getByRole('button', { name: say('Go on', 'overview') }).click()
  await page.getByLabel(say('Content')).fill('The roof is missing.')
  await page.getByLabel(say('City')).selectOption({ label: say('Lahore') })
  await page.getByRole('button', { name: say('Add Portfolio'), exact: true }).click()
  const question = page.getByRole('dialog', { name: say('Show it without a picture?') })
  await question.getByRole('button', { name: say('Show it without a picture') }).click()
  await page.waitForURL(/#\/overview/)
  await expect(card.getByText(say('Draft'), { exact: true })).toHaveCount(0)
  expect(await list()).toMatchObject({ data: [{ draft: false, hidden: false }] })
})
