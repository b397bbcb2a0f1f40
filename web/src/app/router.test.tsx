import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { userFixture } from '../../test/fixtures.ts'
import { createAppStore } from '../store/store.ts'
import { App } from './app.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

const ravi = userFixture({ name: 'Ravi Builders' })

function open(hash: string) {
  window.location.hash = hash
  return render(<App store={createAppStore()} />)
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test('the footer repeats its service in the query', async () => {
  open('#/about')
  await heading('About Tameer')
  const links = within(screen.getByRole('contentinfo')).getAllByRole('link', {
    name: /Architecture|Contractors|Interior/,
  })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#/contractors?service=1',
    '#/contractors?service=2',
    '#/contractors?service=3',
  ])
})

test('going to another screen names the document and moves the focus to its h1', async () => {
  open('#/about')
  await heading('About Tameer')
  await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Privacy Policy' }))
  const arrived = await heading('Privacy Policy')
  await waitFor(() => expect(document.activeElement).toBe(arrived))
  expect(document.title).toBe('Privacy Policy · Tameer')
})

test('a signed-in company finds Login, Signup and the dashboard', async () => {
  localStorage.setItem('token', 'kept')
  localStorage.setItem('user', JSON.stringify(ravi))
  open('#/about')
  await heading('About Tameer')
  const bar = within(screen.getByRole('banner'))
  await bar.findByRole('link', { name: 'Dashboard' })
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '',
    'Dashboard',
    'Home',
    'About',
    'Calculator',
    'Contractors',
    'Login',
    'Signup',
    'اردو',
  ])
  expect(bar.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('#/overview')
})

test('the login stands without header and footer', async () => {
  open('#/login')
  await heading('Login to Your Account')
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

test.each(['#/overview', '#/add-portfolio', '#/settings'])(
  '%s sends a visitor who is not signed in to the login',
  async (hash) => {
    open(hash)
    await heading('Login to Your Account')
    expect(window.location.hash).toBe('#/login')
  },
)

test('a stored session is restored before the guard judges, and Logout goes home', async () => {
  localStorage.setItem('token', 'kept')
  localStorage.setItem('user', JSON.stringify(ravi))
  const responses: Record<string, unknown> = {
    '/users/profile': ravi,
    '/users/email-change': { email: ravi.email, pending: null },
  }
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(responses[address.slice(address.indexOf('/users/'))] ?? { data: [] }),
  )
  try {
    open('#/settings')
    await heading('Update Profile')
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(window.location.hash).toBe('#/'))
    expect([localStorage.getItem('user'), localStorage.getItem('token')]).toEqual([null, null])
    await heading(/Build your house/)
  } finally {
    vi.unstubAllGlobals()
  }
})

test('an unknown address says so, names the failure and offers ways onward', async () => {
  open('#/nowhere')
  await heading('Page not found')
  const main = within(screen.getByRole('main'))
  expect(main.getByText('/nowhere')).toBeTruthy()
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#/',
    '#/contractors',
    '#/calculator',
  ])
  expect(main.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('404 Not Found')
})

function Broken(): never {
  throw new Error('The roof came off')
}

test('a failure shows its message and stack, and going on tries again', () => {
  // biome-ignore lint/suspicious/noConsole: React reports the failure this test provokes
  vi.mocked(console.error).mockImplementation(() => {})
  const { rerender } = render(
    <ErrorBoundary place="a">
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('The roof came off')
  expect(document.querySelector('pre')?.textContent).toContain('Broken')
  rerender(<ErrorBoundary place="b">All is well</ErrorBoundary>)
  expect(screen.getByText('All is well')).toBeTruthy()
})
