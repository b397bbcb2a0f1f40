// The desk's screens and their addresses behind the hash. They are kept apart from `screens`, so that no other page
// loads them. Pure.
import { withQuery } from '../screens.ts'

interface DeskScreen {
  /** The route. */
  pattern: string
  /** The address inside the hash. */
  to: (...asked: never[]) => string
}

/**
 * Filters of the log in the address. Days are those of Pakistan, first and last day included; `after` is a cursor.
 */
export interface DeskLogQuery {
  event?: string | undefined
  actor?: string | undefined
  subject?: string | undefined
  from?: string | undefined
  to?: string | undefined
  after?: string | undefined
}

/** Filters of the companies in the address; `after` is a cursor. */
export interface DeskCompaniesQuery {
  q?: string | undefined
  state?: string | undefined
  category?: string | undefined
  city?: string | undefined
  without?: string | undefined
  after?: string | undefined
}

/** Filters of the reports in the address: open ones by default; `after` is a cursor. */
export interface DeskReportsQuery {
  state?: string | undefined
  kind?: string | undefined
  after?: string | undefined
}

/** Days that a request without an answer has waited, in the address, and a cursor. */
export interface DeskRequestsQuery {
  days?: string | undefined
  after?: string | undefined
}

/** List of payments in the address, what is searched, and a cursor; or the sums, of a month. */
export interface DeskPaymentsQuery {
  part?: 'sums' | undefined
  month?: string | undefined
  state?: string | undefined
  q?: string | undefined
  after?: string | undefined
}

export const deskScreens = {
  deskHome: {
    pattern: '/desk',
    /** `days`: the period of the figures. */
    to: ({ days }: { days?: string | undefined } = {}) => withQuery('/desk', { days }),
  },
  deskLog: {
    pattern: '/desk/log',
    to: ({ event, actor, subject, from, to, after }: DeskLogQuery = {}) =>
      withQuery('/desk/log', { event, actor, subject, from, to, after }),
  },
  deskMarks: {
    pattern: '/desk/marks',
    to: ({ state, after }: { state?: string | undefined; after?: string | undefined } = {}) =>
      withQuery('/desk/marks', { state, after }),
  },
  deskMark: {
    pattern: '/desk/marks/:id',
    /** With the page of the list that it was chosen from. */
    to: (id: string, { after }: { after?: string | undefined } = {}) =>
      withQuery(`/desk/marks/${id}`, { after }),
  },
  deskCompanies: {
    pattern: '/desk/companies',
    to: ({ q, state, category, city, without, after }: DeskCompaniesQuery = {}) =>
      withQuery('/desk/companies', { q, state, category, city, without, after }),
  },
  deskCompany: { pattern: '/desk/companies/:id', to: (id: string) => `/desk/companies/${id}` },
  deskInvite: {
    pattern: '/desk/invite',
    /** `edit`: the id of the profile in the form, or `new`. */
    to: ({ after, edit }: { after?: string | undefined; edit?: string | undefined } = {}) =>
      withQuery('/desk/invite', { edit, after }),
  },
  deskCatalogue: {
    pattern: '/desk/catalogue',
    /** `list`: by default the cities. */
    to: ({ list }: { list?: string | undefined } = {}) =>
      withQuery('/desk/catalogue', { list: list === 'cities' ? undefined : list }),
  },
  deskReports: {
    pattern: '/desk/reports',
    to: (query: DeskReportsQuery = {}) => withQuery('/desk/reports', reportsQuery(query)),
  },
  deskReport: {
    pattern: '/desk/reports/:id',
    /** With the filters of the queue that it was chosen from. */
    to: (id: string, query: DeskReportsQuery = {}) => withQuery(`/desk/reports/${id}`, reportsQuery(query)),
  },
  deskPayments: {
    pattern: '/desk/payments',
    to: (query: DeskPaymentsQuery = {}) => withQuery('/desk/payments', paymentsQuery(query)),
  },
  deskPayment: {
    pattern: '/desk/payments/:id',
    /** With the list that it was chosen from. */
    to: (id: string, query: DeskPaymentsQuery = {}) =>
      withQuery(`/desk/payments/${id}`, paymentsQuery(query)),
  },
  deskPrices: { pattern: '/desk/prices', to: () => '/desk/prices' },
  deskRequests: {
    pattern: '/desk/requests',
    to: ({ days, after }: DeskRequestsQuery = {}) => withQuery('/desk/requests', { days, after }),
  },
  deskAccount: { pattern: '/desk/account', to: () => '/desk/account' },
  /** Asks for the code after the password. */
  deskCode: { pattern: '/desk/code', to: () => '/desk/code' },
  /** Opened by the first-time link. */
  deskWelcome: {
    pattern: '/desk/welcome',
    to: ({ token }: { token: string }) => withQuery('/desk/welcome', { token }),
  },
  /** Opened by the link to a prepared profile: its company is a visitor here. */
  takeOver: {
    pattern: '/desk/take-over',
    to: ({ token }: { token: string }) => withQuery('/desk/take-over', { token }),
  },
} as const satisfies Record<string, DeskScreen>

function reportsQuery({ state, kind, after }: DeskReportsQuery) {
  return { state: state === 'open' ? undefined : state, kind, after }
}

function paymentsQuery({ part, month, state, q, after }: DeskPaymentsQuery) {
  return { part, month, state: state === 'all' ? undefined : state, q, after }
}
