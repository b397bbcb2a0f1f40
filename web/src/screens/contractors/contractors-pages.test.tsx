import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openDirectory, portfolioOf, visit } from '../../../test/directory.tsx'

function many(count: number) {
  return Array.from({ length: count }, (_, place) => portfolioOf(place + 1, 1000 + place))
}

// Cards are waited for by their text: roles are computed again at every change of the page, among dozens of cards.
const cardNames = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('/contractors in pages', () => {
  it('shows 24 at a time, with the place in the address and the count on every page', async () => {
    const directory = openDirectory(many(30))
    const router = visit('/contractors?service=4')
    await screen.findByText('Company 1')
    expect(cardNames()).toHaveLength(24)
    expect(screen.queryByText('End of the list.')).toBeNull()
    expect(screen.queryByRole('link', { name: 'First page' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'More companies' }))
    await screen.findByText('Company 25')
    expect(cardNames()).toHaveLength(6)
    expect(router.state.location.search).toBe('?service=4&after=24')
    expect(directory.calls.at(-1)?.search).toContain('category=4&cursor=24')
    expect(screen.getByRole('status').textContent).toBe('Architects: 30')
    expect(screen.getByText('End of the list.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'More companies' })).toBeNull()
    const [above, below] = screen.getAllByRole('link', { name: 'First page' })
    expect(above?.getAttribute('href')).toBe('#/contractors?service=4')
    await userEvent.click(below as HTMLElement)
    await screen.findByText('Company 1')
    expect(router.state.location.search).toBe('?service=4')
  })

  it('shows the skeletons of a new page, and none of the old page’s cards', async () => {
    const directory = openDirectory(many(30))
    visit('/contractors')
    await screen.findByText('Company 1')
    let letThrough = () => {}
    directory.delay = () => new Promise((done) => (letThrough = done))
    await userEvent.click(screen.getByRole('link', { name: 'More companies' }))
    expect((await screen.findByText('Loading contractors…')).role).toBe('status')
    expect(cardNames()).toEqual([])
    await act(async () => letThrough())
    expect(await screen.findByText('Company 30')).toBeTruthy()
  })

  it('keeps the page that one went back to when the next one comes late', async () => {
    const directory = openDirectory(many(30))
    const router = visit('/contractors')
    await screen.findByText('Company 1')
    let letThrough = () => {}
    directory.delay = () => new Promise((done) => (letThrough = done))
    await userEvent.click(screen.getByRole('link', { name: 'More companies' }))
    await screen.findByText('Loading contractors…')
    expect(directory.calls).toHaveLength(2)
    await act(() => router.navigate(-1))
    await screen.findByText('Company 1')
    await act(async () => letThrough())
    expect(cardNames()).toHaveLength(24)
    expect(directory.calls).toHaveLength(2)
  })

  it('starts at the first page again when the search or a filter changes', async () => {
    openDirectory(many(60))
    const router = visit('/contractors?after=24')
    await screen.findByText('Company 25')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search Contractors' }), 'company')
    await screen.findByText('Company 1')
    expect(router.state.location.search).toBe('?q=company')
    await act(() => router.navigate('/contractors?q=company&after=48'))
    await screen.findByText('Company 60')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Architecture')
    await screen.findByText('Company 1')
    expect(router.state.location.search).toBe('?service=4&q=company')
    await act(() => router.navigate(-1))
    await screen.findByText('Company 60')
  })

  it('says so when the place in the address is damaged or behind the end, and leads to the first page', async () => {
    openDirectory(many(30))
    for (const after of ['nonsense', '999']) {
      const router = visit(`/contractors?service=4&after=${after}`)
      await screen.findByText('This page of the list is no longer there.')
      expect(screen.queryByRole('alert')).toBeNull()
      await userEvent.click(screen.getByRole('link', { name: 'First page' }))
      await screen.findByText('Company 1')
      expect(router.state.location.search).toBe('?service=4')
      cleanup()
    }
  })

  it('offers to try again when the list or a later page fails', async () => {
    const directory = openDirectory(many(30))
    directory.failWith = 503
    visit('/contractors')
    expect((await screen.findByRole('alert')).textContent).toBe('Please try again shortly')
    expect(screen.queryByText('Loading contractors…')).toBeNull()
    directory.failWith = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Company 1')
    directory.failWith = 503
    await userEvent.click(screen.getByRole('link', { name: 'More companies' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(cardNames()).toEqual([])
    directory.failWith = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Company 30')
  })

  it('asks for nothing when a person comes back from a profile', async () => {
    const directory = openDirectory(many(30))
    const router = visit('/contractors?after=24')
    await screen.findByText('Company 30')
    const last = within(screen.getByRole('article', { name: 'Company 30' }))
    await userEvent.click(last.getByRole('button', { name: 'View Profile' }))
    await screen.findByText('1 project')
    const asked = directory.calls.length
    await act(() => router.navigate(-1))
    expect(await screen.findByText('Company 30')).toBeTruthy()
    expect(directory.calls).toHaveLength(asked)
  })
})
