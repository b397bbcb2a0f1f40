import type { Page } from '@playwright/test'
import { demoDesk, demoDeskPassword, demoDeskSecret } from '../../demo/src/load-desk.ts'
import { codeOf } from '../../e2e/authenticator.ts'
import { type Words, wordsOf } from './screen-words.ts'

type Role = (typeof demoDesk)[number]['role']

const stepMs = 30_000
/** A session at the desk ends after half an hour without a call. */
const renewedMs = 20 * 60_000
const sessions = new Map<string, { token: Promise<string>; usedAt: number }>()

/** Signs the demo's operator or editor in before the first page opens. */
export function sitDown(role: Role, origin: string): (page: Page) => Promise<void> {
  return async (page) => {
    const token = await tokenOf(role, origin)
    await page.addInitScript((kept) => localStorage.setItem('desk-token', kept), token)
  }
}

function tokenOf(role: Role, origin: string): Promise<string> {
  const now = Date.now()
  const key = `${role} ${origin}`
  const kept = sessions.get(key)
  const token = kept && now - kept.usedAt < renewedMs ? kept.token : signIn(role, origin)
  sessions.set(key, { token, usedAt: now })
  return token
}

/** A code works once, so that of parallel runs each takes another one, or waits for the next. */
async function signIn(role: Role, origin: string): Promise<string> {
  const email = demoDesk.find((one) => one.role === role)?.email
  const login = await post(`${origin}/api/auth/login`, { email, password: demoDeskPassword })
  const { token } = (await login.json()) as { token: string }
  for (const steps of [-1, 0, 1, 1, 1]) {
    const code = await post(`${origin}/api/desk/code`, { code: codeOf(demoDeskSecret, steps) }, token)
    if (code.ok) return token
    if (steps === 1) await new Promise((resolve) => setTimeout(resolve, stepMs))
  }
  throw new Error(`the demo's ${role} could not sign in`)
}

function post(url: string, body: object, token = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

interface DeskResponse {
  status?: number
  json?: unknown
}
/** A response of the desk, in the language of the page where it has texts of the server. */
type Answer = DeskResponse | ((words: Words) => DeskResponse)

/** A refusal with its sentence, and more fields. */
export function refused(
  status: number,
  code: string,
  sentence: (words: Words) => string,
  more: object = {},
): Answer {
  return (words) => ({ status, json: { code, message: sentence(words), ...more } })
}

/** Response to a link that was used already. */
export const usedLink = refused(400, 'invalid', ({ problems }) => problems.linkExpired)
/** Response of a server that cannot respond. */
export const broken = refused(503, 'unavailable', ({ net }) => net.failed)

/** Responds to these calls, by method and path below `/api/desk`, in the server's place. */
export async function answerDesk(page: Page, answers: Record<string, Answer>): Promise<void> {
  await page.route('**/api/desk/**', (route) => {
    const [, path = ''] = new URL(route.request().url()).pathname.split('/api/desk')
    const answer = answers[`${route.request().method()} ${path}`]
    if (!answer) return route.fallback()
    return route.fulfill(typeof answer === 'function' ? answer(wordsOf(page)) : answer)
  })
}
