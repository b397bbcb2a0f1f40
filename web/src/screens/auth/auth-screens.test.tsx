import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { button, field, heading, toasts } from '../../../test/screen.ts'

const user = userFixture()
const session = { user, token: 'fresh' }

describe('/signup', () => {
  async function fill(act: ReturnType<typeof userEvent.setup>, confirm = 'secret!1') {
    await act.type(field('Company Name'), 'Mehmaar Studio')
    await act.type(field('Email'), 'studio@mehmaar.example')
    await act.click(screen.getByRole('combobox', { name: 'Category' }))
    await act.click(await screen.findByRole('option', { name: 'Architecture' }))
    await act.keyboard('{Escape}')
    await act.type(field('Password'), 'secret!1')
    await act.type(field('Confirm Password'), confirm)
  }

  it('opens an account once and goes to the logo after two seconds', async () => {
    const office = openOffice({ 'POST /auth/signup': { status: 201, body: session } })
    const { address } = await visit('/signup')
    await heading('Sign Up as a Company')
    await fill(userEvent.setup())
    vi.useFakeTimers()
    await act(async () => {
      fireEvent.click(button('Create Account'))
      fireEvent.click(button('Create Account'))
      await vi.advanceTimersByTimeAsync(1900)
    })
    expect(toasts()).toEqual(['Account created successfully'])
    expect(address()).toBe('/signup')
    await act(() => vi.advanceTimersByTimeAsync(200))
    vi.useRealTimers()
    await waitFor(() => expect(address()).toBe(`/image-upload/${user.id}`))
    expect(office.of('POST /auth/signup').map(({ body }) => body)).toEqual([
      {
        name: 'Mehmaar Studio',
        email: 'studio@mehmaar.example',
        password: 'secret!1',
        confirmPassword: 'secret!1',
        categoryIds: [4],
        role: 'Company',
      },
    ])
    expect(sessionStorage.getItem('draft:sign-up')).toBeNull()
  })

  it('stops at passwords that differ', async () => {
    const office = openOffice()
    await visit('/signup')
    await heading('Sign Up as a Company')
    const act = userEvent.setup()
    await fill(act, 'secret!2')
    await act.click(button('Create Account'))
    expect(toasts()).toEqual(['Passwords do not match'])
    expect(document.activeElement).toBe(field('Confirm Password'))
    expect(office.of('POST /auth/signup')).toEqual([])
  })

  it('puts the server’s words under their field, keeps what was typed and goes there', async () => {
    const body = {
      message: 'Please check the form',
      code: 'conflict',
      fields: { email: 'This address is taken' },
    }
    openOffice({ 'POST /auth/signup': { status: 409, body } })
    await visit('/signup')
    await heading('Sign Up as a Company')
    const act = userEvent.setup()
    await fill(act)
    await act.click(button('Create Account'))
    expect(await screen.findByText('This address is taken')).toBeTruthy()
    expect(toasts()).toEqual(['Please check the form'])
    expect(document.activeElement).toBe(field('Email'))
    expect(field('Password').value).toBe('secret!1')
    await act.type(field('Email'), 'x')
    expect(screen.queryByText('This address is taken')).toBeNull()
  })

  it('leads to the login with an address that has an account', async () => {
    const body = { message: 'Taken', code: 'conflict', fields: { email: 'This address is taken' } }
    openOffice({ 'POST /auth/signup': { status: 409, body } })
    await visit('/signup')
    await heading('Sign Up as a Company')
    const act = userEvent.setup()
    await fill(act)
    await act.click(button('Create Account'))
    await act.click(await screen.findByRole('link', { name: 'Log in with this address' }))
    await heading('Login to Your Account')
    expect(field('Email').value).toBe('studio@mehmaar.example')
  })

  it('keeps a refusal that no field shows in sight', async () => {
    const message = 'Too many accounts were opened from here. Please try again in 12 minutes'
    openOffice({ 'POST /auth/signup': { status: 429, body: { message, code: 'too-many-requests' } } })
    await visit('/signup')
    await heading('Sign Up as a Company')
    const act = userEvent.setup()
    await fill(act)
    await act.click(button('Create Account'))
    await waitFor(() => expect(field('Email').form?.textContent).toContain(message))
    expect(toasts()).toEqual([message])
  })

  it('tells the strength of the password as it is typed', async () => {
    openOffice()
    await visit('/signup')
    await heading('Sign Up as a Company')
    const act = userEvent.setup()
    await act.type(field('Password'), 'abcde')
    expect(screen.getByText('Weak')).toBeTruthy()
    await act.type(field('Password'), 'f')
    expect(screen.getByText('Medium')).toBeTruthy()
    await act.type(field('Password'), 'g!')
    expect(screen.getByText('Strong')).toBeTruthy()
  })

  it('brings back name, address and categories after a reload, and never a password', async () => {
    openOffice()
    const { leave } = await visit('/signup')
    await heading('Sign Up as a Company')
    await fill(userEvent.setup())
    leave()
    await visit('/signup')
    await heading('Sign Up as a Company')
    expect(field('Company Name').value).toBe('Mehmaar Studio')
    expect(await screen.findByLabelText('Remove Architecture')).toBeTruthy()
    expect(field('Password').value).toBe('')
    expect(sessionStorage.getItem('draft:sign-up')).not.toContain('secret')
  })

  it('says when there are no categories', async () => {
    openOffice({ 'GET /categories': { body: { data: [] } } })
    await visit('/signup')
    expect(await screen.findByText('No categories available')).toBeTruthy()
  })
})

