import type { Page } from '@playwright/test'
import type { DeskCompany, ListedCompany } from '@tameer/contract'
import { answerDesk, asEditor, broken, refused } from './desk-states.ts'
import { wordsOf } from './screen-words.ts'

const ids = ['019b8d62-7a80-7000-8000-0000000000c1', '019b8d62-7a80-7000-8000-0000000000c2'] as const
/** Company shown in the picture of `/desk/companies/:id`. */
export const picturedCompany = ids[0]

const lahore = { id: 2, name: 'Lahore' }
const services = [
  { id: 5, name: 'Construction' },
  { id: 6, name: 'Interior Design' },
]

export const listedCompany = (changes: Partial<ListedCompany>): ListedCompany => ({
  ...{
    id: ids[0],
    name: 'Indus Demo Builders',
    email: 'office@indus.example',
    image: null,
    imageWidth: null,
  },
  ...{ state: 'listed', emailConfirmed: true, services, city: lahore },
  ...{ projects: 4, position: null, createdAt: '2026-11-20T07:00:00.000Z' },
  ...changes,
})
const rows = [
  listedCompany({ state: 'hidden' }),
  listedCompany({
    id: ids[1],
    name: 'معمار ڈیمو',
    state: 'listed',
    city: { id: 1, name: 'Karachi' },
    projects: 100,
    position: 3,
  }),
  listedCompany({
    id: 'c3',
    name: 'A company with a name that is long enough to need a second line',
    projects: 0,
  }),
  listedCompany({
    id: 'c4',
    name: 'Suspended Demo',
    state: 'suspended',
    services: [{ id: 4, name: 'Architecture' }],
    city: null,
  }),
  listedCompany({ id: 'c5', name: 'New Demo', state: 'unconfirmed', emailConfirmed: false, projects: 1 }),
]

const company = {
  ...{
    id: ids[0],
    name: 'Indus Demo Builders',
    email: 'office@indus.example',
    image: null,
    imageWidth: null,
  },
  role: 'Company',
  position: null,
  categories: [{ categoryId: 5, category: { id: 5, name: 'Construction' } }],
  contact: {
    phone: '',
    phoneDisplay: '',
    whatsapp: '+923001234567',
    email: 'hello@indus.example',
    website: '',
  },
} as const
const hidden: DeskCompany = {
  ...{ id: ids[0], version: 3, state: 'hidden', emailConfirmed: false, projects: 4 },
  email: company.email,
  restriction: {
    ...{ measure: 'hide', reason: 'not-own-work', since: '2026-11-23T06:00:00.000Z' },
    words: 'The pictures of “Villa One” are those of another company. Please put in your own.',
  },
  createdAt: '2026-11-20T07:00:00.000Z',
  profile: {
    company: {
      ...{ ...company, categories: [...company.categories] },
      rates: { completePkr: 5400, completeGivenOn: '2026-11-19', greyPkr: null, greyGivenOn: null },
    },
    contact: {
      ...{ whatsapp: '+923001234567', phone: '', contactEmail: 'hello@indus.example', website: '' },
      ...{ facebookLink: '', twitterLink: '', linkedinLink: '', instagramLink: '', tiktokLink: '' },
      ...{ officeAddress: '12 Main Boulevard', city: 2 },
      ...{ whatsappDisplay: '0300-1234567', phoneDisplay: '' },
    },
    office: { id: 2, name: 'Lahore' },
    marks: [{ kind: 'pec', category: '4', checkedOn: '2026-11-12', validUntil: '2027-06-30' }],
    mailboxConfirmed: true,
    facts: {
      ...{ about: 'We build houses of brick.', founded: 2009, people: '5-19', languages: ['ur', 'pa'] },
      cities: [lahore, { id: 1, name: 'Karachi' }],
      ...{ workingHours: 'Mon to Sat, 9 am to 6 pm', minimumProjectPkr: 5_000_000 },
    },
  },
}
const { restriction } = hidden
const project = (id: string, title: string, changes: object) => ({
  ...{ id, companyId: ids[0], title, hidden: false, portfolioImages: [] },
  portfolioCities: [{ cityId: 2, city: { id: 2, name: 'Lahore' } }],
  ...changes,
})
const line = {
  ...{ actorId: '019b8d62-7a80-7000-8000-000000000001', actor: 'Demo Operator', network: '203.0.113.x' },
  subject: { kind: 'company', id: ids[0], name: null },
}
const account = {
  email: company.email,
  emailChange: {
    newEmail: 'new@indus.example',
    expiresAt: '2026-12-02T06:00:00.000Z',
  },
  sessions: [
    {
      id: 's1',
      device: 'Chrome on Android',
      createdAt: '2026-11-20T07:00:00.000Z',
      lastUsedAt: '2026-11-23T05:00:00.000Z',
    },
  ],
  mails: [
    {
      ...{ id: 'm1', subject: 'Your company is hidden on Tameer', createdAt: '2026-11-23T06:00:00.000Z' },
      ...{ sentAt: null, attempts: 2, lastError: '451 try again later' },
    },
    {
      ...{ id: 'm2', subject: 'Please confirm your email address', createdAt: '2026-11-20T07:00:00.000Z' },
      ...{ sentAt: '2026-11-20T07:01:00.000Z', attempts: 1, lastError: null },
    },
  ],
  marks: [
    {
      ...{ id: 'k1', kind: 'pec', number: 'C-4/12345', category: '4', holder: '', state: 'checked' },
      ...{ checkedOn: '2026-11-12', validUntil: '2027-06-30', refusal: null, words: '', renamedFrom: null },
      ...{ enteredAt: '2026-11-11T06:00:00.000Z', hasDocument: true },
    },
    {
      ...{ id: 'k2', kind: 'ntn', number: '1234567-8', category: null, holder: '', state: 'entered' },
      ...{ checkedOn: null, validUntil: null, refusal: null, words: '', renamedFrom: null },
      ...{ enteredAt: '2026-11-23T06:00:00.000Z', hasDocument: true },
    },
  ],
  history: [
    {
      ...{ ...line, id: 'l1', event: 'company-hidden', createdAt: '2026-11-23T06:00:00.000Z' },
      ...{ before: { state: 'listed' }, after: { state: 'hidden', reason: 'not-own-work' } },
    },
  ],
}
const path = `/companies/${ids[0]}`

