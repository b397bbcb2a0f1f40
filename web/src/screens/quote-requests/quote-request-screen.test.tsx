import type { SentQuote } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { invitationId as id, inDays, invitation, ownId } from '../../../test/own-invitation.ts'
import { phase, priceOf, typePrices } from '../../../test/quote-form.ts'
import { button, heading, toasts } from '../../../test/screen.ts'

const user = userFixture()
/** A moment of this year, whose date is shown without the year. */
const inThisYear = (day: string) => `${new Date().getFullYear()}-${day}T10:00:00.000Z`

it('notes a new request as looked at, and sends a quote of two numbers', async () => {
  const sent: unknown[] = []
  const office = openOffice({
    [`GET /invitations/${id}`]: () => ({
      body:
        sent.length === 0
          ? { ...invitation, state: 'sent' }
          : { ...invitation, state: 'quoted', quotes: sent },
    }),
    [`POST /invitations/${id}/seen`]: { body: invitation },
    [`PUT /invitations/${id}/draft`]: ({ body }) => ({ body: { ...(body as object), version: 1 } }),
    [`POST /invitations/${id}/quotes`]: ({ body }) => {
      const frozen = { id, revision: 1, sentAt: inDays(0), likeForLikePkr: 3_600_000 }
      sent.push({ ...(body as object), ...frozen })
      return { status: 201, body: sent[0] }
    },
  })
  await visit(`/quote-requests/${id}`, user)
  await heading('Complete house, 5 Marla, Lahore')
  expect(office.of(`POST /invitations/${id}/seen`)).toHaveLength(1)
  await typePrices('2,600', '1,000')
  expect(within(await phase('Grey Structure')).getByText('26,00,000')).toBeTruthy()
  await userEvent.click(button('Check and send'))
  const box = await screen.findByRole('region', { name: 'Not sent. 1 thing to correct:' })
  expect(document.activeElement).toBe(box)
  await userEvent.click(within(box).getByRole('button', { name: 'Tax: Please choose one' }))
  expect(document.activeElement?.textContent).toContain('Please choose one')
  await userEvent.click(screen.getByLabelText('Tax is included'))
  expect(screen.queryByRole('region', { name: /^Not sent/ })).toBeNull()
  await userEvent.click(button('Check and send'))
  await userEvent.click(button('Send the quote'))
  await waitFor(() => expect(toasts()).toContain('Your quote is sent'))
  expect(sent[0]).toMatchObject({ headlinePkr: 3_600_000, tax: 'included' })
  expect(await screen.findByText('PKR 36,00,000')).toBeTruthy()
  expect(button('Take the quote back')).toBeTruthy()
  await userEvent.click(button('Send a better quote'))
  expect(document.activeElement?.id).toBe('answer')
})

it('a quote that could not be sent says so where it was pressed, and can be sent again', async () => {
  const own = ownId(1)
  const office = openOffice({
    [`GET /invitations/${own}`]: { body: { ...invitation, id: own } },
    [`PUT /invitations/${own}/draft`]: ({ body }) => ({ body: { ...(body as object), version: 1 } }),
    [`POST /invitations/${own}/quotes`]: 'offline',
  })
  await visit(`/quote-requests/${own}`, user)
  await typePrices('26 lakh', '10 lakh')
  const grey = within(await phase('Grey Structure'))
  expect(grey.getByLabelText<HTMLSelectElement>('for').value).toBe('lump')
  await userEvent.click(screen.getByLabelText('Tax is included'))
  await userEvent.click(button('Check and send'))
  await userEvent.click(button('Send the quote'))
  const question = within(screen.getByRole('dialog', { name: 'Send this quote?' }))
  expect((await question.findByRole('alert')).textContent).toMatch(/offline/)
  await userEvent.click(button('Send the quote'))
  await waitFor(() => expect(office.of(`POST /invitations/${own}/quotes`)).toHaveLength(2))
})

it('asks to look again at a price far from the estimate', async () => {
  const own = ownId(2)
  openOffice({
    [`GET /invitations/${own}`]: { body: { ...invitation, id: own } },
    [`PUT /invitations/${own}/draft`]: ({ body }) => ({ body: { ...(body as object), version: 1 } }),
  })
  await visit(`/quote-requests/${own}`, user)
  await typePrices('26 lakh', '10 lakh')
  await userEvent.selectOptions(within(await phase('Grey Structure')).getByLabelText('for'), 'a sq ft')
  await userEvent.click(screen.getByLabelText('Tax is included'))
  await userEvent.click(button('Check and send'))
  expect(screen.getByText(/more than three times the estimate/)).toBeTruthy()
})

