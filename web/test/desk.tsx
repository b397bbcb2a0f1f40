import type { DeskAccount, DeskFigures, DeskLine, Figures } from '@tameer/contract'
import { openOffice, visit } from './office.tsx'

/** An account at the desk, as in the server's response. */
export function deskAccountFixture(changes: Partial<DeskAccount> = {}): DeskAccount {
  return {
    ...{ name: 'Sara Desk', email: 'sara@desk.example', role: 'Operator' },
    ...{ codeAt: '2026-11-23T06:00:00.000Z', secondsLeft: 43_200, recoveryCodesLeft: 10 },
    ...changes,
  }
}

/** A line of the log, as in the server's response. */
export function deskLineFixture(changes: Partial<DeskLine> = {}): DeskLine {
  const id = '0190f000-0000-7000-8000-0000000000d1'
  return {
    ...{ id, event: 'signed-in', actorId: '0190f000-0000-7000-8000-0000000000a1', actor: 'Sara Desk' },
    ...{
      subject: { kind: 'account', id: '0190f000-0000-7000-8000-0000000000a1', name: null },
      before: null,
      after: null,
    },
    ...{ network: '203.0.113.x', createdAt: '2026-11-23T19:30:00.000Z' },
    ...changes,
  }
}

const none: Figures = {
  ...{ companies: 0, projects: 0, requestsSent: 0, requestsAnswered: 0, requestsChosen: 0 },
  ...{ houseActs: 0, stagesAgreed: 0, medianDays: null },
  ...{ medianHours: null, stock: { companies: 0, projects: 0 } },
}
const periods = [
  { days: 7, from: '2026-11-16T19:00:00.000Z', beforeFrom: '2026-11-09T19:00:00.000Z' },
  { days: 30, from: '2026-10-24T19:00:00.000Z', beforeFrom: '2026-09-24T19:00:00.000Z' },
  { days: 365, from: '2025-11-23T19:00:00.000Z', beforeFrom: '2024-11-23T19:00:00.000Z' },
] as const

/** Figures as in the server's response on 23 November: those given for a week, and zeros elsewhere. */
export function figuresFixture(week: Partial<DeskFigures['periods'][number]> = {}): DeskFigures {
  const until = '2026-11-23T09:00:00.000Z'
  return {
    computedAt: until,
    speeds: [],
    openHouses: { quote: 3, 'own-price': 2, estimate: 1 },
    heldHouses: 0,
    periods: periods.map((period) => ({
      ...{ ...period, until, beforeUntil: until, figures: none, before: none },
      ...(period.days === 7 && week),
    })),
  }
}

const nothingWaits = { count: 0, oldestAt: null }
/** A list of payments without any, and nothing that waits. */
export const noPayments = { data: [], nextCursor: null, transfers: nothingWaits, refunds: nothingWaits }

/** Refusal of a call that needs a fresh code. */
export const codeNeeded = {
  status: 403,
  body: { code: 'code-needed', message: 'Please enter a code again: the last one was some minutes ago' },
}

/** Responses of the server to an account at the desk; takes more responses as `openOffice` does. */
export function openDesk(own: Parameters<typeof openOffice>[0] = {}, account: Partial<DeskAccount> = {}) {
  return openOffice({
    'GET /desk/account': { body: deskAccountFixture(account) },
    'GET /desk/log': { body: { data: [], nextCursor: null } },
    ...Object.fromEntries(
      ['r1', 'r2', 'r3'].map((id) => [
        `GET /desk/reports/${id}/history`,
        { body: { data: [], nextCursor: null } },
      ]),
    ),
    'GET /desk/reports': { body: { data: [], nextCursor: null, open: 0, things: 0 } },
    'GET /desk/marks': { body: { data: [], nextCursor: null, waiting: 0, expiring: 0 } },
    'GET /desk/requests': { body: { data: [], nextCursor: null, listed: 0, waiting: 0 } },
    'GET /desk/payments': { body: noPayments },
    'GET /desk/prices': { body: { version: '2026-11-26', old: 0, oldestDay: '2026-09-30' } },
    'GET /desk/figures': { body: figuresFixture() },
    'POST /desk/logout': { status: 204 },
    ...own,
  })
}

/** Opens an address of the desk, signed in there. */
export function visitDesk(path: Parameters<typeof visit>[0]) {
  localStorage.setItem('desk-token', 'at-desk')
  return visit(path)
}
