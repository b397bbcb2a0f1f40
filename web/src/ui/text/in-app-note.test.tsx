import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { button } from '../../../test/screen.ts'
import { InAppNote } from './in-app-note.tsx'

it('says beside a download that an app’s own browser may drop it, and has the link to copy', () => {
  const { unmount } = render(<InAppNote />)
  expect(screen.queryByRole('status')).toBeNull()
  unmount()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; wv) [FBAN/FB4A]')
  render(<InAppNote />)
  expect(screen.getByRole('status').textContent).toMatch(/^The browser inside this app may not save/)
  expect(button('Copy link')).toBeTruthy()
})
