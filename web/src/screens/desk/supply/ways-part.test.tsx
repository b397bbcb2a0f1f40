import type { DeskWays } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { openDesk, visitDesk } from '../../../../test/desk.tsx'
import { button } from '../../../../test/screen.ts'

const none = { lists: 0, profiles: 0, projects: 0, contacts: 0, requests: 0 }
const ways: DeskWays = {
  since: '2026-10-25',
  cities: [
    { name: 'Lahore', lists: 1200, profiles: 300, projects: 45, contacts: 20, requests: 4 },
    { ...none, name: null, profiles: 2 },
  ],
}

it('shows the steps to companies by city, says what is not seen, and saves the counts', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:test/ways'
  })
  const office = openDesk({ 'GET /desk/supply/ways': { body: ways } })
  const { address } = await visitDesk('/desk/supply?part=ways&days=7')
  const table = await screen.findByRole('table', { name: 'The way to companies, by city' })
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(cells).toEqual([
    ['City', 'Lists', 'Profiles, projects', 'Contacts', 'Requests'],
    ['Lahore', '1,200', '345', '20', '4'],
    ['City not given', '0', '2', '0', '0'],
  ])
  expect(screen.getByText(/^Not seen: how many estimates are made/)).toBeTruthy()
  await userEvent.click(button('Spreadsheet (CSV)'))
  expect((await (files[0] as Blob).text()).split('\r\n').slice(1, 3)).toEqual([
    ...['Lahore,1200,345,20,4', 'City not given,0,2,0,0'],
  ])
  await userEvent.click(screen.getByRole('radio', { name: '30 days' }))
  await waitFor(() => expect(address()).toBe('/desk/supply?part=ways'))
  expect(office.of('GET /desk/supply/ways').map(({ query }) => query.get('days'))).toEqual(['7', '30'])
})

it('says that nothing was counted, and why the counts cannot be loaded', async () => {
  const office = openDesk({ 'GET /desk/supply/ways': { status: 503, body: { message: 'Please wait' } } })
  await visitDesk('/desk/supply?part=ways')
  expect((await screen.findByRole('alert')).textContent).toContain('Please wait')
  office.answers['GET /desk/supply/ways'] = { body: { since: '2026-10-25', cities: [] } }
  await userEvent.click(button('Try again'))
  expect(await screen.findByText('Nothing was counted on these days.')).toBeTruthy()
})
