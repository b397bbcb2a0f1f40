import type { Invitation, InvitationRow, SentQuote } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { smallBill } from '../../../test/quote-bill.ts'
import { button, field, heading, toasts } from '../../../test/screen.ts'

const user = userFixture()
const id = '0190f000-0000-7000-8000-000000000901'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000).toISOString()

const row: InvitationRow = {
  ...{ id, state: 'sent', service: 5, name: 'Ayesha Khan', city: 'Lahore', locality: 'DHA Phase 6' },
  ...{ coveredAreaSft: 1000, totalPkr: 4_000_000, start: '2027-03', sentAt: inDays(-1), endsAt: inDays(30) },
  headlinePkr: null,
}

const invitation: Invitation = {
  ...{ id, state: 'seen', questions: [], draft: null, quotes: [], lastRates: [] },
  request: {
    ...{ id: '0190f000-0000-7000-8000-000000000902', state: 'open', service: 5, name: 'Ayesha Khan' },
    plot: { plotSize: 5, plotUnit: 'Marla', marlaStandardSft: 225 },
    ...{
      city: 'Lahore',
      coveredAreaSft: 1000,
      locality: 'DHA Phase 6',
      start: '2027-03',
      notes: 'A corner plot.',
    },
    ...{ answers: {}, priceBook: '2027-01', totalPkr: 4_000_000, bill: smallBill, images: [] },
    ...{ createdAt: inDays(-2), openedAt: inDays(-1), endsAt: inDays(30) },
  },
}

const list = (data: InvitationRow[], unread = 0) => ({ body: { data, nextCursor: null, unread } })

it('lists requests, says how many are new, and keeps the filter in the address', async () => {
  const office = openOffice({
    'GET /invitations': ({ query }) => list(query.get('state') === 'quoted' ? [] : [row], 1),
  })
  const { address } = await visit('/quote-requests', user)
  await heading('Quote requests')
  expect(await screen.findByText('1 new request')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Construction in DHA Phase 6, Lahore' })
  expect(link.getAttribute('href')).toBe(`/quote-requests/${id}`)
  expect(screen.getByText('30 days left')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Quoted' }))
  expect(await screen.findByText('No request here.')).toBeTruthy()
  expect(address()).toBe('/quote-requests?state=quoted')
  expect(office.of('GET /invitations').at(-1)?.query.get('state')).toBe('quoted')
})

it('says that none came yet, and what to do when the list cannot be had', async () => {
  const office = openOffice({ 'GET /invitations': 'offline' })
  await visit('/quote-requests', user)
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy()
  office.answers['GET /invitations'] = list([])
  await userEvent.click(button('Try again'))
  expect(await screen.findByText(/No request yet/)).toBeTruthy()
})

it('the menu says how many requests are new', async () => {
  openOffice({ 'GET /invitations': list([row], 3) })
  await visit('/quote-requests', user)
  await heading('Quote requests')
  await userEvent.click(button('Menu'))
  const menu = within(screen.getByRole('dialog', { name: 'Dashboard menu' }))
  expect(await menu.findByRole('link', { name: 'Quote requests 3 new' })).toBeTruthy()
})

it('notes a new request as looked at, and sends a quote of one number', async () => {
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
      const frozen = { id: row.id, revision: 1, sentAt: inDays(0), likeForLikePkr: 3_600_000 }
      sent.push({ ...(body as object), ...frozen })
      return { status: 201, body: sent[0] }
    },
  })
  await visit(`/quote-requests/${id}`, user)
  await heading('5 Marla house in Lahore')
  expect(office.of(`POST /invitations/${id}/seen`)).toHaveLength(1)
  await userEvent.type(await screen.findByLabelText('What would you build this for?'), '3,600')
  await userEvent.click(button('Check and send'))
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', '1 thing to correct')
  await userEvent.click(screen.getByLabelText('Tax is included'))
  await userEvent.click(button('Check and send'))
  await userEvent.click(button('Send the quote'))
  await waitFor(() => expect(toasts()).toContain('Your quote is sent'))
  expect(sent[0]).toMatchObject({ headlinePkr: 3_600_000, tax: 'included' })
  expect(await screen.findByText('PKR 36,00,000')).toBeTruthy()
  expect(button('Take the quote back')).toBeTruthy()
  await userEvent.click(button('Send a better quote'))
  expect(document.activeElement?.id).toBe('answer')
})

