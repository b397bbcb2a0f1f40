import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetToasts } from '../../../test/toasts.ts'
import { Dialog } from '../dialogs/dialog.tsx'
import { showToast } from './toast-store.ts'
import { Toasts } from './toasts.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => act(forgetToasts))

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const show = (...toast: Parameters<typeof showToast>) => act(() => showToast(...toast))

test('carries exactly its text and closes after three seconds', () => {
  render(<Toasts />)
  show('Login successful')
  expect(screen.getByRole('status').textContent).toBe('Login successful')
  pass(2999)
  expect(screen.queryByRole('status')).not.toBeNull()
  pass(1)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a failure is an alert and the close button closes it', () => {
  render(<Toasts />)
  show('Failed to delete portfolio!', 'alert')
  expect(screen.getByRole('alert').textContent).toBe('Failed to delete portfolio!')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('pointing at it holds the clock and leaving lets it run on', () => {
  render(<Toasts />)
  show('Saved')
  pass(2000)
  fireEvent.pointerEnter(screen.getByRole('status'))
  pass(10_000)
  expect(screen.queryByRole('status')).not.toBeNull()
  fireEvent.pointerLeave(screen.getByRole('status'))
  pass(999)
  expect(screen.queryByRole('status')).not.toBeNull()
  pass(1)
  expect(screen.queryByRole('status')).toBeNull()
})

test('focus holds the clock even when the pointer leaves', () => {
  render(<Toasts />)
  show('Saved')
  fireEvent.pointerEnter(screen.getByRole('status'))
  fireEvent.focus(screen.getByRole('button', { name: 'Close' }))
  fireEvent.pointerLeave(screen.getByRole('status'))
  pass(10_000)
  expect(screen.queryByRole('status')).not.toBeNull()
  fireEvent.blur(screen.getByRole('button', { name: 'Close' }))
  pass(3000)
  expect(screen.queryByRole('status')).toBeNull()
})

test('stands inside an open dialog, survives its closing, and keeps its clock', () => {
  const page = (open: boolean) => (
    <>
      <Dialog onClose={() => {}} open={open} title="Confirm Deletion">
        Really?
      </Dialog>
      <Toasts />
    </>
  )
  const { rerender } = render(page(true))
  show('Portfolio deleted successfully!')
  pass(2000)
  expect(screen.getByRole('dialog').contains(screen.getByRole('status'))).toBe(true)
  rerender(page(false))
  expect(screen.getByRole('status').closest('dialog')).toBeNull()
  pass(1000)
  expect(screen.queryByRole('status')).toBeNull()
})
