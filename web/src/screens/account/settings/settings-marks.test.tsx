import type { OwnMark } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { userFixture } from '../../../../test/fixtures.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import { button, toasts } from '../../../../test/screen.ts'

const call = 'POST /users/marks'

function markFixture(changes: Partial<OwnMark> = {}): OwnMark {
  return {
    ...{ id: 'm1', kind: 'pec', number: 'C-4/12345', category: '4', holder: '', state: 'entered' },
    ...{ checkedOn: null, validUntil: '2027-06-30', refusal: null, words: '', hasDocument: true },
    ...{ enteredAt: '2026-11-23T06:00:00.000Z', renamedFrom: null },
    ...changes,
  }
}

async function open(answers: Parameters<typeof openOffice>[0] = {}) {
  const office = openOffice(answers)
  await visit('/settings', userFixture())
  await screen.findByRole('heading', { level: 3, name: 'PEC licence' })
  return office
}
const dialog = () => within(screen.getByRole('dialog'))
const paper = new File(['%PDF-1.4'], 'licence.pdf', { type: 'application/pdf' })

it('enters a licence with its document, and shows that it waits', async () => {
  const office = await open({ [call]: { body: { data: [markFixture()] } } })
  const act = userEvent.setup()
  await act.click(button('Enter: PEC licence'))
  expect(dialog().queryByLabelText('Name that is registered')).toBeNull()
  await act.type(dialog().getByLabelText('Number'), 'c4/12345')
  for (const [part, typed] of Object.entries({ Day: '30', Month: '6', Year: '2027' })) {
    await act.type(dialog().getByLabelText(part), typed)
  }
  await act.upload(dialog().getByLabelText('Document'), paper)
  await act.click(button('Send to be checked'))
  await screen.findByText('Waits to be checked')
  const [sent] = office.of(call)
  const fields = ['kind', 'number', 'holder', 'validUntil'].map((name) => sent?.form.get(name))
  expect(fields).toEqual(['pec', 'c4/12345', '', '2027-06-30'])
  expect(sent?.form.get('document')).toMatchObject({ name: 'licence.pdf', size: paper.size })
  expect(toasts()).toEqual(['Sent. We mail you once it is checked'])
})

it('says that a new name sent one back', async () => {
  await open({ 'GET /users/marks': { body: { data: [markFixture({ renamedFrom: 'Old Name' })] } } })
  expect(await screen.findByText(/your company has another name now/)).toBeTruthy()
})

it('asks for what is missing before anything is sent', async () => {
  const office = await open()
  const act = userEvent.setup()
  await act.click(button('Enter: PCATP registration'))
  await act.click(button('Send to be checked'))
  for (const text of [
    ...['Please enter the number', 'Please enter the name'],
    ...['Please enter the last day', 'Please choose the document'],
  ]) {
    expect(dialog().getByText(text)).toBeTruthy()
  }
  expect(office.of(call)).toEqual([])
})

it('keeps neither the document nor a problem of one that was cancelled', async () => {
  const office = await open()
  const act = userEvent.setup()
  await act.click(button('Enter: PEC licence'))
  await act.upload(dialog().getByLabelText('Document'), paper)
  await act.click(button('Send to be checked'))
  expect(dialog().getByText('Please enter the number')).toBeTruthy()
  await act.click(button('Cancel'))
  await act.click(button('Enter: PCATP registration'))
  expect(dialog().queryByText('Please enter the number')).toBeNull()
  await act.click(button('Send to be checked'))
  expect(dialog().getByText('Please choose the document')).toBeTruthy()
  expect(office.of(call)).toEqual([])
})

it('keeps what was typed when the server refuses it', async () => {
  const wrong = 'Please enter the number as on the licence, for instance C-4/12345'
  await open({
    [call]: { status: 400, body: { code: 'invalid', message: wrong, fields: { number: wrong } } },
  })
  const act = userEvent.setup()
  await act.click(button('Enter: PEC licence'))
  await act.type(dialog().getByLabelText('Number'), 'C-9/1')
  for (const [part, typed] of Object.entries({ Day: '30', Month: '6', Year: '2027' })) {
    await act.type(dialog().getByLabelText(part), typed)
  }
  await act.upload(dialog().getByLabelText('Document'), paper)
  await act.click(button('Send to be checked'))
  await dialog().findByText(wrong)
  expect(dialog().getByLabelText<HTMLInputElement>('Number').value).toBe('C-9/1')
})

it('says what became of each, and withdraws one', async () => {
  const shown = markFixture({ state: 'checked', checkedOn: '2026-11-12' })
  const refused = markFixture({
    ...{ id: 'm2', kind: 'pcatp', category: null, number: 'A01234', holder: 'Ayesha (Demo)' },
    ...{ state: 'refused', refusal: 'unreadable', words: 'Page two is missing.', hasDocument: false },
  })
  const office = await open({
    'GET /users/marks': { body: { data: [shown, refused] } },
    'DELETE /users/marks/m1': { body: { data: [refused] } },
  })
  expect(screen.getByText('Checked and shown')).toBeTruthy()
  expect(screen.getByText(/checked on 12 Nov 2026 · valid until 30 Jun 2027/)).toBeTruthy()
  expect(screen.getByText('Reason: the document cannot be read.')).toBeTruthy()
  expect(screen.getByText('Page two is missing.')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Download the document/ })).toHaveLength(1)
  expect(button('Enter again: PCATP registration')).toBeTruthy()
  await userEvent.click(button('Withdraw: PEC licence, Checked and shown'))
  await waitFor(() => expect(toasts()).toEqual(['Withdrawn']))
  expect(office.of('DELETE /users/marks/m1')).toHaveLength(1)
  expect(screen.queryByText('Checked and shown')).toBeNull()
})

it('offers to try again when the list does not come', async () => {
  const office = openOffice({ 'GET /users/marks': 'offline' })
  await visit('/settings', userFixture())
  const section = await screen.findByRole('region', { name: 'Licences and registrations' })
  const again = await within(section).findByRole('button', { name: 'Try again' })
  office.answers['GET /users/marks'] = { body: { data: [] } }
  await userEvent.click(again)
  await screen.findByRole('heading', { level: 3, name: 'PEC licence' })
})
