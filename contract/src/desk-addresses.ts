import type { Address } from './addresses.ts'

/**
 * Method and path of every call of the desk. They are kept apart from `addresses`, so that no page of visitors and
 * companies loads them. No response of the desk may be cached. Pure, as `addresses` is.
 */
export const deskAddresses = {
  readWelcome: { method: 'POST', path: '/desk/welcome' },
  takeWelcome: { method: 'POST', path: '/desk/welcome/taken' },
  giveCode: { method: 'POST', path: '/desk/code' },
  leaveDesk: { method: 'POST', path: '/desk/logout' },
  getDeskAccount: { method: 'GET', path: '/desk/account' },
  changeDeskPassword: { method: 'PUT', path: '/desk/account/password' },
  prepareSecondFactor: { method: 'POST', path: '/desk/account/second-factor' },
  changeSecondFactor: { method: 'PUT', path: '/desk/account/second-factor' },
  makeRecoveryCodes: { method: 'POST', path: '/desk/account/recovery-codes' },
  listDeskSessions: { method: 'GET', path: '/desk/account/sessions' },
  endDeskSession: { method: 'DELETE', path: '/desk/account/sessions/:id' },
  listDeskLog: { method: 'GET', path: '/desk/log' },
  exportDeskLog: { method: 'POST', path: '/desk/log/export' },
  listDeskMails: { method: 'GET', path: '/desk/mails' },
  retryDeskMail: { method: 'POST', path: '/desk/mails/:id/retry' },
  stopDeskMail: { method: 'POST', path: '/desk/mails/:id/stop' },
  listDeskJobs: { method: 'GET', path: '/desk/jobs' },
  listDeskCompanies: { method: 'GET', path: '/desk/companies' },
  exportDeskCompanies: { method: 'POST', path: '/desk/companies/export' },
  getDeskCompany: { method: 'GET', path: '/desk/companies/:id' },
  getDeskCompanyAccount: { method: 'GET', path: '/desk/companies/:id/account' },
  listDeskProjects: { method: 'GET', path: '/desk/companies/:id/projects' },
  hideCompany: { method: 'POST', path: '/desk/companies/:id/hiding' },
  suspendCompany: { method: 'POST', path: '/desk/companies/:id/suspension' },
  restoreCompany: { method: 'POST', path: '/desk/companies/:id/restoration' },
  confirmCompanyMailbox: { method: 'POST', path: '/desk/companies/:id/mailbox' },
  sendCompanyReset: { method: 'POST', path: '/desk/companies/:id/reset' },
  endCompanySessions: { method: 'POST', path: '/desk/companies/:id/sessions/end' },
  exportCompany: { method: 'POST', path: '/desk/companies/:id/export' },
  deleteCompany: { method: 'POST', path: '/desk/companies/:id/deletion' },
  hideProject: { method: 'POST', path: '/desk/companies/:id/projects/:projectId/hiding' },
  restoreProject: { method: 'POST', path: '/desk/companies/:id/projects/:projectId/restoration' },
  getDeskOrder: { method: 'GET', path: '/desk/order' },
  saveDeskOrder: { method: 'PUT', path: '/desk/order' },
  listDeskReports: { method: 'GET', path: '/desk/reports' },
  getDeskReport: { method: 'GET', path: '/desk/reports/:id' },
  takeDeskReport: { method: 'POST', path: '/desk/reports/:id/taking' },
  closeDeskReport: { method: 'POST', path: '/desk/reports/:id/closing' },
  hideReported: { method: 'POST', path: '/desk/reports/:id/hiding' },
  listDeskMarks: { method: 'GET', path: '/desk/marks' },
  getDeskMarkDocument: { method: 'GET', path: '/desk/marks/:id/document' },
  checkMark: { method: 'POST', path: '/desk/marks/:id/check' },
  refuseMark: { method: 'POST', path: '/desk/marks/:id/refusal' },
} as const satisfies Record<string, Address>

export type DeskEndpointName = keyof typeof deskAddresses
