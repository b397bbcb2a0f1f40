/**
 * Tells whose response a cache may keep: `everyone` for a call without a session whose response is the same for
 * all, or `nobody`.
 */
export type Cacheable = 'everyone' | 'nobody'

export interface Address {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** Default: `nobody`. The server's page cache, the headers and the service worker obey it. */
  cache?: Cacheable
  /** TTL of a response in the server's page cache while nothing is written, ms; unlimited when absent. */
  cachedMs?: number
}

/** Prefix of the paths of all calls. */
export const apiPrefix = '/api'

/**
 * Method and path of every call, below `apiPrefix`, but those of houses and of the desk, which a browser loads later. Pure:
 * the browser uses these, and the endpoints add their schemas to them, so that no address is typed twice.
 */
export const siteAddresses = {
  listCategories: { method: 'GET', path: '/categories', cache: 'everyone' },
  listCities: { method: 'GET', path: '/cities', cache: 'everyone' },
  listBuildingTypes: { method: 'GET', path: '/building-types', cache: 'everyone' },
  countCompanies: { method: 'GET', path: '/company-counts', cache: 'everyone', cachedMs: 30_000 },
  listPriceBooks: { method: 'GET', path: '/price-books', cache: 'everyone' },
  getPriceBook: { method: 'GET', path: '/price-books/:version', cache: 'everyone' },
  signUp: { method: 'POST', path: '/auth/signup' },
  logIn: { method: 'POST', path: '/auth/login' },
  logOut: { method: 'POST', path: '/auth/logout' },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/auth/reset-password' },
  confirmEmail: { method: 'POST', path: '/auth/confirm-email' },
  sendConfirmation: { method: 'POST', path: '/auth/send-confirmation' },
  confirmEmailChange: { method: 'POST', path: '/auth/email-change' },
  undoEmailChange: { method: 'POST', path: '/auth/email-change/undo' },
  readEmailLink: { method: 'POST', path: '/auth/email-change/link' },
  listSessions: { method: 'GET', path: '/auth/sessions' },
  endSession: { method: 'DELETE', path: '/auth/sessions/:id' },
  endAllSessions: { method: 'DELETE', path: '/auth/sessions' },
  getProfile: { method: 'GET', path: '/users/profile' },
  updateProfile: { method: 'PUT', path: '/users/profile' },
  updateFacts: { method: 'PUT', path: '/users/facts' },
  listOwnMarks: { method: 'GET', path: '/users/marks' },
  enterMark: { method: 'POST', path: '/users/marks' },
  withdrawMark: { method: 'DELETE', path: '/users/marks/:id' },
  getMarkDocument: { method: 'GET', path: '/users/marks/:id/document' },
  getPlans: { method: 'GET', path: '/plans', cache: 'everyone' },
  getBilling: { method: 'GET', path: '/billing' },
  listOwnPayments: { method: 'GET', path: '/billing/payments' },
  beginPayment: { method: 'POST', path: '/billing/payments' },
  getPayment: { method: 'GET', path: '/billing/payments/:reference' },
  askPayment: { method: 'POST', path: '/billing/payments/:reference/ask' },
  sayPaid: { method: 'POST', path: '/billing/payments/:reference/said-paid' },
  listVisits: { method: 'GET', path: '/users/visits' },
  changePassword: { method: 'PUT', path: '/users/password' },
  getEmailChange: { method: 'GET', path: '/users/email-change' },
  requestEmailChange: { method: 'PUT', path: '/users/email-change' },
  sendEmailChange: { method: 'POST', path: '/users/email-change' },
  cancelEmailChange: { method: 'DELETE', path: '/users/email-change' },
  exportAccount: { method: 'GET', path: '/users/export' },
  deleteAccount: { method: 'POST', path: '/users/deletion' },
  uploadLogo: { method: 'POST', path: '/users/:id/image' },
  listCompanies: { method: 'GET', path: '/companies', cache: 'everyone' },
  getCompany: { method: 'GET', path: '/companies/:id', cache: 'everyone' },
  countVisit: { method: 'POST', path: '/visits' },
  sendReport: { method: 'POST', path: '/reports' },
  listPortfolios: { method: 'GET', path: '/portfolios', cache: 'everyone' },
  suggestSearches: { method: 'GET', path: '/search-suggestions' },
  getPortfolio: { method: 'GET', path: '/portfolios/:id', cache: 'everyone' },
  createPortfolio: { method: 'POST', path: '/portfolios' },
  updatePortfolio: { method: 'PUT', path: '/portfolios/:id' },
  movePortfolio: { method: 'PUT', path: '/portfolios/:id/place' },
  hidePortfolio: { method: 'PUT', path: '/portfolios/:id/hidden' },
  deletePortfolio: { method: 'DELETE', path: '/portfolios/:id' },
  createRequest: { method: 'POST', path: '/requests' },
  confirmRequest: { method: 'POST', path: '/requests/confirm' },
  getRequest: { method: 'GET', path: '/requests/:id' },
  sendRequestConfirmation: { method: 'POST', path: '/requests/:id/confirmation' },
  inviteCompany: { method: 'POST', path: '/requests/:id/invitations' },
  releasePhone: { method: 'POST', path: '/requests/:id/phone' },
  askCompany: { method: 'POST', path: '/requests/:id/questions' },
  answerQuestion: { method: 'POST', path: '/requests/:id/answers' },
  chooseQuote: { method: 'POST', path: '/requests/:id/choice' },
  closeRequest: { method: 'POST', path: '/requests/:id/close' },
  makeRequestKey: { method: 'POST', path: '/requests/:id/keys' },
  endFamilyKey: { method: 'DELETE', path: '/requests/:id/keys/family' },
  deleteRequest: { method: 'DELETE', path: '/requests/:id' },
  stopReminders: { method: 'POST', path: '/reminders/stop' },
  listInvitations: { method: 'GET', path: '/invitations' },
  getInvitation: { method: 'GET', path: '/invitations/:id' },
  seeInvitation: { method: 'POST', path: '/invitations/:id/seen' },
  declineInvitation: { method: 'POST', path: '/invitations/:id/decline' },
  askHomeowner: { method: 'POST', path: '/invitations/:id/questions' },
  answerHomeowner: { method: 'POST', path: '/invitations/:id/answers' },
  saveQuoteDraft: { method: 'PUT', path: '/invitations/:id/draft' },
  sendQuote: { method: 'POST', path: '/invitations/:id/quotes' },
  withdrawQuote: { method: 'DELETE', path: '/invitations/:id/quotes' },
} as const satisfies Record<string, Address>

export type SiteEndpointName = keyof typeof siteAddresses

/** The path with `:id` filled in, encoded. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:([a-z]+)/gi, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
