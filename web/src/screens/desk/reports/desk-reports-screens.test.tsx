import type { DeskReport, ThingReport } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openDesk, visitDesk } from '../../../../test/desk.tsx'
import { button, field, heading, toasts } from '../../../../test/screen.ts'

function one(changes: Partial<ThingReport> = {}): ThingReport {
  return {
    ...{ id: 'r1', reason: 'not-own-work', words: 'Our own house.', by: null, willBeTold: true },
    ...{ createdAt: '2026-11-23T06:00:00.000Z', ...changes },
  }
}
function thingFixture(changes: Partial<DeskReport> = {}): DeskReport {
  return {
    ...{ id: 'r1', kind: 'project', title: 'Court house', owner: 'Alison Builders', reports: 2 },
    reasons: [{ reason: 'not-own-work', count: 2 }],
    ...{ createdAt: '2026-11-23T06:00:00.000Z', takenBy: null, outcome: null, closedAt: null },
    ...{ seen: '2.0.r2', all: [one(), one({ id: 'r2', words: 'The same.', willBeTold: false })] },
    ...{ openId: null, texts: ['With a court.'], pictures: ['/a.jpg'] },
    company: { id: 'c1', name: 'Alison Builders', state: 'listed', version: 7 },
    ...{ projectId: 'p1', projectHidden: false, picture: null, side: null, pictureIds: [], house: null },
    ...changes,
  }
}
const listOf = (...data: DeskReport[]) => ({
  body: { data, nextCursor: null, open: data.length * 2, things: data.length },
})
const closed = { outcome: 'asked', closedAt: '2026-11-23T07:00:00.000Z', seen: '' } as const
const read = 'GET /desk/reports/r1'
const closing = 'POST /desk/reports/r1/closing'
const hiding = 'POST /desk/reports/r1/hiding'

it('lists one row a thing with its reasons, and passes the filter on', async () => {
  const reasons = [
    { reason: 'spam', count: 2 },
    { reason: 'fraud', count: 1 },
  ] as const
  const createdAt = new Date(Date.now() - 50 * 3_600_000).toISOString()
  const office = openDesk({
    'GET /desk/reports': listOf(
      thingFixture({ takenBy: 'Sara Desk', reports: 3, reasons: [...reasons], createdAt }),
      thingFixture({ id: 'r3', kind: 'request', title: '', owner: '' }),
    ),
  })
  await visitDesk('/desk/reports?kind=project&state=closed')
  const list = await screen.findByRole('list', { name: 'Reports' })
  expect(within(list).getByRole('link', { name: 'Court house' }).getAttribute('href')).toBe(
    '/desk/reports/r1?state=closed&kind=project',
  )
  const [first] = within(list).getAllByRole('listitem')
  for (const text of [
    'Project · Alison Builders',
    '3 reports: Advertising (2 times), Fraud, or somebody was deceived',
    'Waits 2 days',
    'Sara Desk looks after it',
  ])
    expect(first?.textContent).toContain(text)
  expect(within(list).getByRole('link', { name: 'Without a name' })).toBeTruthy()
  expect(screen.getByText('2 things, 4 reports')).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('About').value).toBe('project')
  expect(String(office.of('GET /desk/reports').at(-1)?.query)).toBe('state=closed&kind=project')
})

it('says that nothing waits', async () => {
  openDesk({ 'GET /desk/reports': listOf() })
  await visitDesk('/desk/reports')
  expect(await screen.findByText('No report waits.')).toBeTruthy()
})

it('goes on behind a page on which no thing begins', async () => {
  openDesk({ 'GET /desk/reports': { body: { data: [], nextCursor: 'on', open: 100, things: 1 } } })
  await visitDesk('/desk/reports')
  const next = await screen.findByRole('link', { name: 'More reports' })
  expect(next.getAttribute('href')).toBe('/desk/reports?after=on')
  expect(screen.getByText('1 thing or more, 100 or more reports')).toBeTruthy()
  expect(screen.queryByText('No report waits.')).toBeNull()
})

