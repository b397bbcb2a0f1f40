import type { Address } from './addresses.ts'

/**
 * Method and path of every call of the desk. Apart from `addresses`, so that no page of visitors and companies loads them.
 * Nothing of the desk may be kept in a cache. Pure, as `addresses` is.
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
} as const satisfies Record<string, Address>

export type DeskEndpointName = keyof typeof deskAddresses
