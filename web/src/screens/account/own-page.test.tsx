import type { OwnRestriction } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { billingFixture, inPlus, plansFixture } from '../../../test/billing.ts'
import { portfolioFixture, userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { heading } from '../../../test/screen.ts'

const user = userFixture()
const list = { 'GET /portfolios': { body: { data: [portfolioFixture()], nextCursor: null } } }

it('a company has a code of its page for its visiting card', async () => {
  openOffice(list)
  await visit('/overview', user)
  await heading('Portfolio Overview')
  await userEvent.click(await screen.findByRole('button', { name: 'QR code' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'QR code of your page' }))
  const code = dialog.getByRole('img', { name: `QR code of the page of ${user.name}` })
  expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000)
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a company sees its page, and goes back from it', async () => {
  openOffice(list)
  const { address } = await visit('/overview', user)
  await heading('Portfolio Overview')
  await screen.findByRole('button', { name: 'Share your page' })
  await userEvent.click(screen.getByRole('link', { name: 'See your page' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Back to your dashboard' }))
  await heading('Portfolio Overview')
  await waitFor(() => expect(address()).toBe('/overview'))
})

it('a company sees how many projects its plan allows, and comes from there to the plans', async () => {
  const office = openOffice({
    ...list,
    'GET /billing': { body: inPlus() },
    'GET /plans': { body: plansFixture() },
  })
  const { address } = await visit('/overview', user)
  await userEvent.click(await screen.findByRole('link', { name: '5 of 50 projects in Plus' }))
  await heading('Plans for companies')
  expect(address()).toBe('/plans')
  expect(office.of('GET /billing')).toHaveLength(1)
})

it('a company whose plan is full reads so before it types, and comes from there to the plans', async () => {
  const { limits } = billingFixture().standing
  openOffice({
    ...list,
    'GET /billing': { body: billingFixture({ projects: 14 }) },
    'GET /plans': { body: plansFixture() },
  })
  await visit('/overview', user)
  const full = `14 of ${limits.projects} projects in Basic: no room for another`
  expect(await screen.findByRole('link', { name: full })).toBeTruthy()
  const [add] = screen.getAllByRole('link', { name: 'Add Portfolio' })
  await userEvent.click(add as HTMLElement)
  expect(await screen.findByText(/^Basic allows 10 projects, and you have 14/)).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Compare the plans' }))
  await heading('Plans for companies')
})

it.each([
  ['nothing is sold', { body: billingFixture({ sold: false }) }],
  ['it cannot be had', 'offline' as const],
])('a company sees no limit of a plan when %s', async (_what, answer) => {
  const office = openOffice({ ...list, 'GET /billing': answer })
  await visit('/overview', user)
  expect(await screen.findByRole('article')).toBeTruthy()
  await waitFor(() => expect(office.of('GET /billing')).toHaveLength(1))
  expect(screen.queryByText(/projects in/)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a page that visitors do not see yet is not offered', async () => {
  const hidden = userFixture({ emailConfirmed: false, listed: false })
  openOffice({ ...list, 'GET /users/profile': { body: hidden } })
  await visit('/overview', hidden)
  expect(await screen.findByRole('article')).toBeTruthy()
  expect(screen.queryByText('See your page')).toBeNull()
})

const restriction: OwnRestriction = {
  measure: 'hide',
  reason: 'not-own-work',
  words: 'The first picture is by somebody else.',
  since: '2026-11-20T09:00:00.000Z',
  answerTo: 'help@example.com',
}

it('a company that was hidden by the desk since it signed in reads why, and how to answer', async () => {
  openOffice({ ...list, 'GET /users/profile': { body: userFixture({ listed: false, restriction }) } })
  await visit('/overview', user)
  const notice = await screen.findByRole('region', { name: 'Visitors do not see your company' })
  expect(notice.textContent).toContain('work or pictures that are not your own')
  expect(notice.textContent).toContain('The first picture is by somebody else.')
  expect(notice.textContent).toContain('write to help@example.com.')
  expect(screen.queryByText('See your page')).toBeNull()
})

it('a project that the desk hides says why, and is not to be shown again', async () => {
  const own = portfolioFixture({ hidden: true, restriction: { ...restriction, answerTo: null } })
  openOffice({ 'GET /portfolios': { body: { data: [own], nextCursor: null } } })
  await visit('/overview', user)
  const card = await screen.findByRole('article')
  expect(card.textContent).toContain('Tameer has hidden this project from visitors.')
  expect(card.textContent).toContain('reply to the email we sent you')
  expect(within(card).queryByRole('button', { name: 'Show' })).toBeNull()
  expect(within(card).getByRole('button', { name: 'Edit' })).toBeTruthy()
})
