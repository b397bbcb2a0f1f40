import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { button, heading, toasts } from '../../../test/screen.ts'

const unconfirmed = userFixture({ emailConfirmed: false, listed: false })

describe('left in the middle of a request', () => {
  /** A response that waits until the test releases it. */
  function held() {
    let give: (value: object) => void = () => {}
    return {
      answer: () => new Promise<object>((resolve) => (give = resolve)),
      give: (value: object) => give(value),
    }
  }

  it('/forget-password stays where the person went', async () => {
    const { answer, give } = held()
    const office = openOffice({ 'POST /auth/forgot-password': answer })
    const { address } = await visit('/forget-password')
    await heading('Reset Password')
    await userEvent.type(screen.getByLabelText('Email'), 'studio@mehmaar.example')
    fireEvent.click(button('Send Reset Code'))
    await waitFor(() => expect(office.of('POST /auth/forgot-password')).toHaveLength(1))
    fireEvent.click(screen.getByRole('link', { name: 'Log in here' }))
    await heading('Login to Your Account')
    await act(async () => give({ body: { message: 'Sent' } }))
    expect(address()).toBe('/login')
  })

  it('/new-password stays where the person went', async () => {
    const { answer, give } = held()
    const office = openOffice({ 'POST /auth/reset-password': answer })
    const { address } = await visit('/new-password?email=studio%40mehmaar.example&code=12345678')
    await heading('New Password')
    await userEvent.type(screen.getByLabelText('New Password'), 'secret!1')
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'secret!1')
    fireEvent.click(button('Update Password'))
    await waitFor(() => expect(office.of('POST /auth/reset-password')).toHaveLength(1))
    fireEvent.click(screen.getByRole('link', { name: 'Ask for another' }))
    await heading('Reset Password')
    await act(async () => give({ body: { message: 'Done' } }))
    expect(toasts()).toEqual(['Password updated successfully.'])
    expect(address()).toBe('/forget-password')
  })
})

describe('/confirm-email', () => {
  it('sends the token once it is pressed, says that it is confirmed, and keeps that', async () => {
    const office = openOffice({
      'POST /auth/confirm-email': { body: { message: 'Confirmed' } },
      'GET /users/profile': { body: userFixture() },
    })
    await visit('/confirm-email?token=abc', unconfirmed)
    await heading('Confirm Email')
    await screen.findByText('Press the button to confirm that this mailbox is yours.')
    expect(office.of('POST /auth/confirm-email')).toEqual([])
    fireEvent.click(button('Confirm the address'))
    expect(await screen.findByText('Your email address is confirmed.')).toBeTruthy()
    expect(office.of('POST /auth/confirm-email')[0]?.body).toEqual({ token: 'abc' })
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ emailConfirmed: true }),
    )
    expect(screen.getByRole('link', { name: 'Go to your portfolios' })).toBeTruthy()
  })

  it('offers another link when this one is too old', async () => {
    const refused = { status: 400, body: { message: 'Too old', code: 'invalid' } }
    const office = openOffice({
      'POST /auth/confirm-email': refused,
      'POST /auth/send-confirmation': { body: { message: 'We sent a new link to you.' } },
    })
    await visit('/confirm-email?token=abc', unconfirmed)
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm the address' }))
    expect(await screen.findByText(/This link has expired/)).toBeTruthy()
    fireEvent.click(button('Send again'))
    fireEvent.click(button('Send again'))
    await waitFor(() => expect(toasts()).toEqual(['We sent a new link to you.']))
    expect(office.of('POST /auth/send-confirmation')).toHaveLength(1)
  })

  it('sends a signed-out visitor to the login, and tries again after a lost connection', async () => {
    const { answers } = openOffice({ 'POST /auth/confirm-email': 'offline' })
    await visit('/confirm-email?token=abc')
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm the address' }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    answers['POST /auth/confirm-email'] = { status: 400, body: { message: 'Too old', code: 'invalid' } }
    fireEvent.click(again)
    expect(await screen.findByText(/Log in, and we can send you another/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
  })
})
