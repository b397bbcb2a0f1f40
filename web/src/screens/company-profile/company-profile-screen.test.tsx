import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { idOf, openDirectory, portfolioOf, visit } from '../../../test/directory.tsx'

const address = `/profileDetailScreen?company=${idOf(1)}`
const projectTitles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('/profileDetailScreen', () => {
  it('shows the company and only its projects', async () => {
    const karachi = [{ cityId: 1, city: { id: 1, name: 'Karachi' } }]
    openDirectory([portfolioOf(1, 11), portfolioOf(2, 21), portfolioOf(1, 12, { portfolioCities: karachi })])
    visit(`${address}&portfolio=${idOf(12)}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Company 1' })).toBeTruthy()
    const panel = within(screen.getByRole('complementary', { name: 'Company' }))
    expect(panel.getByRole('link', { name: 'office@company-1.example' }).getAttribute('href')).toBe(
      'mailto:office@company-1.example',
    )
    expect(panel.getByText('Architecture')).toBeTruthy()
    expect(panel.getByText('Karachi')).toBeTruthy()
    expect(panel.getByRole('img', { name: 'Company 1 has no logo' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: 'Projects' })).toBeTruthy()
    expect(projectTitles()).toEqual(['Project 11', 'Project 12'])
  })

  it('leads to a chat, a request for quotes and a call, on a phone at its lower edge', async () => {
    const contact = {
      phone: '+923001234567',
      phoneDisplay: '0300-1234567',
      whatsapp: '+923001234567',
      email: 'office@company-1.example',
      website: '',
    }
    openDirectory([portfolioOf(1, 11, { company: { ...portfolioOf(1, 11).company, contact } })])
    visit(address)
    const panel = within(await screen.findByRole('group', { name: 'Contact Company 1' }))
    const bar = within(screen.getByRole('group', { name: 'Chat or call' }))
    const texts = (part: typeof panel) => part.getAllByRole('link').map(({ textContent }) => textContent)
    expect(texts(panel)).toEqual(['WhatsApp', 'Ask for a quote', 'Call0300-1234567'])
    expect(texts(bar)).toEqual(['WhatsApp', 'Call', 'Ask for a quote'])
    for (const part of [panel, bar]) {
      expect(part.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:+923001234567')
      const ask = part.getByRole('link', { name: 'Ask for a quote' })
      expect(ask.getAttribute('href')).toMatch(`#/request?companies=${idOf(1)}`)
    }
  })

  it('tells picture, price and the first 100 characters on a card', async () => {
    openDirectory([
      portfolioOf(1, 11, { content: 'x'.repeat(120), price: '250-above' }),
      portfolioOf(1, 12, { portfolioImages: [], price: 'as agreed', content: 'Short' }),
    ])
    visit(address)
    const [first, second] = await screen.findAllByRole('article')
    if (!first || !second) throw new Error('two cards expected')
    expect(within(first).getByText(`${'x'.repeat(100)}...`)).toBeTruthy()
    expect(within(first).getByText('$$$')).toBeTruthy()
    expect(within(first).getByRole('img', { name: 'Picture of Project 11' })).toBeTruthy()
    expect(within(second).getByText('Short')).toBeTruthy()
    expect(within(second).queryByText(/\$/)).toBeNull()
    expect(within(second).getByText('No picture yet')).toBeTruthy()
  })

  it('opens a card from the keyboard, with the next portfolio at hand', async () => {
    openDirectory([portfolioOf(1, 11), portfolioOf(1, 12)])
    const router = visit(address)
    const link = await screen.findByRole('link', { name: 'Project 11' })
    link.focus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Project 11' })).toBeTruthy()
    const { pathname, search, state } = router.state.location
    expect(pathname + search).toBe(`/portfolioDetail?id=${idOf(11)}`)
    expect([state.portfolio.id, state.next.id]).toEqual([idOf(11), idOf(12)])
  })

  it('shows all projects of nearly every company at once, in one call', async () => {
    const directory = openDirectory(Array.from({ length: 60 }, (_, place) => portfolioOf(1, 100 + place)))
    visit(address)
    await waitFor(() => expect(projectTitles()).toHaveLength(60))
    expect(screen.getByRole('status').textContent).toBe('60 projects')
    expect(directory.calls).toHaveLength(1)
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  it('shows very many projects in pages', async () => {
    openDirectory(Array.from({ length: 97 }, (_, place) => portfolioOf(1, 100 + place)))
    const router = visit(address)
    await userEvent.click(await screen.findByRole('link', { name: 'More projects' }))
    await screen.findByText('Project 196')
    expect(projectTitles()).toHaveLength(1)
    expect(screen.getByRole('status').textContent).toBe('97 projects')
    expect(router.state.location.search).toBe(`?company=${idOf(1)}&after=96`)
    await userEvent.click(screen.getByRole('link', { name: 'First page' }))
    await screen.findByText('Project 100')
    await act(() => router.navigate(`${address}&after=nonsense`))
    await screen.findByText('This page of the list is no longer there.')
    await userEvent.click(screen.getByRole('link', { name: 'First page' }))
    await screen.findByText('Project 100')
  })

  it('offers to try again when the projects do not come', async () => {
    const directory = openDirectory([portfolioOf(1, 11)])
    directory.failWith = 500
    visit(address)
    expect(await screen.findByRole('alert')).toBeTruthy()
    directory.failWith = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Company 1' })).toBeTruthy()
  })

  it('says so when there is no subject or no such company, and leads back', async () => {
    openDirectory([])
    for (const opened of ['/profileDetailScreen', address]) {
      visit(opened)
      const back = await screen.findByRole('link', { name: 'All contractors' })
      expect(back.getAttribute('href')).toBe('#/contractors')
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      cleanup()
    }
  })

  it('survives navigation state of another shape', async () => {
    openDirectory([portfolioOf(1, 11)])
    visit(address, { portfolio: { id: idOf(11), companyId: idOf(1) } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Company 1' })).toBeTruthy()
  })
})
