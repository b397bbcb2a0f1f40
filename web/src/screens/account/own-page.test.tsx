import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
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

it('a page that visitors do not see yet is not offered', async () => {
  const hidden = userFixture({ emailConfirmed: false, listed: false })
  openOffice({ ...list, 'GET /users/profile': { body: hidden } })
  await visit('/overview', hidden)
  expect(await screen.findByRole('article')).toBeTruthy()
  expect(screen.queryByText('See your page')).toBeNull()
})
