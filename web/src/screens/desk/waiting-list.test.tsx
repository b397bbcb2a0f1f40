import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { noPayments, openDesk, visitDesk } from '../../../test/desk.tsx'
import { button } from '../../../test/screen.ts'

const now = Date.parse('2026-11-23T09:00:00.000Z')
const hourMs = 60 * 60_000
const ago = (hours: number) => new Date(now - hours * hourMs).toISOString()
beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now)
})

const reports = (open: number, hours: number) => ({
  body: {
    data: open ? [{ createdAt: ago(hours) }] : [],
    nextCursor: null,
    open,
    things: Math.ceil(open / 2),
  },
})
const marks = (waiting: number, hours: number) => ({
  body: { data: waiting ? [{ waitingSince: ago(hours) }] : [], nextCursor: null, waiting, expiring: 0 },
})
const requests = (waiting: number, hours: number) => ({
  body: { data: waiting ? [{ openedAt: ago(hours) }] : [], nextCursor: null, listed: waiting, waiting },
})
const payments = (refunds: number, transfers: number, hours: number) => ({
  body: {
    ...noPayments,
    transfers: { count: transfers, oldestAt: transfers ? ago(hours) : null },
    refunds: { count: refunds, oldestAt: refunds ? ago(hours) : null },
  },
})
const lines = async () => {
  const list = within(await screen.findByRole('list', { name: 'What waits' }))
  return list
    .getAllByRole('listitem')
    .map((line) => [line.textContent, line.querySelector('a')?.getAttribute('href')])
}

it('says how much waits of each, how old the oldest is', async () => {
  openDesk({
    'GET /desk/reports': reports(3, 48),
    'GET /desk/marks': marks(2, 47),
    'GET /desk/requests': requests(4, 9.5 * 24),
    'GET /desk/payments': payments(1, 2, 50),
    'GET /desk/prices': {
      body: { version: '2026-11-26', old: 3, oldestDay: ago(50 * 24).slice(0, 10) },
    },
  })
  await visitDesk('/desk')
  expect(await lines()).toEqual([
    ['2Things reported3 reports · oldest 2 days', '/desk/reports'],
    ['2Licences and registrations to checkoldest 1 day', '/desk/marks'],
    ['4Requests without an answer after 7 daysoldest 9 days', '/desk/requests?days=7'],
    ['1Refunds dueoldest 2 days', '/desk/payments?state=refunds'],
    ['2Transfers that waitoldest 2 days', '/desk/payments?state=transfers'],
    ['3Prices of 45 days ago or longeroldest 50 days · publish this month’s', '/desk/prices'],
  ])
  for (const old of screen.getAllByText('oldest 2 days')) expect(old.className).toContain('text-alarm')
  expect(screen.getByText('oldest 1 day').className).not.toContain('text-alarm')
})

it('leaves out what does not wait, but for requests', async () => {
  openDesk({ 'GET /desk/marks': marks(1, 2) })
  await visitDesk('/desk')
  expect(await lines()).toEqual([
    ['1Licences and registrations to checkoldest today', '/desk/marks'],
    ['0Requests without an answer after 7 days', undefined],
  ])
})

it('shows an editor the reports alone, and asks for nothing else', async () => {
  const office = openDesk({ 'GET /desk/reports': reports(1, 0) }, { role: 'Editor' })
  await visitDesk('/desk')
  expect(await lines()).toEqual([['1Things reported1 report · oldest today', '/desk/reports']])
  expect(['marks', 'requests', 'payments'].map((name) => office.of(`GET /desk/${name}`).length)).toEqual([
    0, 0, 0,
  ])
})

it('says that nothing waits', async () => {
  openDesk()
  await visitDesk('/desk')
  expect(await screen.findByText('Nothing waits.')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'What waits' })).toBeNull()
})

it('says why it cannot be loaded, and asks again', async () => {
  const office = openDesk({ 'GET /desk/reports': { status: 503, body: { message: 'Please wait' } } })
  await visitDesk('/desk')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Please wait')
  office.answers['GET /desk/reports'] = reports(1, 0)
  await userEvent.click(button('Try again'))
  expect((await lines())[0]).toEqual(['1Things reported1 report · oldest today', '/desk/reports'])
})
