// The client's screens and their addresses behind the hash (decision 005). Pure: the browser shares these.
import { beforePath, type Language } from './languages.ts'
import { slugOf } from './page-addresses.ts'

/** A query; empty values are left out. */
type Query = Record<string, string | number | null | undefined>

/** Where a page of a list starts: a cursor of the API. */
interface PagePlace {
  after?: string | undefined
}

/** What `/contractors` may be asked for: text, catalogue ids (`service` also as the footer counts) and a price tier. */
interface ContractorsQuery extends PagePlace {
  q?: string | undefined
  service?: number | undefined
  city?: number | undefined
  specialization?: number | undefined
  price?: string | undefined
}

/** A path with a query; empty values are left out. */
export function withQuery(path: string, query: Query): string {
  const kept = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if ((value ?? '') !== '') kept.set(name, String(value))
  }
  return kept.size > 0 ? `${path}?${String(kept)}` : path
}

/** The query of a complete house of this city and plot size, both by name, whose cost is already calculated. */
function completeHouse(city: string, area: string): Query {
  const place = { city: slugOf(city), area: slugOf(area) }
  return { ...place, type: 'complete', shown: `${place.city}.${place.area}.complete.complete` }
}

/** The query of the detailed estimate of the usual complete house on such a plot. */
function billOf(city: string, area: string): Query {
  const [plotSize] = area.split(' ')
  return { mode: 'detailed', city, plotSize, constructionType: 'Complete' }
}

/** The query of the detailed estimate at its first question, for a plot of a size still to be given. */
function plotOf(city: string): Query {
  return { mode: 'detailed', city, step: 'plot' }
}

/** What is around a screen: header and footer, nothing, or the menu of a signed-in company. */
type Frame = 'public' | 'bare' | 'dashboard'

interface Screen {
  /** The route, parameters as `:name`. */
  pattern: string
  frame: Frame
  /** The header's bar leads to it. */
  header?: true
  /** Its first HTML is in the page: for the screens visited most, which look the same to everybody. */
  prerendered?: true
  /** The address inside the hash. */
  to: (...asked: never[]) => string
}

/**
 * Every screen of the client. What a screen is about is in the query too, so a reload or a shared link shows the same
 * (decision D8). The router has a file for each name.
 */
