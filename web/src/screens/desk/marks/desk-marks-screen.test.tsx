import { type DeskMark, pecLimits } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { openDesk, visitDesk } from '../../../../test/desk.tsx'
import { button, heading, toasts } from '../../../../test/screen.ts'

function markFixture(changes: Partial<DeskMark> = {}): DeskMark {
  return {
    ...{ id: 'm1', kind: 'pec', number: 'C-4/12345', category: '4', holder: '', state: 'entered' },
    ...{ checkedOn: null, validUntil: '2027-06-30', refusal: null, words: '', hasDocument: true },
    ...{ renamedFrom: null, secondTry: false, waitingSince: '2026-11-23T06:00:00.000Z' },
    ...{ companyId: 'c1', companyName: 'Indus Builders', companyLogo: '/logo-160.webp' },
    enteredAt: '2026-11-23T06:00:00.000Z',
    ...changes,
  }
}
const pageOf = (...data: DeskMark[]) => ({
  body: { data, nextCursor: null, waiting: data.length, expiring: 2 },
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
/** Opens the check of the only mark that waits. */
async function openCheck() {
  await visitDesk('/desk/marks')
  const act = userEvent.setup()
  await act.click(await screen.findByRole('link', { name: /^Indus Builders PEC licence/ }))
  await heading('Check: PEC licence of Indus Builders')
  return act
}
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
const tickAll = async (act: ReturnType<typeof userEvent.setup>) => {
  for (const box of boxes()) if (!box.checked) await act.click(box)
}

it('shows the facts of a mark, how long it waits, and that it is a second try', async () => {
  const marks = [
    markFixture({ waitingSince: hoursAgo(49.5) }),
    markFixture({
      id: 'm2',
      kind: 'ntn',
      category: null,
      companyLogo: null,
      waitingSince: hoursAgo(4.5),
      secondTry: true,
    }),
  ]
  openDesk({ 'GET /desk/marks': pageOf(...marks) })
  await visitDesk('/desk/marks')
  await heading('Licences and registrations')
  const list = await screen.findByRole('list', { name: 'Licences and registrations' })
  const [first, second] = within(list).getAllByRole('listitem')
  const link = within(first as HTMLElement).getByRole('link', { name: 'Indus Builders PEC licence · C-4' })
  expect(link.getAttribute('href')).toBe('/desk/marks/m1')
  // The name beside the logo says whose it is.
  expect(first?.querySelector('img[alt=""]')?.getAttribute('src')).toBe('/uploads/logo-160.webp')
  expect(second?.querySelector('img')).toBeNull()
  expect(first?.textContent).toContain('Waits 2 days')
  expect(first?.textContent).not.toContain('Second try')
  expect(second?.textContent).toContain('Waits 4 hours')
  expect(second?.textContent).toContain('Second try: one was refused before')
  expect(screen.getByRole('link', { name: 'Waiting (2)' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Shown (2 end within 30 days)' })).toBeTruthy()
})

it('says for which name it was checked before', async () => {
  openDesk({ 'GET /desk/marks': pageOf(markFixture({ renamedFrom: 'Sindh Builders' })) })
  await visitDesk('/desk/marks')
  expect(await screen.findByText(/Checked before for “Sindh Builders”/)).toBeTruthy()
})

it('shows the document beside the lines to compare, and what visitors will read', async () => {
  const office = openDesk({ 'GET /desk/marks': pageOf(markFixture()) })
  office.answers['GET /desk/marks/m1/document'] = { body: 'a paper' }
  const act = await openCheck()
  await screen.findByRole('button', { name: 'Save the document (PDF)' })
  expect(screen.getByText('Private: its company and operators alone see it.')).toBeTruthy()
  expect(boxes().map((box) => box.labels?.[0]?.textContent ?? box.getAttribute('aria-label'))).toEqual([
    'NumberC-4/12345 agrees',
    'NameIndus Builders agrees',
    'CategoryC-4 up to 20 Crore agrees',
    'Valid until 30 Jun 2027 agrees',
  ])
  const day = screen.getByLabelText('Day')
  expect(
    screen.getByText(/^Visitors will read: PEC C-4, checked by .*, valid until 30 Jun 2027$/),
  ).toBeTruthy()
  await act.clear(day)
  expect(screen.getByText('Enter the last day to see what visitors will read.')).toBeTruthy()
  await act.type(day, '31')
  expect(screen.getByText('Enter the last day to see what visitors will read.')).toBeTruthy()
  await act.clear(day)
  await act.type(day, '7')
  expect(screen.getByText(/^Visitors will read: PEC C-4, .*, valid until 7 Jun 2027$/)).toBeTruthy()
})

it('names the day and the sources of the limit that stands beside the category of a licence', async () => {
  const asOf = /^What licences of PEC .* allow, as it was known on 23 Nov 2026\. Sources:/
  const marks = [
    markFixture({ hasDocument: false }),
    markFixture({
      id: 'm2',
      number: 'C-B/7',
      category: 'B',
      hasDocument: false,
      companyName: 'Kohat Builders',
    }),
    markFixture({ id: 'm3', kind: 'ntn', category: null, hasDocument: false, companyName: 'Ravi Builders' }),
  ]
  openDesk({ 'GET /desk/marks': pageOf(...marks) })
  const { leave } = await visitDesk('/desk/marks/m1')
  await heading('Check: PEC licence of Indus Builders')
  expect(screen.getByText('up to 20 Crore')).toBeTruthy()
  const told = screen.getByText(asOf)
  expect(told.textContent).toContain('S.R.O. 568(I)/87')
  const sites = within(told).getAllByRole('link')
  expect(sites.map((link) => link.getAttribute('href'))).toEqual(
    pecLimits.sources.filter((source) => source.startsWith('https://')),
  )
  leave()
  for (const [id, name] of [
    ['m2', 'Check: PEC licence of Kohat Builders'],
    ['m3', 'Check: Tax number (NTN) of Ravi Builders'],
  ] as const) {
    const view = await visitDesk(`/desk/marks/${id}`)
    await heading(name)
    expect(screen.queryByText(/^up to/)).toBeNull()
    expect(screen.queryByText(asOf)).toBeNull()
    view.leave()
  }
})

it.each([
  ['pcatp', 'A01234', 'Ayesha Khan', ['number', 'holder', 'company', 'validUntil']],
  ['registration', '0123', '', ['number', 'company']],
] as const)('compares of %s what its paper has', async (kind, number, holder, lines) => {
  const validUntil = kind === 'pcatp' ? '2027-06-30' : null
  const mark = markFixture({ kind, number, holder, category: null, validUntil, hasDocument: false })
  openDesk({ 'GET /desk/marks': pageOf(mark) })
  await visitDesk('/desk/marks')
  await userEvent.click(await screen.findByRole('link', { name: /^Indus Builders/ }))
  await heading(/^Check: /)
  expect(boxes().map((box) => box.name)).toEqual(lines.map((line) => `agrees-${line}`))
  expect(screen.getByText('The document is not kept any more.')).toBeTruthy()
})

it('accepts only once every line is ticked, and leads to the first that is not', async () => {
  const office = openDesk({
    'GET /desk/marks': pageOf(markFixture({ hasDocument: false })),
    'POST /desk/marks/m1/check': () => {
      office.answers['GET /desk/marks'] = pageOf()
      return { status: 204 }
    },
  })
  const act = await openCheck()
  expect(screen.getByText('4 lines are not ticked yet: Accept asks for them.')).toBeTruthy()
  await act.click(button('Accept'))
  expect(document.activeElement).toBe(boxes()[0])
  expect(boxes()[0]?.getAttribute('aria-describedby')).toBeTruthy()
  expect(screen.getAllByText('Please tick this once it agrees. If it does not, refuse it')).toHaveLength(4)
  await tickAll(act)
  expect(screen.getByText('All lines are ticked.')).toBeTruthy()
  const day = within(screen.getByRole('group', { name: 'Valid until' }))
  const parts = ['Day', 'Month', 'Year'].map((part) => day.getByLabelText<HTMLInputElement>(part))
  expect(parts.map(({ value }) => value)).toEqual(['30', '06', '2027'])
  for (const [at, typed] of ['31', '7'].entries()) {
    await act.clear(parts[at] as HTMLInputElement)
    await act.type(parts[at] as HTMLInputElement, typed)
  }
  expect(screen.getByText('1 line is not ticked yet: Accept asks for it.')).toBeTruthy()
  await act.click(button('Accept'))
  expect(document.activeElement).toBe(boxes()[3])
  expect(office.of('POST /desk/marks/m1/check')).toEqual([])
  await tickAll(act)
  await act.click(button('Accept'))
  await screen.findByText('No mark waits to be checked.')
  expect(office.of('POST /desk/marks/m1/check')[0]?.body).toEqual({
    ...{ validUntil: '2027-07-31', companyName: 'Indus Builders' },
  })
  expect(toasts()).toEqual(['Accepted. Visitors see it now'])
})

it('copies the number when the public register is opened, and says so', async () => {
  openDesk({ 'GET /desk/marks': pageOf(markFixture({ hasDocument: false })) })
  const act = await openCheck()
  const register = screen.getByRole('link', { name: 'Look it up in the public list of PEC' })
  expect(register.getAttribute('href')).toBe('https://www.pec.org.pk/')
  register.addEventListener('click', (event) => event.preventDefault())
  await act.click(register)
  expect((await screen.findByText('Copied for you: C-4/12345')).getAttribute('role')).toBe('status')
  expect(await navigator.clipboard.readText()).toBe('C-4/12345')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await act.click(register)
  await screen.findByText('Could not be copied. The number is C-4/12345')
})

it('refuses one for a reason', async () => {
  const office = openDesk({
    'GET /desk/marks': pageOf(markFixture({ hasDocument: false })),
    'POST /desk/marks/m1/refusal': { status: 204 },
  })
  const act = await openCheck()
  await act.click(button('Refuse with a reason'))
  await act.click(button('Refuse'))
  expect(screen.getByText('Please choose a reason')).toBeTruthy()
  await act.selectOptions(screen.getByLabelText('Reason'), 'other')
  await act.click(button('Refuse'))
  expect(screen.getByText('Please write to the company why')).toBeTruthy()
  await act.type(screen.getByLabelText('What to add'), 'Page two is missing.')
  await act.click(button('Refuse'))
  await waitFor(() => expect(toasts()).toEqual(['Refused. The company is told why']))
  expect(office.of('POST /desk/marks/m1/refusal')[0]?.body).toEqual({
    ...{ state: 'entered', reason: 'other', words: 'Page two is missing.' },
  })
})

it('says that somebody else was faster, and fetches the list again', async () => {
  const late = 'This mark was decided or changed meanwhile. Please look at it again'
  const office = openDesk({
    'GET /desk/marks': pageOf(markFixture({ hasDocument: false })),
    'POST /desk/marks/m1/check': { status: 409, body: { code: 'conflict', message: late } },
  })
  const act = await openCheck()
  await tickAll(act)
  const before = office.of('GET /desk/marks').length
  office.answers['GET /desk/marks'] = pageOf(
    markFixture({ hasDocument: false, number: 'C-3/9', category: '3' }),
  )
  await act.click(button('Accept'))
  expect((await screen.findByRole('alert')).textContent).toBe(late)
  await screen.findByText('C-3/9')
  expect(office.of('GET /desk/marks').length).toBeGreaterThan(before)
  // Changed lines have to be compared again.
  expect(boxes().some((box) => box.checked)).toBe(false)
  office.answers['GET /desk/marks'] = pageOf()
  await act.click(button('Refuse with a reason'))
  await act.selectOptions(screen.getByLabelText('Reason'), 'not-found')
  office.answers['POST /desk/marks/m1/refusal'] = { status: 409, body: { code: 'conflict', message: late } }
  await act.click(button('Refuse'))
  await screen.findByText('No mark waits to be checked.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe(late)
})

it('leads from one that was decided to the next, and from the last to the list', async () => {
  const marks = [
    markFixture({ hasDocument: false }),
    markFixture({ id: 'm2', kind: 'ntn', category: null, companyName: 'Ravi Builders', hasDocument: false }),
  ]
  openDesk({
    'GET /desk/marks': pageOf(...marks),
    'POST /desk/marks/m1/check': { status: 204 },
    'POST /desk/marks/m2/refusal': { status: 204 },
  })
  const act = await openCheck()
  expect(screen.getByText(/1 of 2$/)).toBeTruthy()
  await tickAll(act)
  await act.click(button('Accept'))
  await heading('Check: Tax number (NTN) of Ravi Builders')
  expect(screen.getByText(/1 of 1$/)).toBeTruthy()
  expect(boxes().some((box) => box.checked)).toBe(false)
  await act.click(button('Refuse with a reason'))
  await act.selectOptions(screen.getByLabelText('Reason'), 'not-found')
  await act.click(button('Refuse'))
  await heading('Licences and registrations')
  expect(screen.getByText('No mark waits to be checked.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Waiting (0)' })).toBeTruthy()
})

it('is for operators alone', async () => {
  const office = openDesk({}, { role: 'Editor' })
  await visitDesk('/desk/marks')
  await heading('Licences and registrations')
  expect(office.of('GET /desk/marks')).toEqual([])
})