it('shows a thing with all reports about it, and leads to where the desk acts', async () => {
  openDesk({ [read]: { body: thingFixture() } })
  await visitDesk('/desk/reports/r1')
  await heading('Court house')
  const about = screen.getByRole('region', { name: '2 reports about it' })
  expect(
    within(about)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringMatching(/Our own house\.A visitor · Left an address: is told what you do$/),
    expect.stringMatching(/The same\.A visitor · Left no address$/),
  ])
  const thing = within(screen.getByRole('region', { name: 'What it is about' }))
  expect(thing.getByText('With a court.')).toBeTruthy()
  const href = (name: string | RegExp) => thing.getByRole('link', { name }).getAttribute('href')
  expect(href(/Alison Builders.? at the desk/)).toBe('/desk/companies/c1')
  expect(href('Open the page')).toBe('/portfolioDetail?id=p1')
})

it('hides the thing right there, as it was seen, and closes all reports', async () => {
  const office = openDesk({
    [read]: { body: thingFixture() },
    [hiding]: { body: thingFixture({ ...closed, outcome: 'hidden', projectHidden: true }) },
  })
  await visitDesk('/desk/reports/r1')
  await heading('Court house')
  const type = userEvent.setup()
  await type.click(button('Hide the project'))
  const dialog = within(screen.getByRole('dialog', { name: 'Hide the project?' }))
  // The reason that was reported most is chosen at first.
  const reason = dialog.getByLabelText<HTMLSelectElement>('Reason')
  expect(reason.value).toBe('not-own-work')
  await type.selectOptions(reason, 'Choose a reason')
  await type.click(dialog.getByRole('button', { name: 'Hide the project' }))
  expect(dialog.getByText('Please choose a reason')).toBeTruthy()
  await type.selectOptions(reason, 'not-own-work')
  await type.dblClick(dialog.getByRole('button', { name: 'Hide the project' }))
  await waitFor(() => expect(toasts()).toContain('Hidden. The reports are closed'))
  expect(office.of(hiding).map(({ body }) => body)).toEqual([
    { seen: '2.0.r2', companyVersion: 7, reason: 'not-own-work', words: '' },
  ])
  expect(screen.queryByRole('region', { name: 'What to do' })).toBeNull()
})

it('writes to the company, or dismisses all', async () => {
  const office = openDesk({
    [read]: { body: thingFixture() },
    [closing]: { status: 500, body: { code: 'internal', message: 'It did not work' } },
  })
  await visitDesk('/desk/reports/r1')
  await heading('Court house')
  const type = userEvent.setup()
  await type.click(button('Write to the company'))
  await type.click(button('Send and close'))
  expect(screen.getByText('Please write to the owner')).toBeTruthy()
  await type.type(field('Your words'), 'Is it yours?')
  await type.click(button('Send and close'))
  expect(await screen.findByText('It did not work')).toBeTruthy()
  expect(field('Your words').value).toBe('Is it yours?')
  await type.click(button('Cancel'))
  office.answers[closing] = { body: thingFixture({ ...closed, outcome: 'nothing-wrong' }) }
  await type.click(button('Dismiss all 2'))
  const question = within(screen.getByRole('dialog', { name: 'Is nothing wrong with it?' }))
  await type.click(question.getByRole('button', { name: 'Dismiss all 2' }))
  await waitFor(() => expect(toasts()).toContain('The reports are closed'))
  expect(office.of(closing).map(({ body }) => body)).toEqual([
    { seen: '2.0.r2', outcome: 'asked', words: 'Is it yours?' },
    { seen: '2.0.r2', outcome: 'nothing-wrong', words: '' },
  ])
})

