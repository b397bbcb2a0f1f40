import type { CompanySummary } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDevice } from '../../../test/device.ts'
import { idOf, portfolioOf } from '../../../test/directory.tsx'
import { openOffice, visit } from '../../../test/office.tsx'
import { button, field, heading } from '../../../test/screen.ts'

const requestId = idOf(900)
const estimate = 'city=Lahore&plotSize=7&plotUnit=Marla&grade=Standard&storeys=2&constructionType=Complete'

function summaryOf(number: number): CompanySummary {
  const first = portfolioOf(number, number * 10)
  return {
    company: first.company,
    first,
    marks: [],
    projects: 1,
    founded: null,
    cities: [],
    buildingTypes: [],
    prices: [],
  }
}

const c6 = { kind: 'pec', category: '6', checkedOn: '2026-11-12', validUntil: '2027-06-30' } as const
const largeHouse = 'city=Lahore&plotSize=2&plotUnit=Kanal&grade=Premium&storeys=2&constructionType=Complete'

let marksOfFirst: CompanySummary['marks']
let office: ReturnType<typeof openOffice>
let created: () => { status?: number; body?: unknown } | 'offline'

// The form with its price book is large: loaded here, its time does not count as a test's.
beforeAll(() => import('./request-form.tsx'), 60_000)

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  marksOfFirst = []
  created = () => ({ status: 201, body: { request: { id: requestId }, confirmToken: 'tok' } })
  office = openOffice({
    'GET /companies': ({ query }) => {
      const ids = query.get('ids')?.split(',') ?? []
      const all = [{ ...summaryOf(1), marks: marksOfFirst }, summaryOf(2)]
      return { body: { data: all.filter(({ company }) => ids.includes(company.id)) } }
    },
    'GET /portfolios': { body: { data: [portfolioOf(3, 30), portfolioOf(4, 40)], nextCursor: null } },
    'POST /requests': () => created(),
    [`GET /requests/${requestId}`]: { status: 404, body: { message: 'Not found', code: 'not-found' } },
  })
})

afterEach(clearDevice)

const stored = () => localStorage.getItem('requestDraft') ?? ''
const keysSent = () =>
  office
    .of('POST /requests')
    .map(({ form }) => (JSON.parse(String(form.get('request'))) as { key: string }).key)
const ready = () => screen.findByRole('radio', { name: /^Complete house/ })
const total = () => screen.findByText(/^Estimate: /)

async function fillIn() {
  await visit(`/request?companies=${idOf(1)}&${estimate}`)
  await ready()
  await userEvent.type(field('Your name'), 'Ayesha Khan')
  await userEvent.type(field('Email'), 'ayesha@example.com')
}

