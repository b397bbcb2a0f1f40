import type { DeskFigures, Figures } from '@tameer/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { figuresFixture, openDesk, visitDesk } from '../../../test/desk.tsx'

const figures: Figures = {
  ...{ companies: 4, projects: 24, requestsSent: 63, requestsAnswered: 48, requestsChosen: 2 },
  ...{ houseActs: 210, stagesAgreed: 12, medianDays: 1.75 },
  ...{ medianHours: 5.25, stock: { companies: 137, projects: 101_412 } },
}
const before: Figures = {
  ...{ companies: 0, projects: 0, requestsSent: 51, requestsAnswered: 0, requestsChosen: 0 },
  ...{ houseActs: 0, stagesAgreed: 0, medianDays: null },
  ...{ medianHours: null, stock: { companies: 133, projects: 101_388 } },
}
const answer = { body: figuresFixture({ figures, before }) }
const part = async () => within(await screen.findByRole('region', { name: 'Figures' }))
const week = '/desk?days=7'
/** Cells of a figure. */
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
    ...['until 23 Nov 2026', 'now', '7 days before'],
  ])
  expect(row(/^Companies listed/)).toEqual(['Companies listednew: 4', '137', '133'])
  expect(row(/^Projects/)).toEqual(['Projectsnew: 24', '1,01,412', '1,01,388'])
  expect(row(/^Requests sent/)).toEqual(['Requests sent', '63', '51'])
  expect(row(/^Requests answered/)).toEqual(['Requests answered', '48', '0'])
  expect(row(/^Company chosen/)).toEqual(['Company chosen', '2', '0'])
  expect(row(/^Hours to the first answer/)).toEqual([
    ...['Hours to the first answerhalf answer sooner', '5.3', 'none'],
  ])
  expect(row(/^Acts in house files/)).toEqual(['Acts in house files210 a week', '210', '0'])
  expect(row(/^Days from a claim/)).toEqual([
    ...['Days from a claim to its answerhalf answer sooner', '1.8', 'none'],
  ])
  expect(screen.getByText(/^House files open now: 3 with a quote, 2 with an own price, 1 by/)).toBeTruthy()
})

it('says what is counted, and when it was', async () => {
  openDesk({ 'GET /desk/figures': answer })
  await visitDesk(week)
  await userEvent.click(await screen.findByText('What is counted'))
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
    'From,To,Companies listed,Projects,Requests sent,Requests answered,Company chosen,Acts in house files,Stages agreed,new: Companies listed,new: Projects,Hours',
  )
  expect(rows.slice(1, 3)).toEqual([
    '2026-11-16T19:00:00.000Z,2026-11-23T09:00:00.000Z,137,101412,63,48,2,210,12,4,24,5.25,1.75',
    '2026-11-09T19:00:00.000Z,2026-11-23T09:00:00.000Z,133,101388,51,0,0,0,0,0,0,,',
  ])
  expect(rows).toHaveLength(8)
})

it('keeps the period in the address, and begins with 30 days', async () => {
  const office = openDesk({ 'GET /desk/figures': answer })
  const { address } = await visitDesk('/desk?days=8')
  await screen.findByText('Companies listed')
  expect(screen.getByRole('radio', { name: '30 days', checked: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '365 days' }))
  expect(screen.getByText('365 days before')).toBeTruthy()
  expect(address()).toBe('/desk?days=365')
  await userEvent.click(screen.getByRole('radio', { name: '30 days' }))
  expect([address(), office.of('GET /desk/figures').length]).toEqual(['/desk', 1])
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

it('says what three of four visits stayed within, by screens and by network', async () => {
  const speeds: DeskFigures['speeds'] = [
    { name: 'LCP', screens: null, network: null, p75: 1_700, visits: 1_240 },
    { name: 'LCP', screens: 'home', network: null, p75: 1_200, visits: 800 },
    { name: 'INP', screens: 'home', network: null, p75: 80, visits: 640 },
    { name: 'CLS', screens: null, network: '3g', p75: 30, visits: 41 },
  ]
  openDesk({ 'GET /desk/figures': { body: { ...answer.body, speeds } } })
  await visitDesk(week)
  await screen.findByRole('heading', { name: 'How fast screens are' })
  expect(row(/^All$/)).toEqual(['All', '1.7 s', '–', '–', '1,240'])
  expect(row(/^Home$/)).toEqual(['Home', '1.2 s', '80 ms', '–', '800'])
  expect(row(/^As 3G$/)).toEqual(['As 3G', '–', '–', '0.03', '41'])
})