describe('/login', () => {
  async function logIn() {
    await heading('Login to Your Account')
    const act = userEvent.setup()
    await act.type(field('Email'), user.email)
    await act.type(field('Password'), ' secret ')
  }

  it('says Logging in... while it waits, and goes to the overview after two seconds', async () => {
    let answer: (value: { body: unknown }) => void = () => {}
    const office = openOffice({
      'POST /auth/login': () => new Promise((resolve) => (answer = resolve)),
      'GET /portfolios': { body: { data: [], nextCursor: null } },
    })
    const { address } = await visit('/login')
    await logIn()
    vi.useFakeTimers()
    await act(async () => fireEvent.click(button('Login')))
    expect(button('Logging in...').disabled).toBe(true)
    await act(async () => answer({ body: session }))
    expect(toasts()).toEqual(['Login successful'])
    await act(() => vi.advanceTimersByTimeAsync(2000))
    vi.useRealTimers()
    await waitFor(() => expect(address()).toBe('/overview'))
    expect(office.of('POST /auth/login')[0]?.body).toEqual({ email: user.email, password: ' secret ' })
  })

  it('goes on to the request that a mail led to', async () => {
    openOffice({
      'POST /auth/login': { body: session },
      'GET /invitations/42': { status: 404, body: { message: 'No', code: 'not-found' } },
    })
    const { address } = await visit('/quote-requests/42')
    await logIn()
    vi.useFakeTimers()
    await act(async () => fireEvent.click(button('Login')))
    await act(() => vi.advanceTimersByTimeAsync(2000))
    vi.useRealTimers()
    await waitFor(() => expect(address()).toBe('/quote-requests/42'))
  })

  it('stays when the person goes elsewhere before the two seconds are over', async () => {
    openOffice({ 'POST /auth/login': { body: session } })
    const { address } = await visit('/login')
    await logIn()
    vi.useFakeTimers()
    await act(async () => fireEvent.click(button('Login')))
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Sign up here' })))
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(address()).toBe('/signup')
  })

  it('stays when the person goes elsewhere before the answer is there', async () => {
    let answer: (value: { body: unknown }) => void = () => {}
    openOffice({ 'POST /auth/login': () => new Promise((resolve) => (answer = resolve)) })
    const { address } = await visit('/login')
    await logIn()
    vi.useFakeTimers()
    await act(async () => fireEvent.click(button('Login')))
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Sign up here' })))
    await act(async () => answer({ body: session }))
    expect(toasts()).toEqual(['Login successful'])
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(address()).toBe('/signup')
  })

  it.each([
    ['wrong credentials', { status: 401, body: { message: 'Wrong', code: 'wrong-credentials' } }, null],
    ['no connection', 'offline' as const, /^You are offline/],
  ])('fails with the same toast for %s', async (_, answer, more) => {
    openOffice({ 'POST /auth/login': answer })
    const { address } = await visit('/login')
    await logIn()
    await userEvent.click(button('Login'))
    await waitFor(() => expect(toasts()).toEqual(['Login failed. Please check your credentials']))
    if (more) expect(screen.getByText(more)).toBeTruthy()
    expect(button('Login').disabled).toBe(false)
    expect(address()).toBe('/login')
  })

  it('says without a line only that, until it is back', async () => {
    openOffice({ 'POST /auth/login': 'offline' })
    await visit('/login')
    await logIn()
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await userEvent.click(button('Login'))
    expect(await screen.findByText(/^You are offline/)).toBeTruthy()
    expect(toasts()).toEqual([])
    line.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText(/^You are offline/)).toBeNull()
  })

  it('asks for what is missing without calling', async () => {
    const office = openOffice()
    await visit('/login')
    await heading('Login to Your Account')
    await userEvent.type(field('Email'), 'nobody')
    await userEvent.click(button('Login'))
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
    expect(screen.getByText('Please enter your password')).toBeTruthy()
    // Nobody sees these marks: what is left is an address.
    await userEvent.type(field('Email'), '@example.com\u200b\u202c')
    await userEvent.click(button('Login'))
    expect(screen.queryByText('Please enter a valid email address')).toBeNull()
    expect(office.seen).toEqual([])
  })
})

