import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  noteShifts,
  shiftOf,
  test,
  waitForRest,
} from './fixtures.ts'

/** Text spacing of WCAG 1.4.12, with which nothing may be lost. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

const publicAddresses = ['', 'about', 'privacy-policy', 'terms-and-conditions', 'no-such-screen']

test('the hero’s figure is today’s bill, the published one is the quick estimate’s, its companies are the list’s', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/#/')
  const hero = page.getByRole('main').locator('form')
  // Each task has a city field; only that of the chosen task is shown.
  const city = hero.getByRole('combobox', { name: 'City' })
  await city.selectOption('Karachi')
  await hero.getByLabel('Plot size').selectOption('20 Marla')
  const figure = hero.getByRole('status')
  await expect(figure).toContainText(/costs about\s*3\.\d\d Crore/)
  const [, crore = ''] = /costs about\s*(3\.\d\d) Crore/.exec((await figure.textContent()) ?? '') ?? []
  await hero.getByRole('link', { name: 'See what it is made of' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: '20 Marla House Construction Cost in Karachi' }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'The bill', exact: true })).toContainText(`${crore} Crore`)

  await page.goBack()
  await expect(hero).toContainText(/Published on 12th May, 2025:\s*\d\d months old, with thin finishing/)
  await hero.getByRole('link', { name: '2.90 Crore' }).click()
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary.getByRole('definition').filter({ hasText: '2.90 Crore' })).toBeVisible()

  await page.goto('/#/')
  await hero.getByRole('radio', { name: 'Who builds it' }).click()
  await hero.getByLabel('Service').selectOption('Interior Design')
  await city.selectOption('Lahore')
  await hero.getByRole('link', { name: 'See who builds' }).click()
  await page.waitForURL(/#\/contractors\?service=6&city=\d+/)
  await expect(page.getByRole('article', { name: 'Warm Lamp Interiors (Demo)' })).toBeVisible()
})

test('a chosen theme survives a reload, before the first paint, and on every screen', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/#/')
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).click()
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
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Device' }).click()
  await expect.poll(ground).toBe('rgb(251, 250, 247)')
})

test('the drawer closes when its screen is left', { tag: ['@device', '@smoke'] }, async ({ page }) => {
  await page.goto('/#/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // An address typed into the running page, or the browser's Back without an open dialog.
  await page.evaluate(() => location.assign('#/calculator'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Calculator')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the drawer closes on a swipe, and has the theme switch', { tag: '@device' }, async ({ page }) => {
  await page.goto('/#/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('radio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 500 }] })
  await touch('touchStart', 200)
  for (let x = 190; x > 60; x -= 15) await touch('touchMove', x)
  await touch('touchEnd', 0)
  await expect(drawer).toBeHidden()
})

test('for a signed-in company the dashboard joins Login and Signup and moves none of them', {
  // On a phone the links of the bar are in the drawer.
  tag: ['@layout', '@desktop'],
}, async ({ page, company }) => {
  await page.setViewportSize({ width: 600, height: 800 })
  const bar = page.getByRole('navigation', { name: 'Main' })
  const left = async () => (await bar.getByRole('link', { name: 'Home' }).boundingBox())?.x
  await page.goto('/#/about')
  await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible()
  const before = await left()
  await logIn(page, company)
  await page.reload()
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  for (const name of ['Login', 'Signup']) await expect(bar.getByRole('link', { name })).toBeVisible()
  expect(await left()).toBe(before)
  await expectNoSidewaysScroll(page)
  await bar.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio Overview' })).toBeVisible()
})

test('a question and a part of a page open from their own addresses', { tag: '@smoke' }, async ({ page }) => {
  const question = (words: string) => page.getByRole('group').filter({ hasText: words })
  const answer = question('How is quality vetted?').getByText('we do not inspect it')
  await page.goto('/#/?part=quality')
  await expect(answer).toBeInViewport()
  await question('What does it cost me?').getByText('What does it cost me?').click()
  await page.waitForURL(/\?part=cost$/)
  await expect(answer).toBeHidden()
  await page.goto('/#/terms-and-conditions')
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Refunds' }).click()
  await expect(page.getByRole('heading', { name: 'Refunds' })).toBeInViewport()
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

test('the page of questions and the open tasks break no rule of access', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/#/?part=cost')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: 'Who builds it' }).click()
  // A press before the script is there changes the form only once it is.
  await expect(main.getByRole('combobox', { name: 'Service' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).click()
  await expectAccessible(page)
})

test('a double click on a link is one step, which going back undoes', async ({ page }) => {
  await page.goto('/#/')
  // The script that ignores the second click is loaded late.
  await waitForRest(page)
  await page.getByRole('main').getByRole('link', { name: 'Interior design' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Available Contractors' })).toBeVisible()
  const card = page.getByRole('article', { name: 'Warm Lamp Interiors (Demo)' })
  await card.getByRole('button', { name: 'View Profile' }).dblclick()
  await expect(page).toHaveURL(/profileDetailScreen/)
  await page.goBack()
  await expect(page).toHaveURL(/contractors/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Build your house' })).toBeVisible()
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

test('the pages the server renders carry the client’s wordmark, in its place', async ({ page }) => {
  const wordmark = page.getByRole('banner').getByRole('link', { name: 'Tameer, home' })
  const drawn = async (address: string) => {
    await page.goto(address)
    await expect(wordmark.locator('path')).toHaveCount(2)
    const lines = await wordmark
      .locator('path')
      .evaluateAll((paths) => paths.map((path) => [path.getAttribute('d'), getComputedStyle(path).stroke]))
    return { lines, box: await wordmark.locator('svg').boundingBox() }
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const ours = await drawn('/#/about')
    for (const address of ['/services/construction', '/cost/lahore/10-marla', '/c/nobody']) {
      expect(await drawn(address), address).toEqual(ours)
    }
  }
})

test('a cost page shows what each line costs without scrolling, on a phone too', { tag: '@layout' }, async ({
  page,
}) => {
  await page.goto('/cost/lahore/10-marla')
  const parts = page.getByRole('group').filter({ has: page.locator('.rows') })
  await expect(parts).toHaveCount(11)
  for (const fold of await parts.locator('summary').all()) await fold.click()
  await expect(parts.getByRole('term').filter({ hasText: 'Deformed steel bars' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('a screen opened from a page of the server starts at its top, whatever was read before', async ({
  page,
}) => {
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  await page.goto('/#/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 400))
  await page.goto('/services/construction')
  const bar = page.getByRole('banner')
  const menu = bar.locator('summary')
  if (await menu.isVisible()) await menu.click()
  await bar.getByRole('link', { name: 'Calculator' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Calculator/ })).toBeVisible()
  await expect(page).toHaveTitle(/Calculator/)
  expect(await place()).toBe(0)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Construction' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  await expect.poll(place).toBe(400)
})

test('Back returns to the scroll position after reading on from a part of a shared link', async ({
  page,
}) => {
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  await page.goto('/#/terms-and-conditions?part=refunds')
  await expect(page.locator('#refunds')).toBeFocused()
  await expect.poll(place).toBeGreaterThan(300)
  await page.evaluate(() => window.scrollTo(0, 200))
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About' })
  await about.evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  await expect.poll(place).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  await expect.poll(place).toBe(200)
  await page.reload()
  await expect(page).toHaveTitle(/Terms/)
  await expect.poll(place).toBe(200)
})
