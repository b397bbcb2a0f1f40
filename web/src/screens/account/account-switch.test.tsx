import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { companyFixture, portfolioFixture, userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { button, formBelow } from '../../../test/screen.ts'

const first = userFixture()
const second = userFixture({ id: '0190f000-0000-7000-8000-000000000002', name: 'Second Studio' })
const mine = portfolioFixture()
const theirs = portfolioFixture({
  id: '0190f000-0000-7000-8000-000000000102',
  title: 'Jaali house',
  companyId: second.id,
  company: companyFixture({ id: second.id, name: second.name }),
})
const list = { 'GET /portfolios': { body: { data: [mine, theirs], nextCursor: null } } }
const at = '2026-11-21T08:00:00.000Z'
const sessionOn = (device: string) => ({ id: device, device, createdAt: at, lastUsedAt: at, current: true })

/** As another tab does it. */
async function signInElsewhere() {
  localStorage.setItem('token', 'second')
  localStorage.setItem('user', JSON.stringify(second))
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'user' })))
}

it('a question about a portfolio of the account before goes with that account', async () => {
  openOffice(list)
  await visit('/overview', first)
  const card = await screen.findByRole('article', { name: mine.title })
  await userEvent.click(within(card).getByRole('button', { name: 'Delete' }))
  expect(screen.getByRole('dialog', { name: 'Confirm Deletion' })).toBeTruthy()
  await signInElsewhere()
  await screen.findByRole('article', { name: theirs.title })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a password typed to delete one account never deletes the next one', async () => {
  openOffice({ 'GET /auth/sessions': { body: { data: [] } } })
  await visit('/settings', first)
  await formBelow('Update Profile')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }))
  fireEvent.click(button('Continue'))
  await userEvent.type(within(screen.getByRole('dialog')).getByLabelText('Password'), 'secret!1')
  await signInElsewhere()
  await screen.findByDisplayValue(second.name)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('devices of the account before are not listed for the next one', async () => {
  const answers: Record<string, (given: object) => void> = {}
  openOffice({
    'GET /auth/sessions': ({ token = '' }) => new Promise((resolve) => (answers[token] = resolve)),
  })
  await visit('/settings', first)
  await waitFor(() => expect(Object.keys(answers)).toEqual(['Bearer secret']))
  await signInElsewhere()
  await waitFor(() => expect(Object.keys(answers)).toContain('Bearer second'))
  await act(async () => answers['Bearer second']?.({ body: { data: [sessionOn('Firefox on Linux')] } }))
  await act(async () => answers['Bearer secret']?.({ body: { data: [sessionOn('Chrome on Android')] } }))
  expect(screen.getByText('Firefox on Linux')).toBeTruthy()
  expect(screen.queryByText('Chrome on Android')).toBeNull()
})

it('an account whose deletion is confirmed after its screen was left is signed out', async () => {
  let answer: (given: object) => void = () => {}
  const office = openOffice({
    ...list,
    'GET /auth/sessions': { body: { data: [] } },
    'POST /users/deletion': () => new Promise((resolve) => (answer = resolve)),
  })
  const { address } = await visit('/settings', first)
  await formBelow('Update Profile')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }))
  fireEvent.click(button('Continue'))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Password'), 'secret!1')
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(office.of('POST /users/deletion')).toHaveLength(1))
  fireEvent.click(screen.getByRole('link', { name: 'Tameer, home' }))
  await waitFor(() => expect(address()).toBe('/'))
  await act(async () => answer({ status: 204 }))
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
})
