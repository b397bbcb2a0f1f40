import { companyPageAddress } from '@tameer/contract'
import { expectToast } from './contexts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, publish, test } from './fixtures.ts'

/** Visits are stored in batches, some seconds later. */
const stored = { timeout: 30_000 }

test('a company says what it is, families see it, and it sees that they came', { tag: '@smoke' }, async ({
  page,
  company,
  browser,
  baseURL,
  userAgent,
}) => {
  await publish(page, company, { title: 'Court house', content: 'Two storeys.', pictures: 1 })
  await logIn(page, company)
  await page.goto('/#/overview')
  const profile = page.getByRole('region', { name: 'Your profile' })
  await expect(profile.getByText('Your logo').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await profile.getByRole('button', { name: 'Not now' }).click()
  await page.reload()
  await expect(profile.getByText('Most families call or write')).toBeVisible()
  await profile.getByText('All parts').click()
  await profile.getByRole('link', { name: 'Your logo' }).click()
  await expect(page.locator('[data-field=logo] :focus')).toHaveCount(1)
  await page.goto('/#/overview')
  await profile.getByRole('link', { name: 'Add it now' }).click()
  await expect(page.getByLabel('WhatsApp number', { exact: true })).toBeFocused()
  await expect(page.getByLabel('WhatsApp number', { exact: true })).toBeInViewport()

  // On a phone these parts are folded.
  await page.getByRole('heading', { level: 2, name: 'About your company' }).click()
  await page.getByLabel('About', { exact: true }).fill('ہم گھر بناتے ہیں۔')
  await page.getByLabel('Founded in').fill('2999')
  await page.getByLabel('Smallest project you take (PKR)').fill('50 lakh')
  await page.getByRole('button', { name: 'Show Cities where you take work' }).click()
  await page.getByRole('listbox').getByRole('option', { name: 'Lahore' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save facts' }).click()
  await expect(
    page.getByRole('region', { name: 'About your company' }).getByText('This year is still to come'),
  ).toBeVisible()
  await expect(page.getByLabel('About', { exact: true })).toHaveValue('ہم گھر بناتے ہیں۔')
  await page.getByLabel('Founded in').fill('1998')
  await page.getByRole('button', { name: 'Save facts' }).click()
  await expectToast(page, 'What you say of your company is saved')
  const rates = page.getByRole('region', { name: 'Your rates' })
  await rates.getByRole('heading', { level: 2 }).click()
  await rates.getByLabel('From PKR … a sq ft, complete house').fill('5,400')
  await rates.getByRole('button', { name: 'Save rates' }).click()
  await expectToast(page, 'Your rates are saved')
  await expect(rates.getByText(/^In whole rupees.* Given on .*, shown until /)).toBeVisible()
  await expectNoSidewaysScroll(page)

  const context = await browser.newContext({ baseURL: baseURL ?? '', ...(userAgent ? { userAgent } : {}) })
  const family = await context.newPage()
  await family.goto(`/#/profileDetailScreen?company=${company.id}`)
  const about = family.getByRole('region', { name: 'About the company' })
  await expect(about.getByText('ہم گھر بناتے ہیں۔')).toBeVisible()
  await expect(about.getByText('from PKR 50 Lakh')).toBeVisible()
  await expect(about.getByText('1998')).toBeVisible()
  const rate = /^from PKR 5,400 a sq ft \(the company’s own figure, given on /
  await expect(about.getByText(rate)).toBeVisible()
  await expectNoSidewaysScroll(family)
  await expectAccessible(family)
  await family.mouse.move(5, 5)
  await family.getByRole('link', { name: 'Court house' }).click()
  await expect(family.getByRole('heading', { level: 1, name: 'Court house' })).toBeVisible()
  await family.goto(companyPageAddress(company))
  await expect(family.getByRole('main').getByText('from PKR 50 Lakh')).toBeVisible()
  await expect(family.getByRole('main').getByText(rate)).toBeVisible()
  expect(await context.cookies()).toEqual([])
  await context.close()

  await expect(async () => {
    await page.goto('/#/settings')
    await page.goto('/#/overview')
    await page.getByText('As a table').click({ timeout: 2000 })
    const cells = page.getByRole('table', { name: 'Visits by week' }).getByRole('cell')
    // The newest of eight weeks is the first.
    await expect(cells).toHaveText(['1', '1', '0', ...Array<string>(7 * 3).fill('0')], { timeout: 2000 })
  }).toPass(stored)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
