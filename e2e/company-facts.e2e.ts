import { companyPageAddress } from '@tameer/contract'
import { expectAccessible } from './accessible.ts'
import { expectToast, prepareContext } from './contexts.ts'
import { expect, logIn, publish, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './movement.ts'

/** Visits are stored in batches, some seconds later. */
const stored = { timeout: 30_000 }

/** Stands for any day in a text. */
const someDay = '2026-01-02'

test('a company says what it is, families see it, and it sees that they came', { tag: '@smoke' }, async ({
  page,
  company,
  browser,
  baseURL,
  userAgent,
  language,
  say,
  words,
}) => {
  await publish(page, company, { title: 'Court house', content: 'Two storeys.', pictures: 1 })
  await logIn(page, company)
  await page.goto('/#/overview')
  const profile = page.getByRole('region', { name: say('Your profile') })
  await expect(profile.getByText(say('Your logo')).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await profile.getByRole('button', { name: say('Not now') }).click()
  await page.reload()
  await expect(
    profile.getByText(say('Most families call or write before they ask for a quote.')),
  ).toBeVisible()
  await profile.getByText(say('All parts')).click()
  await profile.getByRole('link', { name: say('Your logo') }).click()
  await expect(page.locator('[data-field=logo] :focus')).toHaveCount(1)
  await page.goto('/#/overview')
  await profile.getByRole('link', { name: say('Add it now') }).click()
  await expect(page.getByLabel(say('WhatsApp number'), { exact: true })).toBeFocused()
  await expect(page.getByLabel(say('WhatsApp number'), { exact: true })).toBeInViewport()

  // On a phone these parts are folded.
  await page.getByRole('heading', { level: 2, name: say('About your company') }).click()
  await page.getByLabel(say('About', 'settingsFacts'), { exact: true }).fill('ہم گھر بناتے ہیں۔')
  await page.getByLabel(say('Founded in')).fill('2999')
  await page.getByLabel(say('Smallest project you take (PKR)')).fill('50 lakh')
  await page
    .getByRole('button', { name: words.multiSelect.showOptions(say('Cities where you take work')) })
    .click()
  await page
    .getByRole('listbox')
    .getByRole('option', { name: say('Lahore') })
    .click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('Save facts') }).click()
  await expect(
    page
      .getByRole('region', { name: say('About your company') })
      .getByText(say('This year is still to come')),
  ).toBeVisible()
  await expect(page.getByLabel(say('About', 'settingsFacts'), { exact: true })).toHaveValue(
    'ہم گھر بناتے ہیں۔',
  )
  await page.getByLabel(say('Founded in')).fill('1998')
  await page.getByRole('button', { name: say('Save facts') }).click()
  await expectToast(page, say('What you say of your company is saved'))
  const rates = page.getByRole('region', { name: say('Your rates') })
  await rates.getByRole('heading', { level: 2 }).click()
  await rates.getByLabel(say('From PKR … a sq ft, complete house')).fill('5,400')
  await rates.getByRole('button', { name: say('Save rates') }).click()
  await expectToast(page, say('Your rates are saved'))
  const { day } = words.rates
  const shown = words.settingsRates.shownUntil(someDay, someDay).replaceAll(day(someDay), '.+')
  await expect(rates.getByText(RegExp(`^${words.settingsRates.hint} ${shown}$`))).toBeVisible()
  await expectNoSidewaysScroll(page)

  const context = await browser.newContext({ baseURL: baseURL ?? '', ...(userAgent ? { userAgent } : {}) })
  await prepareContext(context, language)
  const family = await context.newPage()
  await family.goto(`/#/profileDetailScreen?company=${company.id}`)
  const about = family.getByRole('region', { name: say('About the company') })
  await expect(about.getByText('ہم گھر بناتے ہیں۔')).toBeVisible()
  const facts = family.getByRole('region', { name: words.companyFacts.facts })
  await expect(facts.getByText(words.companyFacts.fromRupees(5_000_000))).toBeVisible()
  await expect(facts.getByText('1998')).toBeVisible()
  await expect(family.getByRole('region', { name: words.rates.ownRates }).getByText('5,400')).toBeVisible()
  await expectNoSidewaysScroll(family)
  await expectAccessible(family)
  await family.mouse.move(5, 5)
  await family.getByRole('link', { name: 'Court house' }).click()
  await expect(family.getByRole('heading', { level: 1, name: 'Court house' })).toBeVisible()
  await family.goto(companyPageAddress(company))
  await expect(family.getByRole('main').getByText(words.companyFacts.fromRupees(5_000_000))).toBeVisible()
  const ownRate = words.rates.ownRate(5_400, someDay).split(day(someDay))[0] ?? ''
  await expect(family.getByRole('main').getByText(RegExp(`^${ownRate.replace('(', '\\(')}`))).toBeVisible()
  expect(await context.cookies()).toEqual([])
  await context.close()

  await expect(async () => {
    await page.goto('/#/settings')
    await page.goto('/#/overview')
    await page.getByText(say('As a table')).click({ timeout: 2000 })
    const cells = page.getByRole('table', { name: say('Visits by week') }).getByRole('cell')
    // The newest of eight weeks is the first.
    await expect(cells).toHaveText(['1', '1', '0', ...Array<string>(7 * 3).fill('0')], { timeout: 2000 })
  }).toPass(stored)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