export const screens = {
  home: {
    pattern: '/',
    frame: 'public',
    header: true,
    prerendered: true,
    to: (part?: string) => withQuery('/', { part }),
  },
  about: {
    pattern: '/about',
    frame: 'public',
    header: true,
    to: (part?: string) => withQuery('/about', { part }),
  },
  calculator: {
    pattern: '/calculator',
    frame: 'public',
    header: true,
    prerendered: true,
    to: (house?: { city: string; area?: string }, estimate: 'quick' | 'detailed' = 'quick') => {
      if (!house) return '/calculator'
      const { city, area } = house
      if (area === undefined) return withQuery('/calculator', plotOf(city))
      return withQuery('/calculator', estimate === 'quick' ? completeHouse(city, area) : billOf(city, area))
    },
  },
  contractors: {
    pattern: '/contractors',
    frame: 'public',
    header: true,
    prerendered: true,
    to: ({ q, service, city, specialization, price, after }: ContractorsQuery = {}) =>
      withQuery('/contractors', { service, city, specialization, price, q, after }),
  },
  companyProfile: {
    pattern: '/profileDetailScreen',
    frame: 'public',
    prerendered: true,
    to: ({ company, portfolio, after }: { company: string; portfolio?: string | undefined } & PagePlace) =>
      withQuery('/profileDetailScreen', { company, portfolio, after }),
  },
  portfolioDetail: {
    pattern: '/portfolioDetail',
    frame: 'public',
    to: (query: { id: string }) => withQuery('/portfolioDetail', query),
  },
  portfolio: {
    pattern: '/portfolio/:id',
    frame: 'public',
    prerendered: true,
    to: (id: string) => `/portfolio/${encodeURIComponent(id)}`,
  },
  shortlist: {
    pattern: '/shortlist',
    frame: 'public',
    /**
     * `companies` is the list of somebody who shared it; `compare` shows these side by side; `ask` writes to these, one after
     * another.
     */
    to: ({
      companies = [],
      compare = [],
      ask = [],
    }: {
      companies?: readonly string[]
      compare?: readonly string[]
      ask?: readonly string[]
    } = {}) =>
      // Commas may stand in a query as they are.
      withQuery('/shortlist', {
        companies: companies.join(),
        compare: compare.join(),
        ask: ask.join(),
      }).replaceAll('%2C', ','),
  },
  newRequest: {
    pattern: '/request',
    frame: 'public',
    /** Companies by id, and a service by its category, go along. */
    to: (query: { companies?: readonly string[]; service?: number | undefined } = {}) =>
      withQuery('/request', { ...query, companies: query.companies?.join() }),
  },
  request: {
    pattern: '/request/:id',
    frame: 'public',
    /**
     * The key opens the request; the token, mailed once, confirms it. Both stand behind the hash alone. The view
     * `quotes` compares what the companies sent; on a phone that of one invitation is shown first.
     */
    to: (
      id: string,
      query: {
        key?: string | undefined
        confirm?: string | undefined
        view?: 'quotes' | undefined
        invitation?: string | undefined
      } = {},
    ) => withQuery(`/request/${encodeURIComponent(id)}`, query),
  },
  requests: { pattern: '/requests', frame: 'public', to: () => '/requests' },
  stopReminders: {
    pattern: '/stop-reminders',
    frame: 'bare',
    to: (query: { token?: string | undefined } = {}) => withQuery('/stop-reminders', query),
  },
  privacyPolicy: {
    pattern: '/privacy-policy',
    frame: 'public',
    to: (part?: string) => withQuery('/privacy-policy', { part }),
  },
  terms: {
    pattern: '/terms-and-conditions',
    frame: 'public',
    to: (part?: string) => withQuery('/terms-and-conditions', { part }),
  },
  login: { pattern: '/login', frame: 'bare', header: true, to: () => '/login' },
  signUp: { pattern: '/signup', frame: 'bare', header: true, to: () => '/signup' },
  forgotPassword: { pattern: '/forget-password', frame: 'bare', to: () => '/forget-password' },
  newPassword: {
    pattern: '/new-password',
    frame: 'bare',
    to: (query: { email?: string | undefined; code?: string | undefined } = {}) =>
      withQuery('/new-password', query),
  },
  confirmEmail: {
    pattern: '/confirm-email',
    frame: 'bare',
    to: (query: { token?: string | undefined } = {}) => withQuery('/confirm-email', query),
  },
  changeEmail: {
    pattern: '/change-email',
    frame: 'bare',
    /** `mailbox` is the one the link was mailed to: at the old one there is a choice. */
    to: (query: { token?: string | undefined; mailbox?: 'old' | 'new' | 'undo' } = {}) =>
      withQuery('/change-email', query),
  },
  imageUpload: {
    pattern: '/image-upload/:userId',
    frame: 'bare',
    to: (userId: string) => `/image-upload/${encodeURIComponent(userId)}`,
  },
  overview: {
    pattern: '/overview',
    frame: 'dashboard',
    header: true,
    to: ({ after }: PagePlace = {}) => withQuery('/overview', { after }),
  },
  addPortfolio: {
    pattern: '/add-portfolio',
    frame: 'dashboard',
    to: (query: { id?: string | undefined } = {}) => withQuery('/add-portfolio', query),
  },
  quoteRequests: {
    pattern: '/quote-requests',
    frame: 'dashboard',
    to: (query: { state?: string | undefined; after?: string | undefined } = {}) =>
      withQuery('/quote-requests', query),
  },
  quoteRequest: {
    pattern: '/quote-requests/:invitationId',
    frame: 'dashboard',
    to: (invitationId: string) => `/quote-requests/${encodeURIComponent(invitationId)}`,
  },
  settings: { pattern: '/settings', frame: 'dashboard', to: () => '/settings' },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens

/** The screens whose address needs no parameter. */
export function plainScreens() {
  return Object.values(screens).filter(({ pattern }) => !pattern.includes(':'))
}

/** A screen's address from the server's root on, for links of pages and mails. */
export function clientLink(address: string, language: Language = 'en'): string {
  return `${beforePath(language)}/#${address}`
}

/** Inside the hash: the detailed estimate of answers, whose query `encodeAnswers` of the calculator writes. */
export function detailedEstimateAddress(query: string): string {
  return `${screens.calculator.to()}?mode=detailed&${query}`
}

/** Inside the hash: a new request about the house of an estimate, whose query `encodeAnswers` of the calculator writes. */
export function requestAboutEstimate(query: string): string {
  return `${screens.newRequest.to()}?${query}`
}
