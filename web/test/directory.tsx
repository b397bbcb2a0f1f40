import {
  type CompanyCounts,
  type CompanyProfile,
  type Portfolio,
  type SearchInstead,
  type SearchMeaning,
  type SearchSuggestions,
  screens,
} from '@tameer/contract'
import { render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createHashRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { CompanyProfileScreen } from '../src/screens/company-profile/company-profile-screen.tsx'
import { ContractorsScreen } from '../src/screens/contractors/contractors-screen.tsx'
import { PortfolioDetailScreen } from '../src/screens/portfolio-detail/portfolio-detail-screen.tsx'
import { createAppStore } from '../src/store/store.ts'
import { companyFixture, portfolioFixture } from './fixtures.ts'

const routes = [
  { path: screens.home.pattern, element: <h1>Home</h1> },
  { path: screens.contractors.pattern, element: <ContractorsScreen /> },
  { path: screens.companyProfile.pattern, element: <CompanyProfileScreen /> },
  { path: screens.portfolioDetail.pattern, element: <PortfolioDetailScreen /> },
  { path: screens.portfolio.pattern, element: <PortfolioDetailScreen /> },
]

/** A valid id made from a small number. */
export function idOf(number: number): string {
  return `0190f000-0000-7000-8000-${String(number).padStart(12, '0')}`
}

/** A portfolio of company number `company`, with the names that a test gives. */
export function portfolioOf(company: number, number: number, changes: Partial<Portfolio> = {}): Portfolio {
  const owner = companyFixture({
    id: idOf(company),
    name: `Company ${company}`,
    email: `office@company-${company}.example`,
    ...changes.company,
  })
  return portfolioFixture({ id: idOf(number), title: `Project ${number}`, ...changes, company: owner })
}

/** State and log of the server's stand-in. Changing the state changes its next responses. */
interface Directory {
  portfolios: Portfolio[]
  /** Addresses of the calls for portfolios, in their order. */
  calls: URL[]
  counts: CompanyCounts
  /** Queries of the calls for counts. */
  counted: string[]
  /** Profiles of companies by their ids; for other companies the response is not found. */
  profiles: Record<string, CompanyProfile>
  /** Visits that were counted, as they were sent. */
  visits: unknown[]
  suggestions: SearchSuggestions
  /** Meaning of the search in the list's response. */
  meant: SearchMeaning | undefined
  instead: SearchInstead | undefined
  /** Status of a failure to respond with, while set. */
  failWith: number | undefined
  /** Promise to wait for before responding. */
  delay: (call: URL) => Promise<void>
}

const lists: Record<string, string[]> = {
  categories: ['', '', '', 'Architecture', 'Construction', 'Interior Design', 'Landscape Design'],
  cities: ['Karachi', 'Lahore', 'Faisalabad'],
  'building-types': ['Hotel & Resorts', 'HealthCare', 'Restaurants', 'Office Spaces', 'Residential'],
}

/** Lists of the catalogue, ids counted from 1. */
function listAnswer(names: readonly string[]): Response {
  return Response.json({ data: names.map((name, at) => ({ id: at + 1, name })).filter(({ name }) => name) })
}

function answer(directory: Directory, call: URL): Response {
  if (directory.failWith) {
    return Response.json(
      { message: 'Please try again shortly', code: 'busy' },
      { status: directory.failWith },
    )
  }
  const id = call.pathname.split('/portfolios/')[1]
  if (id !== undefined) {
    const found = directory.portfolios.find((one) => one.id === id)
    return found
      ? Response.json(found)
      : Response.json({ message: 'Not found', code: 'not-found' }, { status: 404 })
  }
  const cursor = call.searchParams.get('cursor')
  if (cursor && !/^\d+$/.test(cursor)) {
    const fields = { cursor: 'This is not a cursor of ours' }
    return Response.json({ message: 'This page does not exist', code: 'invalid', fields }, { status: 400 })
  }
  const { meant, instead } = directory
  return Response.json({ ...page(directory.portfolios, call.searchParams), meant, instead })
}

function hasId(wanted: string | null, ids: readonly number[]): boolean {
  return wanted === null || ids.includes(Number(wanted))
}

function page(portfolios: readonly Portfolio[], query: URLSearchParams) {
  const q = (query.get('q') ?? '').toLowerCase()
  const category = query.get('category')
  const fits = portfolios.filter(({ company, companyId, price, portfolioCities, portfolioBuildingTypes }) => {
    const names = [company.name, ...company.categories.map((one) => one.category.name)]
    return (
      names.some((name) => name.toLowerCase().includes(q)) &&
      (!category || company.categories.some(({ categoryId }) => String(categoryId) === category)) &&
      (!query.has('company') || companyId === query.get('company')) &&
      (!query.has('price') || price === query.get('price')) &&
      hasId(
        query.get('city'),
        portfolioCities.map(({ cityId }) => cityId),
      ) &&
      hasId(
        query.get('buildingType'),
        portfolioBuildingTypes.map(({ buildingTypeId }) => buildingTypeId),
      )
    )
  })
  const distinct = query.get('distinct') === 'company'
  const rows = distinct
    ? fits.filter((one, at) => fits.findIndex(({ companyId }) => companyId === one.companyId) === at)
    : fits
  const follows = rows.findIndex(({ id }) => id === query.get('after')) + 1
  const start = Number(query.get('cursor') ?? follows)
  const end = start + Number(query.get('limit') ?? 500)
  const total = query.has('count') && (start === 0 || start < rows.length) ? { total: rows.length } : {}
  return { data: rows.slice(start, end), nextCursor: end < rows.length ? String(end) : null, ...total }
}

/** Replaces the network with a stand-in for the server; undone by `vi.unstubAllGlobals()`. */
export function openDirectory(portfolios: Portfolio[]): Directory {
  const directory: Directory = {
    ...{ portfolios, calls: [], failWith: undefined, delay: async () => {} },
    counts: { categories: [], cities: [], buildingTypes: [], prices: [] },
    profiles: {},
    counted: [],
    visits: [],
    meant: undefined,
    instead: undefined,
    suggestions: {
      without: [],
      nearby: [],
      elsewhere: { q: null, category: null },
      withWord: [],
    },
  }
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const call = new URL(address, 'http://localhost')
    const list = lists[call.pathname.split('/').at(-1) ?? '']
    if (list) return listAnswer(list)
    if (call.pathname.endsWith('/company-counts')) {
      directory.counted.push(call.searchParams.toString())
      return Response.json(directory.counts)
    }
    if (call.pathname.endsWith('/search-suggestions')) return Response.json(directory.suggestions)
    if (call.pathname.endsWith('/visits')) {
      directory.visits.push(JSON.parse(String(init?.body)))
      return new Response(null, { status: 204 })
    }
    const [, companyId] = /\/companies\/(.+)$/.exec(call.pathname) ?? []
    if (companyId) {
      const profile = directory.profiles[companyId]
      return Response.json(profile ?? { message: 'Not found', code: 'not-found' }, {
        status: profile ? 200 : 404,
      })
    }
    directory.calls.push(call)
    await directory.delay(call)
    return answer(directory, call)
  })
  vi.stubGlobal('scrollTo', vi.fn())
  return directory
}

/** Opens the directory's screens at an address, like a reload or a shared link, or with navigation state. */
export function visit(address: string, state?: unknown) {
  window.history.replaceState({ usr: state, key: 'visit', idx: 0 }, '', `#${address}`)
  const router = createHashRouter(routes)
  render(
    <Provider store={createAppStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return router
}
