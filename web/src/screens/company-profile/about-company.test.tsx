import type { CompanyProfile } from '@tameer/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { idOf, openDirectory, portfolioOf, visit } from '../../../test/directory.tsx'
import { companyFixture, contactFixture, factsFixture, ratesFixture } from '../../../test/fixtures.ts'

const id = idOf(1)
const address = `/profileDetailScreen?company=${id}`
const silent: CompanyProfile = {
  company: companyFixture({ id }),
  contact: contactFixture(),
  ...{ office: null, facts: factsFixture(), marks: [], mailboxConfirmed: false },
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function open(profile?: CompanyProfile) {
  const directory = openDirectory([portfolioOf(1, 11)])
  if (profile) directory.profiles[id] = profile
  visit(address)
  return directory
}
const facts = () => screen.findByRole('region', { name: 'Facts of the company' })
const about = () => screen.findByRole('region', { name: 'About the company' })
const panel = () => screen.findByRole('complementary', { name: 'Company' })

it('shows what the company says of itself, text as it was written', async () => {
  open({
    ...silent,
    contact: contactFixture({ officeAddress: '5 Mall' }),
    office: { id: 2, name: 'Lahore' },
    facts: {
      about: 'ہم گھر بناتے ہیں۔',
      founded: 1998,
      people: '100+',
      languages: ['ur', 'pa'],
      cities: [{ id: 2, name: 'Lahore' }],
      workingHours: 'Daily',
      minimumProjectPkr: 5_000_000,
    },
  })
  expect(
    within(await about())
      .getByText('ہم گھر بناتے ہیں۔')
      .getAttribute('dir'),
  ).toBe('auto')
  const part = within(await facts())
  const names = part.getAllByRole('term').map(({ textContent }) => textContent)
  const values = part.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(Object.fromEntries(names.map((name, place) => [name, values[place]]))).toEqual({
    Founded: '1998',
    People: '100 or more',
    'Smallest project': 'from PKR 50 Lakh',
    Languages: 'Urdu, Punjabi',
    'Working hours': 'Daily',
    Office: '5 Mall, Lahore',
  })
  const map = part.getByRole('link', { name: '5 Mall, Lahore, Show on a map' })
  expect(new URL(map.getAttribute('href') ?? '').searchParams.get('query')).toBe('5 Mall, Lahore')
  expect(within(await panel()).getByText('Lahore · takes work in Lahore')).toBeTruthy()
})

it('shows the company’s own rates among its projects, each with its day', async () => {
  const rates = ratesFixture({
    completePkr: 5400,
    completeGivenOn: '2026-11-19',
    greyPkr: 3150,
    greyGivenOn: '2026-11-01',
  })
  openDirectory([portfolioOf(1, 11, { company: companyFixture({ id, rates }) })])
  visit(address)
  const part = within(await screen.findByRole('region', { name: 'Their rates' }))
  expect(part.getByText('PKR a sq ft, the company’s own figures')).toBeTruthy()
  expect(part.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Complete housegiven on 19 November 2026',
    'Grey structure with materialgiven on 1 November 2026',
  ])
  expect(part.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['5,400', '3,150'])
})

it('shows a long text in part until it is asked for', async () => {
  open({ ...silent, facts: factsFixture({ about: 'word '.repeat(200).trim() }) })
  const part = within(await about())
  const more = part.getByRole('button', { name: 'Read all' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(more)
  expect(part.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true')
})

it('shows what Tameer has checked beside the company’s name', async () => {
  const marks: CompanyProfile['marks'] = [
    { kind: 'pec', category: '5', checkedOn: '2026-11-12', validUntil: '2027-06-30' },
  ]
  open({ ...silent, marks, mailboxConfirmed: true })
  const shown = within(await panel()).getByRole('list', { name: 'Licences and registrations' })
  expect(
    within(shown)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['PEC C-5checked by Tameer on 12 Nov 2026, valid until 30 Jun 2027', 'Mailbox confirmed'])
})

it('leaves the parts out where nothing is said or known', async () => {
  for (const profile of [silent, undefined]) {
    open(profile)
    await screen.findByRole('link', { name: 'Project 11' })
    for (const name of ['About the company', 'Facts of the company', 'Their rates']) {
      expect(screen.queryByRole('region', { name })).toBeNull()
    }
    expect(screen.queryByRole('list', { name: 'Licences and registrations' })).toBeNull()
    cleanup()
    vi.unstubAllGlobals()
  }
})

it('counts a visit once the person moves, and each way to reach the company that is pressed', async () => {
  const directory = open(silent)
  const mail = await screen.findByRole('link', { name: 'office@company-1.example' })
  fireEvent.keyDown(document.body)
  await waitFor(() => expect(directory.visits).toEqual([{ kind: 'profile', id }]))
  mail.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(mail)
  await waitFor(() => expect(directory.visits).toHaveLength(2))
  expect(directory.visits[1]).toEqual({ kind: 'contact', id })
  await userEvent.click(screen.getByRole('link', { name: 'Project 11' }))
  await waitFor(() => expect(directory.visits[2]).toEqual({ kind: 'project', id: idOf(11) }))
})