describe('/request', () => {
  it('takes an estimate and a company along, and takes them out of the address', async () => {
    const { address } = await visit(`/request?companies=${idOf(1)}&${estimate}`)
    await heading('Ask builders to price your house')
    await ready()
    await waitFor(() => expect(address()).toBe('/request'))
    expect(await screen.findByText('1 of 3 chosen')).toBeTruthy()
    expect(await screen.findByRole('checkbox', { name: /^Company 1/, checked: true })).toBeTruthy()
    const house = within(screen.getByRole('region', { name: 'Your house' }))
    expect(house.getByText(/^7 Marla in Lahore · 2,520 sq ft · 2 storeys$/)).toBeTruthy()
    expect(house.getByText(/^Estimate of \d+ lines, [\d.]+ – [\d.]+ Crore, at prices of /)).toBeTruthy()
  })

  it('says before sending whose licence allows less than the estimate, and forbids nothing', async () => {
    marksOfFirst = [c6]
    await visit(`/request?companies=${idOf(1)},${idOf(2)}&${largeHouse}`)
    await ready()
    // Its sentence is in two places: below the companies, and beside the name in the last part, above the button.
    await waitFor(() =>
      expect(screen.getAllByText(/is above what C-6 allows \(2\.5 Crore\)\.$/)).toHaveLength(2),
    )
    const [note, beside] = screen.getAllByText(/is above what/)
    expect(note?.textContent).toMatch(/^Company 1: The estimate, [\d.]+ Crore, is above what C-6/)
    const said = note?.parentElement?.textContent
    expect(said).toContain('You can ask such a company all the same.')
    expect(said).toContain('as it was known on 23 Nov 2026')
    expect(said).not.toContain('Company 2')
    expect(beside?.closest('li')?.textContent).toContain('Company 1')
    expect(screen.getByRole('checkbox', { name: /^Company 1/, checked: true })).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Architecture' }))
    await waitFor(() => expect(screen.queryByText(/is above what/)).toBeNull())
  })

  it('says nothing of a licence that allows the estimate', async () => {
    marksOfFirst = [c6]
    await visit(`/request?companies=${idOf(1)}&${estimate}`)
    await ready()
    await screen.findByRole('checkbox', { name: /^Company 1/, checked: true })
    expect(screen.queryByText(/is above what/)).toBeNull()
  })

  it('says what a complete house and a grey structure alone come to', async () => {
    await visit(`/request?${estimate}`)
    await ready()
    const [complete, grey] = screen
      .getAllByRole('radio', { name: /^(Complete house|Grey structure only)/ })
      .map((radio) => Number(/[\d.]+/.exec(radio.closest('label')?.textContent ?? '')?.[0]))
    expect(complete).toBeGreaterThan(1)
    // One is in Crore, the other in Lakh.
    expect(grey).toBeLessThan((complete ?? 0) * 100)
    await userEvent.click(screen.getByRole('radio', { name: /^Grey structure only/ }))
    expect(stored()).toContain('Grey Structure')
  })

  it('does not take a fourth company without a word', async () => {
    await visit(`/request?companies=${[1, 2].map(idOf).join()}&${estimate}`)
    await ready()
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Company 3/ }))
    expect(await screen.findByText('3 of 3 chosen')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: /^Company 4/ }))
    expect(await screen.findByText('3 of 3 chosen. To take another, untick one.')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Company 4/ }).checked).toBe(false)
  })

  it('asks three questions of whoever comes without an estimate', async () => {
    await visit('/request')
    await ready()
    await userEvent.selectOptions(field('City'), 'Lahore')
    await userEvent.type(field('Plot size'), '۵')
    expect(field('Plot size').value).toBe('5')
    const before = (await total()).textContent
    await userEvent.click(screen.getByRole('radio', { name: /^Grey structure only/ }))
    expect((await total()).textContent).not.toBe(before)
    expect(stored()).toContain('Grey Structure')
  })

  it('says what is missing, under its field', async () => {
    await visit('/request')
    await ready()
    expect(document.body.textContent).not.toContain('NaN')
    await userEvent.click(button('Send request'))
    expect(await screen.findByText('Please choose at least one company')).toBeTruthy()
    expect(screen.getByText('Please select a city')).toBeTruthy()
    expect(screen.getByText('Please enter your name')).toBeTruthy()
    expect(office.of('POST /requests')).toEqual([])
  })

  it('sends the answers with the total, keeps the key, and forgets the draft', async () => {
    await fillIn()
    await screen.findByRole('checkbox', { name: /^Company 1/ })
    await userEvent.click(button('Send request'))
    await waitFor(() => expect(office.of('POST /requests')).toHaveLength(1))
    const sent = JSON.parse(String(office.of('POST /requests')[0]?.form.get('request'))) as Record<
      string,
      unknown
    >
    expect(sent).toMatchObject({ service: 5, companyIds: [idOf(1)], city: 'Lahore', name: 'Ayesha Khan' })
    expect(sent.answers).toMatchObject({ plotSize: 7, constructionType: 'Complete' })
    expect(typeof sent.totalPkr).toBe('number')
    expect(sent).not.toHaveProperty('phone')
    expect(sent.key).toMatch(/^[\w-]{43}$/)
    await waitFor(() => expect(localStorage.getItem('requests')).toContain(sent.key))
    await waitFor(() => expect(localStorage.getItem('requestDraft')).toBeNull())
  })

  it('on a phone a later step without anything typed is the first one', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('768px'),
      ...{ addEventListener() {}, removeEventListener() {} },
    }))
    await visit('/request?step=you')
    await ready()
    await userEvent.type(field('Locality (optional)'), 'DHA')
    expect(screen.getByText('Step 1 of 4')).toBeTruthy()
  })

  it('keeps everything when sending fails, and sends the same request again', async () => {
    created = () => 'offline'
    await fillIn()
    await userEvent.click(button('Send request'))
    expect(await screen.findByText(/What you typed is kept on this device/)).toBeTruthy()
    expect(stored()).toContain('Ayesha Khan')
    expect(stored()).toContain(keysSent()[0])
    created = () => ({ status: 500, body: { message: 'Something went wrong', code: 'internal' } })
    await userEvent.click(button('Send request'))
    await waitFor(() => expect(office.of('POST /requests')).toHaveLength(2))
    const keys = keysSent()
    expect(keys[0]).toBe(keys[1])
  })

  it('shows both totals when prices have changed, and sends the new one on a press', async () => {
    created = () => ({
      status: 409,
      body: { message: 'Changed', code: 'conflict', current: { totalPkr: 12_345_678 } },
    })
    await fillIn()
    await userEvent.click(button('Send request'))
    expect(await screen.findByText(/With the prices of today it is 1\.23 Crore/)).toBeTruthy()
    await userEvent.click(button('Send with the new total'))
    await waitFor(() => expect(office.of('POST /requests')).toHaveLength(2))
    expect(JSON.parse(String(office.of('POST /requests')[1]?.form.get('request')))).toMatchObject({
      totalPkr: 12_345_678,
    })
  })
})
