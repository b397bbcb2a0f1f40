import { test as base, expect, type Locator, type Page } from '@playwright/test'
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

/** Chooses a filter's option by its name, whatever count is shown beside it. */
export async function chooseOption(select: Locator, name: string): Promise<void> {
  const option = select.locator('option').filter({ hasText: new RegExp(`^${name}`) })
  await select.selectOption((await option.getAttribute('value')) ?? '')
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
