import type { DeskCompany, OwnMark } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openDesk, visitDesk } from '../../../../test/desk.tsx'
import {
  aboutCompany,
  companyAccountFixture,
  companyId,
  deskCompanyFixture,
  hiddenCompanyFixture,
} from '../../../../test/desk-company.ts'
import { factsFixture, portfolioFixture, ratesFixture } from '../../../../test/fixtures.ts'
import { button, heading, toasts } from '../../../../test/screen.ts'

const path = `/desk/companies/${companyId}` as const
const get = `GET ${path}`
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const visitCompany = () => visitDesk(path)

it('shows what visitors see of a company, and leads there', async () => {
  openDesk(aboutCompany())
  await visitCompany()
  await heading('Indus Builders')
  const shown = await part('What visitors see')
  for (const text of ['office@indus.example', 'Confirmed', 'Construction', '0300-1234567']) {
    expect(shown.getByText(text)).toBeTruthy()
  }
  expect(shown.getByText('12 Main Boulevard')).toBeTruthy()
  expect(shown.getByText('We build of brick.')).toBeTruthy()
  expect(screen.getByText('Listed')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'As visitors see it' }).getAttribute('href')).toContain(companyId)
  expect(screen.getByRole('link', { name: 'All companies' }).getAttribute('href')).toBe('/desk/companies')
  await (await part('Projects')).findByText('The company has no project.')
  await (await part('Signed in')).findByText('Nobody is signed in.')
  expect((await part('History')).getByText('Nothing was done about this company yet.')).toBeTruthy()
})

it('shows the facts that a company filled in, in the words of its profile, and no empty ones', async () => {
  const told = async () => {
    const shown = await part('What visitors see')
    const values = shown.getAllByRole('definition').map(({ textContent }) => textContent)
    return Object.fromEntries(
      shown.getAllByRole('term').map(({ textContent }, place) => [textContent, values[place]]),
    )
  }
  const { profile } = deskCompanyFixture()
  const rates = ratesFixture({ completePkr: 5400, completeGivenOn: '2026-11-19' })
  const full: DeskCompany = deskCompanyFixture({
    profile: {
      ...profile,
      company: { ...profile.company, rates },
      marks: [{ kind: 'pec', category: '4', checkedOn: '2026-11-12', validUntil: '2027-06-30' }],
      facts: {
        ...{
          about: '',
          founded: 1998,
          people: '100+',
          languages: ['ur', 'pa'],
          workingHours: 'Daily 9 to 6',
        },
        ...{ cities: [{ id: 1, name: 'Karachi' }], minimumProjectPkr: 5_000_000 },
      },
    },
  })
  const known = {
    ...{ Email: 'office@indus.example', Mailbox: 'Confirmed', Services: 'Construction' },
    ...{ Contact: '0300-123456712 Main BoulevardLahorehttps://indus.example' },
    'Signed up': '20 Nov 2026, 12:00:00',
  }
  openDesk(aboutCompany(full))
  const { leave } = await visitCompany()
  expect(await told()).toEqual({
    ...known,
    'Licences and registrations': 'PEC C-4, checked by Tameer on 12 Nov 2026, valid until 30 Jun 2027',
    ...{ 'Takes work in': 'Karachi', 'Smallest project': 'from PKR 50 Lakh' },
    'Complete house': 'from PKR 5,400 a sq ft (the company’s own figure, given on 19 November 2026)',
    ...{ Founded: '1998', People: '100 or more', Languages: 'Urdu, Punjabi' },
    'Working hours': 'Daily 9 to 6',
  })
  leave()
  openDesk(aboutCompany(deskCompanyFixture({ profile: { ...profile, facts: factsFixture() } })))
  await visitCompany()
  expect(await told()).toEqual(known)
})

it('says why visitors do not see it, since when, and what its owner was told', async () => {
  openDesk(aboutCompany(hiddenCompanyFixture()))
  await visitCompany()
  await heading('Indus Builders')
  for (const text of [
    'The desk hides this company from visitors.',
    'Reason: work or pictures of somebody else.',
    'Written to the company: Please use your own pictures.',
    'Since 23 Nov 2026, 11:00:00',
  ]) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  expect(screen.queryByRole('link', { name: 'As visitors see it' })).toBeNull()
})

