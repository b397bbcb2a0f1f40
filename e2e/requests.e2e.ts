import type { APIRequestContext, Page } from '@playwright/test'
import type { RequestView } from '@tameer/contract'
import { wordsOf } from '../scripts/screens/screen-words.ts'
import { expectAccessible } from './accessible.ts'
import { openBeside } from './contexts.ts'
import { expect, isPhone, test } from './fixtures.ts'
import { sayOn } from './languages.ts'
import { expectNoSidewaysScroll } from './movement.ts'
import { photograph } from './photographs.ts'

const bill = '/#/calculator?mode=detailed&city=Lahore&plotSize=7&constructionType=Complete&step=bill'
const heading = (page: Page, name: string) => page.getByRole('heading', { name })
/** A part of the form; on a wide screen its name begins with a number. */
const partOf = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`${name}$`) })
const checkStep = (page: Page) => partOf(page, sayOn(page)('Check and send', 'requestForm'))
/** Goes to the next step on a phone; a wide screen shows all of them. */
async function next(page: Page) {
  const name = new RegExp(`^${wordsOf(page).requestForm.nextStep('')}`)
  if (isPhone(page)) await page.getByRole('button', { name }).click()
}

async function startFromBill(page: Page) {
  await page.goto(bill)
  const say = sayOn(page)
  await page
    .getByRole('region', { name: say('Share, print and save') })
    .getByRole('link', { name: say('Ask builders to price this') })
    .click()
  await expect(heading(page, say('Ask builders to price your house'))).toBeVisible()
  const complete = new RegExp(`^${say('Complete house', 'requestForm')}`)
  await expect(page.getByRole('radio', { name: complete })).toBeChecked()
  await expect(page).not.toHaveURL(/plotSize/)
}

/** Builders of the demo in Lahore. */
const asked = ['Ravi Brickworks (Demo)', 'Canal Bank Builders (Demo)', 'Fair Face Concrete (Demo)'] as const

async function askThree(page: Page) {
  const say = sayOn(page)
  const companies = partOf(page, say('Who', 'requestForm'))
  const tick = (name: string) => companies.getByRole('checkbox', { name })
  for (const name of asked) await tick(name).click()
  await expect(
    companies.getByRole('status').filter({ hasText: wordsOf(page).requestForm.chosenOf(3, 3) }),
  ).toBeVisible()
  await tick('Two Storey Works (Demo)').click()
  await expect(page.getByRole('alert').filter({ hasText: say('To take another, untick one.') })).toBeVisible()
  await expect(tick('Two Storey Works (Demo)')).not.toBeChecked()
}

async function introduce(page: Page, email: string) {
  const say = sayOn(page)
  await page.getByLabel(say('Your name')).fill('Ayesha Khan')
  await page.getByLabel(say('Email')).fill(email)
  await page.getByLabel(say('Phone (optional)')).fill('0300 1234567')
}

/** Opens a folded part of the request's page. */
async function unfold(page: Page, name: string) {
  await page.getByRole('main').locator('summary').filter({ hasText: name }).click()
}

function ownKey(page: Page): Promise<{ id: string; key: string }> {
  return page.evaluate(() => {
    const [own] = JSON.parse(localStorage.getItem('requests') ?? '[]') as { id: string; key: string }[]
    return own ?? { id: '', key: '' }
  })
}

async function viewOf(request: APIRequestContext, { id, key }: { id: string; key: string }) {
  const response = await request.get(`/api/requests/${id}`, { headers: { 'x-request-key': key } })
  return (await response.json()) as RequestView
}

