import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { plainScreens } from '@tameer/contract'
import type { Screen } from '../scripts/screens/screen.ts'
import { type Language, type Words, wordsIn, wordsOf } from '../scripts/screens/screen-words.ts'
import { prepareContext } from './contexts.ts'
import { type Say, sayIn, sayOn } from './languages.ts'
import { photograph } from './photographs.ts'
import { everydayFont, type FontOption } from './system-fonts.ts'

export interface LanguageOption {
  /** Language that a journey walks in. It gives addresses without `/ur`. */
  language: Language
}

/** A company account created through the API. */
export interface SignedUpCompany {
  id: string
  name: string
  email: string
  password: string
  token: string
  user: unknown
}

interface Fixtures {
  /** Returns a text of the screens in the language of the journey; see `Say`. */
  say: Say
  /** The words of that language, for texts that are made of parts and patterns. */
  words: Words
  /** A new company, for this test only. */
  company: SignedUpCompany
  /** Messages of the browser about a failure that the journey causes on purpose. */
  provoked: RegExp
  /** Has no value: its presence makes an unexpected console error or page error fail the journey. */
  quietConsole: undefined
}

export const test = base.extend<Fixtures & FontOption & LanguageOption>({
  context: async ({ context, language }, use) => {
    await prepareContext(context, language)
    await use(context)
  },
  language: ['en', { option: true }],
  say: async ({ language }, use) => use(sayIn(language)),
  words: async ({ language }, use) => use(wordsIn(language)),
  systemFont: [everydayFont, { option: true }],
  provoked: [
    // 429 and 503 come from a busy server; the journey itself checks what must follow.
    /Failed to load resource: the server responded with a status of (400|401|403|404|409|429|503)/,
    { option: true },
  ],
  quietConsole: [
    async ({ page, provoked }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' && !provoked.test(message.text())) complaints.push(message.text())
      })
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  company: async ({ request }, use, info) => {
    const unique = `${info.testId}-${Date.now().toString(36)}`
    const name = `Works ${unique.slice(-14)}`
    const email = `${unique}@journey.example.com`
    const password = 'journey-pass!'
    const response = await request.post('/api/auth/signup', {
      data: { name, email, password, confirmPassword: password, categoryIds: [5] },
    })
    expect(response.status()).toBe(201)
    const { user, token } = (await response.json()) as { user: { id: string }; token: string }
    await use({ id: user.id, name, email, password, token, user })
  },
})

export { expect }

/** Stores a session in every page of the server before it opens. */
export async function keepSession(page: Page, session?: Record<string, string>): Promise<void> {
  await page.addInitScript((kept) => {
    if (location.protocol === 'http:') Object.assign(localStorage, kept)
  }, session)
}

/** True when the screen is a phone's, with the bars and panels of a wide one folded. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768
}

/** Leaves the account: its bar has Logout at hand on a wide screen, else in its menu. */
export async function logOut(page: Page): Promise<void> {
  const say = sayOn(page)
  const button = page.getByRole('button', { name: say('Logout') })
  const menu = page
    .getByRole('navigation', { name: say('Dashboard') })
    .getByRole('button', { name: say('Menu') })
  await expect(menu.or(button)).toBeVisible()
  if (await menu.isVisible()) await menu.click()
  await button.click()
}

/** Changes the language of a company's own screens: the link is at hand on a wide screen, else in the menu. */
export async function changeLanguage(page: Page, to: 'English' | 'اردو'): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: /^(Menu|مینیو)/ }).click()
  const place = page.getByRole(isPhone(page) ? 'dialog' : 'navigation')
  await place.getByRole('link', { name: to }).click()
}

/** Signs a company in by writing its session, not by clicking. */
export async function logIn(page: Page, company: SignedUpCompany): Promise<void> {
  await page.addInitScript(
    ([user, token]) => {
      // The browser's own page about a line that broke has no storage.
      if (location.protocol !== 'http:' || sessionStorage.getItem('journey-signed-in')) return
      sessionStorage.setItem('journey-signed-in', 'yes')
      localStorage.setItem('user', user ?? '')
      localStorage.setItem('token', token ?? '')
    },
    [JSON.stringify(company.user), company.token],
  )
}

/** Publishes a portfolio of the company through the API and returns its id. `own` are its pictures, in place of new ones. */
export async function publish(
  page: Page,
  company: SignedUpCompany,
  project: { title: string; content?: string; pictures?: number; own?: Buffer[] },
): Promise<string> {
  const form = new FormData()
  form.set('title', project.title)
  form.set('content', project.content ?? 'A house of ten marla with a covered area of 3,375 sft.')
  form.append('cities[]', '1')
  form.append('buildingTypes[]', '5')
  const places = Array.from({ length: project.pictures ?? 1 }, (_, at) => at + 1)
  const pictures = project.own ?? (await Promise.all(places.map((number) => photograph(number))))
  for (const [at, bytes] of pictures.entries()) {
    form.append('images', new File([new Uint8Array(bytes)], `photo-${at + 1}.jpg`, { type: 'image/jpeg' }))
  }
  const response = await page.request.post('/api/portfolios', {
    headers: { authorization: `Bearer ${company.token}` },
    multipart: form,
  })
  expect(response.status(), await response.text()).toBe(201)
  const { id } = (await response.json()) as { id: string }
  return id
}

