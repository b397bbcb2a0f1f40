import type { CompanyProfile, CompanySummary, Portfolio } from '@tameer/contract'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { companyFixture, contactFixture, factsFixture, portfolioFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { writeShortlist } from './shortlist.ts'

const asCompany = {
  ...{ phone: '+923001111111', phoneDisplay: '0300-1111111', whatsapp: '+923002222222' },
  ...{ email: 'office@example.com', website: 'https://c.example' },
}
const company = companyFixture({ contact: asCompany, email: asCompany.email })
const asProject = {
  ...{ phone: '+923003333333', phoneDisplay: '0300-3333333', whatsapp: '+923003333333' },
  ...{ email: 'site@example.com', website: 'https://p.example' },
}
const portfolio: Portfolio = portfolioFixture({
  ...{ company, ...asProject },
  companyWork: { projects: 1, cities: 1, founded: null, marks: [] },
})
const summary: CompanySummary = {
  ...{
    company,
    first: portfolio,
    marks: [],
    projects: 1,
    founded: null,
    cities: [],
    buildingTypes: [],
    prices: [],
  },
}
const profile: CompanyProfile = {
  ...{
    company,
    contact: contactFixture(),
    office: null,
    facts: factsFixture(),
    marks: [],
    mailboxConfirmed: false,
  },
}

afterEach(() => {
  cleanup()
  writeShortlist([])
})

/** Numbers to call, numbers to chat with and mail addresses in the links of the screen, each once. */
function waysOnScreen() {
  const links = [...document.querySelectorAll('main a, article a')].map(
    (link) => link.getAttribute('href') ?? '',
  )
  const of = (pattern: RegExp) =>
    [...new Set(links.flatMap((href) => pattern.exec(href)?.[1] ?? []))].toSorted()
  return { call: of(/^tel:(.+)/), chat: of(/^https:\/\/wa\.me\/(\d+)/), mail: of(/^mailto:([^?]+)/) }
}

const ofCompany = { call: ['+923001111111'], chat: ['923002222222'], mail: ['office@example.com'] }

it.each([
  ['a card of the directory', '/contractors', { ...ofCompany, call: [] }],
  ['the profile', `/profileDetailScreen?company=${company.id}`, ofCompany],
  ['the shortlist', '/shortlist', { ...ofCompany, call: [] }],
  ['companies side by side', `/shortlist?compare=${company.id}`, ofCompany],
  [
    'a project',
    `/portfolio/${portfolio.id}`,
    // The project's company is named beside it, with the ways to write to it.
    { call: ['+923003333333'], chat: ['923003333333'], mail: ['office@example.com', 'site@example.com'] },
  ],
])('%s leads to whoever is meant', async (_name, path, ways) => {
  vi.stubGlobal('scrollTo', vi.fn())
  writeShortlist([{ id: company.id, name: company.name }])
  openOffice({
    'GET /portfolios': { body: { data: [portfolio], total: 1, nextCursor: null } },
    [`GET /portfolios/${portfolio.id}`]: { body: portfolio },
    'GET /companies': { body: { data: [summary] } },
    [`GET /companies/${company.id}`]: { body: profile },
    'GET /company-counts': { body: { categories: [], cities: [], buildingTypes: [], prices: [] } },
  })
  await visit(path)
  await screen.findAllByText(company.name, undefined, { timeout: 5000 })
  await vi.waitFor(() => expect(waysOnScreen()).toEqual(ways), { timeout: 5000 })
})
