// The client's screens and their addresses behind the hash (decision 005). Pure: the browser shares these.
import { beforePath, type Language } from './languages.ts'
import { slugOf } from './page-addresses.ts'

/** Values of a query; empty values are left out. */
type Query = Record<string, string | number | null | undefined>

/** Start of a page of a list: a cursor of the API. */
interface PagePlace {
  after?: string | undefined
}

/** Query of `/contractors`: text, catalogue ids (`service` also by the footer's numbers) and a price tier. */
interface ContractorsQuery extends PagePlace {
  q?: string | undefined
  /** The text as it is typed, even if nothing has it. */
  exact?: 'yes' | undefined
  service?: number | undefined
  city?: number | undefined
  specialization?: number | undefined
  price?: string | undefined
}

/** Joins a path and a query; empty values are left out. */
export function withQuery(path: string, query: Query): string {
  const kept = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if ((value ?? '') !== '') kept.set(name, String(value))
  }
  return kept.size > 0 ? `${path}?${String(kept)}` : path
}

/** An address with the query of an estimate, as `encodeAnswers` of the calculator writes it, behind its own. */
function withHouse(path: string, house: string | undefined, query: Query): string {
  const own = withQuery(path, query)
  return house ? `${own}${own.includes('?') ? '&' : '?'}${house}` : own
}

/** Query for a complete house in this city on this plot size, both by name, with its cost already calculated. */
function completeHouse(city: string, area: string): Query {
  const place = { city: slugOf(city), area: slugOf(area) }
  return { ...place, type: 'complete', shown: `${place.city}.${place.area}.complete.complete` }
}

/** Query of the detailed estimate for the usual complete house on such a plot. */
function billOf(city: string, area: string): Query {
  const [plotSize] = area.split(' ')
  return { mode: 'detailed', city, plotSize, constructionType: 'Complete' }
}

/** Query of the detailed estimate at its first question, with the size of the plot still to be typed. */
function plotOf(city: string): Query {
  return { mode: 'detailed', city, step: 'plot' }
}

/** Frame around a screen: header and footer, nothing, or the menu of a signed-in company. */
type Frame = 'public' | 'bare' | 'dashboard'

/** Parts of the settings, as an address names them. */
export type SettingsPart =
  | 'profile'
  | 'contact'
  | 'facts'
  | 'rates'
  | 'marks'
  | 'email'
  | 'language'
  | 'devices'
  | 'password'
  | 'data'
  | 'deletion'

/** Sheets of a house's page, as its address names them. */
export type HouseSheet = 'add' | 'claim' | 'agree' | 'change' | 'pay' | 'links' | 'close'

interface Screen {
  /** The route, parameters as `:name`. */
  pattern: string
  frame: Frame
  /** True when the header's bar links to it. */
  header?: true
  /** True when its first HTML is in the page: for the most visited screens, which look the same to everybody. */
  prerendered?: true
  /** The address inside the hash. */
  to: (...asked: never[]) => string
}

