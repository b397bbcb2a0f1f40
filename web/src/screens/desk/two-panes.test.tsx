import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { noPayments, openDesk, visitDesk } from '../../../test/desk.tsx'
import { button, heading } from '../../../test/screen.ts'

const type = userEvent.setup()
let wide = true
const listeners = new Set<() => void>()
beforeEach(() => {
  wide = true
  listeners.clear()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('hover') || (query.includes('62.5rem') && wide),
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
})

/** Day on which the company of the thing signed up. */
const createdAt = '2026-02-02T06:00:00.000Z'
const thing = (id: string, title: string) => ({
  ...{ id, kind: 'project', title, owner: 'Alison Builders', reports: 1, reasons: [] },
  ...{ createdAt: '2026-11-23T06:00:00.000Z', takenBy: null, outcome: null, closedAt: null },
  ...{
    seen: `1.0.${id}`,
    all: [],
    openId: null,
    texts: [],
    pictures: [],
    projectId: `p${id}`,
    projectHidden: false,
    picture: null,
    side: null,
    pictureIds: [],
    house: null,
  },
  company: { id: 'c1', name: 'Alison Builders', state: 'listed', version: 7, createdAt },
})
const things = [thing('r1', 'Court house'), thing('r2', 'Villa'), thing('r3', 'Row house')]
const listOf = (...data: typeof things) => ({
  body: { data, nextCursor: null, open: data.length, things: data.length },
})
const openReports = () =>
  openDesk({
    'GET /desk/reports': listOf(...things),
    ...Object.fromEntries(things.map((one) => [`GET /desk/reports/${one.id}`, { body: one }])),
  })
const pane = (name: string) => screen.findByRole('region', { name })
const current = () =>
  screen.getByRole('list', { name: 'Reports' }).querySelector('[aria-current=true]')?.textContent

it('shows the first thing beside the queue, and another one at a press or by key', async () => {
  openReports()
  await visitDesk('/desk/reports?kind=project')
  await pane('Court house')
  expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual(['Reports'])
  expect(current()).toBe('Court house')
  const villa = await screen.findByRole('link', { name: 'Villa' })
  expect(villa.getAttribute('href')).toBe('/desk/reports/r2?kind=project')
  await type.click(villa)
  await pane('Villa')
  expect(villa.isConnected).toBe(true)
  expect(document.activeElement).toBe(villa)
  expect(screen.queryByRole('region', { name: 'Court house' })).toBeNull()
  await type.keyboard('j')
  await pane('Row house')
  expect(document.activeElement?.textContent).toBe('Row house')
  await type.keyboard('j')
  expect(current()).toBe('Row house')
  await type.keyboard('kk')
  await pane('Court house')
  await type.keyboard('r')
  expect(screen.getByRole('dialog', { name: 'Is nothing wrong with it?' })).toBeTruthy()
})

it('keeps a closed thing in sight, takes it from the queue, and leads to the next', async () => {
  const office = openReports()
  await visitDesk('/desk/reports')
  await pane('Court house')
  const closed = { ...things[0], outcome: 'nothing-wrong', closedAt: '2026-11-23T07:00:00.000Z', seen: '' }
  office.answers['POST /desk/reports/r1/closing'] = () => {
    office.answers['GET /desk/reports'] = listOf(...things.slice(1))
    office.answers['GET /desk/reports/r1'] = { body: closed }
    return { body: closed }
  }
  await type.click(button('Dismiss the report'))
  await type.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Dismiss the report' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Court house' })).toBeNull())
  const shown = within(await pane('Court house'))
  expect(await shown.findByText('Nothing wrong')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Court house' })),
  )
  await type.click(shown.getByRole('link', { name: 'The next thing' }))
  await pane('Villa')
  expect(current()).toBe('Villa')
})

it('asks of a thing only what was asked of it', async () => {
  const closed = { ...thing('r1', 'Court house'), outcome: 'asked', closedAt: '2026-11-23T07:00:00.000Z' }
  const office = openReports()
  office.answers['GET /desk/reports/r1'] = { body: closed }
  await visitDesk('/desk/reports')
  await pane('Court house')
  await type.keyboard('aj')
  await pane('Villa')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('keeps what was typed when a tablet is turned', async () => {
  openReports()
  await visitDesk('/desk/reports/r2')
  await pane('Villa')
  await type.click(button('Write to the company'))
  await type.type(screen.getByLabelText('Your words'), 'Is it yours?')
  wide = false
  act(() => {
    for (const listener of listeners) listener()
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Villa')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your words').value).toBe('Is it yours?')
  expect(screen.queryByRole('list', { name: 'Reports' })).toBeNull()
})

it('says beside the queue that a thing is gone', async () => {
  const office = openReports()
  office.answers['GET /desk/reports/gone'] = {
    status: 404,
    body: { code: 'not-found', message: 'It is gone' },
  }
  await visitDesk('/desk/reports/gone')
  expect((await screen.findByRole('alert')).textContent).toContain('It is gone')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reports')
})

it('shows a payment beside the list, which follows an act on it', async () => {
  const head = {
    ...{ id: 'p1', reference: 'TM-1', plan: 'plus', months: 12, amount: 25_000, gateway: 'transfer' },
    ...{ demo: false, state: 'pending', receipt: null, refundReason: null, payer: 'Alison Builders' },
    begunAt: '2026-11-23T06:00:00.000Z',
  }
  const payment = {
    ...{ ...head, companyId: 'c1', fee: 25_000, off: 0, bankNumber: null, refundNote: null, paidAt: null },
    ...{ expiresAt: head.begunAt, refundedAt: null, nextAskAt: null, period: null, canAsk: true },
    ...{ refundBy: 'hand', merchant: null, events: [] },
  }
  const office = openDesk({
    'GET /desk/payments': { body: { ...noPayments, data: [head] } },
    'GET /desk/payments/p1': { body: payment },
  })
  await visitDesk('/desk/payments?state=transfers')
  await heading('Payments')
  expect(await screen.findByText('Choose a payment to see what happened to it.')).toBeTruthy()
  const link = await screen.findByRole('link', { name: 'Alison Builders' })
  expect(link.getAttribute('href')).toBe('/desk/payments/p1?state=transfers')
  await type.click(link)
  await pane('Payment TM-1')
  expect(link.getAttribute('aria-current')).toBe('true')
  office.answers['POST /desk/payments/p1/ask'] = () => {
    office.answers['GET /desk/payments'] = { body: { ...noPayments, data: [{ ...head, state: 'expired' }] } }
    return { body: { ...payment, state: 'expired', canAsk: false } }
  }
  await type.click(button('Ask the bank now'))
  const list = screen.getByRole('list', { name: 'Payments' })
  await waitFor(() => expect(list.textContent).toContain('Not paid, time is over'))
})
