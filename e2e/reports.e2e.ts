import { companyPageAddress } from '@tameer/contract'
import { expectToast } from './contexts.ts'
import { addToDesk, sitDown, welcome } from './desk-people.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  openMails,
  publish,
  test,
} from './fixtures.ts'
import { openRequest } from './own-request.ts'

test(
  'a visitor reports a company twice, the desk hides it there, which closes both, and the visitor is told',
  { tag: '@smoke' },
  async ({ page, context, request, company }, { testId, retry }) => {
    const unique = `${testId}-${retry}-${Date.now().toString(36)}`
    const reporter = `${unique}-reporter@journey.example.com`
    await publish(page, company, { title: 'A house with a court' })

    // From the page for crawlers to the form.
    await page.goto(companyPageAddress(company))
    await page.getByRole('link', { name: 'Report', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Report this company' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    await dialog.getByLabel('What is wrong').selectOption({ label: 'Fraud, or somebody was deceived' })
    await dialog.getByLabel('In your words').fill('They took an advance and never came.')
    await dialog.getByLabel('Your email').fill('nobody')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog.getByLabel('Your email')).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByLabel('In your words')).toHaveValue('They took an advance and never came.')
    await dialog.getByLabel('Your email').fill(reporter)
    await dialog.getByRole('button', { name: 'Send report' }).dblclick()
    await expectToast(page, 'Thank you. We will look at it and write to you')
    await expect(page.getByRole('button', { name: 'Report', exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    await dialog.getByLabel('What is wrong').selectOption({ label: 'Facts that are not right' })
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expectToast(page, 'Thank you. We will look at it')

    const desk = await context.newPage()
    const link = addToDesk(page, 'Report Reader', `${unique}@journey.example.com`, '--editor')
    await sitDown(desk, await welcome(request, link))
    await desk.goto('/#/desk')
    await desk.getByRole('link', { name: /Things reported/ }).click()
    await expect(desk.getByRole('heading', { level: 1, name: 'Reports' })).toBeFocused()
    await expectAccessible(desk)
    await expectNoSidewaysScroll(desk)
    await desk
      .getByRole('navigation', { name: 'Which reports' })
      .getByRole('link', { name: 'Companies' })
      .click()
    await desk.waitForURL(/kind=profile/)
    const reports = desk.getByRole('list', { name: 'Reports' })
    const row = reports.getByRole('listitem').filter({ hasText: company.name })
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('2 reports: ')
    await row.getByRole('link', { name: company.name }).click()
    const about = desk.getByRole('region', { name: '2 reports about it' })
    await expect(about.getByText('They took an advance and never came.')).toBeVisible()
    await expect(desk.locator('body')).not.toContainText(reporter)
    await expectAccessible(desk)
    await expectNoSidewaysScroll(desk)
    const toDo = desk.getByRole('region', { name: 'What to do' })
    await toDo.getByRole('button', { name: 'I look after it' }).click()
    await expectToast(desk, 'Noted: you look after it')

    // On a phone it stands at the thumb, below the region.
    await desk.getByRole('main').getByRole('button', { name: 'Hide the company' }).click()
    const hide = desk.getByRole('dialog')
    await hide.getByLabel('Reason').selectOption('fraud')
    await expectAccessible(desk)
    await hide.getByRole('button', { name: 'Hide the company' }).click()
    await expectToast(desk, 'Hidden. The reports are closed')
    await expect(toDo).toHaveCount(0)
    await expect(desk.getByRole('heading', { name: company.name, exact: true })).toBeFocused()
    await expectAccessible(desk)
    await desk.goto('/#/desk/reports?kind=profile')
    await expect(desk.getByRole('navigation', { name: 'Which reports' })).toBeVisible()
    await expect(row).toHaveCount(0)

    await page.reload()
    await expect(
      page.getByRole('status').filter({ hasText: 'This company is not listed, or no longer.' }),
    ).toBeVisible()
    const letter = await openMails(page, reporter)
    await expect(letter).toContainText('What came of your report to Tameer')
    await expect(letter).toContainText('Visitors of Tameer do not see it any more.')
  },
)

test('an invited company reports a request', async ({ page, request, company }) => {
  await publish(page, company, { title: 'A house with a garden' })
  await openRequest(request, [company.id])
  const headers = { authorization: `Bearer ${company.token}` }
  const { data } = await (await request.get('/api/invitations', { headers })).json()
  await logIn(page, company)
  await page.goto(`/#/quote-requests/${data[0].id}`)
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this request' })
  await dialog.getByLabel('What is wrong').selectOption({ label: 'Advertising' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(
    page.getByRole('status').getByText('Thank you. We will look at it', { exact: true }),
  ).toBeVisible()
})
