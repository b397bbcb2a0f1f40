import { readFileSync } from 'node:fs'
import type { FrozenBill } from '@tameer/contract'
import { judgeQuote, levelQuote } from '@tameer/quotes'
import { expect, it } from 'vitest'
import { demoId } from './demo-ids.ts'
import { demoQuotes } from './demo-quotes.ts'
import { demoRequestKey, demoRequests } from './demo-requests.ts'

it('three quotes at three levels: the lowest total leaves out steel and comes last like for like', () => {
  const bill = demoRequests[0]?.estimate?.bill as FrozenBill
  const today = '2026-11-22'
  const quotes = demoQuotes(bill, '2027-02-20')
  for (const quote of quotes) expect(judgeQuote(bill, quote, today)).toEqual([])
  expect(quotes.map(({ prices }) => prices[0]?.level)).toEqual(['phase', 'section', 'line'])
  const levelled = quotes.map((quote) => levelQuote(bill, quote, { today }))
  const headlines = levelled.map(({ headlinePkr }) => headlinePkr)
  expect(headlines).toEqual(quotes.map(({ headlinePkr }) => headlinePkr))
  expect(Math.min(...headlines)).toBe(headlines[0])
  const likes = levelled.map(({ likeForLikePkr }) => likeForLikePkr)
  expect(Math.max(...likes)).toBe(likes[0])
})

it('every name says that it is a demo, and the README links to the first', () => {
  for (const { name } of demoRequests) expect(name).toMatch(/ \(Demo\)$/)
  expect(demoRequestKey).toMatch(/^[\w-]{43}$/)
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  expect(readme).toContain(`/#/request/${demoId('request', 0)}?key=${demoRequestKey})`)
})
