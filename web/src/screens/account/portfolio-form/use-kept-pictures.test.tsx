import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { portfolioFixture, userFixture } from '../../../../test/fixtures.ts'
import { openCaches } from '../../../../test/kept-caches.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import { pngFile } from '../../../../test/pictures.ts'
import { button, field, formBelow } from '../../../../test/screen.ts'
import { forgetAccount } from '../../../features/accounts/account-thunks.ts'
import { logout } from '../../../features/accounts/session.ts'

const user = userFixture()
const mine = portfolioFixture()
const listOf = { 'GET /portfolios': { body: { data: [mine], nextCursor: null } } }

function open(answers: Parameters<typeof openOffice>[0] = {}) {
  const office = openOffice({ ...listOf, 'POST /auth/logout': { body: {} }, ...answers })
  return { office, kept: openCaches() }
}

/** Two pictures chosen in a new form, the second moved before the first, and kept. */
async function choose(kept: ReturnType<typeof openCaches>) {
  const visited = await visit('/add-portfolio', user)
  await formBelow('Add Portfolio')
  await userEvent.upload(field('Images'), [pngFile('one.png'), pngFile('two.png')])
  fireEvent.click(await screen.findByRole('button', { name: 'Move earlier two.png' }))
  await waitFor(() => expect(kept.names()).toHaveLength(1))
  return visited
}

it('brings chosen pictures back in their order, and sends them', async () => {
  const { office, kept } = open({ 'POST /portfolios': { status: 201, body: mine } })
  const { leave } = await choose(kept)
  leave()
  const { address } = await visit('/add-portfolio', user)
  expect(await screen.findByText('What you filled in before is back, with your images.')).toBeTruthy()
  expect(screen.getAllByText(/\.png$/).map((one) => one.textContent)).toEqual(['two.png', 'one.png'])
  await screen.findByRole('option', { name: 'Lahore' })
  await userEvent.type(field('Title'), 'Tower house')
  await userEvent.type(field('Content'), 'Four storeys.')
  await userEvent.selectOptions(screen.getByLabelText('City'), 'Lahore')
  fireEvent.click(button('Add Portfolio'))
  await waitFor(() => expect(address()).toBe('/overview'))
  const sent = office.of('POST /portfolios')[0]?.form.getAll('images')
  expect(sent?.map((one) => (one as File).name)).toEqual(['two.png', 'one.png'])
  await waitFor(() => expect(kept.names()).toEqual([]))
})

it('forgets them with the draft that is thrown away', async () => {
  const { kept } = open()
  const { leave } = await choose(kept)
  leave()
  await visit('/add-portfolio', user)
  fireEvent.click(await screen.findByRole('button', { name: 'Clear and start again' }))
  await waitFor(() => expect(kept.names()).toEqual([]))
  expect(screen.queryByText(/\.png$/)).toBeNull()
})

it.each([
  ['logging out', logout],
  ['deleting the account', () => forgetAccount('secret')],
])('forgets them when %s', async (_, end) => {
  const { kept } = open()
  const { store } = await choose(kept)
  store.dispatch(end())
  await waitFor(() => expect(kept.names()).toEqual([]))
})

it('asks to choose them again where the device did not keep them', async () => {
  const { kept } = open()
  const { leave } = await choose(kept)
  leave()
  vi.stubGlobal('caches', undefined)
  await visit('/add-portfolio', user)
  expect(
    await screen.findByText('What you typed before is back. Images have to be chosen again.'),
  ).toBeTruthy()
  expect(screen.getByText(/Images you had chosen before have to be chosen again/)).toBeTruthy()
})

it('brings back what an edit took out and added', async () => {
  const { kept } = open({ [`GET /portfolios/${mine.id}`]: { body: mine } })
  const { leave } = await visit(`/add-portfolio?id=${mine.id}`, user)
  await screen.findByLabelText('Title')
  fireEvent.click(button('Remove Image 1'))
  await userEvent.upload(field('Images'), pngFile('new.png'))
  await waitFor(() => expect(kept.names()).toHaveLength(1))
  leave()
  await visit(`/add-portfolio?id=${mine.id}`, user)
  expect(await screen.findByText('new.png')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove Image 1' })).toBeNull()
})
