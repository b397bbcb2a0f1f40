import type { Page } from '@playwright/test'
import { plainScreens } from '@tameer/contract'
import { expectAccessible } from './accessible.ts'
import { expect, logIn, publish, test, waitForScreen } from './fixtures.ts'
import { expectNoSidewaysScroll } from './movement.ts'

const plain = plainScreens()
/** Screens that a family or a company meets first: judged in one journey before every landing. */
const first = ['', 'contractors', 'calculator', 'calculator?mode=detailed', 'request', 'login', 'signup']
const open = [
  ...plain.filter(({ frame }) => frame !== 'dashboard').map(({ pattern }) => pattern.slice(1)),
  'contractors?q=nobody-of-this-name',
  'no-such-screen',
]
const guarded = plain.filter(({ frame }) => frame === 'dashboard').map(({ pattern }) => pattern.slice(1))

async function visit(page: Page, address: string, rules?: string[]): Promise<void> {
  await page.goto(`/#/${address}`)
  await waitForScreen(page)
  await expectAccessible(page, rules)
}

test('the screens that are met first break no rule of access and fit a narrow phone', {
  tag: '@smoke',
}, async ({ page, company }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const title = 'A-very-long-title-without-a-single-space-'.repeat(3)
  const id = await publish(page, company, { title, pictures: 2 })
  const own = [`portfolio/${id}`, `profileDetailScreen?company=${company.id}`]
  for (const address of [...first, ...own]) {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, address)
    await page.setViewportSize({ width: 320, height: 740 })
    await expectNoSidewaysScroll(page)
  }
  await logIn(page, company)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const address of ['overview', 'add-portfolio', 'settings']) await visit(page, address)
})

for (const scheme of ['light', 'dark'] as const) {
  // The dark theme changes nothing but colours.
  const rules = scheme === 'dark' ? ['color-contrast'] : undefined

  test.describe(`in ${scheme} colours`, () => {
    test.use({ colorScheme: scheme, reducedMotion: 'reduce' })

    for (const address of open) {
      test(`/${address} breaks no rule of access`, ({ page }) => visit(page, address, rules))
    }

    test('a project and its company break no rule of access', async ({ page, company }) => {
      const id = await publish(page, company, { title: 'Seen by everybody', pictures: 2 })
      await visit(page, `portfolio/${id}`, rules)
      await visit(page, `profileDetailScreen?company=${company.id}`, rules)
    })

    for (const address of guarded) {
      test(`/${address}, signed in, breaks no rule of access`, async ({ page, company }) => {
        await logIn(page, company)
        await publish(page, company, { title: 'Of our own', pictures: 2 })
        await visit(page, address, rules)
      })
    }

    test('what a company changes breaks no rule of access', async ({ page, company }) => {
      await logIn(page, company)
      const id = await publish(page, company, { title: 'Of our own', pictures: 2 })
      await visit(page, `add-portfolio?id=${id}`, rules)
      await visit(page, `image-upload/${company.id}`, rules)
      await page.goto('/#/overview')
      await page.getByRole('button', { name: /^Delete/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, rules)
    })
  })
}

test('the drawer opens, holds the focus and closes after a choice and on Escape', {
  tag: ['@device'],
}, async ({ page }) => {
  await page.goto('/#/')
  const menu = page.getByRole('button', { name: /menu/i })
  await menu.click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  expect(await drawer.evaluate((dialog: HTMLElement) => dialog.offsetWidth)).toBe(240)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.click()
  await drawer.getByRole('link', { name: 'About' }).click()
  await expect(drawer).toBeHidden()
  await page.waitForURL(/#\/about/)
})

test('an open list of choices hides nothing and breaks no rule of access', async ({ page, company }) => {
  const listOf = async (field: string, option: string) => {
    await page.getByRole('combobox', { name: field }).click()
    await expect(page.getByRole('listbox').getByRole('option', { name: option })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await logIn(page, company)
  await page.goto('/#/settings?part=facts')
  await listOf('Cities where you take work', 'Lahore')
  await page.goto('/#/signup')
  await listOf('Category', 'Architecture')
})
