import { expectAccessible } from './accessible.ts'
import { boxOf } from './boxes.ts'
import { expect, logIn, test } from './fixtures.ts'
import { expectNoSidewaysScroll, noteShifts, shiftOf, waitForRest } from './movement.ts'
import { anyFigure, patternOf } from './patterns.ts'

/** Text spacing of WCAG 1.4.12, with which nothing may be lost. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

const quality =
  'We check licences, never the work: companies show it under their own name. Look at it closely, ask for the addresses of finished houses and visit one before you sign.'

const publicAddresses = ['', 'about', 'privacy-policy', 'terms-and-conditions', 'no-such-screen']

test('the hero’s figure is today’s bill, the published one is the quick estimate’s, its companies are the list’s', async ({
  page,
  say,
  words,
}) => {
  const { home, quickEstimate, amounts } = words
  await page.goto('/#/')
  const hero = page.getByRole('main').locator('form')
  // Each task has a city field; only that of the chosen task is shown.
  const city = hero.getByRole('combobox', { name: say('City') })
  await city.selectOption('Karachi')
  await hero.getByLabel(say('Plot size')).selectOption('20 Marla')
  const figure = hero.getByRole('status')
  const costs = new RegExp(
    `${say('A complete house costs about')}\\s*(3\\.\\d\\d ${quickEstimate.asPublished('Crore')})`,
  )
  await expect(figure).toContainText(costs)
  const [, crore = ''] = costs.exec((await figure.textContent()) ?? '') ?? []
  await hero.getByRole('link', { name: say('See what it is made of') }).click()
  const title = words.houseTitle.estimateTitle('20', say('Marla'), say('Karachi'))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('region', { name: say('The bill'), exact: true })).toContainText(crore)

  await page.goBack()
  const day = amounts.displayDate('2025-05-12')
  const age = patternOf(home.publishedNote(anyFigure)).replace('[\\d,.]+', '\\d\\d')
  await expect(hero).toContainText(new RegExp(`${patternOf(home.publishedOn(day))}\\s*${age}`))
  const published = quickEstimate.asPublished('2.90 Crore')
  await hero.getByRole('link', { name: published }).click()
  const summary = page.getByRole('region', { name: say('Summary') })
  await expect(summary.getByRole('definition').filter({ hasText: published })).toBeVisible()

  await page.goto('/#/')
  await hero.getByRole('radio', { name: say('Who builds it') }).click()
  await hero.getByLabel(say('Service', 'home')).selectOption({ label: say('Interior Design') })
  await city.selectOption({ label: say('Lahore') })
  await hero.getByRole('link', { name: say('See who builds') }).click()
  await page.waitForURL(/#\/contractors\?service=6&city=\d+/)
  await expect(page.getByRole('article', { name: 'Warm Lamp Interiors (Demo)' })).toBeVisible()
})

test('a chosen theme survives a reload, before the first paint, and on every screen', async ({
  page,
  say,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/#/')
  await page
    .getByRole('contentinfo')
    .getByRole('radio', { name: say('Dark') })
    .click()
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await expect.poll(ground).toBe('rgb(12, 22, 32)')
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      sessionStorage.setItem('theme-at-body', document.documentElement.dataset.theme ?? 'none')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/#/login')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('theme-at-body'))).toBe('dark')
  expect(await ground()).toBe('rgb(12, 22, 32)')
  await page.goto('/#/')
  await page
    .getByRole('contentinfo')
    .getByRole('radio', { name: say('Device', 'ui') })
    .click()
  await expect.poll(ground).toBe('rgb(251, 250, 247)')
})

test('the drawer closes when its screen is left', { tag: ['@device'] }, async ({ page, say }) => {
  await page.goto('/#/about')
  await page.getByRole('button', { name: say('Open menu') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // An address typed into the running page, or the browser's Back without an open dialog.
  await page.evaluate(() => location.assign('#/calculator'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    say('House Construction Cost Calculator'),
  )
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the drawer closes on a swipe, and has the theme switch', { tag: '@device' }, async ({
  page,
  language,
  say,
}) => {
  await page.goto('/#/')
  await page.getByRole('button', { name: say('Open menu') }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('radio', { name: say('Dark') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const finger = await page.context().newCDPSession(page)
  // The drawer is at the side where lines begin.
  const width = page.viewportSize()?.width ?? 0
  const at = (x: number) => ({ x: language === 'ur' ? width - x : x, y: 500 })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at(x)] })
  await touch('touchStart', 200)
  for (let x = 190; x > 60; x -= 15) await touch('touchMove', x)
  await touch('touchEnd', 0)
  await expect(drawer).toBeHidden()
})

test('for a signed-in company the dashboard joins Login and Signup and moves none of them', {
  // On a phone the links of the bar are in the drawer.
  tag: ['@layout', '@desktop'],
}, async ({ page, company, say }) => {
  await page.setViewportSize({ width: 720, height: 800 })
  const bar = page.getByRole('navigation', { name: say('Main', 'shell') })
  const place = () => boxOf(bar.getByRole('link', { name: say('Home', 'shell') }))
  await page.goto('/#/about')
  await expect(bar.getByRole('link', { name: say('Login', 'shell') })).toBeVisible()
  const before = await place()
  await logIn(page, company)
  await page.reload()
  await expect(bar.getByRole('link', { name: say('Dashboard', 'shell') })).toBeVisible()
  for (const name of ['Login', 'Signup'])
    await expect(bar.getByRole('link', { name: say(name, 'shell') })).toBeVisible()
  expect(await place()).toEqual(before)
  await expectNoSidewaysScroll(page)
  await bar.getByRole('link', { name: say('Dashboard', 'shell') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Portfolio Overview') })).toBeVisible()
})

test('a question and a part of a page open from their own addresses', async ({ page, say }) => {
  const question = (words: string) => page.getByRole('group').filter({ hasText: words })
  const answer = question(say('How is quality vetted?')).getByText(say(quality))
  const cost = say('What does it cost me?')
  await page.goto('/#/?part=quality')
  await expect(answer).toBeInViewport()
  await question(cost).getByText(cost).click()
  await page.waitForURL(/\?part=cost$/)
  await expect(answer).toBeHidden()
  await page.goto('/#/terms-and-conditions')
  await page
    .getByRole('navigation', { name: say('Contents') })
    .getByRole('link', { name: say('Refunds') })
    .click()
  await expect(page.getByRole('heading', { name: say('Refunds') })).toBeInViewport()
  await expect(page).toHaveURL(/part=refunds/)
})

test('spaced text, fourfold zoom and a very wide screen lose nothing', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const size of [
    { width: 320, height: 256 },
    { width: 600, height: 800 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size)
    for (const address of publicAddresses) {
      await page.goto(`/#/${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The page's policy would refuse a style element.
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets.push(sheet)
      }, textSpacing)
      await expectNoSidewaysScroll(page)
    }
  }
})

test('the page of questions and the open tasks break no rule of access', async ({ page, say }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/#/?part=cost')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: say('Who builds it') }).click()
  // A press before the script is there changes the form only once it is.
  await expect(main.getByRole('combobox', { name: say('Service', 'home') })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('contentinfo')
    .getByRole('radio', { name: say('Dark') })
    .click()
  await expectAccessible(page)
})

test('a double click on a link is one step, which going back undoes', async ({ page, say }) => {
  await page.goto('/#/')
  // The script that ignores the second click is loaded late.
  await waitForRest(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Interior design', 'home') })
    .dblclick()
  await expect(page.getByRole('heading', { level: 1, name: say('Available Contractors') })).toBeVisible()
  const card = page.getByRole('article', { name: 'Warm Lamp Interiors (Demo)' })
  await card.getByRole('button', { name: say('View Profile', 'companies') }).dblclick()
  await expect(page).toHaveURL(/profileDetailScreen/)
  await page.goBack()
  await expect(page).toHaveURL(/contractors/)
  await page.goBack()
  const title = say('Build your house: what it costs, and who builds it')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

for (const size of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]) {
  test(`late content moves nothing in sight at ${size.width} px`, { tag: '@desktop' }, async ({ page }) => {
    await noteShifts(page)
    await page.setViewportSize(size)
    for (const address of [
      '',
      'about',
      'calculator?mode=compare',
      'contractors',
      'contractors?q=nobody-of-this-name',
      'signup',
      'nowhere',
    ]) {
      await page.goto('about:blank')
      await page.goto(`/#/${address}`)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await waitForRest(page)
      expect(await shiftOf(page), `/${address}`).toBeLessThan(0.01)
    }
  })
}
