import type { DeskMark } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openDesk, visitDesk } from '../../../../test/desk.tsx'
import { button, heading, toasts } from '../../../../test/screen.ts'

function markFixture(changes: Partial<DeskMark> = {}): DeskMark {
  return {
    ...{ id: 'm1', kind: 'pec', number: 'C-4/12345', category: '4', holder: '', state: 'entered' },
    ...{ checkedOn: null, validUntil: '2027-06-30', refusal: null, words: '', hasDocument: true },
    renamedFrom: null,
    ...{ companyId: 'c1', companyName: 'Indus Builders', enteredAt: '2026-11-23T06:00:00.000Z' },
    ...changes,
  }
}
const pageOf = (...data: DeskMark[]) => ({
  body: { data, nextCursor: null, waiting: data.length, expiring: 2 },
})
const name = 'PEC licence, Indus Builders'

it('shows what is to be compared, with the register', async () => {
  openDesk({ 'GET /desk/marks': pageOf(markFixture()) })
  await visitDesk('/desk/marks')
  await heading('Licences and registrations')
  const [row] = within(await screen.findByRole('list', { name: 'Licences and registrations' })).getAllByRole(
    'listitem',
  )
  for (const text of ['Indus Builders', 'C-4/12345', 'Valid until 30 Jun 2027']) {
    expect(row?.textContent).toContain(text)
  }
  const register = screen.getByRole('link', { name: /Public register/ })
  expect(register.getAttribute('href')).toBe('https://www.pec.org.pk/')
  expect(screen.getByRole('link', { name: 'Waiting (1)' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Shown (2 end within 30 days)' })).toBeTruthy()
})

it('says for which name it was checked before', async () => {
  openDesk({ 'GET /desk/marks': pageOf(markFixture({ renamedFrom: 'Sindh Builders' })) })
  await visitDesk('/desk/marks')
  expect(await screen.findByText(/Checked before for “Sindh Builders”/)).toBeTruthy()
})

it('accepts one with the day of the register, and looks again', async () => {
  const office = openDesk({
    'GET /desk/marks': pageOf(markFixture()),
    'POST /desk/marks/m1/check': () => {
      office.answers['GET /desk/marks'] = pageOf()
      return { status: 204 }
    },
  })
  await visitDesk('/desk/marks')
  const act = userEvent.setup()
  await act.click(await screen.findByRole('button', { name: `Accept: ${name}` }))
  const day = screen.getByLabelText<HTMLInputElement>('Valid until')
  expect(day.value).toBe('2027-06-30')
  await act.clear(day)
  await act.type(day, '2027-07-31')
  await act.click(button('Accept'))
  await screen.findByText('No mark waits to be checked.')
  expect(office.of('POST /desk/marks/m1/check')[0]?.body).toEqual({ validUntil: '2027-07-31' })
  expect(toasts()).toEqual(['Accepted. Visitors see it now'])
})

it('refuses one for a reason', async () => {
  const office = openDesk({
    'GET /desk/marks': pageOf(markFixture()),
    'POST /desk/marks/m1/refusal': { status: 204 },
  })
  await visitDesk('/desk/marks')
  const act = userEvent.setup()
  await act.click(await screen.findByRole('button', { name: `Refuse: ${name}` }))
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

it('says in the dialog that somebody else was faster', async () => {
  const late = 'This mark was decided or changed meanwhile. Please look at it again'
  openDesk({
    'GET /desk/marks': pageOf(markFixture()),
    'POST /desk/marks/m1/check': { status: 409, body: { code: 'conflict', message: late } },
  })
  await visitDesk('/desk/marks')
  const act = userEvent.setup()
  await act.click(await screen.findByRole('button', { name: `Accept: ${name}` }))
  await act.click(button('Accept'))
  await screen.findByText(late)
})

it('is for operators alone', async () => {
  const office = openDesk({}, { role: 'Editor' })
  await visitDesk('/desk/marks')
  await heading('Licences and registrations')
  expect(office.of('GET /desk/marks')).toEqual([])
})
