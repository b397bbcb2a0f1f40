import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { openOffice } from '../../../test/office.tsx'
import { button, field, toasts } from '../../../test/screen.ts'
import { createAppStore } from '../../store/store.ts'
import { ReportButton } from './report-button.tsx'
import type { Reportable } from './report-dialog.tsx'

const profile = { kind: 'profile', id: 'c1' } as const

function show(thing: Reportable = profile, address = '/') {
  render(
    <Provider store={createAppStore()}>
      <MemoryRouter initialEntries={[address]}>
        <ReportButton thing={thing} />
      </MemoryRouter>
    </Provider>,
  )
}

const dialog = (name: string) => screen.findByRole('dialog', { name })
const sent = { status: 201, body: { willBeTold: true } }

it('asks for a reason, and for words with something else', async () => {
  const office = openOffice({ 'POST /reports': sent })
  show()
  const type = userEvent.setup()
  await type.click(button('Report'))
  await dialog('Report this company')
  await type.click(button('Send report'))
  expect(screen.getByText('Please choose what is wrong')).toBeTruthy()
  await type.selectOptions(field('What is wrong'), 'Something else')
  await type.click(button('Send report'))
  expect(screen.getByText('Please write what is wrong')).toBeTruthy()
  expect(office.of('POST /reports')).toEqual([])
})

it('sends one report for two presses, says thanks and closes', async () => {
  const office = openOffice({ 'POST /reports': sent })
  show()
  const type = userEvent.setup()
  await type.click(button('Report'))
  await dialog('Report this company')
  await type.selectOptions(field('What is wrong'), 'Fraud, or somebody was deceived')
  await type.type(field('In your words'), ' They took the money. ')
  await type.type(field('Your email'), 'me@example.com')
  await type.dblClick(button('Send report'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts()).toEqual(['Thank you. We will look at it and write to you'])
  expect(office.of('POST /reports').map(({ body }) => body)).toEqual([
    { ...profile, reason: 'fraud', words: 'They took the money.', email: 'me@example.com' },
  ])
})

it('keeps what was typed when the server refuses it or is away', async () => {
  const office = openOffice({ 'POST /reports': 'offline' })
  show()
  const type = userEvent.setup()
  await type.click(button('Report'))
  await dialog('Report this company')
  await type.selectOptions(field('What is wrong'), 'Facts that are not right')
  await type.type(field('In your words'), 'Not since 1990.')
  await type.type(field('Your email'), 'nobody')
  await type.click(button('Send report'))
  expect(await screen.findByRole('alert')).toBeTruthy()
  const message = 'Please enter a valid email address'
  office.answers['POST /reports'] = {
    status: 400,
    body: { code: 'invalid', message, fields: { email: message } },
  }
  await type.click(button('Send report'))
  await waitFor(() => expect(field('Your email').getAttribute('aria-invalid')).toBe('true'))
  expect([field('In your words').value, field('Your email').value]).toEqual(['Not since 1990.', 'nobody'])
})

it('offers the reasons that fit, and opens by itself where the address asks for it', async () => {
  openOffice()
  show({ kind: 'request', id: 'i1' }, '/quote-requests/i1?report=yes')
  await dialog('Report this request')
  const reasons = [...field('What is wrong').querySelectorAll('option')].map(({ text }) => text)
  expect(reasons).toContain('Advertising')
  expect(reasons).not.toContain('Work or pictures that are somebody else’s')
})

it('reports an entry of a house with the key that opens it, and not by an address', async () => {
  const office = openOffice({ 'POST /reports': { status: 201, body: { willBeTold: false } } })
  show({ kind: 'house-entry', id: 'e1', houseId: 'h1', houseKey: 'a-key' }, '/house/h1?report=yes')
  const type = userEvent.setup()
  await type.click(button('Report'))
  await dialog('Report this entry')
  await type.selectOptions(field('What is wrong'), 'Words or pictures that offend people')
  await type.click(button('Send report'))
  await waitFor(() => expect(office.of('POST /reports')).toHaveLength(1))
  const [sentCall] = office.of('POST /reports')
  expect(sentCall?.body).toMatchObject({ kind: 'house-entry', id: 'e1', houseId: 'h1', reason: 'offensive' })
  expect(sentCall?.headers['x-house-key']).toBe('a-key')
})
