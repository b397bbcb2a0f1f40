import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { followTheme } from '../browser/theme.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const root = document.documentElement
const bar = (scheme: string) => document.querySelector<HTMLMetaElement>(`meta[content="${scheme}"]`)?.media

beforeEach(() => {
  for (const scheme of ['light', 'dark']) {
    const meta = document.createElement('meta')
    Object.assign(meta, { name: 'theme-color', content: scheme, media: `(prefers-color-scheme: ${scheme})` })
    document.head.append(meta)
  }
})

afterEach(() => {
  delete root.dataset.theme
  document.head.replaceChildren()
})

const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('a choice is shown, remembered and painted on the browser’s bar; Device forgets it', async () => {
  render(<ThemeSwitch />)
  expect(choice('Device').checked).toBe(true)
  await userEvent.click(choice('Dark'))
  expect([root.dataset.theme, localStorage.getItem('theme'), bar('dark'), bar('light')]).toEqual([
    'dark',
    'dark',
    'all',
    'not all',
  ])
  await userEvent.click(choice('Device'))
  expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual([undefined, null])
  expect([bar('dark'), bar('light')]).toEqual([
    '(prefers-color-scheme: dark)',
    '(prefers-color-scheme: light)',
  ])
})

test('another tab is followed where no switch stands, and the browser’s bar with it', () => {
  localStorage.setItem('theme', 'light')
  const stop = followTheme()
  // Another tab chose it after the page's own script had read the storage.
  expect([root.dataset.theme, bar('light')]).toEqual(['light', 'all'])
  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect([root.dataset.theme, bar('dark'), bar('light')]).toEqual(['dark', 'all', 'not all'])
  stop()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(root.dataset.theme).toBe('dark')
})

test('two switches and another tab agree', async () => {
  onTestFinished(followTheme())
  render(
    <>
      <ThemeSwitch />
      <ThemeSwitch />
    </>,
  )
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio', { name: 'Light' })
  await userEvent.click(first as HTMLInputElement)
  expect(second?.checked).toBe(true)
  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  for (const dark of await screen.findAllByRole<HTMLInputElement>('radio', { name: 'Dark' })) {
    expect(dark.checked).toBe(true)
  }
  expect(root.dataset.theme).toBe('dark')
})

test('nonsense in the storage is the device’s wish', () => {
  localStorage.setItem('theme', 'neon')
  render(<ThemeSwitch />)
  expect(choice('Device').checked).toBe(true)
})
