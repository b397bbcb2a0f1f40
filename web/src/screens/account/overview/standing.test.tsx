import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { contactFixture, factsFixture, portfolioFixture, userFixture } from '../../../../test/fixtures.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import { button, heading } from '../../../../test/screen.ts'

const bare = userFixture()
const whole = userFixture({
  image: '/logo.jpg',
  imageWidth: 160,
  contact: contactFixture({ phone: '+923001234567', officeAddress: 'Mall', city: 2 }),
  facts: factsFixture({
    ...{ about: 'We build.', founded: 1998, people: '1-4', cities: [{ id: 2, name: 'Lahore' }] },
    ...{ languages: ['ur'], workingHours: 'Daily', minimumProjectPkr: 1 },
  }),
})
const week = (from: string, profile = 0) => ({ from, profile, project: 0, contact: 0 })
const registered = { kind: 'pcatp', state: 'checked' }

interface Opened {
  hidden?: boolean
  visits?: object
  marks?: object
}

async function open(
  user: typeof bare,
  { hidden = false, visits = { body: { weeks: [] } }, marks = { body: { data: [registered] } } }: Opened = {},
) {
  const portfolio = portfolioFixture({ companyId: user.id, hidden })
  const office = openOffice({
    'GET /portfolios': { body: { data: [portfolio], nextCursor: null, total: 1 } },
    'GET /users/visits': visits,
    'GET /users/marks': marks,
  })
  await visit('/overview', user)
  await heading('Portfolio Overview')
  await screen.findByText(/^(All parts|Your profile has everything a family looks for\.)$/)
  return office
}
const profile = () => within(screen.getByRole('region', { name: 'Your profile' }))
const addNow = () => profile().getByRole('link', { name: 'Add it now' }).getAttribute('href')

it('names the next best thing to add, and leads to the field where it is added', async () => {
  await open(bare)
  expect(profile().getByText('2 of 13 parts are filled in.')).toBeTruthy()
  expect(profile().getAllByText('Your logo')).toHaveLength(2)
  expect(addNow()).toBe('/settings?part=profile&field=logo')
  const bar = profile().getByRole<HTMLProgressElement>('progressbar')
  expect([bar.value, bar.max]).toEqual([2, 13])
})

it('puts a hint off for 14 days, on this device and for this company', async () => {
  await open(bare)
  await userEvent.click(profile().getByRole('button', { name: 'Not now' }))
  expect(addNow()).toBe('/settings?part=contact&field=whatsapp')
  expect(document.activeElement).toBe(profile().getByRole('button', { name: 'Not now' }))
  const kept = JSON.parse(localStorage.getItem('putOffHints') ?? '')
  expect(kept.until.logo - Date.now()).toBeGreaterThan(13.9 * 86_400_000)
  cleanup()
  localStorage.setItem('putOffHints', JSON.stringify({ ...kept, until: { logo: Date.now() - 1 } }))
  await open(bare)
  expect(addNow()).toBe('/settings?part=profile&field=logo')
  cleanup()
  localStorage.setItem('putOffHints', JSON.stringify({ ...kept, companyId: 'another' }))
  await open(bare)
  expect(addNow()).toBe('/settings?part=profile&field=logo')
})

it('says when everything that is missing was put off', async () => {
  await open(whole, { marks: { body: { data: [] } } })
  await userEvent.click(profile().getByRole('button', { name: 'Not now' }))
  expect(profile().getByText(/comes back here 14 days after/)).toBeTruthy()
})

it('lists all parts, the mark of the service apart, and leads to each that is missing', async () => {
  await open(bare, { marks: { body: { data: [] } } })
  await userEvent.click(screen.getByText('All parts'))
  const every = within(profile().getByRole('list', { name: 'For every company' }))
  expect(every.getAllByRole('listitem')).toHaveLength(12)
  expect(every.getAllByText('done')).toHaveLength(1)
  const own = within(profile().getByRole('list', { name: 'For Architecture' }))
  expect(own.getByRole('link', { name: 'Your PCATP registration' }).getAttribute('href')).toBe(
    '/settings?part=marks&field=pcatp',
  )
})

it('tells the rest when marks cannot be fetched', async () => {
  await open(bare, { marks: { status: 503, body: { code: 'busy', message: 'Busy' } } })
  expect(profile().getByText('1 of 12 parts are filled in.')).toBeTruthy()
})

