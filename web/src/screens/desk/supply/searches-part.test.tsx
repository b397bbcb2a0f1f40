import type { DeskSearches } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { openDesk, visitDesk } from '../../../../test/desk.tsx'
import { button } from '../../../../test/screen.ts'

const searches: DeskSearches = {
  ...{ since: '2026-10-25', total: 1234 },
  cities: [
    { name: 'Lahore', searches: 1000 },
    { name: null, searches: 234 },
  ],
  services: [{ name: 'Interior Design', searches: 1234 }],
  words: [{ words: '=palace', searches: 12 }],
}

it('shows searches in vain by city, service and words, of the chosen period, and saves them', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:test/searches'
  })
  const office = openDesk({ 'GET /desk/supply/searches': { body: searches } })
  const { address } = await visitDesk('/desk/supply')
  await userEvent.click(await screen.findByRole('link', { name: 'Searched in vain' }))
  expect(await screen.findByText(/^1,234 searches since 25 Oct 2026/)).toBeTruthy()
  const rows = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => row.textContent)
  expect(rows('By city')).toEqual(['CitySearches', 'Lahore1,000', 'No city named234'])
  expect(rows('By service')).toEqual(['ServiceSearches', 'Interior Design1,234'])
  expect(rows('By words')).toEqual(['WordsSearches', '=palace12'])
  await userEvent.click(button('Spreadsheet (CSV)'))
  const lines = (await (files[0] as Blob).text()).split('\r\n')
  expect(lines.slice(1)).toEqual([
    ...['City,Lahore,1000', 'City,No city named,234', 'Service,Interior Design,1234'],
    ...["Words,'=palace,12", ''],
  ])
  await userEvent.click(screen.getByRole('radio', { name: '90 days' }))
  await waitFor(() => expect(address()).toBe('/desk/supply?part=searches&days=90'))
  expect(office.of('GET /desk/supply/searches').map(({ query }) => query.get('days'))).toEqual(['30', '90'])
})

it('says that no search was in vain, and why the counts cannot be loaded', async () => {
  const office = openDesk({ 'GET /desk/supply/searches': { status: 503, body: { message: 'Please wait' } } })
  await visitDesk('/desk/supply?part=searches&days=7')
  expect((await screen.findByRole('alert')).textContent).toContain('Please wait')
  const none = { since: '2026-11-17', total: 0, cities: [], services: [], words: [] }
  office.answers['GET /desk/supply/searches'] = { body: none }
  await userEvent.click(button('Try again'))
  expect(await screen.findByText('No search was in vain on these days.')).toBeTruthy()
})
