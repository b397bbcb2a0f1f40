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
const about = () => screen.findByRole('region', { name: 'About the company' })

it('shows what the company says of itself, text as it was written', async () => {
  open({
    ...silent,
    contact: contactFixture({
      ...{ phone: '+923001234567', phoneDisplay: '0300-1234567', officeAddress: '5 Mall' },
    }),
    office: { id: 2, name: 'Lahore' },
    facts: {
      ...{ about: 'ہم گھر بناتے ہیں۔', founded: 1998, people: '100+', languages: ['ur', 'pa'] },
      ...{ cities: [{ id: 2, name: 'Lahore' }], workingHours: 'Daily', minimumProjectPkr: 5_000_000 },
    },
  })
  const part = within(await about())
  expect(part.getByText('ہم گھر بناتے ہیں۔').getAttribute('dir')).toBe('auto')
  const names = part.getAllByRole('term').map(({ textContent }) => textContent)
  const values = part.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(Object.fromEntries(names.map((name, place) => [name, values[place]]))).toEqual({
    ...{ 'Takes work in': 'Lahore', 'Smallest project': 'from PKR 50 Lakh', Founded: '1998' },
    ...{ People: '100 or more', Languages: 'Urdu, Punjabi', 'Working hours': 'Daily' },
    ...{ Phone: '0300-1234567', Office: '5 Mall, Lahore Show on a map' },
  })
  expect(part.getByRole('link', { name: '0300-1234567' }).getAttribute('href')).toBe('tel:+923001234567')
  const map = part.getByRole('link', { name: 'Show on a map' })
  expect(new URL(map.getAttribute('href') ?? '').searchParams.get('query')).toBe('5 Mall, Lahore')
})

it('shows the company’s own rates, each with its day, also where nothing else is said', async () => {
  const complete = ratesFixture({ completePkr: 5400, completeGivenOn: '2026-11-19' })
  open({ ...silent, company: companyFixture({ id, rates: complete }) })
  const part = within(await about())
  expect(part.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Complete house'])
  expect(part.getByRole('definition').textContent).toBe(
    'from PKR 5,400 a sq ft (the company’s own figure, given on 19 November 2026)',
  )
  cleanup()
  const grey = ratesFixture({ greyPkr: 3150, greyGivenOn: '2026-11-01' })
  open({ ...silent, company: companyFixture({ id, rates: grey }) })
  const other = within(await about())
  expect(other.getByRole('term').textContent).toBe('Grey structure with material')
  expect(other.getByRole('definition').textContent).toContain('from PKR 3,150 a sq ft (')
})

it('shows a long text in part until it is asked for', async () => {
  open({ ...silent, facts: factsFixture({ about: 'word '.repeat(200).trim() }) })
  const part = within(await about())
  const more = part.getByRole('button', { name: 'Read all' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(more)
  expect(part.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true')
})

it('says that the mailbox was confirmed, also where nothing else is known', async () => {
  open({ ...silent, mailboxConfirmed: true })
  const part = within(await about())
  expect(part.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Email'])
  expect(part.getByText('The company has confirmed this address to Tameer.')).toBeTruthy()
})

it('leaves the part out where nothing is said or known', async () => {
  for (const profile of [silent, undefined]) {
    open(profile)
    await screen.findByRole('link', { name: 'Project 11' })
    expect(screen.queryByRole('region', { name: 'About the company' })).toBeNull()
    cleanup()
    vi.unstubAllGlobals()
  }
})

it('counts a visit once the person moves, and each way to reach the company that is pressed', async () => {
  const directory = open(silent)
  const mail = await screen.findByRole('link', { name: 'Email' })
  fireEvent.keyDown(document.body)
  await waitFor(() => expect(directory.visits).toEqual([{ kind: 'profile', id }]))
  mail.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(mail)
  await waitFor(() => expect(directory.visits).toHaveLength(2))
  expect(directory.visits[1]).toEqual({ kind: 'contact', id })
  await userEvent.click(screen.getByRole('link', { name: 'Project 11' }))
  await waitFor(() => expect(directory.visits[2]).toEqual({ kind: 'project', id: idOf(11) }))
})
