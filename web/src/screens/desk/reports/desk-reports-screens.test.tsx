import type { DeskReport } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openDesk, visitDesk } from '../../../../test/desk.tsx'
import { button, field, heading, toasts } from '../../../../test/screen.ts'

function reportFixture(changes: Partial<DeskReport> = {}): DeskReport {
  return {
    ...{ id: 'r1', kind: 'project', reason: 'not-own-work', words: 'Our own house.', title: 'Court house' },
    ...{ createdAt: '2026-11-23T06:00:00.000Z', takenBy: null, outcome: null, closedAt: null },
    ...{ version: 2, by: null, willBeTold: true, texts: ['With a court.'], pictures: ['/a.jpg'] },
    company: { id: 'c1', name: 'Alison Builders', state: 'listed' },
    ...{ projectId: 'p1', projectHidden: false, others: [] },
    ...changes,
  }
}
const listOf = (...data: DeskReport[]) => ({ body: { data, nextCursor: null, open: data.length } })
const one = 'GET /desk/reports/r1'
const closing = 'POST /desk/reports/r1/closing'

it('lists what waits, and passes the filter on', async () => {
  const office = openDesk({
    'GET /desk/reports': listOf(
      reportFixture({ takenBy: 'Sara Desk' }),
      reportFixture({ id: 'r2', kind: 'request', title: '' }),
    ),
  })
  await visitDesk('/desk/reports?kind=project&state=closed')
  const list = await screen.findByRole('list', { name: 'Reports' })
  expect(within(list).getByRole('link', { name: 'Court house' }).getAttribute('href')).toBe(
    '/desk/reports/r1',
  )
  expect(within(list).getByText('Sara Desk looks after it')).toBeTruthy()
  expect(within(list).getByRole('link', { name: 'Without a name' })).toBeTruthy()
  expect(screen.getByText('2 open')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Projects', current: 'page' })).toBeTruthy()
  expect(String(office.of('GET /desk/reports').at(-1)?.query)).toBe('state=closed&kind=project')
})

it('says that nothing waits', async () => {
  openDesk({ 'GET /desk/reports': listOf() })
  await visitDesk('/desk/reports')
  expect(await screen.findByText('No report waits.')).toBeTruthy()
})

it('shows what a report is about, and leads to where the desk acts', async () => {
  openDesk({ [one]: { body: reportFixture() } })
  await visitDesk('/desk/reports/r1')
  await heading('Court house')
  for (const text of ['Our own house.', 'With a court.', 'A visitor', 'Alison Builders']) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('The company at the desk')).toBe('/desk/companies/c1')
  expect(href('As visitors see it')).toBe('/portfolioDetail?id=p1')
})

it('closes a report as it was seen, with the others', async () => {
  const other = reportFixture({ id: 'r2', words: 'The same.' })
  const office = openDesk({
    [one]: { body: reportFixture({ others: [other] }) },
    [closing]: {
      body: reportFixture({ version: 3, outcome: 'asked', closedAt: '2026-11-23T07:00:00.000Z' }),
    },
  })
  await visitDesk('/desk/reports/r1')
  await heading('Court house')
  const type = userEvent.setup()
  await type.click(button('Close the report'))
  expect(screen.getByText('Please choose what came of it')).toBeTruthy()
  await type.selectOptions(field('What came of it'), 'The owner was asked')
  await type.click(button('Close the report'))
  expect(screen.getByText('Please write to the owner')).toBeTruthy()
  await type.type(field('To the owner'), 'Is it yours?')
  expect(field('Close the other report alike').checked).toBe(true)
  await type.dblClick(button('Close the report'))
  await waitFor(() => expect(toasts()).toContain('The report is closed'))
  expect(office.of(closing).map(({ body }) => body)).toEqual([
    { version: 2, outcome: 'asked', words: 'Is it yours?', others: ['r2'] },
  ])
  expect(screen.queryByRole('button', { name: 'Close the report' })).toBeNull()
})

it('keeps what was typed when it is still shown, and shows how it is when somebody was first', async () => {
  const message = 'Visitors still see this. Hide it first, then close the report'
  const office = openDesk({
    [one]: { body: reportFixture() },
    [closing]: { status: 409, body: { code: 'conflict', message } },
  })
  await visitDesk('/desk/reports/r1')
  await heading('Court house')
  const type = userEvent.setup()
  await type.selectOptions(field('What came of it'), 'Hidden')
  await type.click(button('Close the report'))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(field('What came of it').value).toBe('hidden')
  const current = { version: 3, outcome: 'hidden' }
  office.answers[closing] = { status: 409, body: { code: 'conflict', message: 'changed', current } }
  office.answers[one] = {
    body: reportFixture({ version: 3, outcome: 'hidden', closedAt: '2026-11-23T07:00:00.000Z' }),
  }
  await type.click(button('Close the report'))
  expect(await screen.findByText('Somebody else was first. This is how it is now.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close the report' })).toBeNull())
})

it('takes a report, and offers no hiding for a request', async () => {
  const request = { kind: 'request', company: null, projectId: null } as const
  openDesk({
    [one]: { body: reportFixture(request) },
    'POST /desk/reports/r1/taking': { body: reportFixture({ ...request, takenBy: 'Sara Desk' }) },
  })
  await visitDesk('/desk/reports/r1')
  await heading('Court house')
  await userEvent.click(button('I look after it'))
  await waitFor(() => expect(toasts()).toContain('Noted: you look after it'))
  expect(screen.queryByRole('button', { name: 'I look after it' })).toBeNull()
  const outcomes = [...field('What came of it').querySelectorAll('option')].map(({ value }) => value)
  expect(outcomes).toEqual(['', 'nothing-wrong', 'asked'])
})
