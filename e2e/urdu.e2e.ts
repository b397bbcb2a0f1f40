import type { Page } from '@playwright/test'
import { companyPageAddress, costPageAddress, plainScreens } from '@tameer/contract'
import {
  expect,
  expectAccessible,
  logIn,
  noteShifts,
  publish,
  shiftOf,
  test,
  waitForRest,
} from './fixtures.ts'

const house = 'city=Karachi&plotSize=7&constructionType=Complete&step=bill'

test('the switch keeps the screen, and the device opens in the language that was chosen', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/#/contractors?service=4')
  await page.getByRole('banner').getByRole('link', { name: 'اردو' }).click()
  await expect(page).toHaveURL(/\/ur\/#\/contractors\?service=4$/)
  await expect(page.locator('html[lang=ur][dir=rtl]')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('دستیاب ماہرین اور کمپنیاں')

  await page.goto('/#/about', { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/ur\/#\/about$/)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/[^r]\/#\/about$/)
  await page.goto('/#/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Tameer')
  // A link to Urdu opens in Urdu, whatever the device chose.
  await page.goto('/ur/#/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تعمیر کے بارے میں')
})

test('an address chooses the language, and one without its last slash is redirected', {
  tag: '@device',
}, async ({ page }) => {
  await page.goto('/?lang=ur#/terms-and-conditions', { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/ur\/#\/terms-and-conditions$/)
  await page.goto('/ur/?lang=en#/about', { waitUntil: 'commit' })
  await expect(page).toHaveURL(/[^r]\/#\/about$/)
  await page.goto('/ur#/about')
  await expect(page).toHaveURL(/\/ur\/#\/about$/)
})

test('a figure is typed with the digits of an Urdu keyboard', { tag: ['@device', '@smoke'] }, async ({
  page,
}) => {
  await page.goto('/ur/#/calculator?mode=detailed&city=Karachi&step=plot')
  const size = page.getByRole('textbox', { name: 'پلاٹ کا سائز' })
  await size.click()
  await page.keyboard.insertText('۷٫۵')
  await expect(size).toHaveValue('7.5')
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })
  test('each language has its worker and its files', { tag: '@device' }, async ({ page, context }) => {
    const kept = () => page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.goto('/#/')
    await kept()
    await page.goto('/ur/#/')
    await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/ur/sw.js'))
    // The page had another worker before, but nothing is new for its reader.
    await expect(page.getByRole('status').filter({ hasText: 'تعمیر کا نیا ورژن تیار ہے۔' })).toHaveCount(0)
    await context.setOffline(true)
    await page.goto('/ur/#/calculator')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('گھر کی تعمیر کی لاگت کا کیلکولیٹر')
    await page.goto('/#/calculator')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('House Construction Cost Calculator')
  })
})

/** Finds texts in Latin letters or with a percent sign that no person typed and that are not listed below. */
function findLatin(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const skipped = 'bdi, [dir=auto], [dir=ltr], [lang=en], code, script, style, noscript, template, svg'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { parentElement } = walker.currentNode
      // Reads the whole line, because an address may be split after its dots. Names that a sentence isolates are left
      // out.
      const line = parentElement?.cloneNode(true) as HTMLElement | undefined
      for (const apart of line?.querySelectorAll(skipped) ?? []) apart.remove()
      const text = (line?.textContent ?? '')
        .replaceAll(/\u2068[^\u2069]*\u2069/g, '')
        .replaceAll(/\S+@\S*|\S+\.example/g, '')
      if (/[A-Za-z]{2}|%/.test(text) && !parentElement?.closest(skipped)) found.push(text.trim())
    }
    return found
  })
}

/** Formats, files and codes, names given by a browser, and the server's name for it. */
const latin =
  /XLSX|CSV|PDF|BOQ|PNG|MB|GBP|AED|JavaScript|\.png|\.jpe?g|Install app|Add to Home Screen|zip|\$\$\$ +\(/

const open = plainScreens().filter(({ frame }) => frame !== 'dashboard')
const guarded = plainScreens().filter(({ frame }) => frame === 'dashboard')

for (const colorScheme of ['light', 'dark'] as const)
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    const on = `${viewport.width} px, ${colorScheme}`
    test(`every screen in Urdu, ${on}`, { tag: '@urdu' }, async ({ page, company }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await noteShifts(page)
      const id = await publish(page, company, { title: 'گھر، ڈی ایچ اے', pictures: 2 })
      const visit = async (address: string) =>
        await test.step(address, async () => {
          // Another query, so that the page is loaded again.
          await page.goto(`/ur/?from=${encodeURIComponent(address)}#${address}`)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await waitForRest(page)
          const room = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect.soft(room, address).toBe(0)
          const words = (await findLatin(page)).filter((text) => !latin.test(text))
          expect.soft(words, address).toEqual([])
          expect.soft(await shiftOf(page), `${address} moves`).toBeLessThan(0.01)
          await expectAccessible(page)
        })
      for (const { pattern } of open) await visit(pattern)
      await visit(`/calculator?mode=detailed&${house}`)
      await visit(`/portfolio/${id}`)
      await visit(`/profileDetailScreen?company=${company.id}`)
      await logIn(page, company)
      for (const { pattern } of guarded) await visit(pattern)
    })
  }

const lateFont = {
  'the home page': () => '/ur/',
  'the list of companies': () => '/ur/#/contractors',
  'a bill': () => `/ur/#/calculator?mode=detailed&${house}`,
  'a page of costs': () => `/ur${costPageAddress('lahore', '10-marla')}`,
  'the page of a company': (company: { id: string; name: string }) => `/ur${companyPageAddress(company)}`,
}

for (const [name, addressOf] of Object.entries(lateFont))
  test(`nothing moves when the font arrives late on ${name}`, { tag: '@urdu' }, async ({ page, company }) => {
    await publish(page, company, { title: 'گھر، ڈی ایچ اے', pictures: 1 })
    await page.goto('about:blank')
    await noteShifts(page)
    let arrive = () => {}
    const drawn = new Promise<void>((resolve) => {
      arrive = resolve
    })
    // Routes also keep the browser from taking the font from its cache.
    await page.route('**/*nastaliq*', async (route) => {
      await drawn
      await route.continue()
    })
    const asked = page.waitForRequest(/nastaliq/)
    await page.goto(addressOf(company), { waitUntil: 'commit' })
    await asked
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const isLoaded = () => page.evaluate(() => document.fonts.check('16px "Tameer Urdu"', 'ا'))
    expect(await isLoaded()).toBe(false)
    // The page is drawn in the other font first.
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
    await expect.poll(paints).toBe(1)
    arrive()
    await expect.poll(isLoaded).toBe(true)
    await waitForRest(page)
    expect(await shiftOf(page)).toBeLessThan(0.01)
  })
