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

function withQuery(path: string, query: Query): string {
  const kept = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') kept.set(name, String(value))
  }
  return kept.size > 0 ? `${path}?${kept}` : path
}

/** A page of text or of questions, which may be opened at one of its parts. */
function inParts<Pattern extends string>(pattern: Pattern) {
  return { pattern, to: (part?: string) => withQuery(pattern, { part }) }
}

function fixed<Pattern extends string>(pattern: Pattern) {
  return { pattern, to: (): Pattern => pattern }
}

/**
 * Every address of the client: its route pattern, and a function that builds the address inside the hash.
 * What a screen is about stands in the query too, so a reload or a shared link shows the same (decision D8).
 */
export const paths = {
  home: inParts('/'),
  about: inParts('/about'),
  calculator: fixed('/calculator'),
  contractors: {
    pattern: '/contractors',
    to: ({ q, service, city, specialization, price, after }: ContractorsQuery = {}) =>
      withQuery('/contractors', { service, city, specialization, price, q, after }),
  },
  companyProfile: {
    pattern: '/profileDetailScreen',
    to: ({ company, portfolio, after }: { company: string; portfolio?: string | undefined } & PagePlace) =>
      withQuery('/profileDetailScreen', { company, portfolio, after }),
  },
  portfolioDetail: {
    pattern: '/portfolioDetail',
    to: (query: { id: string }) => withQuery('/portfolioDetail', query),
  },
  portfolio: {
    pattern: '/portfolio/:id',
    to: (id: string) => `/portfolio/${encodeURIComponent(id)}`,
  },
  privacyPolicy: inParts('/privacy-policy'),
  terms: inParts('/terms-and-conditions'),
  login: fixed('/login'),
  signUp: fixed('/signup'),
  forgotPassword: fixed('/forget-password'),
  newPassword: {
    pattern: '/new-password',
    to: (query: { email?: string | undefined; code?: string | undefined } = {}) =>
      withQuery('/new-password', { email: query.email, code: query.code }),
  },
  confirmEmail: {
    pattern: '/confirm-email',
    to: (query: { token?: string | undefined } = {}) => withQuery('/confirm-email', query),
  },
  imageUpload: {
    pattern: '/image-upload/:userId',
    to: (userId: string) => `/image-upload/${encodeURIComponent(userId)}`,
  },
  overview: { pattern: '/overview', to: ({ after }: PagePlace = {}) => withQuery('/overview', { after }) },
  addPortfolio: {
    pattern: '/add-portfolio',
    to: (query: { id?: string | undefined } = {}) => withQuery('/add-portfolio', { id: query.id }),
  },
  settings: fixed('/settings'),
} as const