/** Quotes as an invited company of the demo, with a lump sum for each phase; lines that are left out get no price. */
async function quote(
  request: APIRequestContext,
  view: RequestView,
  companyId: string,
  leavesOutSteel: boolean,
) {
  const listed = await request.get('/api/companies', { params: { ids: companyId } })
  const { data } = (await listed.json()) as { data: { company: { email: string } }[] }
  const login = await request.post('/api/auth/login', {
    data: { email: data[0]?.company.email, password: 'demo-password' },
  })
  const { token } = (await login.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const invitation = view.invitations.find((one) => one.companyId === companyId)
  const lines = view.request.bill?.lines ?? []
  const steel = lines.filter(({ item }) => /steel/i.test(item))
  const sumOf = (phase: 'grey' | 'finishing') =>
    lines
      .filter((line) => line.phase === phase && !(leavesOutSteel && steel.includes(line)))
      .reduce((sum, { costPkr }) => sum + costPkr, 0)
  const prices = (['grey', 'finishing'] as const).map((id) => ({
    ...({ level: 'phase', id, kind: 'lump' } as const),
    amountPkr: sumOf(id),
  }))
  const response = await request.post(`/api/invitations/${invitation?.id}/quotes`, {
    headers,
    data: {
      ...{ prices, extras: [], alternates: [], tax: 'included' },
      covers: leavesOutSteel ? steel.map(({ id }) => ({ level: 'line', id, cover: 'excluded' })) : [],
      terms: {
        stages: [
          { stage: 'advance', percent: 10 },
          { stage: 'walls', percent: 80 },
          { stage: 'handover', percent: 10 },
        ],
        changes: 'At the rates of this quote',
        validUntil: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
      },
      headlinePkr: sumOf('grey') + sumOf('finishing'),
    },
  })
  expect(response.status(), await response.text()).toBe(201)
}

test(
  'a family asks three companies, compares their quotes, and chooses one',
  { tag: '@in-urdu' },
  async ({ page, say, words }, info) => {
    await startFromBill(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel(say('Locality (optional)')).fill('DHA Phase 6')
    await page.getByLabel(say('Pictures and drawings (optional)')).setInputFiles({
      name: 'plot.jpg',
      mimeType: 'image/jpeg',
      buffer: await photograph(3),
    })
    await next(page)
    await askThree(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await next(page)
    await introduce(page, `ayesha-${info.testId}-${Date.now()}@journey.example.com`)
    await next(page)
    await expect(
      checkStep(page).getByText(
        say(
          'So the companies will see it. After sending it cannot be changed, so that all price the same house.',
        ),
      ),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: say('Send request') }).dblclick()

    await expect(heading(page, say('Not sent yet'))).toBeVisible()
    await expect(page).toHaveURL(/\/request\/[0-9a-f-]+$/)
    await expectAccessible(page)
    const own = await ownKey(page)
    await page.getByRole('button', { name: words.requestPage.confirmNow(3) }).click()
    await expect(
      page.getByRole('status').filter({ hasText: say('Confirmed. The companies have your request now.') }),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/request\/[0-9a-f-]+$/)
    await unfold(page, say('Your request as sent'))
    await expect(page.getByRole('img', { name: words.requestBrief.pictureName(1) })).toBeVisible()

    const view = await viewOf(page.request, own)
    const companyIds = view.invitations.flatMap(({ companyId }) => companyId ?? [])
    expect(companyIds).toHaveLength(3)
    for (const [at, companyId] of companyIds.entries()) await quote(page.request, view, companyId, at === 0)
    const { invitations } = await viewOf(page.request, own)
    // The page is loaded again when it gets the focus.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    const companies = page.getByRole('region', { name: say('Companies', 'requestPage'), exact: true })
    const card = (name: string) => companies.getByRole('article', { name })
    await expect(companies.getByText(say('sent a quote'), { exact: true })).toHaveCount(3)
    await expect(companies.getByText(say('New', 'requestPage'), { exact: true })).toHaveCount(3)
    const [first, second, third] = asked
    const { sentAt = '' } = invitations.find(({ company }) => company?.name === second)?.quote ?? {}
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await card(third)
      .getByRole('link', { name: say('Look at the quote') })
      .click()
    await expect(heading(page, words.requestPage.quotesTitle(3))).toBeFocused()
    await expect(page).toHaveURL(/\?view=quotes&invitation=/)
    await page.reload()
    // A phone shows one quote at a time.
    if (isPhone(page)) await page.getByRole('radio', { name: /^Canal Bank/ }).check()
    const choose = page.getByRole('button', {
      name: words.quoteComparison.chooseCompany('Canal Bank Builders'),
    })
    await expect(choose).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.goBack()
    const title = words.requestPage.titleOf(say('complete house'))
    await expect(heading(page, title)).toBeVisible()
    await expect(companies.getByText(say('New', 'requestPage'), { exact: true })).toHaveCount(0)

    // The family can read, and change nothing.
    await unfold(page, say('Show it to the family'))
    await page.getByRole('button', { name: say('Make a family link') }).click()
    const link = await page.locator('code', { hasText: '/request/' }).textContent()
    const family = await openBeside(page)
    await family.goto(link ?? '')
    await expect(
      family.getByRole('status').filter({ hasText: words.requestPage.sharedBy('Ayesha Khan').join('') }),
    ).toBeVisible()
    await expectAccessible(family)
    await family.getByRole('link', { name: words.requestPage.compare(3) }).click()
    await expect(heading(family, words.requestPage.quotesTitle(3))).toBeVisible()
    await expect(family.getByRole('region', { name: say('The quotes') })).toBeVisible()
    await expect(family.getByRole('button', { name: say('Choose', 'quoteComparison') })).toHaveCount(0)
    await expectAccessible(family)
    await family.context().close()

    await card(first)
      .getByRole('button', { name: say('Share my number') })
      .click()
    await expect(page.getByRole('button', { name: say('Take my number back') })).toHaveCount(1)
    await page
      .getByRole('main')
      .getByRole('link', { name: words.requestPage.compare(3) })
      .click()
    if (isPhone(page)) await page.getByRole('radio', { name: /^Canal Bank/ }).check()
    await choose.click()
    const chosen = card(second)
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${words.requestPage.steps.chosen}$`) })
    const dialog = page.getByRole('dialog', { name: words.requestPage.chooseQuestion(second) })
    await expect(dialog.getByText(words.requestPage.quoteNumber(1, sentAt))).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: say('Yes, choose it') }).dblclick()
    await expect(heading(page, title)).toBeFocused()
    await expect(chosen).toBeVisible()
    await expectAccessible(page)

    await page.goto('/#/requests')
    await page
      .getByRole('link', {
        name: words.requestBrief.house('7', say('Marla', 'values'), say('Lahore', 'places')),
      })
      .click()
    await expect(chosen).toBeVisible()
  },
)

test.describe('without a connection', () => {
  test.use({ provoked: /net::ERR_FAILED/ })

  test(
    'nothing typed is lost, and the same request is sent later',
    { tag: '@smoke' },
    async ({ page, say }, info) => {
      await startFromBill(page)
      await page.getByLabel(say('Notes (optional)')).fill('A corner plot')
      await next(page)
      await askThree(page)
      await next(page)
      await introduce(page, `bilal-${info.testId}-${Date.now()}@journey.example.com`)
      await next(page)
      await page.route('**/api/requests', (route) => route.abort())
      await page.getByRole('button', { name: say('Send request') }).click()
      await expect(
        page.getByRole('alert').filter({ hasText: say('What you typed is kept on this device.') }),
      ).toBeVisible()
      await page.reload()
      await expect(
        checkStep(page).getByRole('definition').filter({ hasText: 'A corner plot', visible: true }),
      ).toBeVisible()
      await page.unroute('**/api/requests')
      await page.getByRole('button', { name: say('Send request') }).click()
      await expect(heading(page, say('Not sent yet'))).toBeVisible()
      await page.goto('/#/request')
      await expect(page.getByLabel(say('Notes (optional)'))).toHaveValue('')
      await expect(page.locator('body')).not.toContainText('A corner plot')
    },
  )
})

test('a link with a wrong key opens nothing', async ({ page, say }) => {
  await page.goto('/#/request/0190f000-0000-7000-8000-000000000001?key=nobody')
  await expect(heading(page, say('This link does not open a request'))).toBeVisible()
  await expectAccessible(page)
  await page.goto('/#/requests')
  await expect(
    page.getByRole('status').filter({
      hasText: say(
        'This device has no requests yet. When you ask companies for quotes, the request is listed here.',
      ),
    }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.goto('/#/stop-reminders?token=none')
  const stop = page.getByRole('button', { name: say('Stop the reminders') })
  await expect(stop).toBeVisible()
  await expectAccessible(page)
  await stop.click()
  await expect(
    page.getByRole('alert').filter({
      hasText: say('This link does not stop any reminders. Use the link of the newest reminder.'),
    }),
  ).toBeVisible()
  await expectAccessible(page)
})
