import { clientPageSize } from '@tameer/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { idOf, openDirectory, portfolioOf } from '../../test/directory.tsx'
import {
  fetchNextPage,
  fetchPagesAgain,
  keepPages,
  leaveList,
  markPages,
  pagesOf,
  returnToList,
} from './portfolio-pages.ts'
import { fetchPortfolios } from './portfolios-thunks.ts'
import { createAppStore } from './store.ts'

const query = { distinct: 'company', limit: clientPageSize } as const
let directory: ReturnType<typeof openDirectory>
let store: ReturnType<typeof createAppStore>
const state = () => store.getState().portfolios
const held = () => pagesOf(state()).map((page) => page.held)
const numbers = () => state().list.map(({ company }) => Number(company.name.split(' ')[1]))

beforeEach(async () => {
  directory = openDirectory(Array.from({ length: 110 }, (_, at) => portfolioOf(at + 1, 1000 + at)))
  store = createAppStore()
  await store.dispatch(fetchPortfolios(query))
  for (let page = 1; page < 5; page++) await store.dispatch(fetchNextPage())
})
afterEach(() => vi.unstubAllGlobals())

it('grows by pages up to the end', async () => {
  expect(pagesOf(state()).map(({ count }) => count)).toEqual([24, 24, 24, 24, 14])
  expect(state()).toMatchObject({ nextCursor: null, loading: false })
  await store.dispatch(fetchNextPage())
  expect(directory.calls).toHaveLength(5)
})

it('lets pages go and fetches them again, each into its place', async () => {
  store.dispatch(keepPages([0, 4]))
  expect(held()).toEqual([true, false, false, false, true])
  expect(numbers()).toEqual([...Array(24).keys(), ...Array(14).keys()].map((at, i) => at + (i < 24 ? 1 : 97)))
  await store.dispatch(fetchPagesAgain([1, 2]))
  expect(directory.calls.slice(5).map(({ searchParams }) => searchParams.get('cursor'))).toEqual(['24', '48'])
  store.dispatch(keepPages([1, 2]))
  expect(numbers()).toEqual([...Array(48).keys()].map((at) => at + 25))
  await store.dispatch(fetchPagesAgain([0, 3, 4]))
  expect(numbers()).toEqual([...Array(110).keys()].map((at) => at + 1))
})

it('says when a page could not be fetched, and keeps the others', async () => {
  store.dispatch(keepPages([3]))
  directory.failWith = 503
  await store.dispatch(fetchPagesAgain([2]))
  expect(state()).toMatchObject({ loading: false, loaded: true, error: { code: 'busy' } })
  expect(held()).toEqual([false, false, false, true, false])
  expect(numbers()[0]).toBe(73)
})

it('begins again when the server no longer understands where a page starts', async () => {
  store.dispatch(keepPages([3]))
  directory.failWith = 400
  directory.delay = async (call) => {
    if (!call.searchParams.has('cursor')) directory.failWith = undefined
  }
  await store.dispatch(fetchPagesAgain([2]))
  expect(state()).toMatchObject({ pages: undefined, loaded: true, error: null, nextCursor: '24' })
  expect(numbers()).toHaveLength(24)
})

it('shows a portfolio once, though it came twice', async () => {
  const moved = directory.portfolios.splice(30, 1)
  directory.portfolios.splice(2, 0, ...moved)
  store.dispatch(keepPages([0, 1, 2]))
  await store.dispatch(fetchPagesAgain([3]))
  const ids = state().list.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('brings back the list that was left, and no other', async () => {
  store.dispatch(keepPages([2, 3]))
  store.dispatch(leaveList('entry'))
  await store.dispatch(fetchPortfolios({ company: idOf(1) }))
  expect(numbers()).toEqual([1])
  const calls = directory.calls.length
  expect(store.dispatch(returnToList('another', query))).toBe(false)
  expect(store.dispatch(returnToList('entry', { ...query, q: 'x' }))).toBe(false)
  expect(store.dispatch(returnToList('entry', query))).toBe(true)
  expect(numbers()).toEqual([...Array(48).keys()].map((at) => at + 49))
  expect(held()).toEqual([false, false, true, true, false])
  expect(state()).toMatchObject({ loaded: true, loading: false })
  expect(directory.calls).toHaveLength(calls)
})

it('stands a list up again without its cards, and fetches those that are wanted', async () => {
  const pages = pagesOf(state())
  store = createAppStore()
  store.dispatch(markPages(query, { pages, next: null, total: 110 }))
  expect(held()).toEqual([false, false, false, false, false])
  expect(state()).toMatchObject({ list: [], loaded: true, loading: false, total: 110 })
  await store.dispatch(fetchPagesAgain([3, 4]))
  expect(numbers()).toEqual([...Array(38).keys()].map((at) => at + 73))
  expect(state().nextCursor).toBeNull()
})
