import type { DeskCompany, DeskCompanyAccount, ListedCompany } from '@tameer/contract'
import { deskLineFixture } from './desk.tsx'
import { ratesFixture } from './fixtures.ts'

export const companyId = '0190f000-0000-7000-8000-0000000000c1'
const name = 'Indus Builders'
const email = 'office@indus.example'
const createdAt = '2026-11-20T07:00:00.000Z'

/** A company of the desk's list, as in the server's response. */
export function listedCompanyFixture(changes: Partial<ListedCompany> = {}): ListedCompany {
  return {
    ...{ id: companyId, name, email, image: null, imageWidth: null, state: 'listed', emailConfirmed: true },
    ...{
      services: [{ id: 5, name: 'Construction' }],
      city: { id: 2, name: 'Lahore' },
      projects: 4,
      position: null,
      createdAt,
    },
    ...changes,
  }
}

/** A company at the desk, as in the server's response. */
export function deskCompanyFixture(changes: Partial<DeskCompany> = {}): DeskCompany {
  const categories = [{ categoryId: 5, category: { id: 5, name: 'Construction' } }]
  return {
    ...{ id: companyId, version: 3, state: 'listed', email, emailConfirmed: true },
    ...{ restriction: null, createdAt },
    projects: 1,
    profile: {
      company: {
        ...{ id: companyId, name, email, image: null, imageWidth: null, role: 'Company', position: null },
        categories,
        rates: ratesFixture(),
        contact: { phone: '', phoneDisplay: '', whatsapp: '', email, website: '' },
      },
      contact: {
        ...{ whatsapp: '', phone: '+923001234567', contactEmail: '', website: 'https://indus.example' },
        ...{ facebookLink: '', twitterLink: '', linkedinLink: '', instagramLink: '', tiktokLink: '' },
        ...{ officeAddress: '12 Main Boulevard', city: 2, whatsappDisplay: '', phoneDisplay: '0300-1234567' },
      },
      office: { id: 2, name: 'Lahore' },
      ...{ marks: [], mailboxConfirmed: true },
      facts: {
        ...{ about: 'We build of brick.', founded: 2009, people: '5-19', cities: [], languages: ['ur'] },
        ...{ workingHours: '', minimumProjectPkr: null },
      },
    },
    ...changes,
  }
}

/** A hidden company at the desk. */
export const hiddenCompanyFixture = (changes: Partial<DeskCompany> = {}) =>
  deskCompanyFixture({
    ...{ version: 4, state: 'hidden' },
    restriction: {
      ...{ measure: 'hide', reason: 'not-own-work', words: 'Please use your own pictures.' },
      since: '2026-11-23T06:00:00.000Z',
    },
    ...changes,
  })

/** Account of a company as operators see it, as in the server's response. */
export function companyAccountFixture(changes: Partial<DeskCompanyAccount> = {}): DeskCompanyAccount {
  const used = { createdAt, lastUsedAt: '2026-11-23T05:00:00.000Z' }
  const mail = { createdAt: '2026-11-23T06:00:00.000Z', attempts: 2, lastError: '451 try later' }
  const line = deskLineFixture({
    ...{ event: 'company-hidden', subject: { kind: 'company', id: companyId, name: null } },
    ...{ before: { state: 'listed' }, after: { state: 'hidden', reason: 'not-own-work' } },
  })
  return {
    email,
    emailChange: null,
    sessions: [{ id: 's1', device: 'Chrome on Android', ...used }],
    mails: [{ id: 'm1', subject: 'Visitors do not see your company', sentAt: null, ...mail }],
    marks: [],
    history: [line],
    ...changes,
  }
}

/** Responses of the desk about an untouched company: no projects, nobody signed in. */
export function aboutCompany(company: DeskCompany = deskCompanyFixture()) {
  const quiet = companyAccountFixture({ sessions: [], mails: [], history: [] })
  return {
    [`GET /desk/companies/${companyId}`]: { body: company },
    [`GET /desk/companies/${companyId}/account`]: { body: quiet },
    [`GET /desk/companies/${companyId}/projects`]: { body: { data: [], nextCursor: null } },
  }
}
