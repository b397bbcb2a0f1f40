import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { codeNeeded, deskAccountFixture, deskLineFixture, openDesk, visitDesk } from '../../../test/desk.tsx'
import { button, heading, toasts } from '../../../test/screen.ts'

const sara = deskLineFixture()
const command = deskLineFixture({
  ...{ id: 'd2', event: 'operator-added', actorId: null, actor: 'command', network: 'local' },
  ...{ after: { name: 'Sara Desk', role: 'Operator' }, createdAt: '2026-11-23T18:59:00.000Z' },
})
const page = { body: { data: [sara, command], nextCursor: 'older' } }
const lines = async () =>
  (await screen.findAllByRole('list', { name: 'Lines of the log' })).flatMap((list) =>
    within(list).getAllByRole('listitem'),
  )

it('shows who did what on what, when and from where, in Pakistan’s time', async () => {
  openDesk({ 'GET /desk/log': page })
  await visitDesk('/desk/log')
  const [first, second] = await lines()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...['Tuesday, 24 November 2026', 'Monday, 23 November 2026'],
  ])
  expect(first?.textContent).toContain('00:30')
  for (const text of ['Signed in', 'Sara Desk', 'own account', '203.0.113.x']) {
    expect(first?.textContent).toContain(text)
  }
  expect(second?.textContent).toContain('Command on the server')
  expect(second?.textContent).toContain('RoleOperator')
})

it('strikes the value before, and names a company that is still there', async () => {
  const subject = {
    kind: 'company',
    id: '0190f000-0000-7000-8000-0000000000c1',
    name: 'Ravi Brickworks',
  } as const
  const [before, after] = [{ state: 'listed' }, { state: 'hidden', reason: 'spam' }]
  const hidden = deskLineFixture({ event: 'company-hidden', subject, before, after })
  const gone = deskLineFixture({ id: 'd3', event: 'company-deleted', subject: { ...subject, name: null } })
  openDesk({ 'GET /desk/log': { body: { data: [hidden, gone], nextCursor: null } } })
  await visitDesk('/desk/log')
  const [first, second] = await lines()
  expect(first?.querySelector('del')?.textContent).toBe('Listed')
  expect(first?.textContent).toContain('StateListed → Hidden')
  expect(within(first as HTMLElement).getByRole('link', { name: 'Ravi Brickworks' })).toBeTruthy()
  expect(within(second as HTMLElement).getByRole('link', { name: 'Company …0000c1' })).toBeTruthy()
})

it('keeps filters and page in the address', async () => {
  const office = openDesk({ 'GET /desk/log': page })
  const { address } = await visitDesk('/desk/log?event=signed-in&after=here')
  await lines()
  expect(Object.fromEntries(office.of('GET /desk/log')[0]?.query ?? [])).toEqual({
    ...{ event: 'signed-in', cursor: 'here' },
  })
  expect(screen.getByRole('link', { name: 'Older lines' }).getAttribute('href')).toBe(
    '/desk/log?event=signed-in&after=older',
  )
  const type = userEvent.setup()
  await type.click(within((await lines())[0] as HTMLElement).getByRole('link', { name: 'Sara Desk' }))
  await waitFor(() => expect(address()).toBe(`/desk/log?event=signed-in&actor=${sara.actorId}`))
  const part = (name: string, label: string) =>
    within(screen.getByRole('group', { name })).getByLabelText(label)
  const typeDay = async (name: string, parts: [day: string, month: string, year: string]) => {
    for (const [place, label] of ['Day', 'Month', 'Year'].entries())
      await type.type(part(name, label), parts[place] ?? '')
  }
  await typeDay('From', ['2', '11', '2026'])
  await typeDay('To', ['1', '11', '2026'])
  await type.click(button('Show'))
  expect(screen.getByText('The first day comes after the last')).toBeTruthy()
  await type.clear(part('To', 'Month'))
  await type.click(button('Show'))
  expect(screen.getByText('Type a day, a month and a year, or nothing')).toBeTruthy()
  for (const label of ['Day', 'Year']) await type.clear(part('To', label))
  await type.click(button('Show'))
  await waitFor(() =>
    expect(address()).toBe(`/desk/log?event=signed-in&actor=${sara.actorId}&from=2026-11-02`),
  )
  await type.click(await screen.findByRole('link', { name: 'Take away: Done by Sara Desk' }))
  await waitFor(() => expect(address()).toBe('/desk/log?event=signed-in&from=2026-11-02'))
})

it('says that no line is like that, and leads to all', async () => {
  openDesk()
  const { address } = await visitDesk('/desk/log?event=log-exported')
  await screen.findByText('No line is like that.')
  await userEvent.click(screen.getByRole('link', { name: 'Show everything' }))
  await screen.findByText('The log is empty.')
  expect(address()).toBe('/desk/log')
})

it('leads back from a place that cannot be read', async () => {
  const body = { code: 'invalid', message: 'Please check', fields: { cursor: 'This place is damaged' } }
  openDesk({ 'GET /desk/log': { status: 400, body } })
  await visitDesk('/desk/log?after=none&event=signed-in')
  const back = await screen.findByRole('link', { name: 'First page' })
  expect(back.getAttribute('href')).toBe('/desk/log?event=signed-in')
})

it('says what went wrong, and asks again', async () => {
  const office = openDesk({ 'GET /desk/log': 'offline' })
  await visitDesk('/desk/log')
  expect((await screen.findByRole('alert')).textContent).toContain('The log could not be loaded.')
  office.answers['GET /desk/log'] = page
  await userEvent.click(button('Try again'))
  expect(await lines()).toHaveLength(2)
})

it('asks for a code before the file, and saves it then', async () => {
  let fresh = false
  const office = openDesk({
    'GET /desk/log': page,
    'POST /desk/log/export': () => (fresh ? { body: 'the file' } : codeNeeded),
    'POST /desk/code': () => {
      fresh = true
      return { body: deskAccountFixture() }
    },
  })
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await visitDesk('/desk/log?event=signed-in')
  await heading('Log')
  const type = userEvent.setup()
  await type.click(button('Save as file (CSV)'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Please enter a code' }))
  await type.type(dialog.getByLabelText('Code'), '123456')
  await waitFor(() => expect(toasts()).toEqual(['The log was saved as a file']))
  expect(saved).toHaveBeenCalledTimes(1)
  expect(office.of('POST /desk/log/export').map(({ body }) => body)).toEqual([
    { event: 'signed-in' },
    { event: 'signed-in' },
  ])
})
