import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { contactFixture, factsFixture, portfolioFixture, userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { button, heading } from '../../../test/screen.ts'

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

async function open(user: typeof bare, hidden = false, visits: object = { body: { weeks: [] } }) {
  const portfolio = portfolioFixture({ companyId: user.id, hidden })
  const office = openOffice({
    'GET /portfolios': { body: { data: [portfolio], nextCursor: null, total: 1 } },
    'GET /users/visits': visits,
  })
  await visit('/overview', user)
  await heading('Portfolio Overview')
  await screen.findByRole('heading', { level: 2, name: 'Your profile' })
  return office
}
const profile = () => within(screen.getByRole('region', { name: 'Your profile' }))

it('names the next best thing to add, and leads to where it is added', async () => {
  await open(bare)
  expect(profile().getByText('1 of 12 parts are filled in.')).toBeTruthy()
  expect(profile().getByText('Your logo')).toBeTruthy()
  expect(profile().getByRole('link', { name: 'Add it now' }).getAttribute('href')).toBe(
    '/settings?part=profile',
  )
  const bar = profile().getByRole<HTMLProgressElement>('progressbar')
  expect([bar.value, bar.max]).toEqual([1, 12])
})

it('asks for a project where none is shown, and for nothing when all is there', async () => {
  await open(whole, true)
  expect(profile().getByRole('link', { name: 'Add a project' }).getAttribute('href')).toBe('/add-portfolio')
})

it('says so when nothing is missing', async () => {
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
  await open(whole, false, { body: { weeks } })
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
  await open(whole, false, { body: { weeks: [week('2026-11-20', 4), week('2026-11-13', 4)] } })
  expect(await screen.findAllByText('as many as in the 7 days before')).toHaveLength(2)
})

it('says that nobody came, and offers to ask again when it cannot be known', async () => {
  const office = await open(whole, false, { status: 503, body: { code: 'busy', message: 'Busy' } })
  expect((await screen.findByRole('alert')).textContent).toBe('Busy')
  office.answers['GET /users/visits'] = { body: { weeks: [week('2026-11-23')] } }
  await userEvent.click(button('Try again'))
  await waitFor(() => expect(screen.getByText(/Nobody was counted/)).toBeTruthy())
})
