import type { CompanyRates, CompanySummary } from '@tameer/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idOf, portfolioOf } from '../../../test/directory.tsx'
import { ratesFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { button, heading, toasts } from '../../../test/screen.ts'
import { writeShortlist } from '../../features/companies/shortlist.ts'

const cities = [
  { id: 1, name: 'Karachi' },
  { id: 2, name: 'Lahore' },
]

function summaryOf(number: number, changes: Partial<CompanySummary> = {}): CompanySummary {
  const first = portfolioOf(number, number * 10)
  const buildingTypes = [{ id: 5, name: 'Residential' }]
  const shows = {
    marks: [],
    projects: number,
    founded: null,
    cities: cities.slice(0, number),
    buildingTypes,
    prices: ['120-250'],
  }
  return { company: first.company, first, ...shows, ...changes }
}

function withoutNumber(summary: CompanySummary): CompanySummary {
  const { company } = summary
  return { ...summary, company: { ...company, contact: { ...company.contact, phone: '', whatsapp: '' } } }
}

function giving(rates: Partial<CompanyRates>, summary: CompanySummary): CompanySummary {
  return { ...summary, company: { ...summary.company, rates: ratesFixture(rates) } }
}

const keep = (...numbers: number[]) =>
  writeShortlist(numbers.map((number) => ({ id: idOf(number), name: `Company ${number}` })))
const stored = () => localStorage.getItem('shortlist') ?? ''
const cards = () => screen.findAllByRole('article')
const ticks = () => screen.getAllByRole<HTMLInputElement>('checkbox')

let listed: CompanySummary[]
let office: ReturnType<typeof openOffice>

beforeEach(() => {
  listed = [1, 2, 3, 4].map((number) => summaryOf(number))
  vi.stubGlobal('scrollTo', vi.fn())
  office = openOffice({
    'GET /companies': ({ query }) => {
      const ids = query.get('ids')?.split(',') ?? []
      return { body: { data: ids.flatMap((id) => listed.find(({ company }) => company.id === id) ?? []) } }
    },
  })
})

afterEach(() => {
  cleanup()
  writeShortlist([])
  vi.unstubAllGlobals()
})

describe('/shortlist', () => {
  it('says what it is for while it is empty, and asks the server nothing', async () => {
    await visit('/shortlist')
    await heading('Shortlist')
    expect(screen.getByText(/Nothing is on your shortlist yet/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All contractors' })).toBeTruthy()
    expect(office.of('GET /companies')).toEqual([])
  })

  it('shows the kept companies; one taken off comes back with Undo', async () => {
    keep(1, 2)
    await visit('/shortlist')
    expect(await cards()).toHaveLength(2)
    expect(screen.getByText('Lahore · 1 project')).toBeTruthy()
    const [first] = screen.getAllByRole('button', { name: /^Shortlist: /, pressed: true })
    await userEvent.click(first as HTMLElement)
    expect(await cards()).toHaveLength(1)
    const said = screen.getByText('Company 1 is off your shortlist.')
    expect(document.activeElement).toBe(said)
    await userEvent.click(button('Undo'))
    expect(await cards()).toHaveLength(2)
    expect(office.of('GET /companies')).toHaveLength(1)
    expect(screen.getByText('2 companies')).toBeTruthy()
  })

  it('leads to a request for quotes, and to a message for each company', async () => {
    keep(1, 2, 3)
    await visit('/shortlist')
    await cards()
    const ids = encodeURIComponent([1, 2, 3].map(idOf).join())
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('Ask for quotes')).toBe(`/request?companies=${ids}`)
    expect(hrefOf('Write on WhatsApp')).toBe(`/shortlist?ask=${decodeURIComponent(ids)}`)
  })

  it('forgets all with one press, and brings them back with another', async () => {
    keep(1, 2, 3)
    await visit('/shortlist')
    await cards()
    await userEvent.click(button('Forget all'))
    expect(screen.getByText('3 companies are off your shortlist.')).toBeTruthy()
    expect(stored()).toBe('')
    await userEvent.click(button('Undo'))
    expect(await cards()).toHaveLength(3)
  })

  it('names a company that is gone or shows nothing, and takes it off', async () => {
    listed = [summaryOf(1), summaryOf(2, { first: null, projects: 0 })]
    keep(1, 2, 9)
    await visit('/shortlist')
    expect(await cards()).toHaveLength(1)
    expect(screen.getByText('It shows no projects at the moment.')).toBeTruthy()
    expect(screen.getByText('It is no longer listed on Tameer.')).toBeTruthy()
    await userEvent.click(button('Take Company 9 off'))
    expect(stored()).not.toContain('Company 9')
  })

  it('says who is on it when the server cannot be asked, and tries again', async () => {
    keep(1, 2)
    office.answers['GET /companies'] = 'offline'
    await visit('/shortlist')
    await screen.findByRole('alert')
    expect(screen.getByRole('link', { name: 'Company 2' }).getAttribute('href')).toContain(idOf(2))
    office.answers['GET /companies'] = { body: { data: listed } }
    await userEvent.click(button('Try again'))
    expect(await cards()).toHaveLength(2)
  })
})

describe('a shared shortlist', () => {
  const link = `/shortlist?companies=${idOf(2)},${idOf(3)},${idOf(9)},none`

  it('is shown first, and kept beside the own one when asked', async () => {
    keep(1, 2)
    const { address } = await visit(link)
    await heading('A shared shortlist')
    expect(await cards()).toHaveLength(2)
    expect(screen.getByText('Part of this link could not be used, and was left out.')).toBeTruthy()
    expect(screen.getByText(/1 company of this link is no longer listed/)).toBeTruthy()
    await userEvent.click(button('Keep these'))
    await heading('Shortlist')
    expect(address()).toBe('/shortlist')
    expect(await cards()).toHaveLength(3)
  })

  it('says when all of it is kept already, and when not all of it fits', async () => {
    keep(2, 3)
    const { leave } = await visit(link)
    await cards()
    expect(screen.queryByRole('button', { name: 'Keep these' })).toBeNull()
    expect(screen.getByText(/All of these are on your shortlist/)).toBeTruthy()
    leave()
    keep(...Array.from({ length: 19 }, (_, at) => at + 100))
    await visit(link)
    await cards()
    await userEvent.click(button('Keep these'))
    expect(toasts().join()).toContain('1 of these did not fit')
    expect(stored()).toContain('Company 2')
    expect(stored()).not.toContain('Company 3')
  })

  it.each(['/shortlist?companies=none', `/shortlist?companies=${idOf(9)}`])(
    'says when no company of it is listed: %s',
    async (address) => {
      await visit(address)
      expect(await screen.findByText('No company of this link is listed on Tameer.')).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Your shortlist' })).toBeTruthy()
    },
  )
})

describe('side by side', () => {
  it('shows what is ticked, three at most, and the way back finds the ticks', async () => {
    keep(1, 2, 3, 4)
    const { address } = await visit('/shortlist')
    await cards()
    for (const tick of ticks().slice(0, 3)) await userEvent.click(tick)
    expect(ticks().map(({ disabled }) => disabled)).toEqual([false, false, false, true])
    const [open] = screen.getAllByRole('link', { name: 'Side by side (3)' })
    await userEvent.click(open as HTMLElement)
    await heading('Side by side')
    expect(address()).toBe(`/shortlist?compare=${idOf(1)},${idOf(2)},${idOf(3)}`)
    expect(office.of('GET /companies')).toHaveLength(1)
    await userEvent.click(screen.getByRole('link', { name: 'Back to the shortlist' }))
    await waitFor(() => expect(ticks().filter(({ checked }) => checked)).toHaveLength(3))
  })

  it('says fact by fact what each shows, and what is not said', async () => {
    const complete = { completePkr: 5400, completeGivenOn: '2026-11-19' }
    listed = [
      giving(complete, summaryOf(1, { projects: 100, prices: [], buildingTypes: [] })),
      giving({ greyPkr: 3150, greyGivenOn: '2026-11-01' }, withoutNumber(summaryOf(2, { first: null }))),
    ]
    await visit(`/shortlist?compare=${idOf(1)},${idOf(2)}`)
    const factsOf = async (name: string) => {
      const section = (await screen.findByRole('heading', { level: 2, name })).closest('section')
      return within(section as HTMLElement).getAllByRole('definition')
    }
    const textsOf = async (name: string) => (await factsOf(name)).map(({ textContent }) => textContent)
    expect(await textsOf('Projects')).toEqual(['100 or more projects', '2'])
    expect(await textsOf('Cities')).toEqual(['Karachi', 'Karachi, Lahore'])
    expect(await textsOf('Price')).toEqual(['Not said', expect.stringContaining('$$')])
    expect(await textsOf('Specializations')).toEqual(['Not said', 'Residential'])
    expect((await textsOf('Project shown first'))[1]).toBe('Not said')
    const own = (figure: string, day: string) =>
      `from PKR ${figure} a sq ft (the company’s own figure, given on ${day})`
    expect(await textsOf('Complete house')).toEqual([own('5,400', '19 November 2026'), 'Not said'])
    expect(await textsOf('Grey structure with material')).toEqual([
      ...['Not said', own('3,150', '1 November 2026')],
    ])
    const [chat, mail] = await factsOf('Message')
    expect(chat?.querySelector('a')?.href).toMatch(/^https:\/\/wa\.me\/923001234567\?text=Salam/)
    expect(mail?.querySelector('a')?.href).toMatch(/^mailto:office@company-2\.example\?subject=/)
  })

  it('is a table on a wide screen', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('900'),
      addEventListener() {},
      removeEventListener() {},
    }))
    await visit(`/shortlist?compare=${idOf(1)},${idOf(2)}`)
    const table = within(await screen.findByRole('table', { name: 'Side by side' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Company 1'),
      expect.stringContaining('Company 2'),
    ])
    expect(table.getAllByRole('rowheader')[0]?.textContent).toBe('Project shown first')
  })

  it('of one company asks for another', async () => {
    await visit(`/shortlist?compare=${idOf(1)},${idOf(9)}`)
    expect(await screen.findByText('To compare, tick one more company on the shortlist.')).toBeTruthy()
    expect(screen.getByText('1 company of this link is no longer listed.')).toBeTruthy()
  })
})
