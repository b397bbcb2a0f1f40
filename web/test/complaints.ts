import { afterEach, beforeEach, expect, vi } from 'vitest'

let complaints: unknown[][] = []

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words)
  })
})

afterEach(() => {
  const heard = complaints
  vi.restoreAllMocks()
  expect(heard, 'console.error was called').toEqual([])
})
