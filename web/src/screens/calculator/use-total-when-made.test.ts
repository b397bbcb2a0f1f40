import { decodeAnswers, detailedEstimate, findPriceBook } from '@tameer/calculator'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useTotalWhenMade } from './use-total-when-made.ts'

const { answers } = decodeAnswers('city=Lahore&plotSize=10&constructionType=Complete')

it('is the written total until that of the prices of that time is worked out', async () => {
  const { result } = renderHook(() => useTotalWhenMade(answers, '2025-05-12', 5))
  expect(result.current).toBe(5)
  const then = detailedEstimate(answers, findPriceBook('2025-05-12'))
  await waitFor(() => expect(result.current).toBe(then.ok && then.estimate.total.costPkr))
})

it.each([5_000_000, undefined])(
  'stays as written (%s) when those prices no longer exist',
  async (written) => {
    const { result } = renderHook(() => useTotalWhenMade(answers, '2020-01-01', written))
    await import('./older-total.ts')
    await new Promise((resolve) => setTimeout(resolve))
    expect(result.current).toBe(written)
  },
)
