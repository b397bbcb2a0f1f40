import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'
import { lazyScreen } from './lazy-screen.tsx'

const AboutScreen = () => <h1>About</h1>

function open(answers: ('fails' | 'comes')[]) {
  let asked = 0
  const load = async () => {
    if (answers[asked++] === 'fails') throw new TypeError('Failed to fetch dynamically imported module')
    return { AboutScreen }
  }
  const element = lazyScreen(load, 'AboutScreen')
  const at = (place: string) => (
    <ErrorBoundary place={place}>
      <Suspense fallback="Loading…">{element}</Suspense>
    </ErrorBoundary>
  )
  return { ...render(at('first')), at, asked: () => asked }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a file that fails to come is asked for again', async () => {
  vi.useFakeTimers()
  const { asked } = open(['fails', 'fails', 'comes'])
  await pass(3000)
  expect(screen.getByRole('heading', { name: 'About' })).toBeTruthy()
  expect(asked()).toBe(3)
})

test('after three failures it says so, and the next visit tries anew', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { asked, at, rerender } = open(['fails', 'fails', 'fails', 'comes'])
  await pass(3000)
  expect(screen.getByRole('alert').textContent).toMatch(/^This page could not be fetched/)
  expect(screen.queryByText('Technical details')).toBeNull()
  expect(asked()).toBe(3)
  await pass(2000)
  rerender(at('second'))
  await pass(10)
  expect(screen.getByRole('heading', { name: 'About' })).toBeTruthy()
})

test('without a connection it says that the page was not opened here before', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open(['fails', 'fails', 'fails'])
  await pass(3000)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You are offline')
  expect(screen.getByRole('alert').textContent).toMatch(/^This page was not opened on this device before/)
  expect(screen.queryByText('Technical details')).toBeNull()
})
