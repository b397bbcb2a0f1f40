import { act, fireEvent, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { HashRouter, Link, Route, Routes } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { PendingBar } from './pending-bar.tsx'

beforeEach(() => {
  window.location.hash = '#/'
})

const bar = () => document.querySelector('.pending-bar')

test('a pressed link shows that its screen is on the way, until it is there', async () => {
  let arrive: (screen: { default: () => string }) => void = () => {}
  const Slow = lazy(() => new Promise<{ default: () => string }>((resolve) => (arrive = resolve)))
  render(
    <HashRouter>
      <PendingBar />
      <Suspense fallback="Loading…">
        <Routes>
          <Route element={<Link to="/slow">Go on</Link>} path="/" />
          <Route element={<Slow />} path="/slow" />
        </Routes>
      </Suspense>
    </HashRouter>,
  )
  expect(bar()).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Go on' }))
  expect(screen.getByRole('link', { name: 'Go on' })).toBeTruthy()
  expect(bar()).not.toBeNull()
  await act(async () => arrive({ default: () => 'Here it is' }))
  expect(screen.getByText('Here it is')).toBeTruthy()
  expect(bar()).toBeNull()
})

test('a press that leads nowhere shows nothing', () => {
  render(
    <HashRouter>
      <PendingBar />
      <button type="button">Nothing</button>
    </HashRouter>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(bar()).toBeNull()
})
