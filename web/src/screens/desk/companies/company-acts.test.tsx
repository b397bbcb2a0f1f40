import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { codeNeeded, deskAccountFixture, openDesk, visitDesk } from '../../../../test/desk.tsx'
import {
  aboutCompany,
  companyId,
  deskCompanyFixture,
  hiddenCompanyFixture,
} from '../../../../test/desk-company.ts'
import { button, heading, toasts } from '../../../../test/screen.ts'

const path = `/desk/companies/${companyId}` as const
const visitCompany = async () => {
  const visited = await visitDesk(path)
  await heading('Indus Builders')
  await Promise.all(['What to do', 'History'].map((name) => screen.findByRole('region', { name })))
  return visited
}
const question = (name: string) => within(screen.getByRole('dialog', { name }))
const since = '2026-11-23T06:20:00.000Z'
const suspended = hiddenCompanyFixture({
  state: 'suspended',
  restriction: { measure: 'suspend', reason: 'fraud', words: '', since },
})

it('hides a company with a reason, and loads what is beside it again', async () => {
  const office = openDesk({
    ...aboutCompany(),
    [`POST ${path}/hiding`]: { body: hiddenCompanyFixture() },
  })
  await visitCompany()
  const type = userEvent.setup()
  await type.click(button('Hide'))
  const dialog = question('Hide Indus Builders?')
  await type.selectOptions(dialog.getByLabelText('Reason'), 'work or pictures of somebody else')
  await type.type(dialog.getByLabelText('To the company'), ' Please use your own. ')
  await type.click(dialog.getByRole('button', { name: 'Hide' }))
  await waitFor(() => expect(toasts()).toEqual(['Hidden. The company was mailed']))
  expect(office.of(`POST ${path}/hiding`).map(({ body }) => body)).toEqual([
    { version: 3, reason: 'not-own-work', words: 'Please use your own.' },
  ])
  expect(screen.getByText('The desk hides this company from visitors.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(button('Hide for another reason')))
  await waitFor(() => expect(office.of(`GET ${path}/account`)).toHaveLength(2))
})

it('wants a reason, and words where the reason says nothing, and keeps what was typed', async () => {
  const message = 'Something is wrong at our end'
  const office = openDesk({
    ...aboutCompany(),
    [`POST ${path}/hiding`]: { status: 503, body: { code: 'overloaded', message } },
  })
  await visitCompany()
  const type = userEvent.setup()
  await type.click(button('Hide'))
  const dialog = question('Hide Indus Builders?')
  await type.click(dialog.getByRole('button', { name: 'Hide' }))
  expect(dialog.getByText('Please choose a reason')).toBeTruthy()
  await type.selectOptions(dialog.getByLabelText('Reason'), 'another reason')
  await type.click(dialog.getByRole('button', { name: 'Hide' }))
  expect(dialog.getByText('Please write to the company why')).toBeTruthy()
  expect(office.of(`POST ${path}/hiding`)).toEqual([])
  const words = dialog.getByLabelText<HTMLTextAreaElement>('To the company')
  await type.type(words, 'This and that')
  await type.click(dialog.getByRole('button', { name: 'Hide' }))
  await dialog.findByText(message)
  expect(words.value).toBe('This and that')
  await type.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button('Hide'))
})

it('asks for a fresh code before a suspension, and goes on with it', async () => {
  let fresh = false
  const office = openDesk({
    ...aboutCompany(),
    [`POST ${path}/suspension`]: () => (fresh ? { body: suspended } : codeNeeded),
    'POST /desk/code': () => {
      fresh = true
      return { body: deskAccountFixture() }
    },
  })
  await visitCompany()
  const type = userEvent.setup()
  await type.click(button('Suspend'))
  const dialog = question('Suspend Indus Builders?')
  await type.selectOptions(dialog.getByLabelText('Reason'), 'fraud')
  await type.click(dialog.getByRole('button', { name: 'Suspend' }))
  const code = within(await screen.findByRole('dialog', { name: 'Please enter a code' }))
  await type.click(code.getByRole('button', { name: 'Cancel' }))
  await dialog.findByText(codeNeeded.body.message)
  expect(dialog.getByLabelText<HTMLSelectElement>('Reason').value).toBe('fraud')
  await type.click(dialog.getByRole('button', { name: 'Suspend' }))
  await type.type(
    within(screen.getByRole('dialog', { name: 'Please enter a code' })).getByLabelText('Code'),
    '123456',
  )
  await waitFor(() => expect(toasts()).toEqual(['Suspended. The company was mailed']))
  expect(office.of(`POST ${path}/suspension`)).toHaveLength(3)
  expect(
    screen.getByText('The desk has suspended this company. Nobody can log in to its account.'),
  ).toBeTruthy()
  // The pressed button is removed, so the heading has the focus.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Indus Builders'))
  const left = within(screen.getByRole('region', { name: 'What to do' })).getAllByRole('button')
  expect(left.map(({ textContent }) => textContent)).toEqual(['Bring back', 'Take its data', 'Delete'])
})

it('says who was faster when somebody else has acted, and shows how it stands now', async () => {
  const last = { event: 'company-hidden', actor: 'Ali Desk', at: '2026-11-23T06:10:00.000Z' }
  const office = openDesk({
    ...aboutCompany(),
    [`POST ${path}/suspension`]: () => {
      Object.assign(office.answers, aboutCompany(hiddenCompanyFixture()))
      const current = { version: 4, state: 'hidden', last }
      return { status: 409, body: { code: 'conflict', message: 'Changed meanwhile', current } }
    },
  })
  await visitCompany()
  const type = userEvent.setup()
  await type.click(button('Suspend'))
  const dialog = question('Suspend Indus Builders?')
  await type.selectOptions(dialog.getByLabelText('Reason'), 'fraud')
  await type.click(dialog.getByRole('button', { name: 'Suspend' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(
    'Somebody else was faster. Ali Desk: Hid a company, 23 Nov 2026, 11:10:00. This is how it stands now.',
  )
  await screen.findByText('The desk hides this company from visitors.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(toasts()).toEqual([])
})

it.each([
  ['Bring back', 'Bring Indus Builders back?', 'restoration', 'Brought back. The company was mailed'],
  ['Confirm its mailbox', 'Confirm this mailbox?', 'mailbox', 'The mailbox is confirmed'],
  ['Send a reset code', 'Send a reset code?', 'reset', 'The code is on its way'],
  ['End its sessions', 'End all its sessions?', 'sessions/end', 'All its sessions have ended'],
])('asks before it does “%s”, and does it once', async (name, title, act, done) => {
  const company = hiddenCompanyFixture({ emailConfirmed: false })
  const office = openDesk({
    ...aboutCompany(company),
    [`POST ${path}/${act}`]: { body: deskCompanyFixture({ version: 5 }) },
  })
  await visitCompany()
  const type = userEvent.setup()
  await type.click(button(name))
  await type.click(question(title).getByRole('button', { name: 'Cancel' }))
  expect(office.of(`POST ${path}/${act}`)).toEqual([])
  await type.click(button(name))
  await type.dblClick(question(title).getByRole('button', { name }))
  await waitFor(() => expect(toasts()).toEqual([done]))
  expect(office.of(`POST ${path}/${act}`).map(({ body }) => body)).toEqual([{ version: 4 }])
})

it('tells in a toast why an act was refused, and leaves the question open', async () => {
  const message = 'This mailbox has had too many mails. Please try again later'
  openDesk({
    ...aboutCompany(),
    [`POST ${path}/reset`]: { status: 429, body: { code: 'too-many-requests', message } },
  })
  await visitCompany()
  const type = userEvent.setup()
  await type.click(button('Send a reset code'))
  await type.click(question('Send a reset code?').getByRole('button', { name: 'Send a reset code' }))
  await waitFor(() => expect(toasts()).toEqual([message]))
  expect(screen.getByRole('dialog', { name: 'Send a reset code?' })).toBeTruthy()
})

it('deletes a company for its typed name, whatever the blanks in it, and goes to the list', async () => {
  const { profile } = deskCompanyFixture()
  const company = deskCompanyFixture({
    profile: { ...profile, company: { ...profile.company, name: 'Indus  Builders' } },
  })
  const office = openDesk({
    ...aboutCompany(company),
    'GET /desk/companies': { body: { data: [], nextCursor: null } },
    [`POST ${path}/deletion`]: { status: 204 },
  })
  const { address } = await visitCompany()
  const type = userEvent.setup()
  await type.click(button('Delete'))
  const dialog = within(screen.getByRole('dialog'))
  const name = dialog.getByLabelText<HTMLInputElement>('Name of the company')
  await type.type(name, 'Indus Builder')
  await type.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(dialog.getByText('This is not the name of the company')).toBeTruthy()
  expect(name.value).toBe('Indus Builder')
  await type.type(name, 's')
  await type.dblClick(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(address()).toBe('/desk/companies'))
  expect(toasts()).toEqual(['The company was deleted'])
  expect(office.of(`POST ${path}/deletion`).map(({ body }) => body)).toEqual([
    { version: 3, name: 'Indus Builders' },
  ])
})

it('takes the data of a company as a file', async () => {
  let answer = (_: { body: string }) => {}
  const file = new Promise<{ body: string }>((resolve) => {
    answer = resolve
  })
  const office = openDesk({ ...aboutCompany(), [`POST ${path}/export`]: () => file })
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await visitCompany()
  // Both clicks come before the response.
  await userEvent.dblClick(button('Take its data'))
  answer({ body: 'the file' })
  await waitFor(() => expect(toasts()).toEqual(['The data were saved as a file']))
  expect([saved.mock.calls.length, office.of(`POST ${path}/export`).length]).toEqual([1, 1])
})

it('gives it a position in the list with a reason, and takes it away again', async () => {
  const at = (position: number | null, version: number) => {
    const company = deskCompanyFixture({ version })
    company.profile.company.position = position
    return company
  }
  const office = openDesk({ ...aboutCompany(), [`POST ${path}/place`]: { body: at(3, 4) } })
  await visitCompany()
  const part = within(await screen.findByRole('region', { name: 'Place in the list' }))
  expect(part.getByText('It has no position.')).toBeTruthy()
  const type = userEvent.setup()
  await type.type(part.getByLabelText('New position'), '0')
  await type.click(part.getByRole('button', { name: 'Save its place' }))
  expect(part.getByText('Please enter a whole number from 1 to 9,999, or nothing')).toBeTruthy()
  expect(part.getByText('Please say why its position changes')).toBeTruthy()
  expect(office.of(`POST ${path}/place`)).toEqual([])
  await type.clear(part.getByLabelText('New position'))
  await type.type(part.getByLabelText('New position'), '3')
  await type.type(part.getByLabelText('Why'), ' Best work of the month {Enter}')
  expect(await part.findByText('Position 3')).toBeTruthy()
  expect(toasts()).toEqual(['Saved. Visitors see it now'])
  office.answers[`POST ${path}/place`] = { body: at(null, 5) }
  const reason = part.getByLabelText<HTMLInputElement>('Why')
  expect(reason.value).toBe('')
  // The tester's keyboard does not notice that a form is emptied.
  await type.clear(reason)
  await type.type(reason, 'The month is over')
  await type.click(part.getByRole('button', { name: 'Save its place' }))
  expect(await part.findByText('It has no position.')).toBeTruthy()
  expect(office.of(`POST ${path}/place`).map(({ body }) => body)).toEqual([
    { version: 3, position: 3, why: 'Best work of the month' },
    { version: 4, position: null, why: 'The month is over' },
  ])
})

it('says that somebody else was faster with its position, and keeps what was typed', async () => {
  const last = { event: 'company-placed', actor: 'Omar', at: since }
  openDesk({
    ...aboutCompany(),
    [`POST ${path}/place`]: {
      status: 409,
      body: { code: 'conflict', message: 'Faster', current: { version: 9, state: 'listed', last } },
    },
  })
  await visitCompany()
  const part = within(await screen.findByRole('region', { name: 'Place in the list' }))
  const type = userEvent.setup()
  await type.type(part.getByLabelText('New position'), '3')
  await type.type(part.getByLabelText('Why'), 'Mine{Enter}')
  expect(await screen.findByText(/^Somebody else was faster\. .*Omar.*position/)).toBeTruthy()
  expect(part.getByLabelText<HTMLInputElement>('New position').value).toBe('3')
})
