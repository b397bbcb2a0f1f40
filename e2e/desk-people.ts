import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { codeOf } from './authenticator.ts'
import { isPhone } from './fixtures.ts'

export const deskPassword = 'bricks by the wagon load'

/** Settings of the journey's server, see `fresh-servers.mjs`. */
function settingsOf(page: Page): Record<string, string | undefined> {
  const { DATA_DIR: root = '.tmp/journeys-data', E2E_DATABASE_URL: database } = process.env
  if (isPhone(page) || !database) return { DATA_DIR: join(root, 'phone') }
  return { DATA_DIR: join(root, 'desktop'), DATABASE_URL: database }
}

/** Adds a person to the desk with the command. Returns the address of the first-time link, from the hash on. */
export function addToDesk(page: Page, name: string, email: string, ...options: string[]): string {
  const said = execFileSync(process.execPath, ['api/dist/cli/operator.js', 'add', name, email, ...options], {
    env: { ...process.env, ...settingsOf(page) },
    encoding: 'utf8',
  })
  const [, hash] = /(#\S+)/.exec(said) ?? []
  if (!hash) throw new Error(`the command printed no link: ${said}`)
  return `/${hash}`
}

export interface DeskPerson {
  secret: string
  token: string
  recoveryCodes: string[]
}

/** Sets up the account of a first-time link through the API. */
export async function welcome(request: APIRequestContext, link: string): Promise<DeskPerson> {
  const token = new URLSearchParams(link.replace(/.*\?/, '')).get('token')
  const shown = await request.post('/api/desk/welcome', { data: { token } })
  const { secret } = (await shown.json()) as { secret: string }
  const data = { token, newPassword: deskPassword, code: codeOf(secret) }
  const taken = await request.post('/api/desk/welcome/taken', { data })
  if (!taken.ok()) throw new Error(`the link was refused: ${await taken.text()}`)
  return { secret, ...((await taken.json()) as Omit<DeskPerson, 'secret'>) }
}

/** Signs in at the desk before the first page opens. */
export async function sitDown(page: Page, { token }: DeskPerson): Promise<void> {
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('journey-at-desk')) return
    sessionStorage.setItem('journey-at-desk', 'yes')
    localStorage.setItem('desk-token', kept)
  }, token)
}
