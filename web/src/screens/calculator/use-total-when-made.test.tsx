import { decodeAnswers, detailedEstimate, findPriceBook } from '@tameer/calculator'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useTotalWhenMade } from './use-total-when-made.ts'

const { answers } = decodeAnswers('city=Lahore&plotSize=10&constructionType=Complete')
const totalOf = (book: ReturnType<typeof findPriceBook>) => {
  const made = detailedEstimate(answers, book)
  return made.ok ? made.estimate.total.costPkr : undefined
}

it('is the written total until that of the prices of that time is worked out', async () => {
  const { result } = renderHook(() => useTotalWhenMade(answers, '2025-05-12', 5))
  expect(result.current).toEqual({ totalPkr: 5, isGone: false })
  const totalPkr = totalOf(findPriceBook('2025-05-12'))
  await waitFor(() => expect(result.current).toEqual({ totalPkr, isGone: false }))
})

it('is worked out at published prices too', async () => {
  const source = { name: 'Made-up bulletin', day: '2026-11-10' }
  const entries = [{ article: 'steel', city: 'Lahore', pkr: 280, kind: 'published', source }] as const
  const change = { version: '2026-11-12', base: '2026-11-26', pricesAsOf: source.day, entries }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ changes: [change] })))
  const { result } = renderHook(() => useTotalWhenMade(answers, '2026-11-12', undefined))
  const totalPkr = totalOf(findPriceBook('2026-11-12', [change]))
  expect(totalPkr).toBeGreaterThan(0)
  await waitFor(() => expect(result.current?.totalPkr).toBe(totalPkr))
})

it.each(['2020-01-01', '2090-01-01'])(
  'is told to be gone when nobody has the prices of %s',
  async (version) => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ message: 'no', code: 'not-found' }, { status: 404 })),
    )
    const { result } = renderHook(() => useTotalWhenMade(answers, version, 5_000_000))
    await waitFor(() => expect(result.current).toEqual({ totalPkr: 5_000_000, isGone: true }))
  },
)

it('stays as written without a network, and says nothing of a version on its way', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('lost')))
  const known = renderHook(() => useTotalWhenMade(answers, '2020-01-01', 5_000_000))
  const newer = renderHook(() => useTotalWhenMade(answers, '2090-01-01', 5_000_000))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([known.result.current, newer.result.current]).toEqual([
    { totalPkr: 5_000_000, isGone: false },
    undefined,
  ])
})