/**
 * Makes sticky bars scroll with the page, and returns a function that undoes it: axe reports targets that such a bar
 * covers in part as too small.
 */
export async function letBarsScroll(page: Page): Promise<() => Promise<void>> {
  const bars = await page.evaluateHandle(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    ),
  )
  const place = (position: string) =>
    bars.evaluate((all, position) => {
      for (const bar of all) bar.style.position = position
    }, position)
  await place('static')
  return () => place('')
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Ends running transitions, for instance of a colour, which axe would check in the middle. */
function finishTransitions(): void {
  // The end of a parent's transition begins one of an element that inherits its colour.
  for (let running = 1; running > 0; ) {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    for (const transition of transitions) transition.finish()
    running = transitions.length
  }
}

/** Fails when the page breaks a rule of WCAG 2.2 AA that axe can check, or one of `rules` if given. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const putBack = await letBarsScroll(page)
  await page.evaluate(finishTransitions)
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(levels)).analyze()
  await putBack()
  const faults = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html }) => html).filter((html) => id !== 'target-size' || !isInLine(html)),
  }))
  expect(faults.filter(({ nodes }) => nodes.length > 0)).toEqual([])
}

/**
 * True for a text that is edited in its place: it is as high as its line, which WCAG 2.5.8 allows ("inline"). On a phone
 * `layout.e2e.ts` asks for its full size all the same.
 */
function isInLine(html: string): boolean {
  return /^<[^>]* class="editable\b/.test(html)
}

/** Chooses a filter's option by its name, whatever count is shown beside it. */
export async function chooseOption(select: Locator, name: string): Promise<void> {
  const option = select.locator('option').filter({ hasText: new RegExp(`^${name}`) })
  await select.selectOption((await option.getAttribute('value')) ?? '')
}

/**
 * Waits until the page has loaded everything that it loads without an action. Parts out of sight are loaded at the
 * first move, or two seconds after the load, so "network idle" comes too early.
 */
export async function waitForRest(page: Page): Promise<void> {
  let last = performance.now()
  const note = () => {
    last = performance.now()
  }
  await page.waitForLoadState('load')
  page.on('request', note).on('requestfinished', note).on('requestfailed', note)
  await page.mouse.move(1, 1)
  await expect.poll(() => performance.now() - last).toBeGreaterThan(3_000)
  page.off('request', note).off('requestfinished', note).off('requestfailed', note)
}

/** Opens the demo's outbox repeatedly until it has that many mails to the address; returns them. */
export async function openMails(
  page: Page,
  email: string,
  count = 1,
  words: string | RegExp = '',
): Promise<Locator> {
  const mails = page
    .getByRole('article')
    .filter({ hasText: `To ${email}` })
    .filter({ hasText: words })
  const find = async () => {
    await page.goto('/api/demo/outbox')
    return mails.count()
  }
  await expect.poll(find, { timeout: 60_000 }).toBe(count)
  return mails
}

/**
 * Opens a screen in its state, with reduced motion, and waits until it is drawn. Set the page's width before; the page
 * must open nothing else.
 */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  const { session, address, unanswered, before, prepare } = screen
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await keepSession(page, session)
  await before?.(page)
  await page.goto(address)
  if (unanswered) return expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await waitForScreen(page)
  await prepare?.(page)
  await waitForAnswers(page)
}

/** Waits until a screen has received and drawn every response: nothing says or shows that it loads. */
export async function waitForScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await waitForAnswers(page)
  await expect(page.locator('[aria-busy=true], .animate-breathe, .animate-turn')).toHaveCount(0)
}

async function waitForAnswers(page: Page): Promise<void> {
  for (const request of await page.requests()) await request.response()
}

/** Makes every page record its layout shift, as the browser measures it. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(window, { moved })
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) moved.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the layout shift since the page was loaded; nobody sees less than 0.01. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum)
}

/**
 * Loads each screen of the signed-in company anew, and fails where something in sight moves meanwhile; `front` is the
 * address of the client, `/` or `/ur/`.
 */
export async function expectStillScreens(page: Page, front: string): Promise<void> {
  for (const { pattern } of plainScreens().filter(({ frame }) => frame === 'dashboard'))
    await test.step(pattern, async () => {
      // Another query, so that the page is loaded again.
      await page.goto(`${front}?from=${encodeURIComponent(pattern)}#${pattern}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await waitForRest(page)
      expect.soft(await shiftOf(page), pattern).toBeLessThan(0.01)
    })
}

/** Fails when the page is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  // The window's own width would be wrong: a phone zooms out until a page that is too wide fits.
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/** Pays a year of Plus at the demo bank, for a signed-in company that is in Basic. */
export async function takePlus(page: Page): Promise<void> {
  await page.goto('/#/billing')
  const say = sayOn(page)
  const { billing } = wordsOf(page)
  await page.getByRole('button', { name: billing.pay(25_000) }).click()
  // The demo bank speaks English.
  await page.getByRole('button', { name: 'Pay Rs 25,000' }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Paid. Thank you.') })).toBeVisible()
}
