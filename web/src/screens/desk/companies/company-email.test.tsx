import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { codeNeeded, deskAccountFixture, openDesk, visitDesk } from '../../../../test/desk.tsx'
import {
  aboutCompany,
  companyAccountFixture,
  companyId,
  deskCompanyFixture,
} from '../../../../test/desk-company.ts'
import { button, heading, toasts } from '../../../../test/screen.ts'

const path = `/desk/companies/${companyId}` as const
const call = `POST ${path}/email-change`

const waiting = { newEmail: 'new@indus.example', expiresAt: '2026-11-24T06:00:00.000Z', byDesk: true }

async function askForAddress() {
  await visitDesk(path)
  await heading('Indus Builders')
  await screen.findByRole('region', { name: 'History' })
  const type = userEvent.setup()
  await type.click(button('Change its address'))
  return { type, dialog: within(screen.getByRole('dialog', { name: 'A new address for a lost mailbox?' })) }
}

it('begins a change of address with a fresh code, and shows what it waits for', async () => {
  let fresh = false
  const office = openDesk({
    ...aboutCompany(),
    [call]: () => (fresh ? { body: deskCompanyFixture({ version: 4 }) } : codeNeeded),
    'POST /desk/code': () => {
      fresh = true
      return { body: deskAccountFixture() }
    },
  })
  const { type, dialog } = await askForAddress()
  await type.click(dialog.getByRole('button', { name: 'Send the link' }))
  expect(dialog.getByText('Please enter the new email address')).toBeTruthy()
  await type.type(dialog.getByLabelText('New email address'), 'new@indus.example')
  office.answers[`GET ${path}/account`] = {
    body: companyAccountFixture({ emailChange: waiting }),
  }
  await type.click(dialog.getByRole('button', { name: 'Send the link' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Please enter a code' }))
  await type.type(asked.getByLabelText('Code'), '123456')
  await waitFor(() => expect(toasts()).toEqual(['The new mailbox is mailed a link']))
  expect(office.of(call).map(({ body }) => body)).toEqual([
    { version: 3, newEmail: 'new@indus.example' },
    { version: 3, newEmail: 'new@indus.example' },
  ])
  const change = await screen.findByRole('region', { name: 'Change of address' })
  expect(change.textContent).toContain('To new@indus.example.')
  expect(change.textContent).toContain('has not confirmed yet. The link works until 24 Nov 2026, 11:00:00')
})

it('has no button for a change of the company itself', async () => {
  const emailChange = { ...waiting, byDesk: false }
  openDesk({ ...aboutCompany(), [`GET ${path}/account`]: { body: companyAccountFixture({ emailChange }) } })
  await visitDesk(path)
  expect(await screen.findByText(/has not confirmed yet/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel this change' })).toBeNull()
})

it('cancels a change that the desk began, after a question', async () => {
  const cancelling = `${call}/cancellation`
  const office = openDesk({
    ...aboutCompany(),
    [`GET ${path}/account`]: { body: companyAccountFixture({ emailChange: waiting }) },
  })
  office.answers[cancelling] = () => {
    office.answers[`GET ${path}/account`] = { body: companyAccountFixture() }
    return { body: deskCompanyFixture({ version: 4 }) }
  }
  await visitDesk(path)
  const type = userEvent.setup()
  await type.click(await screen.findByRole('button', { name: 'Cancel this change' }))
  const question = within(screen.getByRole('dialog', { name: 'Cancel the change of address?' }))
  expect(office.of(cancelling)).toEqual([])
  await type.click(question.getByRole('button', { name: 'Cancel this change' }))
  await waitFor(() => expect(toasts()).toEqual(['The change is cancelled']))
  expect(office.of(cancelling)[0]?.body).toEqual({ version: 3 })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Change of address' })).toBeNull())
})

it('keeps an address that is taken, and says so under it', async () => {
  const message = 'This email address is taken'
  openDesk({
    ...aboutCompany(),
    [call]: { status: 409, body: { code: 'conflict', message, fields: { newEmail: message } } },
  })
  const { type, dialog } = await askForAddress()
  await type.type(dialog.getByLabelText('New email address'), 'taken@indus.example')
  await type.click(dialog.getByRole('button', { name: 'Send the link' }))
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('New email address').value).toBe('taken@indus.example')
})
