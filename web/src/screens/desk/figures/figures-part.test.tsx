import type { FigureStep, Figures } from '@tameer/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { figuresFixture, openDesk, visitDesk } from '../../../../test/desk.tsx'

const none = {
  ...{ companies: 0, projects: 0, requestsSent: 0, requestsAnswered: 0, requestsChosen: 0 },
  medianHours: null,
}
const figures: Figures = {
  ...{ companies: 4, projects: 24, requestsSent: 63, requestsAnswered: 48, requestsChosen: 2 },
  ...{ medianHours: 5.25, stock: { companies: 137, projects: 101_412 } },
}
const before: Figures = { ...none, requestsSent: 51, stock: { companies: 133, projects: 101_388 } }
const steps: FigureStep[] = [
  { from: '2026-11-22', until: '2026-11-22', ...none, companies: 3, medianHours: 7 },
  { from: '2026-11-23', until: '2026-11-23', ...none, companies: 1 },
]
const answer = { body: figuresFixture({ figures, before, steps }) }
const part = async () => within(await screen.findByRole('region', { name: 'Figures' }))
const week = '/desk?days=7'
/** Cells of a figure, without the chart. */
const row = (name: RegExp) => {
  const cells = screen.getByRole('rowheader', { name }).closest('tr')?.querySelectorAll('th, td')
  return [...(cells ?? [])].map(({ textContent }) => textContent).filter(Boolean)
}

it('shows each figure beside that of the days before', async () => {
  openDesk({ 'GET /desk/figures': answer }, { role: 'Editor' })
  await visitDesk(week)
  await (await part()).findByText('Companies listed')
  const heads = within(screen.getAllByRole('table')[0] as HTMLElement).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    ...['until 23 Nov 2026', 'by day', 'now', '7 days before'],
  ])
  expect(row(/^Companies listed/)).toEqual(['Companies listednew: 4', '137', '133'])
  expect(row(/^Projects/)).toEqual(['Projectsnew: 24', '1,01,412', '1,01,388'])
  expect(row(/^Requests sent/)).toEqual(['Requests sent', '63', '51'])
  expect(row(/^Requests answered/)).toEqual(['Requests answered', '48', '0'])
  expect(row(/^Company chosen/)).toEqual(['Company chosen', '2', '0'])
  expect(row(/^Hours to the first answer/)).toEqual([
    ...['Hours to the first answerhalf answer sooner', '5.3', 'none'],
  ])
})

it('has the numbers of the chart in a table, and says what is counted', async () => {
  openDesk({ 'GET /desk/figures': answer })
  await visitDesk(week)
  await userEvent.click(await screen.findByText('As a table, and what is counted'))
  const table = within(screen.getByRole('region', { name: 'New ones by day' }))
  const lines = table.getAllByRole('row').map((line) => [...line.children].map((cell) => cell.textContent))
  expect(lines).toEqual([
    ['From', 'Companies', 'Projects', 'Requests', 'Answered', 'Chosen', 'Hours'],
    ['22 Nov', '3', '0', '0', '0', '0', '7'],
    ['23 Nov', '1', '0', '0', '0', '0', 'none'],
    ['These days', '4', '24', '63', '48', '2', '5.25'],
    ['Days before', '0', '0', '51', '0', '0', 'none'],
  ])
  expect(screen.getByText(/^Counted on 23 Nov 2026, 14:00:00/)).toBeTruthy()
})

it('is saved as a spreadsheet', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:test/figures'
  })
  openDesk({ 'GET /desk/figures': answer })
  await visitDesk(week)
  await userEvent.click(await screen.findByRole('button', { name: 'Spreadsheet (CSV)' }))
  const rows = (await (files[0] as Blob).text()).split('\r\n')
  expect(rows[0]).toContain(
    'From,To,Companies listed,Projects,Requests sent,Requests answered,Company chosen,Hours',
  )
  expect(rows[1]).toBe('2026-11-22,2026-11-22,3,0,0,0,0,7')
  expect(rows[3]).toBe('2026-11-16T19:00:00.000Z,2026-11-23T09:00:00.000Z,4,24,63,48,2,5.25')
  expect(rows).toHaveLength(6)
})

it('keeps the period in the address, and begins with 30 days', async () => {
  const office = openDesk({ 'GET /desk/figures': answer })
  const { address } = await visitDesk('/desk?days=8')
  await screen.findByText('Companies listed')
  expect(screen.getByRole('radio', { name: '30 days', checked: true })).toBeTruthy()
  expect(screen.getByText('by week')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '365 days' }))
  expect(screen.getByText('by month')).toBeTruthy()
  expect(screen.getByText('365 days before')).toBeTruthy()
  expect(address()).toBe('/desk?days=365')
  await userEvent.click(screen.getByRole('radio', { name: '30 days' }))
  expect([address(), office.of('GET /desk/figures').length]).toEqual(['/desk', 1])
})

it('draws the steps, the highest as high as the chart, and fills the newest', async () => {
  openDesk({ 'GET /desk/figures': answer })
  await visitDesk(week)
  await screen.findByText('Companies listed')
  const line = screen.getByRole('rowheader', { name: /^Companies listed/ }).closest('tr')
  const bars = [...(line?.querySelectorAll<HTMLElement>('[aria-hidden] > span') ?? [])]
  expect(
    bars.map((bar) => [Math.round(Number.parseFloat(bar.style.height)), bar.matches('.bg-blue')]),
  ).toEqual([
    [100, false],
    [33, true],
  ])
})

it('says why there are no figures, and asks again', async () => {
  const office = openDesk({ 'GET /desk/figures': { status: 503, body: { message: 'Please wait' } } })
  await visitDesk(week)
  const figuresPart = await part()
  await figuresPart.findByText('The figures could not be loaded. Please wait')
  office.answers['GET /desk/figures'] = answer
  await userEvent.click(figuresPart.getByRole('button', { name: 'Try again' }))
  await figuresPart.findByText('Companies listed')
})
