import { fireEvent, render, screen } from '@testing-library/react'
import { HashRouter, Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { OutletArea } from './outlet-area.tsx'

afterEach(() => vi.restoreAllMocks())

function Broken(): never {
  throw new Error('The file could not be fetched.')
}

test('the way home leads out of a failure on the very first address too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  window.location.hash = '#/broken'
  render(
    <HashRouter>
      <Routes>
        <Route element={<OutletArea />}>
          <Route element={<h1>Home</h1>} path="/" />
          <Route element={<Broken />} path="/broken" />
        </Route>
      </Routes>
    </HashRouter>,
  )
  expect(screen.getByRole('alert').textContent).toBe('The file could not be fetched.')
  const home = screen.getByRole('link', { name: 'Go to the home page' })
  fireEvent.click(home)
  window.location.hash = home.getAttribute('href') ?? ''
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy()
})
