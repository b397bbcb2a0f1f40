import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { codeNeeded, deskAccountFixture, openDesk, visitDesk } from '../../../test/desk.tsx'
import { button, field, heading, toasts } from '../../../test/screen.ts'

const here = {
  ...{ id: 's1', device: 'Chrome on Linux', current: true },
  ...{ createdAt: '2026-11-23T06:00:00.000Z', lastUsedAt: '2026-11-23T06:00:00.000Z' },
}
const sessions = { 'GET /desk/account/sessions': { body: { data: [here] } } }
const password = 'bricks by the wagon'

async function typePasswords(type: ReturnType<typeof userEvent.setup>, next = 'mortar and lime again') {
  await heading('Your account')
  await type.type(field('Current password'), password)
  await type.type(field('New password'), next)
  await type.click(button('Change password'))
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Please enter a code' }))

it('asks for a fresh code, loses nothing that was typed, and does what was wanted', async () => {
  let fresh = false
  const office = openDesk({
    ...sessions,
    'PUT /desk/account/password': () => (fresh ? { status: 204 } : codeNeeded),
    'POST /desk/code': () => {
      fresh = true
      return { body: deskAccountFixture({ recoveryCodesLeft: 9 }) }
    },
  })
  await visitDesk('/desk/account')
  const type = userEvent.setup()
  await typePasswords(type)
  const asked = await dialog()
  expect(field('Current password').value).toBe(password)
  await type.type(asked.getByLabelText('Code'), '123456')
  await waitFor(() => expect(toasts()).toEqual(['Password updated successfully.']))
  expect(office.of('PUT /desk/account/password').map(({ body }) => body)).toEqual(
    Array(2).fill({ currentPassword: password, newPassword: 'mortar and lime again' }),
  )
  expect(field('Current password').value).toBe('')
  expect(screen.getByText('You have 9 left.')).toBeTruthy()
  // The other sessions have ended, so the list is loaded again.
  await waitFor(() => expect(office.of('GET /desk/account/sessions')).toHaveLength(2))
})

it('does nothing when no code is given, and says so', async () => {
  const office = openDesk({ ...sessions, 'PUT /desk/account/password': codeNeeded })
  await visitDesk('/desk/account')
  const type = userEvent.setup()
  await typePasswords(type)
  await type.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  expect((await screen.findByRole('alert')).textContent).toBe(codeNeeded.body.message)
  expect(field('New password').value).toBe('mortar and lime again')
  expect(office.of('PUT /desk/account/password')).toHaveLength(1)
  await type.click(button('Change password'))
  expect((await dialog()).queryByText('Please enter the code')).toBeNull()
})

it('keeps the question open for a wrong code', async () => {
  const fields = { code: 'This code is wrong' }
  openDesk({
    ...sessions,
    'PUT /desk/account/password': codeNeeded,
    'POST /desk/code': { status: 400, body: { code: 'invalid', message: 'Please check', fields } },
  })
  await visitDesk('/desk/account')
  const type = userEvent.setup()
  await typePasswords(type)
  const asked = await dialog()
  await type.type(asked.getByLabelText('Code'), '000000')
  await type.click(asked.getByRole('button', { name: 'Go on' }))
  expect(await asked.findByText('This code is wrong')).toBeTruthy()
  expect(asked.getByLabelText<HTMLInputElement>('Code').value).toBe('000000')
})

it('judges a short password before it is sent', async () => {
  const office = openDesk(sessions)
  await visitDesk('/desk/account')
  await typePasswords(userEvent.setup(), 'eleven sign')
  expect(screen.getByText('Password must be at least 12 characters long.')).toBeTruthy()
  expect(office.of('PUT /desk/account/password')).toEqual([])
})

it('sets up another app, which a code confirms', async () => {
  const factor = { secret: 'ABCDEFGH234567', uri: 'otpauth://totp/Tameer:sara?secret=ABCDEFGH234567' }
  const office = openDesk({
    ...sessions,
    'POST /desk/account/second-factor': { body: factor },
    'PUT /desk/account/second-factor': { status: 204 },
  })
  await visitDesk('/desk/account')
  await heading('Your account')
  const type = userEvent.setup()
  await type.dblClick(button('Set up another app'))
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the app' }).getAttribute('href')).toBe(factor.uri)
  await type.click(button('Copy the key'))
  expect(await navigator.clipboard.readText()).toBe(factor.secret)
  await type.type(field('Code of the new app'), '654321')
  await type.click(button('Use the new app'))
  await waitFor(() => expect(toasts()).toContain('The new authenticator app is in use'))
  expect(office.of('POST /desk/account/second-factor')).toHaveLength(1)
  expect(office.of('PUT /desk/account/second-factor')[0]?.body).toEqual({ code: '654321' })
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull()
})

it('makes new recovery codes after a question, and shows them once', async () => {
  const codes = ['aaaaa-bbbbb', 'ccccc-ddddd']
  const office = openDesk({
    ...sessions,
    'POST /desk/account/recovery-codes': { status: 201, body: { recoveryCodes: codes } },
  })
  await visitDesk('/desk/account')
  await heading('Your account')
  const type = userEvent.setup()
  await type.click(button('Make ten new codes'))
  await type.click(button('Cancel'))
  expect(office.of('POST /desk/account/recovery-codes')).toEqual([])
  await type.click(button('Make ten new codes'))
  await type.click(button('Make new codes'))
  const list = await screen.findByRole('list', { name: 'Recovery codes' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes)
  await type.click(button('Copy'))
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'))
  await type.click(button('I have kept them'))
  expect(screen.queryByText('aaaaa-bbbbb')).toBeNull()
  expect(screen.getByText('You have 2 left.')).toBeTruthy()
})

it('ends another session, also one that is over already', async () => {
  const away = { ...here, id: 's2', device: 'Firefox on Windows', current: false }
  const office = openDesk({
    'GET /desk/account/sessions': { body: { data: [away, here] } },
    'DELETE /desk/account/sessions/s2': { status: 404, body: { code: 'not-found', message: 'Gone' } },
  })
  await visitDesk('/desk/account')
  const list = within(await screen.findByRole('list', { name: 'Devices' }))
  expect(list.getAllByRole('listitem')[0]?.textContent).toContain('This device, in use now')
  await userEvent.click(list.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(toasts()).toEqual(['Firefox on Windows was signed out']))
  expect(list.queryByText('Firefox on Windows')).toBeNull()
  expect(office.of('DELETE /desk/account/sessions/s2')).toHaveLength(1)
})
