import { companyPageAddress } from '@tameer/contract'
import { expectAccessible } from './accessible.ts'
import { expectToast } from './contexts.ts'
import { addToDesk, sitDown, welcome } from './desk-people.ts'
import { expect, logIn, openMails, publish, test } from './fixtures.ts'
import { expectNoSidewaysScroll } from './movement.ts'
import { openRequest } from './own-request.ts'

test(
  'a visitor reports a company twice, the desk hides it there, which closes both, and the visitor is told',
  { tag: '@smoke' },
  async ({ page, context, request, company, say, words }, { testId, retry }) => {
    const unique = `${testId}-${retry}-${Date.now().toString(36)}`
    const reporter = `${unique}-reporter@journey.example.com`
    await publish(page, company, { title: 'A house with a court' })

    // From the page for crawlers to the form.
    await page.goto(companyPageAddress(company))
    await page.getByRole('link', { name: say('Report', 'publicPages'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: say('Report this company') })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await dialog.getByRole('button', { name: say('Cancel') }).click()
    await page.getByRole('button', { name: words.reportLink.report, exact: true }).click()
    await dialog
      .getByLabel(say('What is wrong'))
      .selectOption({ label: say('Fraud, or somebody was deceived') })
    await dialog.getByLabel(say('In your words')).fill('They took an advance and never came.')
    await dialog.getByLabel(say('Your email')).fill('nobody')
    await dialog.getByRole('button', { name: say('Send report') }).click()
    await expect(dialog.getByLabel(say('Your email'))).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByLabel(say('In your words'))).toHaveValue('They took an advance and never came.')
    await dialog.getByLabel(say('Your email')).fill(reporter)
    await dialog.getByRole('button', { name: say('Send report') }).dblclick()
    await expectToast(page, say('Thank you. We will look at it and write to you'))
    await expect(page.getByRole('button', { name: words.reportLink.report, exact: true })).toBeFocused()
    await page.getByRole('button', { name: words.reportLink.report, exact: true }).click()
    await dialog.getByLabel(say('What is wrong')).selectOption({ label: say('Facts that are not right') })
    await dialog.getByRole('button', { name: say('Send report') }).click()
    await expectToast(page, say('Thank you. We will look at it'))

    const desk = await context.newPage()
    const link = addToDesk(page, 'Report Reader', `${unique}@journey.example.com`, '--editor')
    await sitDown(desk, await welcome(request, link))
    await desk.goto('/#/desk')
    await desk.getByRole('link', { name: say('Things reported') }).click()
    await expect(desk.getByRole('heading', { level: 1, name: say('Reports') })).toBeFocused()
    await expectAccessible(desk)
    await expectNoSidewaysScroll(desk)
    await desk
      .getByRole('navigation', { name: say('Which reports') })
      .getByRole('combobox')
      .selectOption('profile')
    await desk.waitForURL(/kind=profile/)
    const reports = desk.getByRole('list', { name: say('Reports') })
    const row = reports.getByRole('listitem').filter({ hasText: company.name })
    await expect(row).toHaveCount(1)
    await expect(row).toContainText(`${words.deskReports.reportsOf(2)}: `)
    await row.getByRole('link', { name: company.name }).click()
    const about = desk.getByRole('region', { name: words.deskReports.aboutIt(2) })
    await expect(about.getByText('They took an advance and never came.')).toBeVisible()
    await expect(desk.locator('body')).not.toContainText(reporter)
    await expectAccessible(desk)
    await expectNoSidewaysScroll(desk)
    const toDo = desk.getByRole('region', { name: say('What to do', 'deskReports') })
    await toDo.getByRole('button', { name: say('I look after it') }).click()
    await expectToast(desk, say('Noted: you look after it'))

    // On a phone it stands at the thumb, below the region.
    await desk
      .getByRole('main')
      .getByRole('button', { name: say('Hide the company') })
      .click()
    const hide = desk.getByRole('dialog')
    await hide.getByLabel(say('Reason')).selectOption('fraud')
    await expectAccessible(desk)
    await hide.getByRole('button', { name: say('Hide the company') }).click()
    await expectToast(desk, say('Hidden. The reports are closed'))
    await expect(toDo).toHaveCount(0)
    await expect(desk.getByRole('heading', { name: company.name, exact: true })).toBeFocused()
    await expectAccessible(desk)
    await desk.goto('/#/desk/reports?kind=profile')
    await expect(desk.getByRole('navigation', { name: say('Which reports') })).toBeVisible()
    await expect(row).toHaveCount(0)

    await page.reload()
    await expect(
      page.getByRole('status').filter({ hasText: say('This company is not listed, or no longer.') }),
    ).toBeVisible()
    const letter = await openMails(page, reporter)
    await expect(letter).toContainText(say('What came of your report to Tameer'))
    await expect(letter).toContainText(words.reportMails.cameOfIt('profile', 'hidden'))
  },
)

test('an invited company reports a request', async ({ page, request, company, say, words }) => {
  await publish(page, company, { title: 'A house with a garden' })
  await openRequest(request, [company.id])
  const headers = { authorization: `Bearer ${company.token}` }
  const { data } = await (await request.get('/api/invitations', { headers })).json()
  await logIn(page, company)
  await page.goto(`/#/quote-requests/${data[0].id}`)
  await page.getByRole('button', { name: words.reportLink.report, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: say('Report this request') })
  await dialog.getByLabel(say('What is wrong')).selectOption({ label: say('Advertising') })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('Send report') }).click()
  await expect(
    page.getByRole('status').getByText(say('Thank you. We will look at it'), { exact: true }),
  ).toBeVisible()
})
