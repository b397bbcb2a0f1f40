import { ofEachText, type Portfolio } from '@tameer/contract'
import { describe, expect, it, vi } from 'vitest'
import { portfolioFixture } from '../../../test/fixtures.ts'
import { portfoliosActions } from '../../store/portfolios-slice.ts'
import { createAppStore } from '../../store/store.ts'
import { fetchPortfolio, fetchPortfolios } from './fetch-portfolios.ts'
import { deletePortfolio, updatePortfolio } from './portfolio-changes.ts'

interface Pending {
  address: string
  answer: (body: unknown, status?: number) => void
  fail: () => void
}

/** Replaces the network: every fetch waits until the test answers it. */
function openNetwork() {
  const pending: Pending[] = []
  vi.stubGlobal('fetch', (address: string) => {
    return new Promise<Response>((resolve, reject) => {
      pending.push({
        address,
        answer: (body, status = 200) =>
          resolve(status === 204 ? new Response(null, { status }) : Response.json(body, { status })),
        fail: () => reject(new TypeError('Failed to fetch')),
      })
    })
  })
  return pending
}

function page(list: Portfolio[], nextCursor: string | null = null) {
  return { data: list, nextCursor }
}

function at(position: number | null, id: string): Portfolio {
  const one = portfolioFixture({ id, title: id })
  return { ...one, company: { ...one.company, position } }
}

describe('fetching portfolios', () => {
  it('replaces the list, in the order of the server', async () => {
    const network = openNetwork()
    const store = createAppStore()
    const done = store.dispatch(fetchPortfolios({ category: 4 }))
    expect(store.getState().portfolios).toMatchObject({ loading: true, listOf: null, error: null })
    network[0]?.answer({ ...page([at(2, 'first'), at(7, 'second'), at(null, 'last')], 'next'), total: 5 })
    await done
    const { list, ...rest } = store.getState().portfolios
    expect(list.map(({ id }) => id)).toEqual(['first', 'second', 'last'])
    expect(rest).toMatchObject({ loading: false, listOf: { category: 4 }, nextCursor: 'next', total: 5 })
    expect(network[0]?.address).toBe('/api/portfolios?limit=24&category=4')
  })

  it('ignores the response to an older fetch', async () => {
    const network = openNetwork()
    const store = createAppStore()
    const older = store.dispatch(fetchPortfolios({ q: 'a' }))
    const newer = store.dispatch(fetchPortfolios({ q: 'ab' }))
    network[1]?.answer(page([at(1, 'newer')]))
    await newer
    network[0]?.answer(page([at(1, 'older')], 'more'))
    await older
    expect(store.getState().portfolios).toMatchObject({ list: [{ id: 'newer' }], nextCursor: null })
  })

  it('ignores the failure of an older fetch', async () => {
    const network = openNetwork()
    const store = createAppStore()
    const older = store.dispatch(fetchPortfolios({ q: 'a' }))
    const newer = store.dispatch(fetchPortfolios({ q: 'ab' }))
    network[0]?.fail()
    await older
    expect(store.getState().portfolios).toMatchObject({ loading: true, error: null })
    network[1]?.answer(page([]))
    await newer
  })

  it("keeps the server's body as the error, and the message when there was no response", async () => {
    const network = openNetwork()
    const store = createAppStore()
    const first = store.dispatch(fetchPortfolios())
    network[0]?.answer({ message: 'Please wait', code: 'busy' }, 503)
    await first
    expect(store.getState().portfolios.error).toEqual({ message: 'Please wait', code: 'busy' })
    const second = store.dispatch(fetchPortfolios())
    expect(store.getState().portfolios.error).toBeNull()
    network[1]?.fail()
    await second
    expect(store.getState().portfolios.error?.message).toMatch(/^You are offline/)
  })

  it('still knows what the list is of while another is fetched, and when that fails', async () => {
    const network = openNetwork()
    const store = createAppStore()
    const first = store.dispatch(fetchPortfolios({ q: 'a' }))
    network[0]?.answer(page([at(1, 'one')], 'c1'))
    await first
    const second = store.dispatch(fetchPortfolios({ q: 'a', cursor: 'c1' }))
    expect(network[1]?.address).toBe('/api/portfolios?limit=24&q=a&cursor=c1')
    const kept = { list: [{ id: 'one' }], listOf: { q: 'a' }, nextCursor: 'c1' }
    expect(store.getState().portfolios).toMatchObject({ ...kept, loading: true, error: null })
    network[1]?.fail()
    await second
    expect(store.getState().portfolios).toMatchObject({ ...kept, loading: false, query: { cursor: 'c1' } })
    expect(store.getState().portfolios.error).not.toBeNull()
  })

  it('tells a missing portfolio by its status', async () => {
    const network = openNetwork()
    const store = createAppStore()
    const one = store.dispatch(fetchPortfolio('gone'))
    network[0]?.answer({ message: 'Not here', code: 'not-found' }, 404)
    await expect(one).rejects.toMatchObject({ status: 404, code: 'not-found' })
  })
})