it.each([
  ['logo', 'profile', 'logo'],
  ['whatsapp', 'contact', 'whatsapp'],
  ['minimumProjectPkr', 'facts', 'minimumProjectPkr'],
  ['cities', 'facts', 'cities'],
])('opens the settings at the field %s', async (_name, part, field) => {
  await open(bare)
  cleanup()
  openOffice()
  await visit(`/settings?part=${part}&field=${field}`, bare)
  await waitFor(() => {
    const place = document.activeElement?.closest(`[data-field="${field}"], [name="${field}"]`)
    expect(place).not.toBeNull()
  })
})

it('leaves a project that is missing to the list, and counts it', async () => {
  await open(whole, { hidden: true })
  expect(profile().getByText('12 of 13 parts are filled in.')).toBeTruthy()
  expect(profile().queryByRole('link', { name: 'Add it now' })).toBeNull()
})

it('is one line when nothing is missing', async () => {
  await open(whole)
  expect(profile().getByText(/has everything a family looks for/)).toBeTruthy()
  expect(profile().queryByRole('link')).toBeNull()
})

it('tells the last seven days first, against the seven before, and the weeks as a table', async () => {
  const weeks = [
    { from: '2026-11-20', profile: 12, project: 3, contact: 2 },
    { from: '2026-11-13', profile: 9, project: 0, contact: 5 },
    week('2026-11-06'),
  ]
  await open(whole, { visits: { body: { weeks } } })
  const part = within(await screen.findByRole('region', { name: 'Last 7 days' }))
  const figures = (await part.findAllByRole('definition')).map(({ textContent }) => textContent)
  expect(figures).toEqual([
    ...['15', '6 more than in the 7 days before'],
    ...['2', '3 fewer than in the 7 days before'],
  ])
  expect(part.getByText(/your own visits while you are logged in/)).toBeTruthy()
  const table = part.getByText('As a table').closest('details')
  expect(table?.open).toBe(false)
  await userEvent.click(part.getByText('As a table'))
  const rows = within(part.getByRole('table', { name: 'Visits by week' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '7 days fromProfileProjectsContact',
    ...['20 Nov1232', '13 Nov905', '6 Nov000'],
  ])
})

it('says when as many came as before', async () => {
  await open(whole, { visits: { body: { weeks: [week('2026-11-20', 4), week('2026-11-13', 4)] } } })
  expect(await screen.findAllByText('as many as in the 7 days before')).toHaveLength(2)
})

it('says that nobody came, and offers to ask again when it cannot be known', async () => {
  const office = await open(whole, { visits: { status: 503, body: { code: 'busy', message: 'Busy' } } })
  expect((await screen.findByRole('alert')).textContent).toBe('Busy')
  office.answers['GET /users/visits'] = { body: { weeks: [week('2026-11-23')] } }
  await userEvent.click(button('Try again'))
  await waitFor(() => expect(screen.getByText(/Nobody was counted/)).toBeTruthy())
})

it.each([
  ['GET /users/marks', { body: { data: [registered] } }],
  ['GET /users/visits', { status: 503, body: { code: 'busy', message: 'Busy' } }],
])('begins with everything at once when %s comes last', async (last, answer) => {
  let arrive = () => {}
  const late = new Promise<typeof answer>((resolve) => {
    arrive = () => resolve(answer)
  })
  const portfolio = portfolioFixture({ companyId: bare.id })
  const office = openOffice({
    'GET /portfolios': { body: { data: [portfolio], nextCursor: null, total: 1 } },
    'GET /users/marks': { body: { data: [registered] } },
    [last]: () => late,
  })
  await visit('/overview', bare)
  await heading('Portfolio Overview')
  await waitFor(() => {
    for (const call of ['GET /portfolios', 'GET /users/visits', 'GET /users/marks'])
      expect(office.of(call)).toHaveLength(1)
  })
  expect(screen.queryByRole('region', { name: 'Your portfolios' })).toBeNull()
  arrive()
  const own = within(await screen.findByRole('region', { name: 'Your portfolios' }))
  expect(own.getByRole('article', { name: portfolio.title })).toBeTruthy()
  expect(profile().getByText('2 of 13 parts are filled in.')).toBeTruthy()
  expect(screen.queryByText(/^(Looking|Loading)/)).toBeNull()
})
