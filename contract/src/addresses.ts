/** Whose response may be kept in a cache: one to a call without a session that is the same for everyone, or nobody's. */
export type Cacheable = 'everyone' | 'nobody'

export interface Address {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** Nobody's unless said. The server's page cache, the headers and the service worker obey it. */
  cache?: Cacheable
}

/**
 * Method and path of every call, below the API's base. Pure: the browser uses these, and the endpoints add
 * their schemas to them, so that no address is typed twice.
 */
export const addresses = {
  health: { method: 'GET', path: '/health' },
  ready: { method: 'GET', path: '/ready' },
  listCategories: { method: 'GET', path: '/categories', cache: 'everyone' },
  listCities: { method: 'GET', path: '/cities', cache: 'everyone' },
  listBuildingTypes: { method: 'GET', path: '/building-types', cache: 'everyone' },
  countCompanies: { method: 'GET', path: '/company-counts', cache: 'everyone' },
  signUp: { method: 'POST', path: '/auth/signup' },
  logIn: { method: 'POST', path: '/auth/login' },
  logOut: { method: 'POST', path: '/auth/logout' },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/auth/reset-password' },
  confirmEmail: { method: 'POST', path: '/auth/confirm-email' },
  sendConfirmation: { method: 'POST', path: '/auth/send-confirmation' },
  listSessions: { method: 'GET', path: '/auth/sessions' },
  endSession: { method: 'DELETE', path: '/auth/sessions/:id' },
  endAllSessions: { method: 'DELETE', path: '/auth/sessions' },
  getProfile: { method: 'GET', path: '/users/profile' },
  updateProfile: { method: 'PUT', path: '/users/profile' },
  changePassword: { method: 'PUT', path: '/users/password' },
  exportAccount: { method: 'GET', path: '/users/export' },
  deleteAccount: { method: 'POST', path: '/users/deletion' },
  uploadLogo: { method: 'POST', path: '/users/:id/image' },
  listCompanies: { method: 'GET', path: '/companies', cache: 'everyone' },
  listPortfolios: { method: 'GET', path: '/portfolios', cache: 'everyone' },
  suggestSearches: { method: 'GET', path: '/search-suggestions', cache: 'everyone' },
  getPortfolio: { method: 'GET', path: '/portfolios/:id', cache: 'everyone' },
  createPortfolio: { method: 'POST', path: '/portfolios' },
  updatePortfolio: { method: 'PUT', path: '/portfolios/:id' },
  deletePortfolio: { method: 'DELETE', path: '/portfolios/:id' },
} as const satisfies Record<string, Address>

export type EndpointName = keyof typeof addresses

/** The path with `:id` filled in, encoded. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:([a-z]+)/gi, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