it('says who was first, or that another report came, and shows how it is now', async () => {
  const last = { event: 'report-taken', actor: 'Omar Desk', at: '2026-11-23T06:30:00.000Z' }
  const refusal = (message: string, last: unknown) => ({
    ...{ status: 409, body: { code: 'conflict', message, current: { seen: '3.1.r3', outcome: null, last } } },
  })
  const office = openDesk({ [read]: { body: thingFixture() }, [closing]: refusal('changed', last) })
  await visitDesk('/desk/reports/r1')
  await heading('Court house')
  const type = userEvent.setup()
  const dismiss = async (all: string) => {
    await type.click(button(all))
    await type.click(within(screen.getByRole('dialog')).getByRole('button', { name: all }))
  }
  office.answers[read] = { body: thingFixture({ takenBy: 'Omar Desk', seen: '2.2.r2' }) }
  await dismiss('Dismiss all 2')
  expect((await screen.findByRole('alert')).textContent).toMatch(/Omar Desk: Took a report/)
  await screen.findByText('Omar Desk')
  const third = one({ id: 'r3', words: 'A third one.' })
  office.answers[read] = { body: thingFixture({ reports: 3, all: [one(), third, one({ id: 'r2' })] }) }
  office.answers[closing] = refusal('Another report came meanwhile', null)
  await dismiss('Dismiss all 2')
  await screen.findByText('A third one.')
  expect(screen.getByRole('alert').textContent).toBe('Another report came meanwhile')
  expect(screen.getByRole('button', { name: 'Dismiss all 3' })).toBeTruthy()
})

it('closes reports about what is hidden already', async () => {
  const hidden = { id: 'c1', name: 'Alison Builders', state: 'suspended', version: 7 } as const
  const office = openDesk({
    [read]: { body: thingFixture({ company: hidden }) },
    [closing]: { body: thingFixture({ ...closed, outcome: 'suspended', company: hidden }) },
  })
  await visitDesk('/desk/reports/r1')
  await heading('Court house')
  expect(screen.queryByRole('button', { name: 'Hide the project' })).toBeNull()
  await userEvent.click(button('Close: the company is suspended already'))
  await waitFor(() => expect(toasts()).toContain('The reports are closed'))
  expect(office.of(closing)[0]?.body).toEqual({ seen: '2.0.r2', outcome: 'suspended', words: '' })
})

it('takes reports, and offers no hiding for a request', async () => {
  const request = { kind: 'request', company: null, projectId: null, reports: 1 } as const
  openDesk({
    [read]: { body: thingFixture(request) },
    'POST /desk/reports/r1/taking': { body: thingFixture({ ...request, takenBy: 'Sara Desk' }) },
  })
  await visitDesk('/desk/reports/r1')
  await heading('Court house')
  await userEvent.click(button('I look after it'))
  await waitFor(() => expect(toasts()).toContain('Noted: you look after it'))
  expect(screen.queryByRole('button', { name: 'I look after it' })).toBeNull()
  expect(document.activeElement).toBe(await heading('Court house'))
  for (const name of [/^Hide/, /^Close:/]) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(button('Write to the homeowner')).toBeTruthy()
  expect(button('Dismiss the report')).toBeTruthy()
})

it('leads from closed reports to others that have come since', async () => {
  openDesk({ [read]: { body: thingFixture({ ...closed, openId: 'r9' }) } })
  await visitDesk('/desk/reports/r1')
  const link = await screen.findByRole('link', { name: 'Other reports about it have come since' })
  expect(link.getAttribute('href')).toBe('/desk/reports/r9')
})

it('shows what was done with the thing before, page by page', async () => {
  const line = (id: string, event: string, after: object) => ({
    ...{ id, event, actor: 'Omar Desk', before: null, after, createdAt: '2026-11-20T06:00:00.000Z' },
  })
  const lines = [line('l3', 'project-restored', { project: 'p1' })]
  const earlier = [line('l1', 'project-hidden', { project: 'p1', reason: 'spam' })]
  const office = openDesk({ [read]: { body: thingFixture() } })
  office.answers[`${read}/history`] = ({ query }) => ({
    body: query.has('cursor')
      ? { data: earlier, nextCursor: null }
      : { data: lines, nextCursor: '17.0190f000-0000-7000-8000-0000000000d1' },
  })
  await visitDesk('/desk/reports/r1')
  await heading('Court house')
  const type = userEvent.setup()
  await screen.findByText('More than 1 act')
  await type.click(screen.getByRole('heading', { name: 'History of this project' }))
  const list = await screen.findByRole('list', { name: 'History of this project' })
  expect(list.textContent).toMatch(/^Brought a project back.*Omar Desk$/)
  await type.click(button('Earlier acts'))
  const before = await screen.findByRole('list', { name: 'Earlier acts' })
  expect(before.textContent).toMatch(/^Hid a project.*Omar Desk.*advertising$/)
  expect(screen.queryByRole('button', { name: 'Earlier acts' })).toBeNull()
})