describe('resetting a password', () => {
  it('goes on with two fields when the answer carries the code', async () => {
    const office = openOffice({
      'POST /auth/forgot-password': { body: { message: 'Sent', resetCode: '12345678' } },
      'POST /auth/reset-password': { body: { message: 'Done' } },
    })
    const { address } = await visit('/forget-password')
    await heading('Reset Password')
    const act = userEvent.setup()
    await act.type(field('Email'), user.email)
    await act.click(button('Send Reset Code'))
    await heading('New Password')
    expect(screen.queryByLabelText('Reset code')).toBeNull()
    await act.type(field('New Password'), 'abc')
    await act.type(field('Confirm Password'), 'abd')
    await act.click(button('Update Password'))
    expect(screen.getByText('Password must be at least 6 characters long.')).toBeTruthy()
    await act.type(field('New Password'), 'def')
    await act.click(button('Update Password'))
    expect(screen.getByText('Passwords do not match.')).toBeTruthy()
    await act.clear(field('Confirm Password'))
    await act.type(field('Confirm Password'), 'abcdef')
    await act.click(button('Update Password'))
    await waitFor(() => expect(address()).toBe('/login'))
    expect(toasts()).toEqual(['Password updated successfully.'])
    expect(office.of('POST /auth/reset-password').map(({ body }) => body)).toEqual([
      { email: user.email, resetCode: '12345678', newPassword: 'abcdef' },
    ])
  })

  it('takes address and code from the mail’s link and shows what is wrong with the code', async () => {
    const body = { message: 'No', code: 'invalid', fields: { resetCode: 'This code has been used' } }
    openOffice({ 'POST /auth/reset-password': { status: 400, body } })
    await visit('/new-password?email=a%40b.pk&code=777')
    await heading('New Password')
    expect(screen.getByText('a@b.pk')).toBeTruthy()
    expect(field('Reset code').value).toBe('777')
    const act = userEvent.setup()
    await act.type(field('New Password'), 'abcdef')
    await act.type(field('Confirm Password'), 'abcdef')
    await act.click(button('Update Password'))
    expect(await screen.findByText('This code has been used')).toBeTruthy()
    expect(toasts()).toEqual(['Failed to reset password. Please try again.'])
    expect(document.activeElement).toBe(field('Reset code'))
  })

  it('offers the way back when it does not know for whom', async () => {
    openOffice()
    await visit('/new-password')
    await heading('New Password')
    expect(screen.getByRole('link', { name: 'Reset Password' }).getAttribute('href')).toBe('/forget-password')
  })

  it('says when the mail could not be sent', async () => {
    openOffice({ 'POST /auth/forgot-password': 'offline' })
    await visit('/forget-password')
    await heading('Reset Password')
    await userEvent.type(field('Email'), user.email)
    await userEvent.click(button('Send Reset Code'))
    await waitFor(() => expect(toasts()).toEqual(['Failed to send reset email. Please try again.']))
  })
})
