import { currentPriceBook } from '@tameer/calculator'
import { addresses, type EndpointName } from '@tameer/contract'
import { randomToken } from '../src/core/secrets/random.ts'
import { type call, multipart, signUpFields } from './factories.ts'
import { markForm } from './mark-rows.ts'
import { requestFields } from './request-calls.ts'
import { quoteFor } from './request-rows.ts'
import { slipForm } from './sales.ts'

export const password = 'a long enough password'
export const resetCode = '12345678'

export interface Things {
  companyId: string
  portfolioId: string
  otherPortfolioId: string
  sessionId: string
  email: string
  confirmToken: string
  changeToken: string
  undoToken: string
  logo: Buffer
  /** A company that visitors see and that is not invited. */
  otherId: string
  requestId: string
  markId: string
  /** Reference of a payment of the company. */
  reference: string
  /** Token that ends the reminders to a mailbox. */
  stopToken: string
  /** Invitation that waits for the company's answer. */
  invitationId: string
  /** Invitation with the company's quote. */
  quotedId: string
  quoteId: string
  /** Questions asked by the company, and by the homeowner. */
  questionId: string
  homeownersQuestionId: string
}

/** Calls that are about no house file. */
export type CallOutsideHouses = {
  [Name in EndpointName]: (typeof addresses)[Name]['path'] extends `/houses${string}` ? never : Name
}[EndpointName]

export const callsOutsideHouses = Object.keys(addresses).filter(
  (name) => !addresses[name as EndpointName].path.startsWith('/houses'),
)

type Asked = NonNullable<Parameters<typeof call>[2]>

/** Valid requests of the calls that need more than their address. */
export const soundRequests: Partial<Record<EndpointName, (things: Things) => Asked>> = {
  getPriceBook: () => ({ params: { version: currentPriceBook.version } }),
  signUp: () => ({ payload: signUpFields() }),
  logIn: ({ email }) => ({ payload: { email, password } }),
  forgotPassword: ({ email }) => ({ payload: { email } }),
  resetPassword: ({ email }) => ({ payload: { email, resetCode, newPassword: password } }),
  confirmEmail: ({ confirmToken: token }) => ({ payload: { token } }),
  confirmEmailChange: ({ changeToken: token }) => ({ payload: { token } }),
  undoEmailChange: ({ undoToken: token }) => ({ payload: { token } }),
  readEmailLink: ({ changeToken: token }) => ({ payload: { token } }),
  requestEmailChange: () => ({
    payload: { newEmail: signUpFields().email, currentPassword: password },
  }),
  endSession: ({ sessionId: id }) => ({ params: { id } }),
  updateProfile: () => multipart({ name: 'Another' }),
  updateFacts: () => ({ payload: { about: 'We build houses.', cities: [1, 2] } }),
  beginPayment: () => ({
    payload: { plan: 'plus', months: 1, gateway: 'transfer', amount: 2500, again: true },
  }),
  getPayment: ({ reference }) => ({ params: { reference } }),
  askPayment: ({ reference }) => ({ params: { reference } }),
  sayPaid: ({ reference }) => ({ params: { reference }, ...slipForm() }),
  enterMark: () => markForm(),
  withdrawMark: ({ markId: id }) => ({ params: { id } }),
  getMarkDocument: ({ markId: id }) => ({ params: { id } }),
  changePassword: () => ({ payload: { currentPassword: password, newPassword: 'another password' } }),
  deleteAccount: () => ({ payload: { password } }),
  uploadLogo: ({ companyId: id, logo: bytes }) => ({
    ...multipart({}, [{ field: 'image', filename: 'logo.png', bytes, type: 'image/png' }]),
    params: { id },
  }),
  listCompanies: ({ companyId }) => ({ query: { ids: companyId } }),
  getCompany: ({ companyId: id }) => ({ params: { id } }),
  countVisit: ({ companyId: id }) => ({ payload: { kind: 'profile', id } }),
  sendFieldFigures: () => ({
    payload: { screen: 'calculator', network: '4g', figures: [{ name: 'LCP', value: 1_200 }] },
  }),
  sendReport: ({ companyId: id }) => ({ payload: { kind: 'profile', id, reason: 'spam' } }),
  getPortfolio: ({ portfolioId: id }) => ({ params: { id } }),
  createPortfolio: () => multipart({ title: 'House', content: 'Text', 'cities[]': '1' }),
  updatePortfolio: ({ portfolioId: id }) => ({ ...multipart({ title: 'Changed' }), params: { id } }),
  movePortfolio: ({ portfolioId: id, otherPortfolioId: other }) => ({
    payload: { side: 'after', other },
    params: { id },
  }),
  hidePortfolio: ({ portfolioId: id }) => ({ payload: { hidden: true }, params: { id } }),
  deletePortfolio: ({ portfolioId: id }) => ({ params: { id } }),
  getInvitation: ({ invitationId: id }) => ({ params: { id } }),
  seeInvitation: ({ invitationId: id }) => ({ params: { id } }),
  declineInvitation: ({ invitationId: id }) => ({ params: { id }, payload: { reason: 'too-far' } }),
  askHomeowner: ({ invitationId: id }) => ({ params: { id }, payload: { text: 'Which road?' } }),
  answerHomeowner: ({ quotedId: id, homeownersQuestionId: questionId }) => ({
    params: { id },
    payload: { questionId, text: 'In May' },
  }),
  saveQuoteDraft: ({ invitationId: id }) => ({ params: { id }, payload: { draft: {}, version: 0 } }),
  sendQuote: ({ invitationId: id }) => ({ params: { id }, payload: quoteFor(Date.now) }),
  withdrawQuote: ({ quotedId: id }) => ({ params: { id } }),
  createRequest: ({ otherId }) => multipart({ request: JSON.stringify(requestFields([otherId])) }),
  confirmRequest: ({ confirmToken: token }) => ({ payload: { token } }),
  getRequest: ({ requestId: id }) => ({ params: { id } }),
  sendRequestConfirmation: ({ requestId: id }) => ({ params: { id }, payload: {} }),
  inviteCompany: ({ requestId: id, otherId: companyId }) => ({ params: { id }, payload: { companyId } }),
  releasePhone: ({ requestId: id, companyId }) => ({
    params: { id },
    payload: { companyId, released: true },
  }),
  askCompany: ({ requestId: id, companyId }) => ({ params: { id }, payload: { companyId, text: 'When?' } }),
  answerQuestion: ({ requestId: id, questionId }) => ({
    params: { id },
    payload: { questionId, text: 'Yes' },
  }),
  chooseQuote: ({ requestId: id, quoteId }) => ({ params: { id }, payload: { quoteId } }),
  closeRequest: ({ requestId: id }) => ({ params: { id }, payload: { reason: 'later' } }),
  makeRequestKey: ({ requestId: id }) => ({ params: { id }, payload: { kind: 'own', key: randomToken() } }),
  endFamilyKey: ({ requestId: id }) => ({ params: { id } }),
  deleteRequest: ({ requestId: id }) => ({ params: { id } }),
  stopReminders: ({ stopToken: token }) => ({ payload: { token } }),
}
