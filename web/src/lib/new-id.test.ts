import { expect, it } from 'vitest'
import { newId } from './new-id.ts'

it('makes ids of version 7 that sort by their time', () => {
  const now = Date.parse('2026-11-29T10:00:00Z')
  const [first, second] = [newId(now), newId(now + 1)]
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(first.replaceAll('-', '').slice(0, 12), 16)).toBe(now)
  expect(first < second).toBe(true)
  expect(newId(now)).not.toBe(newId(now))
})
