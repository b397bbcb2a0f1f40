import { beforeEach, expect, it, vi } from 'vitest'

const now = Date.UTC(2026, 10, 30, 12)
const dateOf = (at: number) => new Date(at).toUTCString()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now, toFake: ['Date', 'performance'] })
  return () => vi.useRealTimers()
})

it.each([
  ['a year ahead', 365 * 86_400_000],
  ['two days back', -2 * 86_400_000],
  ['back in 2020', Date.UTC(2020, 0) - now],
])('keeps to the server while the device is %s', async (_what, ahead) => {
  const { noteServerTime, serverNow } = await import('./server-time.ts')
  vi.setSystemTime(now + ahead)
  expect(serverNow()).toBe(now + ahead)
  for (const nothing of [null, '', 'soon']) noteServerTime(nothing)
  expect(serverNow()).toBe(now + ahead)
  noteServerTime(dateOf(now))
  expect(serverNow()).toBe(now)
  // Somebody sets the device's clock; the steady one goes on.
  vi.setSystemTime(0)
  vi.advanceTimersByTime(5000)
  expect(serverNow()).toBe(now + 5000)
  noteServerTime(dateOf(now - 86_400_000))
  expect(serverNow()).toBe(now + 5000)
  noteServerTime(dateOf(now + 60_000))
  expect(serverNow()).toBe(now + 60_000)
})
