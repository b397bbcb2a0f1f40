import type { Page } from '@playwright/test'
import { changeLanguage, expect, logIn, logOut, test } from './fixtures.ts'
import { sayIn } from './languages.ts'
import { photograph } from './photographs.ts'

/** Number of unfinished forms whose pictures the device keeps. */
const keptForms = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('draft-pictures'))) return 0
    return (await (await caches.open('draft-pictures')).keys()).length
  })

const languageNames = { en: 'English', ur: 'اردو' } as const

const names = (page: Page) => page.getByRole('listitem').filter({ hasText: /\.jpg/ })

async function choose(page: Page, ...numbers: number[]): Promise<void> {
  const files = await Promise.all(numbers.map((number) => photograph(number, 3000)))
  await page
    .locator('input[type=file]')
    .setInputFiles(
      files.map((buffer, at) => ({ name: `photo-${numbers[at]}.jpg`, mimeType: 'image/jpeg', buffer })),
    )
}

test('chosen pictures are back after a reload, go to the server, and leave the device', {
  tag: '@smoke',
}, async ({ page, company, say, words }) => {
  await logIn(page, company)
  await page.goto('/#/add-portfolio')
  await page.getByLabel(say('Title')).fill('Kept house')
  await choose(page, 1, 2)
  await page.getByRole('button', { name: words.order.moveEarlierItem('photo-2.jpg') }).click()
  await expect.poll(() => keptForms(page)).toBe(1)

  await page.reload()
  const notice = page
    .getByRole('status')
    .filter({ hasText: say('What you filled in before is back, with your images.') })
  await expect(notice).toBeVisible()
  await expect(page.getByLabel(say('Title'))).toHaveValue('Kept house')
  await expect(names(page)).toHaveText([/photo-2/, /photo-1/])

  await page.getByLabel(say('Content')).fill('Its pictures outlast a reload.')
  await page.getByLabel(say('City')).selectOption({ label: say('Lahore') })
  await page.getByRole('button', { name: say('Add Portfolio') }).click()
  await page.waitForURL(/#\/overview/)
  const list = await page.request.get(`/api/portfolios?company=${company.id}`)
  const { data } = (await list.json()) as { data: { portfolioImages: object[] }[] }
  expect(data[0]?.portfolioImages).toHaveLength(2)
  await expect.poll(() => keptForms(page)).toBe(0)
})

test('the other language keeps what was typed and chosen, and so does the way back', async ({
  page,
  company,
  language,
  say,
}) => {
  await logIn(page, company)
  await page.goto('/#/add-portfolio')
  await page.getByLabel(say('Title')).fill('Kept house')
  await page.getByLabel(say('City')).selectOption({ label: say('Lahore') })
  await choose(page, 1, 2)
  await expect.poll(() => keptForms(page)).toBe(1)

  const there = language === 'ur' ? 'en' : 'ur'
  for (const to of [there, language] as const) {
    await changeLanguage(page, languageNames[to])
    await page.waitForURL(to === 'ur' ? /\/ur\/#\/add-portfolio$/ : /[^r]\/#\/add-portfolio$/)
    const sayThere = sayIn(to)
    const notice = page
      .getByRole('status')
      .filter({ hasText: sayThere('What you filled in before is back, with your images.') })
    await expect(notice).toBeVisible()
    const title = page.getByLabel(sayThere('Title'))
    await expect(title).toHaveValue(to === there ? 'Kept house' : 'رکھا ہوا گھر')
    await expect(names(page)).toHaveText([/photo-1/, /photo-2/])
    await title.fill('رکھا ہوا گھر')
  }
  await expect(page.getByLabel(say('City')).locator('option:checked')).toHaveText(say('Lahore'))
})

test('two tabs keep their pictures apart, and logging out deletes them all', async ({
  page,
  company,
  context,
  say,
}) => {
  await logIn(page, company)
  await page.goto('/#/add-portfolio')
  await choose(page, 3)
  await expect.poll(() => keptForms(page)).toBe(1)
  const other = await context.newPage()
  await other.goto('/#/add-portfolio')
  await expect(other.getByRole('heading', { level: 1, name: say('Add Portfolio') })).toBeVisible()
  await choose(other, 4)
  await expect.poll(() => keptForms(page)).toBe(2)
  for (const [tab, name] of [
    [page, /photo-3/],
    [other, /photo-4/],
  ] as const) {
    await tab.reload()
    await expect(names(tab)).toHaveText([name])
  }
  await logOut(other)
  await expect.poll(() => keptForms(other)).toBe(0)
})
