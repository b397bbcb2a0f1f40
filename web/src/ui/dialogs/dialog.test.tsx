import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'

function Asking({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete house</Button>
      <Dialog
        actions={<Button onClick={() => setOpen(false)}>Cancel</Button>}
        busy={busy}
        onClose={() => setOpen(false)}
        open={open}
        title="Confirm Deletion"
      >
        <p>This cannot be undone.</p>
      </Dialog>
    </>
  )
}

const pressEscape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))

test('opens by its title, closes by its button, and hands the focus back', async () => {
  render(<Asking />)
  expect(screen.queryByRole('dialog')).toBeNull()
  const opener = screen.getByRole('button', { name: 'Delete house' })
  await userEvent.click(opener)
  expect(screen.getByRole('dialog', { name: 'Confirm Deletion' }).contains(document.activeElement)).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('Escape and a press outside close it, a press inside does not', async () => {
  render(<Asking />)
  const opener = screen.getByRole('button', { name: 'Delete house' })
  await userEvent.click(opener)
  await userEvent.click(screen.getByText('This cannot be undone.'))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  pressEscape()
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(opener)
  await userEvent.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the second press of a double one does not close what the first has opened', async () => {
  render(<Asking />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete house' }))
  const dialog = screen.getByRole('dialog')
  fireEvent.click(dialog, { detail: 2 })
  expect(screen.queryByRole('dialog')).not.toBeNull()
  fireEvent.click(dialog, { detail: 1 })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('while busy Escape does nothing', async () => {
  render(<Asking busy />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete house' }))
  pressEscape()
  expect(screen.queryByRole('dialog')).not.toBeNull()
})

function Menu() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open menu</Button>
      <Drawer label="Menu" onClose={() => setOpen(false)} open={open}>
        <a href="#/about">About</a>
        <p>Only words</p>
      </Drawer>
    </>
  )
}

test('the drawer closes after a link is chosen, by its button and by a swipe to the left', async () => {
  render(<Menu />)
  const opener = screen.getByRole('button', { name: 'Open menu' })
  await userEvent.click(opener)
  await userEvent.click(screen.getByText('Only words'))
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'About' }))
  expect(screen.queryByRole('dialog')).toBeNull()

  await userEvent.click(opener)
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)

  await userEvent.click(opener)
  fireEvent.pointerDown(screen.getByRole('dialog'), { clientX: 180 })
  fireEvent.pointerUp(screen.getByRole('dialog'), { clientX: 90 })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('on a page from right to left the drawer closes by a swipe to the right alone', async () => {
  document.dir = 'rtl'
  onTestFinished(() => {
    document.dir = ''
  })
  render(<Menu />)
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const drawer = screen.getByRole('dialog')
  fireEvent.pointerDown(drawer, { clientX: 180 })
  fireEvent.pointerUp(drawer, { clientX: 90 })
  expect(screen.queryByRole('dialog')).toBe(drawer)
  fireEvent.pointerDown(drawer, { clientX: 90 })
  fireEvent.pointerUp(drawer, { clientX: 180 })
  expect(screen.queryByRole('dialog')).toBeNull()
})
