import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { idOf, openDirectory, portfolioOf, visit } from '../../../test/directory.tsx'
import { companyFixture } from '../../../test/fixtures.ts'
import { forgetSeen } from '../../features/companies/seen-companies.ts'

const interior = [
  { categoryId: 6, category: { id: 6, name: 'Interior Design' } },
  { categoryId: 5, category: { id: 5, name: 'Construction' } },
]

function three() {
  return [
    portfolioOf(1, 11),
    portfolioOf(1, 12),
    portfolioOf(2, 21, {
      youtubeLink: 'https://video.example/watch',
      company: companyFixture({
        id: idOf(2),
        name: 'Rang Interiors',
        email: 'hello@rang.example',
        categories: interior,
      }),
    }),
  ]
}

const cardNames = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

const select = (label: string) => screen.getByRole('combobox', { name: label }) as HTMLSelectElement
const chosen = (label: string) => select(label).selectedOptions[0]?.textContent
const choose = async (label: string, option: string) =>
  userEvent.selectOptions(select(label), await within(select(label)).findByRole('option', { name: option }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  forgetSeen()
})

describe('/contractors', () => {
  it('shows one card per company with everything on it', async () => {
    const directory = openDirectory(three())
    visit('/contractors')
    expect(screen.getByRole('heading', { level: 1, name: 'Available Contractors' })).toBeTruthy()
    const card = within(await screen.findByRole('article', { name: 'Rang Interiors' }))
    expect(cardNames()).toEqual(['Company 1', 'Rang Interiors'])
    expect(card.getByText('Interior Design, Construction')).toBeTruthy()
    expect(card.getByRole('link', { name: 'hello@rang.example' }).getAttribute('href')).toBe(
      'mailto:hello@rang.example',
    )
    const video = card.getByRole('link', { name: 'Video link' })
    expect(video.getAttribute('href')).toBe('https://video.example/watch')
    expect(video.getAttribute('rel')).toBe('noopener noreferrer')
    expect(card.getByRole('img', { name: 'A project of Rang Interiors' }).getAttribute('srcset')).toContain(
      '-400.webp 400w',
    )
    expect(directory.calls.map(({ search }) => search)).toEqual(['?limit=24&distinct=company&count=yes'])
    expect(screen.getByRole('status').textContent).toBe('2 companies')
  })

  it('says on a card where the company works, how much it shows, and offers a chat', async () => {
    const inLahore = { portfolioCities: [{ cityId: 2, city: { id: 2, name: 'Lahore' } }] }
    openDirectory([
      portfolioOf(1, 11, { ...inLahore, companyWork: { projects: 3, cities: 3, founded: 1998, marks: [] } }),
      portfolioOf(2, 21, {
        ...{ ...inLahore, companyWork: { projects: 1, cities: 1, founded: null, marks: [] } },
        company: companyFixture({
          id: idOf(2),
          name: 'Company 2',
          contact: { ...companyFixture().contact, whatsapp: '' },
        }),
      }),
      portfolioOf(3, 31, {
        portfolioCities: [],
        companyWork: { projects: 100, cities: 0, founded: null, marks: [] },
      }),
    ])
    visit('/contractors')
    const card = within(await screen.findByRole('article', { name: 'Company 1' }))
    expect(card.getByText('Lahore and 2 more · 3 projects')).toBeTruthy()
    expect(card.getByText('· since 1998')).toBeTruthy()
    const chat = new URL(
      card.getByRole<HTMLAnchorElement>('link', { name: 'Message Company 1 on WhatsApp' }).href,
    )
    expect(chat.searchParams.get('text')).toMatch(
      /^Salam, I found you on Tameer: http.*\/c\/company-1-0190f000/,
    )
    const second = within(screen.getByRole('article', { name: 'Company 2' }))
    expect(second.getByText('Lahore · 1 project')).toBeTruthy()
    expect(second.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
    expect(screen.getByText('100 or more projects')).toBeTruthy()
  })

  it('names the project it shows, and offers a film only where there is one', async () => {
    for (const youtubeLink of ['12 Mall Road', 'javascript:alert(1)', 'www.example.com/video', '']) {
      openDirectory([portfolioOf(1, 11, { youtubeLink })])
      visit('/contractors')
      const card = await screen.findByRole('article', { name: 'Company 1' })
      expect(card.textContent).toContain('Built: Project 11')
      expect(screen.queryByText('Video link')).toBeNull()
      cleanup()
    }
  })

  it('opens the profile with the portfolio in state and query', async () => {
    openDirectory(three())
    const router = visit('/contractors')
    const card = within(await screen.findByRole('article', { name: 'Rang Interiors' }))
    await userEvent.click(card.getByRole('button', { name: 'View Profile' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Rang Interiors' })).toBeTruthy()
    const { pathname, search, state } = router.state.location
    expect(pathname + search).toBe(`/profileDetailScreen?company=${idOf(2)}&portfolio=${idOf(21)}`)
    expect(state.portfolio.id).toBe(idOf(21))
  })

  it('searches as one types, once typing pauses, in the same history entry', async () => {
    const directory = openDirectory(three())
    const router = visit('/contractors')
    await screen.findByRole('article', { name: 'Company 1' })
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search Contractors' }), 'INTERIOR')
    await waitFor(() => expect(cardNames()).toEqual(['Rang Interiors']))
    expect(router.state.location.search).toBe('?q=INTERIOR')
    expect(router.state.historyAction).toBe('REPLACE')
    expect(directory.calls.map(({ searchParams }) => searchParams.get('q'))).toEqual([null, 'INTERIOR'])
    await userEvent.type(screen.getByRole('searchbox'), ' nobody')
    expect(await screen.findByText('No contractors found matching your search.')).toBeTruthy()
  })

  it('opens a shared link with its search and service', async () => {
    const directory = openDirectory(three())
    visit('/contractors?q=rang&service=3')
    expect(await screen.findByRole('article', { name: 'Rang Interiors' })).toBeTruthy()
    expect((screen.getByLabelText('Search Contractors') as HTMLInputElement).value).toBe('rang')
    expect(chosen('Service')).toBe('Interior Design')
    expect(directory.calls[0]?.searchParams.get('category')).toBe('6')
  })

  it('moves a service from navigation state into the address', async () => {
    const directory = openDirectory(three())
    const router = visit('/contractors', { service: 1 })
    expect(await screen.findByRole('article', { name: 'Company 1' })).toBeTruthy()
    expect(cardNames()).toEqual(['Company 1'])
    expect(router.state.location.search).toBe('?service=4')
    expect(directory.calls).toHaveLength(1)
  })

  it('lets go of what is being typed once a link was followed, though the next screen is still loading', async () => {
    const directory = openDirectory(three())
    const router = visit('/contractors')
    await screen.findByRole('article', { name: 'Company 1' })
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search Contractors' }), 'interior')
    window.history.replaceState({ key: 'next' }, '', '#/profileDetailScreen')
    const asked = directory.calls.length
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(window.location.hash).toBe('#/profileDetailScreen')
    expect(router.state.location.search).toBe('')
    expect(directory.calls.length).toBe(asked)
  })

  it('filters by service, and back shows the former choice', async () => {
    openDirectory(three())
    const router = visit('/contractors')
    await screen.findByRole('article', { name: 'Company 1' })
    await choose('Service', 'Construction')
    await waitFor(() => expect(cardNames()).toEqual(['Rang Interiors']))
    expect(router.state.location.search).toBe('?service=5')
    await act(() => router.navigate(-1))
    await waitFor(() => expect(cardNames()).toEqual(['Company 1', 'Rang Interiors']))
    expect(chosen('Service')).toBe('Any service')
  })

  it('combines filters in the address, and lets go of one or all of them', async () => {
    const inKarachi = { portfolioCities: [{ cityId: 1, city: { id: 1, name: 'Karachi' } }] }
    const directory = openDirectory([...three(), portfolioOf(4, 41, { ...inKarachi, price: '250-above' })])
    const router = visit('/contractors?q=company')
    await screen.findByRole('article', { name: 'Company 1' })
    await choose('City', 'Karachi')
    await choose('Price', '$$$ (250-above) upper price')
    await choose('Specialization', 'Residential')
    await waitFor(() => expect(cardNames()).toEqual(['Company 4']))
    expect(router.state.location.search).toBe('?city=1&specialization=5&price=250-above&q=company')
    expect(directory.calls.at(-1)?.search).toContain('q=company&city=1&buildingType=5&price=250-above')
    expect(screen.getByRole('status').textContent).toBe('Companies in Karachi: 1')
    const chips = within(screen.getByRole('list', { name: 'Chosen filters' }))
    await userEvent.click(chips.getByRole('button', { name: 'Remove City: Karachi' }))
    expect(document.activeElement).toBe(
      chips.getByRole('button', { name: 'Remove Specialization: Residential' }),
    )
    await waitFor(() =>
      expect(router.state.location.search).toBe('?specialization=5&price=250-above&q=company'),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(cardNames()).toEqual(['Company 1', 'Company 4']))
    expect(router.state.location.search).toBe('?q=company')
    expect(document.activeElement).toBe(screen.getByRole('status'))
  })

  it('takes the filters of a sheet as one step of the history', async () => {
    openDirectory(three())
    const router = visit('/contractors')
    await screen.findByRole('article', { name: 'Company 1' })
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.selectOptions(sheet.getByLabelText('Service'), 'Construction')
    await userEvent.selectOptions(sheet.getByLabelText('Price'), '120-250')
    const show = await sheet.findByRole('button', { name: 'Show 1 company' })
    expect(router.state.location.search).toBe('?service=5&price=120-250')
    await userEvent.click(show)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeTruthy()
    await act(() => router.navigate(-1))
    await waitFor(() => expect(cardNames()).toEqual(['Company 1', 'Rang Interiors']))
    expect(router.state.location.search).toBe('')
  })

  it('says what it does not know in a link, and offers a way on from nothing', async () => {
    openDirectory(three())
    visit('/contractors?city=99&price=cheap&q=nobody')
    expect(await screen.findByText('No contractors found matching your search.')).toBeTruthy()
    expect(screen.getByText('Part of this link is no filter we know, and was left out.')).toBeTruthy()
    await waitFor(() => expect(chosen('City')).toBe('Unknown city'))
    expect(chosen('Price')).toBe('Any price')
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }))
    await waitFor(() => expect(cardNames()).toEqual(['Company 1', 'Rang Interiors']))
  })

  it('says who is listed, with counts beside the options and cities with companies first', async () => {
    const directory = openDirectory(three())
    directory.counts = {
      categories: [{ id: 5, companies: 1 }],
      cities: [...[1, 3].map((id) => ({ id, companies: 0 })), ...[{ id: 2, companies: 100 }]],
      buildingTypes: [{ id: 5, companies: 7 }],
      prices: [{ price: '100-120', companies: 3 }],
    }
    visit('/contractors?service=5&city=2')
    expect(await screen.findByText('Builders in Lahore: 1')).toBeTruthy()
    await waitFor(() => expect(chosen('City')).toBe('Lahore (100 or more)'))
    expect(chosen('Service')).toBe('Construction (1)')
    const cities = [...select('City').options].map(({ text }) => text)
    expect(cities).toEqual(['Any city', 'Lahore (100 or more)', 'Karachi', 'Faisalabad'])
    const labels = (label: string) => [...select(label).options].map(({ text }) => text)
    expect(labels('Specialization')).toContain('Residential (7)')
    expect(labels('Price')[1]).toMatch(/\(3\)$/)
    const chips = within(await screen.findByRole('list', { name: 'Chosen filters' }))
    expect(chips.getByRole('button', { name: 'Remove City: Lahore' })).toBeTruthy()
  })

  it('leads back to companies looked at before, and forgets them when told', async () => {
    openDirectory(three())
    const router = visit(`/portfolio/${idOf(21)}`)
    await screen.findByRole('heading', { level: 1, name: 'Project 21' })
    await act(() => router.navigate('/contractors'))
    await userEvent.click(await screen.findByText('Recently seen (1)'))
    const link = screen.getByText('Rang Interiors', { selector: 'details bdi' }).closest('a')
    expect(link?.getAttribute('href')).toBe(`#/profileDetailScreen?company=${idOf(2)}`)
    await userEvent.click(screen.getByText('Remove from this device'))
    expect(screen.queryByText('Recently seen (1)')).toBeNull()
  })

  it('takes text from the address when one goes back', async () => {
    openDirectory(three())
    const router = visit('/contractors?q=rang')
    await screen.findByRole('article', { name: 'Rang Interiors' })
    await act(() => router.navigate('/contractors?q=company'))
    const box = screen.getByLabelText('Search Contractors') as HTMLInputElement
    await waitFor(() => expect(box.value).toBe('company'))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(box.value).toBe('rang'))
    await waitFor(() => expect(cardNames()).toEqual(['Rang Interiors']))
  })

  it('drops what was typed just before going back, and leaves the entry gone back to as it was', async () => {
    openDirectory(three())
    const router = visit('/contractors')
    await screen.findByRole('article', { name: 'Company 1' })
    await choose('Service', 'Construction')
    await waitFor(() => expect(router.state.location.search).toBe('?service=5'))
    const box = screen.getByLabelText('Search Contractors') as HTMLInputElement
    fireEvent.change(box, { target: { value: 'rang' } })
    await act(() => router.navigate(-1))
    await waitFor(() => expect(chosen('Service')).toBe('Any service'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
    expect(router.state.location.search).toBe('')
    expect(box.value).toBe('')
  })

  it('never lets an older answer overwrite a newer one', async () => {
    const directory = openDirectory(three())
    let letOlderThrough = () => {}
    directory.delay = (call) =>
      call.searchParams.get('q') === 'company'
        ? new Promise((done) => (letOlderThrough = done))
        : Promise.resolve()
    const router = visit('/contractors?q=company')
    await waitFor(() => expect(directory.calls).toHaveLength(1))
    await act(() => router.navigate('/contractors?q=rang'))
    await screen.findByRole('article', { name: 'Rang Interiors' })
    await act(async () => letOlderThrough())
    expect(cardNames()).toEqual(['Rang Interiors'])
  })
})