it('says that a company waits for its mailbox', async () => {
  openDesk(aboutCompany(deskCompanyFixture({ state: 'unconfirmed', emailConfirmed: false })))
  await visitCompany()
  await heading('Indus Builders')
  expect(screen.getByText(/^Visitors do not see this company: its mailbox is not confirmed/)).toBeTruthy()
  expect(button('Confirm its mailbox')).toBeTruthy()
})

it('shows an operator its licences and registrations, and leads to those that wait', async () => {
  const mark = { category: null, holder: '', refusal: null, words: '', renamedFrom: null, hasDocument: true }
  const enteredAt = '2026-11-11T06:00:00.000Z'
  const marks: OwnMark[] = [
    {
      ...{ ...mark, enteredAt, id: 'k1', kind: 'pec', number: 'C-4/12345', state: 'checked' },
      ...{ checkedOn: '2026-11-12', validUntil: '2027-06-30' },
    },
    {
      ...{ ...mark, enteredAt, id: 'k2', kind: 'ntn', number: '1234567-8', state: 'entered' },
      ...{ checkedOn: null, validUntil: null },
    },
  ]
  openDesk({ ...aboutCompany(), [`${get}/account`]: { body: companyAccountFixture({ marks }) } })
  await visitCompany()
  const lines = (await part('Licences and registrations')).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'PEC licence C-4/12345Checked and shown · checked on 12 Nov 2026 · valid until 30 Jun 2027',
    'Tax number (NTN) 1234567-8Waits to be checked',
  ])
  const link = within(lines[1] as HTMLElement).getByRole('link', { name: 'Waits to be checked' })
  expect(link.getAttribute('href')).toBe('/desk/marks')
})

it('shows an operator who is signed in, the mails and what was done, in words', async () => {
  openDesk({ ...aboutCompany(), [`${get}/account`]: { body: companyAccountFixture() } })
  await visitCompany()
  expect((await part('Signed in')).getByRole('listitem').textContent).toBe(
    'Chrome on AndroidLast used 23 Nov 2026, 10:00:00',
  )
  const mail = (await part('Mails to it')).getByRole('listitem').textContent
  expect(mail).toContain('Visitors do not see your company')
  expect(mail).toContain('Failed 2 times: 451 try later')
  const line = (await part('History')).getByRole('listitem').textContent
  for (const text of ['Hid a company', 'Listed → Hidden', 'work or pictures of somebody else']) {
    expect(line).toContain(text)
  }
})

it('shows an editor neither the account nor what only operators do', async () => {
  const office = openDesk(aboutCompany(), { role: 'Editor' })
  await visitCompany()
  await part('Projects')
  const acts = (await part('What to do')).getAllByRole('button').map(({ textContent }) => textContent)
  expect(acts).toEqual(['Hide'])
  expect(screen.queryByRole('region', { name: 'History' })).toBeNull()
  expect(office.of(`${get}/account`)).toEqual([])
})

it('lets an editor not bring back what an operator has suspended', async () => {
  openDesk(aboutCompany(hiddenCompanyFixture({ state: 'suspended' })), { role: 'Editor' })
  await visitCompany()
  await part('Projects')
  expect((await part('What to do')).queryAllByRole('button')).toEqual([])
  expect((await part('What to do')).getByText('Only operators can bring it back.')).toBeTruthy()
})

it('says that it waits, that a company is gone, and what else went wrong', async () => {
  let arrive: () => void = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const gone = { status: 404, body: { code: 'not-found', message: 'This company is gone' } }
  const office = openDesk({ ...aboutCompany(), [get]: () => arrived.then(() => gone) })
  const { leave } = await visitCompany()
  await heading('Company')
  expect(await screen.findByText('Loading the company…')).toBeTruthy()
  arrive()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('This company is gone')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('link', { name: 'All companies' })).toBeTruthy()
  leave()
  office.answers[get] = 'offline'
  await visitCompany()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  Object.assign(office.answers, aboutCompany())
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await heading('Indus Builders')
})