it('a form whose request has ended shows the request as it is', async () => {
  const own = ownId(3)
  const office = openOffice({
    [`GET /invitations/${own}`]: { body: { ...invitation, id: own } },
    [`PUT /invitations/${own}/draft`]: { status: 409, body: { message: 'It ended', code: 'conflict' } },
  })
  await visit(`/quote-requests/${own}`, user)
  await userEvent.type(await priceOf('Grey Structure'), '3,200')
  expect(await screen.findByText('Your draft is not saved. It ended')).toBeTruthy()
  office.answers[`GET /invitations/${own}`] = { body: { ...invitation, id: own, state: 'not-chosen' } }
  await userEvent.click(button('Show the request as it is now'))
  expect(await screen.findByText(/chose another company/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check and send' })).toBeNull()
})

it('says the amounts of a list alike: sections in Lakh with two decimals, lines to the rupee', async () => {
  const own = ownId(4)
  openOffice({ [`GET /invitations/${own}`]: { body: { ...invitation, id: own } } })
  await visit(`/quote-requests/${own}`, user)
  const estimate = within(await screen.findByRole('region', { name: 'Estimate' }))
  const sections = estimate.getAllByText(/ Lakh$/).map(({ textContent }) => textContent)
  expect(sections).toEqual(['20.00 Lakh', '10.00 Lakh', '10.00 Lakh'])
  expect(estimate.getByText('4,00,000')).toBeTruthy()
  const grey = within(await phase('Grey Structure'))
  expect(grey.getByText(/^estimate 30.00 Lakh/).textContent).toBe('estimate 30.00 Lakh3,000 a sq ft')
  await userEvent.click(grey.getByRole('button', { name: 'Price its 2 sections instead' }))
  expect(grey.getByText('one price · estimate 20.00 Lakh')).toBeTruthy()
})

it('opens a sent quote to all its lines and terms', async () => {
  const sent: Extract<SentQuote, { prices: unknown }> = {
    ...{ id: '0190f000-0000-7000-8000-000000000911', revision: 2, sentAt: inDays(-1) },
    ...{ headlinePkr: 2_980_000, likeForLikePkr: 4_000_000, withExtrasPkr: 4_000_000, tax: 'included' },
    prices: [
      { level: 'line', id: 'earthwork', kind: 'per-unit', ratePkr: 48 },
      { level: 'section', id: 'bricks_cement_sand_and_crush', kind: 'lump', amountPkr: 1_000_000 },
      { level: 'phase', id: 'finishing', kind: 'lump', amountPkr: 1_000_000 },
    ],
    covers: [
      { level: 'line', id: 'steel', cover: 'excluded' },
      { level: 'line', id: 'tiles', cover: 'owner' },
    ],
    extras: [{ item: 'Water tank', amountPkr: 500_000 }],
    alternates: [],
    terms: {
      stages: [
        { stage: 'advance', percent: 10 },
        { stage: 'handover', percent: 90 },
      ],
      ...{ durationWeeks: 40, changes: 'cost-plus-10', notes: 'Two masons live nearby.' },
      validUntil: '2027-03-31',
    },
  }
  openOffice({
    [`GET /invitations/${id}`]: { body: { ...invitation, state: 'quoted', quotes: [sent] } },
  })
  await visit(`/quote-requests/${id}`, user)
  const name = await screen.findByText('Quote 2')
  await userEvent.click(name)
  const shown = within(name.closest('li') as HTMLElement)
  await shown.findByText('Excavation and Steel Reinforcement')
  for (const section of [
    'Excavation and Steel Reinforcement',
    'Bricks, Cement, Sand and Crush',
    'Wood, Metal and Tile Works',
  ])
    await userEvent.click(shown.getByText(section))
  const lines = within(shown.getByRole('region', { name: 'Section by section' }))
  const rowOf = (label: string) => lines.getByText(label).closest('li')?.textContent
  expect(rowOf('Excavation')).toContain('4,80,000')
  expect(rowOf('Steel bars')).toContain('left out: added')
  expect(rowOf('Cement')).toContain('in the section price')
  expect(rowOf('Tiles')).toContain('the family buys it: added')
  expect(shown.getByText('Water tank')).toBeTruthy()
  const terms = within(shown.getByRole('region', { name: 'Terms' }))
  for (const text of ['40 weeks', 'At cost, and 10 % on top', 'Two masons live nearby.', '31st March, 2027'])
    expect(terms.getByText(text)).toBeTruthy()
})

it('offers the other draft when another tab saved later', async () => {
  const theirs = { kind: 'bill', entry: { figures: { 'phase grey': '3,000' } } }
  openOffice({
    [`GET /invitations/${id}`]: { body: invitation },
    [`PUT /invitations/${id}/draft`]: {
      status: 409,
      body: { message: 'Saved later', code: 'conflict', current: { draft: theirs, version: 4 } },
    },
  })
  await visit(`/quote-requests/${id}`, user)
  await userEvent.type(await priceOf('Grey Structure'), '3,200')
  await userEvent.click(await screen.findByRole('button', { name: 'Use that one' }))
  expect((await priceOf('Grey Structure')).value).toBe('3,000')
})

it('asks an architect for a fee', async () => {
  const { bill: _, ...request } = invitation.request
  const office = openOffice({
    [`GET /invitations/${id}`]: {
      body: { ...invitation, request: { ...request, service: 4, bill: null, answers: null, totalPkr: null } },
    },
    [`PUT /invitations/${id}/draft`]: ({ body }) => ({ body: { ...(body as object), version: 1 } }),
    [`POST /invitations/${id}/quotes`]: { status: 201, body: {} },
  })
  await visit(`/quote-requests/${id}`, user)
  await userEvent.type(await screen.findByLabelText('What is your fee?'), '150')
  await userEvent.click(screen.getByLabelText('Per sq ft (1,000 sq ft)'))
  expect(screen.getByText('This comes to PKR 1,50,000 (1.50 Lakh).')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Per cent of the estimate').disabled).toBe(true)
  await userEvent.click(screen.getByLabelText('No tax applies'))
  await userEvent.click(button('Check and send'))
  await userEvent.click(button('Send the quote'))
  await waitFor(() => expect(office.of(`POST /invitations/${id}/quotes`)).toHaveLength(1))
  expect(office.of(`POST /invitations/${id}/quotes`)[0]?.body).toMatchObject({
    fee: { kind: 'per-sft', ratePkr: 150 },
    headlinePkr: 150_000,
    tax: 'not-applicable',
  })
})

it('asks an architect for a fee also where the family has an estimate', async () => {
  openOffice({
    [`GET /invitations/${id}`]: {
      body: { ...invitation, request: { ...invitation.request, service: 4 } },
    },
  })
  await visit(`/quote-requests/${id}`, user)
  expect(await screen.findByLabelText('What is your fee?')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Per cent of the estimate').disabled).toBe(false)
  expect(screen.queryByLabelText('Your price, Rs')).toBeNull()
})

it('shows the number only once it is shared, and no form once all is over', async () => {
  const request = { ...invitation.request, phone: '0300-1234567', whatsappLink: 'https://wa.me/923001234567' }
  const office = openOffice({ [`GET /invitations/${id}`]: { body: { ...invitation, request } } })
  const first = await visit(`/quote-requests/${id}`, user)
  expect((await screen.findByRole('link', { name: 'WhatsApp' })).getAttribute('href')).toBe(
    request.whatsappLink,
  )
  expect(screen.getByRole('link', { name: 'Call 0300-1234567' }).getAttribute('href')).toBe('tel:03001234567')
  expect(screen.getByText('The family shares its number with you.')).toBeTruthy()
  first.leave()
  const releasedAt = inThisYear('03-18')
  office.answers[`GET /invitations/${id}`] = { body: { ...invitation, request, releasedAt } }
  const second = await visit(`/quote-requests/${id}`, user)
  expect(await screen.findByText('The family has shared its number with you since 18 March.')).toBeTruthy()
  second.leave()
  office.answers[`GET /invitations/${id}`] = { body: { ...invitation, state: 'not-chosen' } }
  await visit(`/quote-requests/${id}`, user)
  expect(await screen.findByText(/chose another company/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check and send' })).toBeNull()
})

it('leads to the house that was begun with the chosen quote, and nowhere before', async () => {
  const chosen = { ...invitation, state: 'chosen' as const }
  const office = openOffice({ [`GET /invitations/${id}`]: { body: chosen } })
  const { leave } = await visit(`/quote-requests/${id}`, user)
  await heading('Complete house, 5 Marla, Lahore')
  expect(screen.queryByRole('link', { name: 'Open the house' })).toBeNull()
  leave()
  office.answers[`GET /invitations/${id}`] = { body: { ...chosen, houseId: 'h1' } }
  await visit(`/quote-requests/${id}`, user)
  const link = await screen.findByRole('link', { name: 'Open the house' })
  expect(link.getAttribute('href')).toBe('/house/h1')
})

it('who declined is not told that the request has ended', async () => {
  const declined = { ...invitation, state: 'declined' }
  const office = openOffice({ [`GET /invitations/${id}`]: { body: declined } })
  const { leave } = await visit(`/quote-requests/${id}`, user)
  expect(await screen.findByText('You declined this request.')).toBeTruthy()
  expect(screen.queryByText(/has ended/)).toBeNull()
  leave()
  office.answers[`GET /invitations/${id}`] = { body: { ...declined, declinedAt: inThisYear('03-17') } }
  await visit(`/quote-requests/${id}`, user)
  expect(await screen.findByText('You declined this request on 17 March.')).toBeTruthy()
})

it.each([
  ['a year ahead', 365, 3],
  ['years back', -2500, -3],
])(
  'on a phone whose clock is %s the server’s time says if a quote is asked for',
  async (_clock, ahead, left) => {
    const now = Date.now()
    vi.useFakeTimers({ now: now + ahead * 86_400_000, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const endsAt = new Date(now + left * 86_400_000).toISOString()
    const body = { ...invitation, id: ownId(9), request: { ...invitation.request, endsAt } }
    openOffice({ [`GET /invitations/${ownId(9)}`]: { body, date: new Date(now).toUTCString() } })
    await visit(`/quote-requests/${ownId(9)}`, user)
    await heading('Complete house, 5 Marla, Lahore')
    if (left > 0) expect(await screen.findByRole('button', { name: 'Check and send' })).toBeTruthy()
    else expect(screen.queryByRole('button', { name: 'Check and send' })).toBeNull()
  },
)