describe('changing portfolios', () => {
  it('appends what was created', () => {
    const store = createAppStore()
    store.dispatch(portfoliosActions.portfolioCreated(at(3, 'a')))
    store.dispatch(portfoliosActions.portfolioCreated(at(1, 'b')))
    expect(store.getState().portfolios.list.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('leaves a page of the directory as it is when something is created', async () => {
    const network = openNetwork()
    const store = createAppStore()
    const first = store.dispatch(fetchPortfolios({ distinct: 'company' }))
    network[0]?.answer({ ...page([at(1, 'a')]), total: 1 })
    await first
    store.dispatch(portfoliosActions.portfolioCreated(at(2, 'b')))
    expect(store.getState().portfolios).toMatchObject({ list: [{ id: 'a' }], total: 1 })
  })

  it('updates the total after creating and deleting', async () => {
    const network = openNetwork()
    const store = createAppStore()
    const first = store.dispatch(fetchPortfolios({ company: 'mine', count: 'yes' }))
    network[0]?.answer({ ...page([at(1, 'a')]), total: 1 })
    await first
    store.dispatch(portfoliosActions.portfolioCreated(at(1, 'b')))
    expect(store.getState().portfolios.total).toBe(2)
    store.dispatch(portfoliosActions.portfolioDeleted('a'))
    store.dispatch(portfoliosActions.portfolioDeleted('not here'))
    expect(store.getState().portfolios).toMatchObject({ list: [{ id: 'b' }], total: 1 })
  })

  it('merges an update into the item with its id, sending the form of the contract', async () => {
    const sent: FormData[] = []
    const headers = new Map<string, string>()
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        upload = {}
        status = 200
        responseText = JSON.stringify({ id: 'a', title: 'New title' })
        onload?: () => void
        open() {}
        setRequestHeader(name: string, value: string) {
          headers.set(name, value)
        }
        getResponseHeader() {
          return null
        }
        send(form: FormData) {
          sent.push(form)
          this.onload?.()
        }
      },
    )
    const store = createAppStore()
    store.dispatch(portfoliosActions.portfolioCreated(at(1, 'a')))
    store.dispatch(portfoliosActions.portfolioCreated(at(1, 'b')))
    const text = ofEachText((name) => `my ${name}`)
    const files = [new File(['1'], 'one.png', { type: 'image/png' })]
    await store.dispatch(
      updatePortfolio('a', {
        text,
        cityId: '3',
        buildingTypeIds: [5, 6],
        draft: false,
        files,
        idempotencyKey: 'once',
        base: { title: 'Old title' },
        imagesToDelete: ['x'],
        imageOrder: ['new:0', 'y'],
      }),
    )
    const [first, second] = store.getState().portfolios.list
    expect(first).toMatchObject({ id: 'a', title: 'New title', content: at(1, 'a').content })
    expect(second?.title).toBe('b')
    const [form] = sent
    expect(form?.get('magzine')).toBe('my magzine')
    expect(form?.getAll('cities[]')).toEqual(['3'])
    expect(form?.getAll('buildingTypes[]')).toEqual(['5', '6'])
    expect(headers.get('idempotency-key')).toBe('once')
    expect(form?.get('base')).toBe('{"title":"Old title"}')
    expect(form?.get('imagesToDelete')).toBe('["x"]')
    expect(form?.get('imageOrder')).toBe('["new:0","y"]')
    expect(form?.get('images')).toHaveProperty('name', 'one.png')
  })

  it('removes what was deleted, and keeps it when the server refuses', async () => {
    const network = openNetwork()
    const store = createAppStore()
    store.dispatch(portfoliosActions.portfolioCreated(at(1, 'a')))
    const refused = store.dispatch(deletePortfolio('a'))
    network[0]?.answer({ message: 'Not yours', code: 'forbidden' }, 403)
    await expect(refused).rejects.toMatchObject({ code: 'forbidden' })
    expect(store.getState().portfolios).toMatchObject({
      list: [{ id: 'a' }],
      error: null,
      change: { loading: false, error: { message: 'Not yours' } },
    })
    const done = store.dispatch(deletePortfolio('a'))
    network[1]?.answer(null, 204)
    await done
    expect(store.getState().portfolios).toMatchObject({ list: [], change: { loading: false, error: null } })
  })

  it('fails without an error in the list of the next screen', async () => {
    const network = openNetwork()
    const store = createAppStore()
    const refused = store.dispatch(deletePortfolio('a'))
    expect(store.getState().portfolios.change).toEqual({ loading: true, error: null })
    const next = store.dispatch(fetchPortfolios({ q: 'x' }))
    network[0]?.answer({ message: 'Not yours', code: 'forbidden' }, 403)
    await expect(refused).rejects.toMatchObject({ code: 'forbidden' })
    expect(store.getState().portfolios).toMatchObject({ loading: true, error: null })
    network[1]?.answer(page([at(1, 'b')], 'c1'))
    await next
    expect(store.getState().portfolios).toMatchObject({ list: [{ id: 'b' }], loading: false, error: null })
  })

  it('succeeds without ending the loading of the next list', async () => {
    const network = openNetwork()
    const store = createAppStore()
    const deleted = store.dispatch(deletePortfolio('a'))
    const next = store.dispatch(fetchPortfolios({ q: 'x' }))
    network[0]?.answer(null, 204)
    await deleted
    expect(store.getState().portfolios.loading).toBe(true)
    network[1]?.answer(page([]))
    await next
  })
})