/**
 * Every screen of the client. The subject of a screen stands in the query too, so that a reload or a shared link
 * shows the same (decision D8). The router has a file for each name.
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
    to: ({ q, exact, service, city, specialization, price, after }: ContractorsQuery = {}) =>
      withQuery('/contractors', { service, city, specialization, price, q, exact, after }),
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
     * `companies` is a list that somebody shared; `compare` shows these companies side by side; `ask` writes to
     * these, one after another.
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
      // Commas need no encoding in a query.
      withQuery('/shortlist', {
        companies: companies.join(),
        compare: compare.join(),
        ask: ask.join(),
      }).replaceAll('%2C', ','),
  },
  newRequest: {
    pattern: '/request',
    frame: 'public',
    /** Takes companies by id, and a service by its category. */
    to: (query: { companies?: readonly string[]; service?: number | undefined } = {}) =>
      withQuery('/request', { ...query, companies: query.companies?.join() }),
  },
  request: {
    pattern: '/request/:id',
    frame: 'public',
    /**
     * The key opens the request; the token, mailed once, confirms it. Both stand behind the hash only, which
     * browsers do not send to a server. The view `quotes` compares the companies' quotes; on a phone it begins with
     * that of one invitation.
     */
    to: (
      id: string,
      query: {
        key?: string | undefined
        confirm?: string | undefined
        view?: 'quotes' | 'agreement' | undefined
        invitation?: string | undefined
      } = {},
    ) => withQuery(`/request/${encodeURIComponent(id)}`, query),
  },
  /**
   * The builders' prices that this device keeps. `house` is the query of an estimate, as a bill brings it; `link` a sheet
   * that somebody sent; `add` asks for one more price.
   */
  check: {
    pattern: '/check',
    frame: 'public',
    to: ({
      house,
      request,
      add,
      link,
    }: {
      house?: string | undefined
      request?: string | undefined
      add?: true
      link?: string
    } = {}) => withHouse('/check', house, { request, add: add && 1, in: link }),
  },
  newCheck: {
    pattern: '/check/new',
    frame: 'public',
    to: (query: {
      way: 'complete' | 'grey' | 'labour'
      house?: string | undefined
      request?: string | undefined
    }) => withHouse('/check/new', query.house, { way: query.way, request: query.request }),
  },
  checkedQuote: {
    pattern: '/check/:id',
    frame: 'public',
    to: (id: string) => `/check/${encodeURIComponent(id)}`,
  },
  editCheck: {
    pattern: '/check/:id/edit',
    frame: 'public',
    to: (id: string) => `/check/${encodeURIComponent(id)}/edit`,
  },
  checkAgreement: {
    pattern: '/check/:id/agreement',
    frame: 'public',
    to: (id: string) => `/check/${encodeURIComponent(id)}/agreement`,
  },
  requests: { pattern: '/requests', frame: 'public', to: () => '/requests' },
  newHouse: {
    pattern: '/house/new',
    frame: 'public',
    /** `request` is a request of this device whose quote was chosen. */
    to: (query: { request?: string | undefined } = {}) => withQuery('/house/new', query),
  },
  house: {
    pattern: '/house/:id',
    frame: 'public',
    /**
     * The key opens the house; `recover`, a token that was mailed once, puts a key of this device in place. Both stand behind
     * the hash only. `do` opens a sheet over the page, for one stage with its id, or for one change.
     */
    to: (
      id: string,
      query: {
        key?: string | undefined
        recover?: string | undefined
        do?: HouseSheet | undefined
        stage?: string | undefined
        id?: string | undefined
      } = {},
    ) => withQuery(`/house/${encodeURIComponent(id)}`, query),
  },
  houses: { pattern: '/houses', frame: 'public', to: () => '/houses' },
  plans: { pattern: '/plans', frame: 'public', to: () => '/plans' },
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
    to: (query: { token?: string | undefined } = {}) => withQuery('/change-email', query),
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
  billing: {
    pattern: '/billing',
    frame: 'dashboard',
    /** `plan` is the plan to buy; without one, that of the company. `after` is the cursor of older payments. */
    to: (query: { plan?: 'plus' | 'pro' | undefined; after?: string | undefined } = {}) =>
      withQuery('/billing', query),
  },
  billingReturn: {
    pattern: '/billing/return',
    frame: 'dashboard',
    /** The payment by our reference. */
    to: (query: { payment?: string | undefined } = {}) => withQuery('/billing/return', query),
  },
  receipt: {
    pattern: '/billing/receipt',
    frame: 'dashboard',
    to: (query: { payment?: string | undefined } = {}) => withQuery('/billing/receipt', query),
  },
  settings: {
    pattern: '/settings',
    frame: 'dashboard',
    /** `field` is the name of a field in that part. */
    to: (part?: SettingsPart, field?: string) => withQuery('/settings', { part, field }),
  },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens

/** The screens whose address needs no parameter. */
export function plainScreens() {
  return Object.values(screens).filter(({ pattern }) => !pattern.includes(':'))
}

/** Address of a screen from the server's root, for links of pages and mails. */
export function clientLink(address: string, language: Language = 'en'): string {
  return `${beforePath(language)}/#${address}`
}
