import { plainScreens } from '@tameer/contract'
import { expect, expectAccessible, logIn, publish, test } from './fixtures.ts'

const plain = plainScreens()
const open = [
  ...plain.filter(({ frame }) => frame !== 'dashboard').map(({ pattern }) => pattern.slice(1)),
  'contractors?q=nobody-of-this-name',
  'no-such-screen',
]
const guarded = plain.filter(({ frame }) => frame === 'dashboard').map(({ pattern }) => pattern.slice(1))

for (const scheme of ['light', 'dark'] as const) {
  const tag = scheme === 'dark' ? '@long' : []
  test(`open screens break no rule of access, ${scheme}`, { tag }, async ({ page, company }) => {
    test.slow()
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const id = await publish(page, company, { title: 'Seen by everybody', pictures: 2 })
    for (const address of [...open, `portfolio/${id}`, `profileDetailScreen?company=${company.id}`]) {
      await test.step(`/${address}`, async () => {
        await page.goto(`/#/${address}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
      })
    }
  })

  test(`guarded screens break no rule of access, ${scheme}`, { tag }, async ({ page, company }) => {
    test.slow()
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await logIn(page, company)
    const id = await publish(page, company, { title: 'Of our own', pictures: 2 })
    const edit = `add-portfolio?id=${id}`
    for (const address of [...guarded, edit, `image-upload/${company.id}`]) {
      await test.step(`/${address}`, async () => {
        await page.goto(`/#/${address}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
      })
    }
    await page.goto('/#/overview')
    await page.getByRole('button', { name: /^Delete/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })
}

test('the drawer opens, holds the focus and closes after a choice and on Escape', async ({ page }, info) => {
  test.skip(info.project.name !== 'phone', 'wide screens have no drawer')
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
  const listOf = async (field: string) => {
    await page.getByRole('combobox', { name: field }).click()
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await logIn(page, company)
  await page.goto('/#/add-portfolio')
  await listOf('Specializations')
  await page.goto('/#/signup')
  await listOf('Category')
})
