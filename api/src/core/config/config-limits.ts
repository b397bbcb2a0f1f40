import type { Judge } from './config-judge.ts'

/** At most `most` events within any `windowMs`. */
export interface Limit {
  most: number
  windowMs: number
}

/** Names of the limits: see the table in docs/operations.md. Null: not limited. */
export type LimitName = keyof typeof settings
export type Limits = Record<LimitName, Limit | null>

interface Setting {
  variable: string
  /** The default where strangers can call. */
  guarded: string
  /** The default on a developer's own machine, outside production (decision D19). */
  relaxed: string
}

const minuteMs = 60_000
const units = { s: 1000, m: minuteMs, h: 60 * minuteMs, d: 24 * 60 * minuteMs } as const
const most = 100_000

const settings = {
  loginAccount: { variable: 'LIMIT_LOGIN_ACCOUNT', guarded: '10/15m', relaxed: '10/15m' },
  loginAddress: { variable: 'LIMIT_LOGIN_ADDRESS', guarded: '50/15m', relaxed: '50/15m' },
  signUp: { variable: 'LIMIT_SIGN_UP', guarded: '20/1h', relaxed: '1000/1h' },
  reset: { variable: 'LIMIT_RESET', guarded: '20/1h', relaxed: '1000/1h' },
  resetTry: { variable: 'LIMIT_RESET_TRY', guarded: '30/1h', relaxed: '1000/1h' },
  resetTryAccount: { variable: 'LIMIT_RESET_TRY_ACCOUNT', guarded: '15/1h', relaxed: '1000/1h' },
  request: { variable: 'LIMIT_REQUEST', guarded: '5/1d', relaxed: '1000/1d' },
  house: { variable: 'LIMIT_HOUSE', guarded: '5/1d', relaxed: '1000/1d' },
  houseAct: { variable: 'LIMIT_HOUSE_ACT', guarded: '120/1h', relaxed: '10000/1h' },
  housePicture: { variable: 'LIMIT_HOUSE_PICTURE', guarded: '200/1h', relaxed: '10000/1h' },
  report: { variable: 'LIMIT_REPORT', guarded: '10/1h', relaxed: '1000/1h' },
  reportThing: { variable: 'LIMIT_REPORT_THING', guarded: '3/1d', relaxed: '1000/1d' },
  upload: { variable: 'LIMIT_UPLOAD', guarded: '120/1h', relaxed: '10000/1h' },
  write: { variable: 'LIMIT_WRITE', guarded: '600/1h', relaxed: '10000/1h' },
  draft: { variable: 'LIMIT_DRAFT', guarded: '300/5m', relaxed: '3000/5m' },
  open: { variable: 'LIMIT_OPEN', guarded: '60/1h', relaxed: '10000/1h' },
  assistant: { variable: 'LIMIT_ASSISTANT', guarded: '1200/1h', relaxed: '10000/1h' },
  export: { variable: 'LIMIT_EXPORT', guarded: '10/1h', relaxed: '1000/1h' },
} satisfies Record<string, Setting>

/** Reads every limit; `guarded` chooses between the two columns of defaults. */
export function judgeLimits(judge: Judge, guarded: boolean): Limits {
  const entries = Object.entries(settings).map(([name, { variable, ...defaults }]) => [
    name,
    judgeLimit(judge, variable, guarded ? defaults.guarded : defaults.relaxed),
  ])
  return Object.fromEntries(entries) as Limits
}

/** The longest wait that a growing limit may reach, ms. */
export function judgeLongestWait(judge: Judge): number {
  const minutes = { least: 1, most: 24 * 60, whole: false }
  return judge.number('LIMIT_LOGIN_LONGEST_WAIT_MINUTES', minutes, 60) * minuteMs
}

function judgeLimit(judge: Judge, variable: string, otherwise: string): Limit | null {
  const text = judge.text(variable) ?? otherwise
  if (text === 'off') return null
  const limit = parseLimit(text)
  if (!limit) judge.fault(`${variable} must be a number and a time such as 20/1h or 10/15m, or off`)
  return limit ?? null
}

function parseLimit(text: string): Limit | undefined {
  const [, count, length, unit] = /^(\d{1,6})\/(\d{1,4})([smhd])$/.exec(text) ?? []
  if (count === undefined || length === undefined) return undefined
  const windowMs = Number(length) * units[unit as keyof typeof units]
  const fits = Number(count) >= 1 && Number(count) <= most && windowMs >= units.s && windowMs <= 31 * units.d
  return fits ? { most: Number(count), windowMs } : undefined
}
