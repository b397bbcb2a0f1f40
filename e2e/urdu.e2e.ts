import type { Page } from '@playwright/test'
import { screens } from '@tameer/contract'
import { demoId } from '../demo/src/facts/demo-ids.ts'
import { demoRequestKey } from '../demo/src/facts/demo-requests.ts'
import { asInUrdu } from '../scripts/screens/screen.ts'
import { wordsIn } from '../scripts/screens/screen-words.ts'
import { findScreen, namedScreens } from '../scripts/screens/screens.ts'
import { expectAccessible } from './accessible.ts'
import { changeLanguage, expect, logIn, openScreen, publish, test } from './fixtures.ts'
import { expectNoSidewaysScroll, expectStillScreens, noteShifts, shiftOf, waitForRest } from './movement.ts'

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

test('the switch keeps what was typed, but no password', async ({ page, company }) => {
  await page.goto('/#/login')
  await page.getByLabel('Email').fill(company.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(company.password)
  await page.getByRole('main').getByRole('link', { name: 'اردو' }).click()
  await page.waitForURL(/\/ur\/#\/login$/)
  await expect(page.getByRole('textbox', { name: 'ای میل' })).toHaveValue(company.email)
  await expect(page.getByRole('textbox', { name: 'پاس ورڈ' })).toHaveValue('')
})

test('the switch keeps what was typed into the settings, once', async ({ page, company }) => {
  await logIn(page, company)
  await page.goto('/#/settings?part=contact')
  await page.getByLabel('Office address').fill('گھر 12، مال روڈ')
  await page.getByLabel('City', { exact: true }).selectOption('Karachi')
  await changeLanguage(page, 'اردو')
  await page.waitForURL(/\/ur\/#\/settings\?part=contact$/)
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('[name=officeAddress]') })
  await expect(form.locator('[name=officeAddress]')).toHaveValue('گھر 12، مال روڈ')
  await expect(form.locator('[name=city] option:checked')).toHaveText('کراچی')
  await page.reload()
  await expect(form.locator('[name=officeAddress]')).toHaveValue('')
})

test('the switch keeps the choices of a list of several', async ({ page, company }) => {
  await logIn(page, company)
  await page.goto('/#/settings?part=facts')
  const main = page.getByRole('main')
  for (const [list, choice] of [
    ['Languages you speak with customers', 'Punjabi'],
    ['Cities where you take work', 'Lahore'],
  ] as const) {
    await main.getByRole('combobox', { name: list, exact: true }).click()
    await page.getByRole('listbox').getByRole('option', { name: choice }).click()
    await page.keyboard.press('Escape')
  }
  await changeLanguage(page, 'اردو')
  await page.waitForURL(/\/ur\/#\/settings\?part=facts$/)
  for (const choice of ['پنجابی', 'لاہور']) {
    await expect(main.getByRole('button', { name: `${choice} ہٹائیں` })).toBeVisible()
  }
})

test('the switch keeps what was chosen and typed on public screens', async ({ page }) => {
  const switchIn = (place: 'banner' | 'contentinfo', name: 'English' | 'اردو') =>
    page.getByRole(place).getByRole('link', { name }).click()
  await page.goto('/')
  await page.locator('[name=city]').selectOption('Karachi')
  await page.locator('[name=area]').selectOption('5 Marla')
  await switchIn('banner', 'اردو')
  await page.waitForURL(/\/ur\/(#\/)?$/)
  await expect(page.locator('[name=city]')).toHaveValue('Karachi')
  await expect(page.locator('[name=area]')).toHaveValue('5 Marla')

  await page.goto('/ur/#/requests')
  await page.locator('[name=link]').fill('tameer.example/half-a-link')
  await switchIn('contentinfo', 'English')
  await page.waitForURL(/[^r]\/#\/requests$/)
  await expect(page.locator('[name=link]')).toHaveValue('tameer.example/half-a-link')

  await page.goto(`/#/calculator?mode=detailed&${house}`)
  const form = page.locator('form').filter({ has: page.locator('[name=rate]') })
  await page.locator('summary', { hasText: 'Amounts and currency' }).click()
  await form.locator('[name=currency]').fill('SAR')
  await switchIn('contentinfo', 'اردو')
  await page.waitForURL(/\/ur\/#\/calculator/)
  await page
    .locator('summary')
    .filter({ has: page.getByText(wordsIn('ur').billPlan.amountsAndCurrency()) })
    .click()
  await expect(form.locator('[name=currency]')).toHaveValue('SAR')
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
  // A phone's keyboard composes what is typed, and a page cannot stop that.
  await size.fill('')
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: '۱۲', selectionStart: 2, selectionEnd: 2 })
  await keyboard.send('Input.insertText', { text: '۱۲' })
  await expect(size).toHaveValue('12')
})

test('a question to a company survives a change of the language', { tag: '@device' }, async ({ page }) => {
  const quotes = { key: demoRequestKey, view: 'quotes' } as const
  await page.goto(`/#${screens.request.to(demoId('request', 0), quotes)}`)
  const allowance = page.getByRole('button', { name: /4\.75/ })
  await allowance.click()
  await page.getByRole('textbox', { name: /^Question to/ }).fill('Which tiles, from which maker?')
  await page.getByRole('contentinfo').getByRole('link', { name: 'اردو' }).click()
  await expect(page).toHaveURL(/\/ur\/#\/request\//)
  await allowance.click()
  await expect(page.getByRole('textbox', { name: /سے سوال$/ })).toHaveValue('Which tiles, from which maker?')
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
      const { parentElement, nodeValue } = walker.currentNode
      if (!nodeValue?.trim()) continue
      // Reads the whole line, because an address may be split after its dots. Names that a sentence isolates are left
      // out.
      const line = parentElement?.cloneNode(true) as HTMLElement | undefined
      for (const apart of line?.querySelectorAll(skipped) ?? []) apart.remove()
      const text = (line?.textContent ?? '')
        .replaceAll(/\u2068[^\u2069]*\u2069/g, '')
        .replaceAll(/https?:\/\/\S+|\S+@\S*|\S+\.example/g, '')
      if (/[A-Za-z]{2}|%/.test(text) && !parentElement?.closest(skipped)) found.push(text.trim())
    }
    return found
  })
}

/** Finds figures, ranges and phone numbers that are not read from left to right. */
function findTurned(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: string[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      for (const { 0: figure, index } of (node.nodeValue ?? '').matchAll(
        /(?:\(\d+\) ?|[+−-] ?)?\d(?:[\d.,:/–−\- \u00a0]*\d)?\+?/g,
      )) {
        const boxes = Array.from(figure, (_, at) => {
          range.setStart(node, index + at)
          range.setEnd(node, index + at + 1)
          return range.getBoundingClientRect()
        }).filter(({ width }) => width > 0)
        const isTurned = boxes.some((box, at) => {
          const before = boxes[at - 1]
          return before && Math.abs(box.top - before.top) < box.height / 2 && box.left < before.left
        })
        if (isTurned) found.push(`${figure} in ${node.nodeValue}`)
      }
    }
    return found
  })
}

/** Formats, files and codes, names given by a browser, and the server's name for it. */
const latin =
  /XLSX|CSV|PDF|BOQ|PNG|MB|GBP|AED|JavaScript|\.png|\.jpe?g|Install app|Add to Home Screen|Open in browser|zip|\$\$\$ +\(/

const phone = { width: 360, height: 740 }
const widths = [phone, { width: 1280, height: 800 }]

test.describe('in Urdu', { tag: '@urdu' }, () => {
  // Some states fail on purpose, one by a file that cannot be loaded.
  test.use({ provoked: /Failed to load resource|\/assets\// })

  // A page without scripts cannot be judged by axe.
  for (const { name, only } of namedScreens.filter(({ scriptless }) => !scriptless))
    for (const viewport of only ? [phone] : widths)
      test(`${name} at ${viewport.width} px`, async ({ page, baseURL }) => {
        const screen = asInUrdu(await findScreen(baseURL ?? '', name))
        await page.setViewportSize(viewport)
        await noteShifts(page)
        await openScreen(page, screen)
        // Parts out of sight come later, on screens in their first state.
        if (!screen.before && !screen.prepare) await waitForRest(page)
        await expect(page.locator('h1')).toHaveCount(1)
        await expectNoSidewaysScroll(page)
        expect.soft((await findLatin(page)).filter((text) => !latin.test(text))).toEqual([])
        expect.soft(await findTurned(page)).toEqual([])
        if (!screen.prepare) expect.soft(await shiftOf(page)).toBeLessThan(0.01)
        await expectAccessible(page)
        // The dark theme changes nothing but colours.
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectAccessible(page, ['color-contrast'])
      })

  for (const viewport of widths)
    test(`no screen of a new company moves at ${viewport.width} px`, async ({ page, company }) => {
      await page.setViewportSize(viewport)
      await noteShifts(page)
      await publish(page, company, { title: 'گھر، ڈی ایچ اے', pictures: 2 })
      await logIn(page, company)
      await expectStillScreens(page, '/ur/')
    })
})
