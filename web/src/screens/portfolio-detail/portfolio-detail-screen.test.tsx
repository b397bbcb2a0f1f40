import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { idOf, openDirectory, portfolioOf, visit } from '../../../test/directory.tsx'
import { forgetOwnHouse, keepOwnHouse } from '../../features/own-house/own-house.ts'

const next = () => screen.queryByRole('button', { name: 'Next Portfolio' })
const facts = () => within(screen.getByRole('complementary', { name: 'Facts' }))

function pictures(count: number) {
  return Array.from({ length: count }, (_, place) => ({
    id: idOf(500 + place),
    image: `/picture-${place}.jpg`,
    width: 1200,
    height: 800,
    widths: [400, 1200],
  }))
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a portfolio', () => {
  it('opens by id and shows its facts', async () => {
    openDirectory([
      portfolioOf(1, 11, {
        content: 'First line\nSecond line',
        website: 'https://www.site.example/',
        magzine: 'https://magazine.example/issue',
        publication: 'Archi Times, 2024',
        portfolioImages: pictures(1),
      }),
    ])
    visit(`/portfolio/${idOf(11)}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Project 11' })).toBeTruthy()
    expect(screen.getByText(/First line/).className).toContain('whitespace-pre-line')
    expect(facts().getByRole('link', { name: 'Company 1' }).getAttribute('href')).toContain(
      `company=${idOf(1)}`,
    )
    expect(facts().getByRole('link', { name: 'office@company-1.example' })).toBeTruthy()
    for (const text of [
      '12 Main Boulevard, Gulberg III',
      'Lahore',
      '$$',
      'Archi Times, 2024',
      'Residential',
    ]) {
      expect(facts().getByText(text)).toBeTruthy()
    }
    expect(facts().getByRole('link', { name: '0300-1234567' }).getAttribute('href')).toBe('tel:+923001234567')
    expect(facts().getByRole('link', { name: 'site.example' }).getAttribute('rel')).toBe(
      'noopener noreferrer',
    )
    expect(facts().getByRole('link', { name: 'magazine.example/issue' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Picture of Project 11' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Pictures of Project 11' })).toBeNull()
  })

  it('shows only social links that lead to the web, each by its name', async () => {
    openDirectory([
      portfolioOf(1, 11, {
        facebookLink: 'https://facebook.example/us',
        instagramLink: 'http://instagram.example/us',
        twitterLink: 'javascript:alert(1)',
        linkedinLink: 'data:text/html,hello',
        website: 'javascript:alert(1)',
      }),
    ])
    visit(`/portfolio/${idOf(11)}`)
    const list = within(await screen.findByRole('list', { name: 'Social pages' }))
    const links = list.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Facebook', 'Instagram'])
    for (const link of links) {
      expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual([
        'noopener noreferrer',
        '_blank',
      ])
    }
    expect(document.querySelector('a[href^="javascript"], a[href^="data"]')).toBeNull()
  })

  it('shows several pictures as a carousel with a dot for each', async () => {
    openDirectory([portfolioOf(1, 11, { portfolioImages: pictures(3) })])
    visit(`/portfolio/${idOf(11)}`)
    const carousel = within(await screen.findByRole('region', { name: 'Pictures of Project 11' }))
    expect(carousel.getAllByRole('button', { name: /^Picture \d of 3$/ })).toHaveLength(3)
  })

  it('offers a chat that names the project, a request for quotes and a call', async () => {
    openDirectory([portfolioOf(1, 11)])
    visit(`/portfolio/${idOf(11)}`)
    const contact = within(await screen.findByRole('group', { name: 'Contact Company 1' }))
    expect(contact.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^https:\/\/wa\.me\/923001234567\?text=.*Project%2011/),
      expect.stringContaining(`#/request?companies=${idOf(1)}`),
      'tel:+923001234567',
    ])
  })

  it('takes the house worked out last into the message, and survives any title', async () => {
    keepOwnHouse({
      ...{ query: 'city=Lahore', city: 'Lahore', plotSize: 7, plotUnit: 'Marla', coveredAreaSft: 2520 },
      ...{ constructionType: 'Complete', totalPkr: 11_000_000 },
    })
    const title = 'معمار “Jaali” & 😀 #1'
    openDirectory([portfolioOf(1, 11, { title })])
    visit(`/portfolio/${idOf(11)}`)
    const bar = within(await screen.findByRole('group', { name: 'Chat or call' }))
    const chat = new URL(bar.getByRole<HTMLAnchorElement>('link', { name: /on WhatsApp$/ }).href)
    expect(chat.searchParams.get('text')).toMatch(
      `Salam, I saw your project “\u2068${title}\u2069” on Tameer. We plan a 7 Marla house in Lahore, about 2,520 sq ft. http`,
    )
    expect(chat.searchParams.get('text')).toMatch(/ Our house, line by line: http\S+\/estimate\?city=Lahore$/)
    forgetOwnHouse()
  })

  it('offers neither chat nor call without a number', async () => {
    openDirectory([portfolioOf(1, 11, { phone: '', phoneDisplay: '', whatsapp: '', email: '' })])
    visit(`/portfolio/${idOf(11)}`)
    const contact = within(await screen.findByRole('group', { name: 'Contact Company 1' }))
    const [only, ...others] = contact.getAllByRole('link')
    expect(only?.textContent).toBe('Ask for a quote')
    expect(others).toEqual([])
  })

  it('shares the address the server renders, by the share sheet or else by copying', async () => {
    const user = userEvent.setup()
    openDirectory([portfolioOf(1, 11)])
    visit(`/portfolio/${idOf(11)}`)
    const address = `${window.location.origin}/p/project-11-${idOf(11)}`
    const share = vi
      .fn()
      .mockRejectedValueOnce(new DOMException('', 'AbortError'))
      .mockResolvedValue(undefined)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledWith({ title: 'Project 11 by Company 1', url: address })
    vi.unstubAllGlobals()
    expect(await navigator.clipboard.readText()).not.toBe(address)
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(await navigator.clipboard.readText()).toBe(address)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const field: HTMLInputElement = await screen.findByLabelText('Address', { selector: 'input' })
    expect([field.value, document.activeElement]).toEqual([address, field])
  })

  it('opens a picture in full size and turns by arrow keys', async () => {
    openDirectory([portfolioOf(1, 11, { portfolioImages: pictures(3) })])
    visit(`/portfolio/${idOf(11)}`)
    const opener = await screen.findByRole('button', { name: 'View full size' })
    await userEvent.click(opener)
    const viewer = within(await screen.findByRole('dialog', { name: 'Picture in full size' }))
    expect(viewer.getByText('1 of 3')).toBeTruthy()
    expect(viewer.getByRole('img', { name: 'Project 11, picture 1' }).getAttribute('sizes')).toBe('100vw')
    await userEvent.keyboard('{ArrowLeft}')
    expect(viewer.getByRole('img', { name: 'Project 11, picture 3' })).toBeTruthy()
    await userEvent.click(viewer.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  it('walks to the next project and stops at the last', async () => {
    openDirectory([portfolioOf(1, 11), portfolioOf(2, 21), portfolioOf(1, 12)])
    const router = visit(`/portfolio/${idOf(11)}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Next Portfolio' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Project 12' })).toBeTruthy()
    expect(router.state.location.search).toBe(`?id=${idOf(12)}`)
    expect(next()).toBeNull()
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('heading', { level: 1, name: 'Project 11' })).toBeTruthy()
    expect(next()).toBeTruthy()
  })

  it('knows the next deep in a large company from one call', async () => {
    const many = Array.from({ length: 300 }, (_, place) => portfolioOf(1, 100 + place))
    const directory = openDirectory(many)
    const router = visit(`/portfolio/${idOf(380)}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Next Portfolio' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Project 381' })).toBeTruthy()
    // The next portfolio is known at once.
    expect(router.state.location.state.next.id).toBe(idOf(382))
    await waitFor(() => expect(directory.calls).toHaveLength(4))
    const lists = directory.calls.map(({ searchParams }) => searchParams).filter(({ size }) => size > 0)
    expect(lists.map((query) => [query.get('after'), query.get('limit')])).toEqual([
      [idOf(380), '2'],
      [idOf(381), '2'],
    ])
  })

  it('shows what navigation handed over at once, then what the server says', async () => {
    const directory = openDirectory([portfolioOf(1, 11, { title: 'New title' })])
    let letThrough = () => {}
    const gate = new Promise<void>((done) => {
      letThrough = done
    })
    directory.delay = () => gate
    visit(`/portfolioDetail?id=${idOf(11)}`, { portfolio: portfolioOf(1, 11), next: portfolioOf(1, 12) })
    expect(screen.getByRole('heading', { level: 1, name: 'Project 11' })).toBeTruthy()
    expect(next()).toBeTruthy()
    await act(async () => letThrough())
    expect(await screen.findByRole('heading', { level: 1, name: 'New title' })).toBeTruthy()
    await waitFor(() => expect(next()).toBeNull())
  })

  it('says when it is no longer there, even if navigation still had it', async () => {
    openDirectory([])
    for (const state of [undefined, { portfolio: portfolioOf(1, 11) }]) {
      visit(`/portfolioDetail?id=${idOf(11)}`, state)
      expect(await screen.findByText('This portfolio is no longer there.')).toBeTruthy()
      expect(screen.getByRole('link', { name: 'All contractors' })).toBeTruthy()
      cleanup()
    }
  })

  it('says so when opened without a subject', () => {
    openDirectory([])
    visit('/portfolioDetail')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'All contractors' })).toBeTruthy()
  })

  it('offers to try again when the server does not answer', async () => {
    const directory = openDirectory([portfolioOf(1, 11)])
    directory.failWith = 500
    visit(`/portfolio/${idOf(11)}`)
    expect(await screen.findByRole('alert')).toBeTruthy()
    directory.failWith = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Project 11' })).toBeTruthy()
  })
})