const answers = {
  'GET /companies': { json: { data: rows, nextCursor: 'further' } },
  [`GET ${path}`]: { json: hidden },
  [`GET ${path}/account`]: { json: account },
  [`GET ${path}/projects`]: {
    json: {
      data: [
        project('p1', 'Villa One', { hidden: true, restriction: { ...restriction, answerTo: null } }),
        project('p2', 'A house of 10 Marla', {}),
        project('p3', 'An office', { hidden: true }),
      ],
      nextCursor: null,
    },
  },
  [`POST ${path}/suspension`]: refused(409, 'conflict', ({ deskProblems }) => deskProblems.changedAtDesk, {
    current: {
      version: 4,
      state: 'hidden',
      last: { event: 'company-hidden', actor: 'Another Demo', at: '2026-11-23T06:10:00.000Z' },
    },
  }),
}

/** Responds as the desk with companies. */
export const answerCompanies = answerDesk(answers)

/** Responds as the desk with companies, to an editor. */
export const answerCompaniesEditor = answerDesk({ ...answers, ...asEditor })

/** Fails to respond with the list. */
export const answerFailedCompanies = answerDesk({
  'GET /companies': broken,
})

/** Opens the dialog that deletes the company, without typing its name. */
export async function deleteUnnamed(page: Page): Promise<void> {
  const button = { name: wordsOf(page).deskCompany.deleteIt, exact: true }
  await page.getByRole('button', button).click()
  await page.getByRole('dialog').getByRole('button', button).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}

/** Suspends the company after somebody else has acted on it. */
export async function suspendTooLate(page: Page): Promise<void> {
  const { deskCompany } = wordsOf(page)
  const button = { name: deskCompany.suspend, exact: true }
  await page.getByRole('button', button).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(deskCompany.reason).selectOption('fraud')
  await dialog.getByRole('button', button).click()
  await page.getByRole('alert').waitFor()
}

/** Responds with an empty list. */
export const answerNoCompanies = answerDesk({ 'GET /companies': { json: { data: [], nextCursor: null } } })
