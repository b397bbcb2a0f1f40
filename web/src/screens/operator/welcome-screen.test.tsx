import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openDesk } from '../../../test/desk.tsx'
import { userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { button, field, heading } from '../../../test/screen.ts'

const shown = {
  ...{ name: 'Sara Desk', email: 'sara@desk.example', role: 'Editor' },
  ...{ secret: 'ABCDEFGH234567', uri: 'otpauth://totp/Tameer:sara?secret=ABCDEFGH234567' },
}
const link = '/desk/welcome?token=first-time'
const welcome = { 'POST /desk/welcome': { body: shown } }
const refused = { status: 400, body: { code: 'invalid', message: 'This link has expired' } }

async function fill(type: ReturnType<typeof userEvent.setup>, password = 'bricks by the wagon') {
  await heading('Welcome to the desk')
  await type.type(await screen.findByLabelText('Password'), password)
  await type.type(field('Code'), '123456')
  await type.dblClick(button('Set up the account'))
}

it('sets up the account, and shows the recovery codes before the desk', async () => {
  const taken = { token: 'fresh', recoveryCodes: ['aaaaa-bbbbb', 'ccccc-ddddd'] }
  const office = openDesk(
    {
      ...welcome,
      'POST /desk/welcome/taken': { status: 201, body: taken },
      'POST /auth/logout': { status: 204 },
    },
    { role: 'Editor' },
  )
  const { address } = await visit(link, userFixture())
  const type = userEvent.setup()
  await fill(type)
  await waitFor(async () => expect(document.activeElement).toBe(await heading('Keep these codes')))
  expect(office.of('POST /desk/welcome/taken').map(({ body }) => body)).toEqual([
    { token: 'first-time', newPassword: 'bricks by the wagon', code: '123456' },
  ])
  // A company that was signed in here is signed out.
  expect([localStorage.getItem('desk-token'), localStorage.getItem('token')]).toEqual(['fresh', null])
  const list = within(screen.getByRole('list', { name: 'Recovery codes' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  await type.click(button('I have kept them: to the desk'))
  await heading('What waits')
  expect(address()).toBe('/desk')
})

it('judges a short password before it is sent, and keeps what the server refuses', async () => {
  const fields = { newPassword: 'Many people use this password' }
  const office = openOffice({
    ...welcome,
    'POST /desk/welcome/taken': { status: 400, body: { code: 'invalid', message: 'Please check', fields } },
  })
  await visit(link)
  const type = userEvent.setup()
  await fill(type, 'eleven sign')
  expect(screen.getByText('Password must be at least 12 characters long.')).toBeTruthy()
  expect(office.of('POST /desk/welcome/taken')).toEqual([])
  await type.type(field('Password'), 's')
  await type.click(button('Set up the account'))
  await screen.findByText('Many people use this password')
  expect([field('Password').value, field('Code').value]).toEqual(['eleven signs', '123456'])
})

it.each([
  ['an incomplete link', '/desk/welcome', welcome],
  ['a link that was used', link, { 'POST /desk/welcome': refused }],
])('says what to do with %s', async (_, path, answers) => {
  openOffice(answers)
  await visit(path)
  expect((await screen.findByRole('alert')).textContent).toContain('was used already')
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
})

it('asks again when the server cannot be reached', async () => {
  const office = openOffice({ 'POST /desk/welcome': 'offline' })
  await visit(link)
  await screen.findByRole('alert')
  office.answers['POST /desk/welcome'] = { body: shown }
  await userEvent.click(button('Try again'))
  expect(await screen.findByLabelText('Password')).toBeTruthy()
})
