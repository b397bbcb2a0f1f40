import sharp from 'sharp'
import { expectAccessible } from './accessible.ts'
import { expectToast, openBeside } from './contexts.ts'
import { expect, test } from './fixtures.ts'
import { photograph } from './photographs.ts'

test(
  'a company publishes its work and a visitor finds it',
  { tag: '@in-urdu' },
  async ({ page, say, words }, info) => {
    const unique = `${info.testId} ${Date.now().toString(36)}`
    const name = `Kiln and Course ${unique}`
    const email = `${unique.replace(/\W/g, '-')}@journey.example.com`
    const password = 'brick-by-brick!'
    const title = `Courtyard house ${unique}`

    await test.step('signs up', async () => {
      await page.goto('/#/signup')
      await expect(page.getByRole('heading', { level: 1, name: say('Sign Up as a Company') })).toBeVisible()
      await page.getByLabel(say('Company Name')).fill(name)
      await page.getByLabel(say('Email')).fill(email)
      await page.getByRole('combobox', { name: say('Category', 'auth') }).click()
      await page.getByRole('option', { name: say('Construction') }).click()
      await page.keyboard.press('Escape')
      await page.getByLabel(say('Password'), { exact: true }).fill(password)
      await expect(page.getByRole('status').filter({ hasText: say('Strong') })).toBeVisible()
      await page.getByLabel(say('Confirm Password'), { exact: true }).fill(password)
      await page.getByRole('button', { name: say('Create Account') }).click()
      await expectToast(page, say('Account created successfully'))
      await page.waitForURL(/#\/image-upload\/[0-9a-f-]{36}$/)
    })

    await test.step('uploads its logo', async () => {
      await page.locator('input[type=file]').setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: await photograph(7, 600),
      })
      await page.getByRole('button', { name: say('Upload') }).click()
      await expectToast(page, say('Image uploaded successfully'))
      await page.waitForURL(/#\/login/)
    })

    await test.step('logs in', async () => {
      await page.getByLabel(say('Email')).fill(email.toUpperCase())
      await page.getByLabel(say('Password'), { exact: true }).fill(password)
      await page.getByRole('button', { name: say('Login'), exact: true }).click()
      await expectToast(page, say('Login successful'))
      await page.waitForURL(/#\/overview/)
      await expect(page.getByRole('heading', { name: say('No portfolio created yet.') })).toBeVisible()
    })

    await test.step('adds a portfolio with photographs', async () => {
      await page.goto('/#/add-portfolio')
      await page.getByLabel(say('Title')).fill(title)
      await page
        .getByLabel(say('Content'))
        .fill('Ten marla, two storeys, exposed brick.\nHanded over in spring.')
      await page.getByRole('heading', { name: say('Price') }).click()
      await page.getByRole('radio', { name: `$$ ${words.portfolioForm.priceChips['120-250']}` }).check()
      await page.getByLabel(say('City')).selectOption({ label: say('Lahore') })
      await page.getByRole('checkbox', { name: say('Residential') }).check()
      await page.getByRole('heading', { name: say('Address and contact') }).click()
      await page.getByLabel(say('Phone')).fill('0300 1234567')
      await page.getByLabel(say('Website')).fill('www.example.com')
      const files = await Promise.all([1, 2, 3].map((number) => photograph(number)))
      // Choosers of phones give files without ending and type. The last one is a WebP.
      files[2] = await sharp(files[2]).webp().toBuffer()
      await page.locator('input[type=file]').setInputFiles(
        files.map((buffer, at) => ({
          name: `photo-${at + 1}`,
          mimeType: 'application/octet-stream',
          buffer,
        })),
      )
      await expect(page.getByRole('region', { name: say('Images') }).getByText('photo-3')).toBeVisible()
      await page.getByRole('button', { name: say('Add Portfolio') }).click()
      await expectToast(page, say('Portfolio added successfully'))
      await page.waitForURL(/#\/overview/)
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('a visitor finds it', async () => {
      const visitor = await openBeside(page)
      await visitor.goto('/#/')
      await visitor
        .getByRole('main')
        .getByRole('link', { name: say('Construction'), exact: true })
        .click()
      await visitor.waitForURL(/#\/contractors/)
      await visitor.getByLabel(say('Search Contractors')).fill(name.toUpperCase())
      await expect(visitor.getByRole('heading', { name })).toBeVisible()
      await visitor
        .getByRole('article', { name })
        .getByRole('button', { name: say('View Profile', 'companies') })
        .click()
      await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
      await visitor.getByRole('link', { name: title }).click()
      await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const facts = visitor.getByRole('complementary', { name: say('Facts') })
      await expect(facts.getByRole('link', { name: '0300-1234567', exact: true })).toBeVisible()
      await expect(facts.getByText('$$', { exact: true })).toBeVisible()
      await visitor.reload()
      await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await visitor.context().close()
    })

    await test.step('edits and deletes it', async () => {
      await page.getByRole('button', { name: say('Edit'), exact: true }).click()
      await expect(page.getByLabel(say('Title'))).toHaveValue(title)
      await page.getByLabel(say('Title')).fill(`${title}, revised`)
      await page
        .getByRole('button', { name: words.imagePicker.removeItem(words.portfolioForm.imageName(1)) })
        .click()
      await page.getByRole('button', { name: say('Update Portfolio') }).click()
      await expectToast(page, say('Portfolio updated successfully'))
      await page.waitForURL(/#\/overview/)
      await page.getByRole('button', { name: say('Delete', 'actions') }).click()
      const dialog = page.getByRole('dialog', { name: say('Confirm Deletion') })
      await expect(dialog).toContainText(`${title}, revised`)
      await dialog.getByRole('button', { name: say('Cancel') }).click()
      await expect(page.getByRole('heading', { name: `${title}, revised` })).toBeVisible()
      await page.getByRole('button', { name: say('Delete', 'actions') }).click()
      await dialog.getByRole('button', { name: say('Delete', 'actions') }).click()
      await expectToast(page, say('Portfolio deleted successfully!'))
      await expect(page.getByRole('heading', { name: say('No portfolio created yet.') })).toBeVisible()
    })
  },
)
