import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { button, heading } from '../../../test/screen.ts'

const user = userFixture()
const renewed = userFixture({ email: 'office@mehmaar.example' })
const reading = 'POST /auth/email-change/link'
const changing = 'POST /auth/email-change'
const undoing = 'POST /auth/email-change/undo'
const answered = (act: 'change' | 'undo') => ({
  [reading]: { body: { act, company: user.name, email: renewed.email } },
})
const refusal = (status: number, code: string, message: string) => ({ status, body: { code, message } })
const open = () => visit('/change-email?token=abc')
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

describe('the link mailed to the new address', () => {
  it('says what it does and does nothing by itself, and changes the address when pressed', async () => {
    const { of } = openOffice({ ...answered('change'), [changing]: { status: 204 } })
    await open()
    await heading('Change Email')
    const question = await screen.findByText(/gets the email address/)
    expect(question.textContent).toContain(user.name)
    expect(question.textContent).toContain(renewed.email)
    expect(of(reading).map(({ body }) => body)).toEqual([{ token: 'abc' }])
    expect(of(changing)).toEqual([])
    await press('Change the address')
    expect(await screen.findByText(/The email address is changed/)).toBeTruthy()
    expect(of(changing).map(({ body }) => body)).toEqual([{ token: 'abc' }])
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
  })

  it('keeps the new address where its company is signed in', async () => {
    openOffice({
      ...answered('change'),
      [changing]: { status: 204 },
      'GET /users/profile': { body: renewed },
    })
    const { store } = await visit('/change-email?token=abc', user)
    await press('Change the address')
    expect(await screen.findByRole('link', { name: 'Go to your portfolios' })).toBeTruthy()
    expect(store.getState().auth.user?.email).toBe(renewed.email)
  })

  it('says when it is too old, and leads to the settings, and back from a change of somebody else', async () => {
    openOffice({ [reading]: refusal(400, 'invalid', 'Old') })
    await open()
    expect(await screen.findByText(/This link has expired/)).toBeTruthy()
    expect(screen.getByText(/not yours, answer the mail that told you of it/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the settings' })).toBeTruthy()
  })

  it('says when the address was taken meanwhile, and tries again when asked', async () => {
    const { answers } = openOffice({
      ...answered('change'),
      [changing]: refusal(409, 'conflict', 'Another account has it now'),
    })
    await open()
    await press('Change the address')
    expect(await screen.findByText('Another account has it now')).toBeTruthy()
    answers[changing] = { status: 204 }
    fireEvent.click(button('Try again'))
    expect(await screen.findByText(/The email address is changed/)).toBeTruthy()
  })
})

it('the link mailed to the old address undoes the change when pressed, and leads to a new password', async () => {
  const { of } = openOffice({ ...answered('undo'), [undoing]: { status: 204 } })
  await open()
  expect((await screen.findByText(/gets its email address/)).textContent).toContain(renewed.email)
  expect(of(undoing)).toEqual([])
  await press('Undo the change')
  expect(await screen.findByText(/The change is undone/)).toBeTruthy()
  expect(of(undoing).map(({ body }) => body)).toEqual([{ token: 'abc' }])
  expect(screen.getByRole('link', { name: 'Choose a new password' })).toBeTruthy()
})