it('says that nothing was done with it yet, and when that cannot be known', async () => {
  const office = openDesk({ [read]: { body: thingFixture() } })
  await visitDesk('/desk/reports/r1')
  expect(await screen.findByText('Nothing yet')).toBeTruthy()
  expect(screen.getByText('Nobody at the desk has done anything with it yet.')).toBeTruthy()
  office.answers[`${read}/history`] = { status: 503, body: { code: 'unavailable', message: 'Busy' } }
  office.answers[closing] = { body: thingFixture(closed) }
  const type = userEvent.setup()
  await type.click(button('Dismiss all 2'))
  await type.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Dismiss all 2' }))
  expect(await screen.findByText('The history could not be loaded. Busy')).toBeTruthy()
})

const house = { held: false, canBeAsked: false, entryHidden: false }
const entry: Partial<DeskReport> = {
  ...({ kind: 'house-entry', side: 'site' } as const),
  ...{ title: '', owner: '', company: null, projectId: null, house },
}
const nothingTyped = { texts: [], pictures: [] }

it('takes an entry of a house out, and does not ask a family without a mailbox', async () => {
  const hiding = 'POST /desk/reports/r1/entry-hiding'
  const hidden = { ...closed, outcome: 'hidden', house: { ...house, entryHidden: true } } as const
  const office = openDesk({
    [read]: { body: thingFixture({ ...entry, texts: ['Bricks came'], pictures: [] }) },
    [hiding]: { body: thingFixture({ ...entry, ...hidden, ...nothingTyped }) },
  })
  await visitDesk('/desk/reports/r1')
  await heading('Entry of the site')
  expect(screen.getByText('Bricks came')).toBeTruthy()
  expect(screen.getByText(/^This family has confirmed no mailbox/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ask the family' })).toBeNull()
  await userEvent.click(button('Take the entry out'))
  const dialog = within(screen.getByRole('dialog', { name: 'Take this entry out for good?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Take the entry out' }))
  expect(await screen.findByText('Tameer has taken this entry out.')).toBeTruthy()
  expect(office.of(hiding).map(({ body }) => body)).toEqual([{ seen: '2.0.r2' }])
})

it('lets operators hold a house, also when the report is closed, and let it go', async () => {
  const at = (held: boolean) => ({
    body: thingFixture({ ...entry, ...closed, ...nothingTyped, house: { ...house, held } }),
  })
  const office = openDesk({
    [read]: at(false),
    'POST /desk/reports/r1/house-hold': at(true),
    'POST /desk/reports/r1/house-release': at(false),
  })
  await visitDesk('/desk/reports/r1')
  await heading('Entry of the site')
  await userEvent.click(button('Hold the house'))
  const dialog = within(screen.getByRole('dialog', { name: 'Hold this house?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Hold the house' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Let the house go' }))
  expect(await screen.findByRole('button', { name: 'Hold the house' })).toBeTruthy()
  expect(office.of('POST /desk/reports/r1/house-release')).toHaveLength(1)
})

it('does not offer an editor to hold a house', async () => {
  openDesk({ [read]: { body: thingFixture({ ...entry, ...nothingTyped }) } }, { role: 'Editor' })
  await visitDesk('/desk/reports/r1')
  await heading('Entry of the site')
  expect(screen.queryByRole('button', { name: 'Hold the house' })).toBeNull()
})
