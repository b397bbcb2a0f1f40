import { expect, it, onTestFinished } from 'vitest'
import { openTestApp } from '../../test/test-app.ts'
import { loadPrices } from './price-books.ts'

it('prices are as old as the day in Pakistan says, where it begins five hours before that of UTC', async () => {
  const clock = () => Date.parse('2026-12-01T19:30:00Z')
  const test = await openTestApp({ overrides: { clock } })
  onTestFinished(() => test.close())
  expect((await loadPrices(test.context)).today).toBe('2026-12-02')
})