it('keeps what has come when projects or account cannot be loaded', async () => {
  const office = openDesk({
    ...aboutCompany(),
    [`${get}/projects`]: 'offline',
    [`${get}/account`]: { status: 503, body: { code: 'overloaded', message: 'Too much at once' } },
  })
  await visitCompany()
  const projects = await part('Projects')
  const again = await projects.findByRole('button', { name: 'Try again' })
  expect((await (await part('Account')).findByRole('alert')).textContent).toContain('Too much at once')
  Object.assign(office.answers, aboutCompany())
  await userEvent.click(again)
  await projects.findByText('The company has no project.')
})

it('hides a project with a reason and brings another back', async () => {
  const villa = portfolioFixture({ id: 'p1', title: 'Villa' })
  const why = { measure: 'hide', reason: 'spam', words: '', since: '2026-11-23T06:00:00.000Z' } as const
  const office = portfolioFixture({
    ...{ id: 'p2', title: 'Office', hidden: true, restriction: { ...why, answerTo: null } },
  })
  const own = portfolioFixture({ id: 'p3', title: 'Shop', hidden: true })
  const desk = openDesk({
    ...aboutCompany(),
    [`${get}/projects`]: { body: { data: [villa, office, own], nextCursor: null } },
    [`POST ${path}/projects/p1/hiding`]: { body: deskCompanyFixture({ version: 4 }) },
    [`POST ${path}/projects/p2/restoration`]: { body: deskCompanyFixture({ version: 5 }) },
  })
  await visitCompany()
  const projects = await part('Projects')
  const rows = await projects.findAllByRole('listitem')
  expect(rows[1]?.textContent).toContain('Hidden by the desk')
  expect(rows[1]?.textContent).toContain('advertising')
  expect(rows[2]?.textContent).toContain('Hidden by its company')
  const type = userEvent.setup()
  await type.click(button('Hide “Villa”?'))
  const dialog = within(screen.getByRole('dialog', { name: 'Hide “Villa”?' }))
  await type.selectOptions(dialog.getByLabelText('Reason'), 'spam')
  await type.click(dialog.getByRole('button', { name: 'Hide' }))
  await waitFor(() => expect(toasts()).toEqual(['Hidden. The company was mailed']))
  expect(desk.of(`POST ${path}/projects/p1/hiding`)[0]?.body).toEqual({
    ...{ version: 3, reason: 'spam', words: '' },
  })
  await type.click(await projects.findByRole('button', { name: 'Bring Office back?' }))
  await type.click(
    within(screen.getByRole('dialog', { name: 'Bring Office back?' })).getByRole('button', {
      name: 'Bring back',
    }),
  )
  await waitFor(() => expect(desk.of(`POST ${path}/projects/p2/restoration`)).toHaveLength(1))
  expect(desk.of(`POST ${path}/projects/p2/restoration`)[0]?.body).toEqual({ version: 4 })
  await waitFor(() => expect(desk.of(`${get}/projects`).length).toBe(3))
})

it('goes through many projects page by page, forth and back', async () => {
  const desk = openDesk({
    ...aboutCompany(),
    [`${get}/projects`]: ({ query }) => {
      const [id, nextCursor] = query.get('cursor') ? ['p2', null] : ['p1', '24']
      return { body: { data: [portfolioFixture({ id, title: `Title of ${id}` })], nextCursor } }
    },
  })
  await visitCompany()
  const projects = await part('Projects')
  const type = userEvent.setup()
  await type.click(await projects.findByRole('button', { name: 'More projects' }))
  await projects.findByText('Title of p2')
  expect(desk.of(`${get}/projects`).map(({ query }) => query.get('cursor'))).toEqual([null, '24'])
  await type.click(projects.getByRole('button', { name: 'Earlier projects' }))
  await projects.findByText('Title of p1')
})
