import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useTyped } from './use-typed.ts'

const open = (houseId: string, first = { text: '', day: '2026-12-01' }) =>
  renderHook(() => useTyped(houseId, 'add', () => first))

it('has what was typed after a reload, and fresh values for the rest, until the sheet is closed', () => {
  const before = open('h1')
  act(() => before.result.current[1]({ text: 'Bricks' }))
  act(() => before.result.current[1]({ text: 'Bricks came' }))
  // A reload takes the page away without an end of the sheet.
  const after = open('h1', { text: '', day: '2026-12-02' })
  expect(after.result.current[0]).toEqual({ text: 'Bricks came', day: '2026-12-02' })
  expect(open('h2').result.current[0].text).toBe('')
  after.unmount()
  before.unmount()
  expect(open('h1').result.current[0].text).toBe('')
})
