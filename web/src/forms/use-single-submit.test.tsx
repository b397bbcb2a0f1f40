import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSingleSubmit } from './use-single-submit.ts'

// All forms and buttons that send something run through this hook.
test('two presses send once; after a failure it can be sent again, and after a success that leaves never', async () => {
  const { result } = renderHook(() => useSingleSubmit())
  const { run } = result.current
  let end = (_leaving: boolean) => {}
  const send = vi.fn(() => new Promise<boolean>((resolve) => (end = resolve)))
  const pressTwice = () =>
    act(async () => {
      void run(send)
      void run(send)
    })
  await pressTwice()
  expect([send.mock.calls.length, result.current.busy]).toEqual([1, true])
  await act(async () => end(false))
  expect(result.current.busy).toBe(false)
  await pressTwice()
  expect(send).toHaveBeenCalledTimes(2)
  await act(async () => end(true))
  await pressTwice()
  expect([send.mock.calls.length, result.current.busy]).toEqual([2, true])
})

test('an error of the work itself reaches the caller and frees the button', async () => {
  const { result } = renderHook(() => useSingleSubmit())
  const fails = () => Promise.reject(new Error('no answer'))
  await act(() => expect(result.current.run(fails)).rejects.toThrow('no answer'))
  expect(result.current.busy).toBe(false)
})
