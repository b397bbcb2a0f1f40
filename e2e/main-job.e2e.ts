import type { BrowserContextOptions } from '@playwright/test'
import { expectToast } from './contexts.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { photograph } from './photographs.ts'

test(
  'a company publishes its work and a visitor finds it',
  { tag: ['@smoke', '@wide'] },
  async ({ page, browser }, info) => {
    const unique = `${info.testId} ${Date.now().toString(36)}`
    const name = `Kiln and Course ${unique}`
    const email = `${unique.replace(/\W/g, '-')}@journey.example.com`
    const password = 'brick-by-brick!'
    const title = `Courtyard house ${unique}`

    await test.step('signs up', async () => {
      await page.goto('/#/signup')
      await expect(page.getByRole('heading', { level: 1, name: 'Sign Up as a Company' })).toBeVisible()
      await page.getByLabel('Company Name').fill(name)
      await page.getByLabel('Email').fill(email)
      await page.getByRole('combobox', { name: 'Category' }).click()
      await page.getByRole('option', { name: 'Construction' }).click()
      await page.keyboard.press('Escape')
      await page.getByLabel('Password', { exact: true }).fill(password)
      await expect(page.getByRole('status').filter({ hasText: 'Strong' })).toBeVisible()
      await page.getByLabel('Confirm Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expectToast(page, 'Account created successfully')
      await page.waitForURL(/#\/image-upload\/[0-9a-f-]{36}$/)
    })

    await test.step('uploads its logo', async () => {
      await page.locator('input[type=file]').setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: await photograph(7, 600),
      })
      await page.getByRole('button', { name: /^Upload/ }).click()
      await expectToast(page, 'Image uploaded successfully')
      await page.waitForURL(/#\/login/)
    })

    await test.step('logs in', async () => {
      await page.getByLabel('Email').fill(email.toUpperCase())
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await expectToast(page, 'Login successful')
      await page.waitForURL(/#\/overview/)
      await expect(page.getByRole('heading', { name: 'No portfolio created yet.' })).toBeVisible()
    })

    await test.step('adds a portfolio with photographs', async () => {
      await page.goto('/#/add-portfolio')
      await page.getByLabel('Title').fill(title)
      await page.getByLabel('Content').fill('Ten marla, two storeys, exposed brick.\nHanded over in spring.')
      await page.getByRole('heading', { name: 'Price' }).click()
      await page.getByRole('radio', { name: '$$ middle (120-250)' }).check()
      await page.getByLabel('City').selectOption({ label: 'Lahore' })
      await page.getByRole('checkbox', { name: 'Residential' }).check()
      await page.getByRole('heading', { name: 'Address and contact' }).click()
      await page.getByLabel('Phone').fill('0300 1234567')
      await page.getByLabel('Website').fill('www.example.com')
      const files = await Promise.all([1, 2, 3].map((number) => photograph(number)))
      await page
        .locator('input[type=file]')
        .setInputFiles(
          files.map((buffer, at) => ({ name: `photo-${at + 1}.jpg`, mimeType: 'image/jpeg', buffer })),
        )
      await expect(page.getByRole('region', { name: 'Images' }).getByText('photo-3')).toBeVisible()
      await page.getByRole('button', { name: 'Add Portfolio' }).click()
      await expectToast(page, 'Portfolio added successfully')
      await page.waitForURL(/#\/overview/)
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('a visitor finds it', async () => {
      const context = await browser.newContext(info.project.use as BrowserContextOptions)
      const visitor = await context.newPage()
      await visitor.goto('/#/')
      await visitor.getByRole('main').getByRole('link', { name: 'Construction', exact: true }).click()
      await visitor.waitForURL(/#\/contractors/)
      await visitor.getByLabel('Search Contractors').fill(name.toUpperCase())
      await expect(visitor.getByRole('heading', { name })).toBeVisible()
      await visitor
        .getByRole('article', { name })
        .getByRole('button', { name: /View Profile/ })
        .click()
      await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
      await visitor.getByRole('link', { name: title }).click()
      await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const facts = visitor.getByRole('complementary', { name: 'Facts' })
      await expect(facts.getByRole('link', { name: '0300-1234567' })).toBeVisible()
      await expect(facts.getByText('$$', { exact: true })).toBeVisible()
      await visitor.reload()
      await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await context.close()
    })

    await test.step('edits and deletes it', async () => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      await expect(page.getByLabel('Title')).toHaveValue(title)
      await page.getByLabel('Title').fill(`${title}, revised`)
      await page.getByRole('button', { name: /^Remove .*Image 1/ }).click()
      await page.getByRole('button', { name: 'Update Portfolio' }).click()
      await expectToast(page, 'Portfolio updated successfully')
      await page.waitForURL(/#\/overview/)
      await page.getByRole('button', { name: /^Delete/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' })
      await expect(dialog).toContainText(`${title}, revised`)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('heading', { name: `${title}, revised` })).toBeVisible()
      await page.getByRole('button', { name: /^Delete/ }).click()
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await expectToast(page, 'Portfolio deleted successfully!')
      await expect(page.getByRole('heading', { name: 'No portfolio created yet.' })).toBeVisible()
    })
  },
)
