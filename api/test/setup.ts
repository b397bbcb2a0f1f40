import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let complaints: MockInstance | undefined

beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
})

// A test that expects a complaint looks at it and then clears it: `vi.mocked(console.error).mockClear()`.
afterEach(() => {
  const calls = complaints?.mock.calls ?? []
  complaints?.mockRestore()
  expect(calls, 'unexpected console.error').toEqual([])
})