/** An invitation of the test's own: an unsaved draft stays in memory, and the next test with the same invitation would open it. */
const ownId = (number: number) => `0190f000-0000-7000-8000-00000000092${number}`

it('a quote that could not be sent says so where it was pressed, and can be sent again', async () => {
  const own = ownId(1)
  const office = openOffice({
    [`GET /invitations/${own}`]: { body: { ...invitation, id: own } },
    [`PUT /invitations/${own}/draft`]: ({ body }) => ({ body: { ...(body as object), version: 1 } }),
    [`POST /invitations/${own}/quotes`]: 'offline',
  })
  await visit(`/quote-requests/${own}`, user)
  await userEvent.type(await screen.findByLabelText('What would you build this for?'), '36 lakh')
  expect(screen.getByLabelText<HTMLInputElement>('One sum').checked).toBe(true)
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
  await userEvent.type(await screen.findByLabelText('What would you build this for?'), '36 lakh')
  await userEvent.click(screen.getByLabelText('Per sq ft (1,000 sq ft)'))
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
  await userEvent.type(await screen.findByLabelText('What would you build this for?'), '3,200')
  expect(await screen.findByText('Your draft is not saved. It ended')).toBeTruthy()
  office.answers[`GET /invitations/${own}`] = { body: { ...invitation, id: own, state: 'not-chosen' } }
  await userEvent.click(button('Show the request as it is now'))
  expect(await screen.findByText(/chose another quote/)).toBeTruthy()
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
  await userEvent.click(await screen.findByRole('button', { name: 'Price it in parts' }))
  const grey = within(screen.getByRole('region', { name: 'Grey Structure' }))
  await userEvent.click(grey.getByText('By section'))
  expect(grey.getByText('Estimate 20.00 Lakh')).toBeTruthy()
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
  const theirs = { kind: 'bill', entry: { house: { figure: '3,000', kind: 'rate' } } }
  openOffice({
    [`GET /invitations/${id}`]: { body: invitation },
    [`PUT /invitations/${id}/draft`]: {
      status: 409,
      body: { message: 'Saved later', code: 'conflict', current: { draft: theirs, version: 4 } },
    },
  })
  await visit(`/quote-requests/${id}`, user)
  await userEvent.type(await screen.findByLabelText('What would you build this for?'), '3,200')
  await userEvent.click(await screen.findByRole('button', { name: 'Take the other one' }))
  expect(field('What would you build this for?').value).toBe('3,000')
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
  expect(screen.queryByLabelText('What would you build this for?')).toBeNull()
})

it('shows the number only once it is shared, and no form once all is over', async () => {
  const request = { ...invitation.request, phone: '0300-1234567', whatsappLink: 'https://wa.me/923001234567' }
  const office = openOffice({ [`GET /invitations/${id}`]: { body: { ...invitation, request } } })
  const first = await visit(`/quote-requests/${id}`, user)
  expect((await screen.findByRole('link', { name: 'WhatsApp' })).getAttribute('href')).toBe(
    request.whatsappLink,
  )
  expect(screen.getByRole('link', { name: 'Call 0300-1234567' }).getAttribute('href')).toBe('tel:03001234567')
  first.leave()
  office.answers[`GET /invitations/${id}`] = { body: { ...invitation, state: 'not-chosen' } }
  await visit(`/quote-requests/${id}`, user)
  expect(await screen.findByText(/chose another quote/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check and send' })).toBeNull()
})

it('who declined is not told that the request has ended', async () => {
  openOffice({ [`GET /invitations/${id}`]: { body: { ...invitation, state: 'declined' } } })
  await visit(`/quote-requests/${id}`, user)
  expect(await screen.findByText('You declined this request.')).toBeTruthy()
  expect(screen.queryByText(/has ended/)).toBeNull()
})
