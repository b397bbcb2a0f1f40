import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { codeNeeded, deskAccountFixture, openDesk, visitDesk } from '../../../../test/desk.tsx'
import { companyId, listedCompanyFixture } from '../../../../test/desk-company.ts'
import { button, field, heading, toasts } from '../../../../test/screen.ts'

const list = 'GET /desk/companies'
const page = (...data: ReturnType<typeof listedCompanyFixture>[]) => ({ body: { data, nextCursor: null } })
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Companies' })).getAllByRole('listitem')
const asked = (office: ReturnType<typeof openDesk>) => Object.fromEntries(office.of(list).at(-1)?.query ?? [])

it('shows each company with where it stands, and leads to it', async () => {
  const late = listedCompanyFixture({
    ...{ id: 'c2', name: 'Late Builders', state: 'hidden', emailConfirmed: false, position: 3 },
    ...{ services: [], city: null, projects: 100 },
  })
  openDesk({ [list]: page(listedCompanyFixture(), late) })
  await visitDesk('/desk/companies')
  const [first, second] = await rows()
  expect(first?.textContent).toContain(
    'Indus BuildersListedoffice@indus.exampleConstruction · Lahore · 4 projects · Signed up 20 Nov 2026',
  )
  expect(second?.textContent).toContain('100+ projects · Position 3 · Signed up 20 Nov 2026')
  expect(second?.textContent).toContain('Late BuildersHidden')
  expect(second?.textContent).toContain('Mailbox not confirmed')
  const link = within(first as HTMLElement).getByRole('link', { name: 'Indus Builders' })
  expect(link.getAttribute('href')).toBe(`/desk/companies/${companyId}`)
  expect(screen.getByText('These are all.')).toBeTruthy()
})

it('says that it waits, and then that there is none', async () => {
  let arrive: () => void = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  openDesk({ [list]: () => arrived.then(() => page()) })
  await visitDesk('/desk/companies')
  await heading('Companies')
  expect(await screen.findByText('Loading companies…')).toBeTruthy()
  arrive()
  await screen.findByText('No company is like that.')
  expect(screen.queryByRole('link', { name: 'Show all' })).toBeNull()
})

it('keeps search, filters and page in the address, and asks the server for them', async () => {
  const office = openDesk({ [list]: { body: { data: [listedCompanyFixture()], nextCursor: null } } })
  const { address } = await visitDesk('/desk/companies?q=brick&state=silent&city=2&after=here')
  await rows()
  expect(asked(office)).toEqual({ q: 'brick', state: 'silent', city: '2', limit: '24', cursor: 'here' })
  expect(screen.getByRole('link', { name: 'First page' }).getAttribute('href')).toBe(
    '/desk/companies?q=brick&state=silent&city=2',
  )
  const type = userEvent.setup()
  await waitFor(() => expect(field('City').value).toBe('2'))
  await type.clear(field('Search'))
  await type.type(field('Search'), '  clay ')
  await type.selectOptions(field('State'), 'Hidden')
  await type.selectOptions(field('Service'), 'Construction')
  await type.selectOptions(field('City'), 'Any')
  await type.selectOptions(field('Without'), 'A logo')
  await type.click(button('Show'))
  await waitFor(() => expect(address()).toBe('/desk/companies?q=clay&state=hidden&category=5&without=logo'))
  await waitFor(() =>
    expect(asked(office)).toEqual({
      ...{ q: 'clay', state: 'hidden', category: '5', without: 'logo', limit: '24' },
    }),
  )
})

it('ignores invalid entries of an address', async () => {
  const office = openDesk({ [list]: page() })
  await visitDesk('/desk/companies?state=gone&category=four&without=hope&city=-1')
  await screen.findByText('No company is like that.')
  expect(asked(office)).toEqual({ limit: '24' })
})

it('asks for more when few companies of a part match, until the page is long enough', async () => {
  const some = Array.from({ length: 7 }, (_, at) => listedCompanyFixture({ id: `c${at}` }))
  const office = openDesk({
    [list]: ({ query }) => {
      const part = Number(query.get('cursor') ?? 0)
      const data = part === 1 ? [] : some.map((one) => ({ ...one, id: `${part}-${one.id}` }))
      return { body: { data, nextCursor: String(part + 1) } }
    },
  })
  await visitDesk('/desk/companies?state=silent')
  expect(await rows()).toHaveLength(14)
  expect(office.of(list).map(({ query }) => query.get('limit'))).toEqual(['24', '17', '17'])
  expect(screen.getByRole('link', { name: 'More companies' }).getAttribute('href')).toBe(
    '/desk/companies?state=silent&after=3',
  )
})

it('stops asking after some parts without any, and leads further down', async () => {
  const office = openDesk({ [list]: { body: { data: [], nextCursor: 'further' } } })
  await visitDesk('/desk/companies?state=suspended')
  await screen.findByText('None in this part of the list. Go on looking further down.')
  expect(office.of(list)).toHaveLength(8)
  expect(screen.getByRole('link', { name: 'More companies' }).getAttribute('href')).toBe(
    '/desk/companies?state=suspended&after=further',
  )
})

it('says what went wrong, and asks again', async () => {
  const office = openDesk({ [list]: 'offline' })
  await visitDesk('/desk/companies?q=clay')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The companies could not be loaded.')
  expect(field('Search').value).toBe('clay')
  office.answers[list] = page(listedCompanyFixture())
  await userEvent.click(button('Try again'))
  expect(await rows()).toHaveLength(1)
})

it('leads back from a place that cannot be read', async () => {
  const body = { code: 'invalid', message: 'Please check', fields: { cursor: 'This place is damaged' } }
  openDesk({ [list]: { status: 400, body } })
  await visitDesk('/desk/companies?after=none&state=hidden')
  const back = await screen.findByRole('link', { name: 'First page' })
  expect(back.getAttribute('href')).toBe('/desk/companies?state=hidden')
})

it('asks an operator for a code before the file, and saves it then, once for a double click', async () => {
  let fresh = false
  const office = openDesk({
    [list]: page(listedCompanyFixture()),
    'POST /desk/companies/export': () => (fresh ? { body: 'the file' } : codeNeeded),
    'POST /desk/code': () => {
      fresh = true
      return { body: deskAccountFixture() }
    },
  })
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await visitDesk('/desk/companies?state=hidden&category=5')
  await rows()
  const type = userEvent.setup()
  await type.dblClick(button('Save as file (CSV)'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Please enter a code' }))
  await type.type(dialog.getByLabelText('Code'), '123456')
  await waitFor(() => expect(toasts()).toEqual(['The companies were saved as a file']))
  expect(saved).toHaveBeenCalledTimes(1)
  expect(office.of('POST /desk/companies/export').map(({ body }) => body)).toEqual([
    { state: 'hidden', category: 5 },
    { state: 'hidden', category: 5 },
  ])
})

it('gives an editor the list, and no file', async () => {
  openDesk({ [list]: page(listedCompanyFixture()) }, { role: 'Editor' })
  await visitDesk('/desk/companies')
  expect(await rows()).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Save as file (CSV)' })).toBeNull()
})
