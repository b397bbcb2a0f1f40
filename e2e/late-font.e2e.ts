import type { Page } from '@playwright/test'
import { companyPageAddress, costPageAddress } from '@tameer/contract'
import { expect, publish, test } from './fixtures.ts'
import { holdResponses } from './held-responses.ts'
import { noteShifts, shiftOf, waitForRest } from './movement.ts'
import { choosesFonts, fontsOf } from './system-fonts.ts'

/** Opens a page whose font of Urdu comes after it is drawn. */
async function openWithLateFont(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  // Held, it cannot come from the cache of the browser either.
  const arrive = await holdResponses(page, '**/*nastaliq*')
  const asked = page.waitForRequest(/nastaliq/)
  await page.goto(address, { waitUntil: 'commit' })
  await asked
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const isLoaded = () => page.evaluate(() => document.fonts.check('16px "Tameer Urdu"', 'ا'))
  expect(await isLoaded()).toBe(false)
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(paints).toBe(1)
  arrive()
  await expect.poll(isLoaded).toBe(true)
  await waitForRest(page)
}

const widths = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]
const house = 'city=Karachi&plotSize=7&constructionType=Complete&step=bill'

const pages = {
  'the home page': () => '/ur/',
  'the list of companies': () => '/ur/#/contractors',
  'the calculator': () => '/ur/#/calculator',
  'a bill': () => `/ur/#/calculator?mode=detailed&${house}`,
  'a page of costs': () => `/ur${costPageAddress('lahore', '10-marla')}`,
  'the page of a company': (company: { id: string; name: string }) => `/ur${companyPageAddress(company)}`,
}

for (const [name, addressOf] of Object.entries(pages))
  for (const viewport of widths)
    test(`nothing moves when the font arrives late on ${name} at ${viewport.width} px`, {
      tag: '@urdu',
    }, async ({ page, company }) => {
      await page.setViewportSize(viewport)
      await publish(page, company, { title: 'گھر، ڈی ایچ اے', pictures: 1 })
      await noteShifts(page)
      await openWithLateFont(page, addressOf(company))
      expect(await shiftOf(page)).toBeLessThan(0.01)
    })

const nastaliq = 'Noto Nastaliq Urdu'

test('the screen after one without the font has it', { tag: '@urdu' }, async ({ page }) => {
  test.skip(!choosesFonts, 'the system may have the font')
  await openWithLateFont(page, '/ur/#/about')
  expect(await fontsOf(page, 'h1')).not.toContain(nastaliq)
  await page.getByRole('contentinfo').getByRole('link', { name: 'شرائط و ضوابط' }).click()
  await expect.poll(() => fontsOf(page, 'h1')).toContain(nastaliq)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('شرائط و ضوابط')
  expect(await fontsOf(page, 'h1')).toContain(nastaliq)
})

test.describe('in a browser that hangs on Nastaliq', { tag: '@urdu' }, () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile' })
  test('the client is never set in it', async ({ page }) => {
    await page.goto('/ur/#/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تعمیر کے بارے میں')
    await waitForRest(page)
    expect(await fontsOf(page, 'h1')).not.toContain(nastaliq)
    await page.getByRole('contentinfo').getByRole('link', { name: 'شرائط و ضوابط' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('شرائط و ضوابط')
    expect(await fontsOf(page, 'h1')).not.toContain(nastaliq)
  })
})
