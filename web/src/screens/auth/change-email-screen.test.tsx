import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { button, heading } from '../../../test/screen.ts'

const user = userFixture()
const renewed = userFixture({ email: 'office@mehmaar.example' })
const agreeing = 'POST /auth/email-change'
const stopping = 'POST /auth/email-change/stop'
const refusal = (status: number, code: string, message: string) => ({ status, body: { code, message } })

describe('the link mailed to the new address', () => {
  it('agrees by being opened, and says that the old mailbox is missing', async () => {
    const { of } = openOffice({ [agreeing]: { body: { waitsFor: 'old' } } })
    await visit('/change-email?token=abc&mailbox=new')
    await heading('Change Email')
    expect(await screen.findByText(/Your new mailbox is confirmed/)).toBeTruthy()
    expect(of(agreeing).map(({ body }) => body)).toEqual([{ token: 'abc' }])
  })

  it('keeps the new address where its company is signed in', async () => {
    openOffice({ [agreeing]: { body: { waitsFor: null } }, 'GET /users/profile': { body: renewed } })
    const { store } = await visit('/change-email?token=abc&mailbox=new', user)
    expect(await screen.findByText(/The email address is changed/)).toBeTruthy()
    expect(store.getState().auth.user?.email).toBe(renewed.email)
    expect(screen.getByRole('link', { name: 'Go to your portfolios' })).toBeTruthy()
  })

  it('says when it is too old, and leads to the settings', async () => {
    openOffice({ [agreeing]: refusal(400, 'invalid', 'Old') })
    await visit('/change-email?token=abc&mailbox=new')
    expect(await screen.findByText(/This link has expired/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the settings' })).toBeTruthy()
  })

  it('says when the address was taken meanwhile, and tries again when asked', async () => {
    const { answers } = openOffice({ [agreeing]: refusal(409, 'conflict', 'Another account has it now') })
    await visit('/change-email?token=abc&mailbox=new')
    expect(await screen.findByText('Another account has it now')).toBeTruthy()
    answers[agreeing] = { body: { waitsFor: null } }
    fireEvent.click(button('Try again'))
    expect(await screen.findByText(/The email address is changed/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
  })
})

describe('the link mailed to the old address', () => {
  it('does nothing by itself, and agrees when pressed', async () => {
    const { of } = openOffice({ [agreeing]: { body: { waitsFor: 'new' } } })
    await visit('/change-email?token=abc&mailbox=old')
    await screen.findByRole('button', { name: 'Stop the change' })
    expect(of(agreeing)).toEqual([])
    fireEvent.click(button('Yes, change it'))
    expect(await screen.findByText(/Your old mailbox has agreed/)).toBeTruthy()
  })

  it('stops the change, and leads to a new password', async () => {
    const { of } = openOffice({ [stopping]: { status: 204 } })
    await visit('/change-email?token=abc&mailbox=old')
    fireEvent.click(await screen.findByRole('button', { name: 'Stop the change' }))
    expect(await screen.findByText(/The change is stopped/)).toBeTruthy()
    expect(of(stopping).map(({ body }) => body)).toEqual([{ token: 'abc' }])
    expect(screen.getByRole('link', { name: 'Choose a new password' })).toBeTruthy()
    await waitFor(() => expect(of(agreeing)).toEqual([]))
  })
})

describe('the link mailed when the address was changed', () => {
  it('undoes it when pressed, and leads to a new password', async () => {
    const { of } = openOffice({ [stopping]: { status: 204 } })
    await visit('/change-email?token=abc&mailbox=undo')
    await screen.findByRole('button', { name: 'Undo the change' })
    expect(of(stopping)).toEqual([])
    fireEvent.click(button('Undo the change'))
    expect(await screen.findByText(/The change is undone/)).toBeTruthy()
    expect(of(stopping).map(({ body }) => body)).toEqual([{ token: 'abc' }])
    expect(screen.getByRole('link', { name: 'Choose a new password' })).toBeTruthy()
  })
})
