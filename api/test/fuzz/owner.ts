import { addresses } from '@tameer/contract'
import { vi } from 'vitest'
import { multipart } from '../factories.ts'
import { plainJpeg } from '../pictures.ts'
import { Known } from './good-values.ts'
import type { Operation } from './operations.ts'
import type { Target } from './target.ts'

/** For calls that only prepare what is judged. */
const patienceMs = 20_000

/** A company that knows its way about the server, and is there again whatever was done to its account. */
export class Owner {
  readonly known = new Known()
  readonly #target: Target
  readonly #lists: string[]
  #token = ''
  #accounts = 0
  #account = { email: '', password: '' }

  constructor(target: Target, operations: Operation[]) {
    this.#target = target
    const asks = operations.filter(({ method, parameters }) => {
      return method === 'GET' && parameters.every((one) => one.in === 'query')
    })
    this.#lists = asks.map(({ path }) => path)
  }

  /** The token of a session that is there: a new one when the last call took it away. */
  async token(): Promise<string> {
    if (this.#token === '' || (await this.#ask('GET', '/api/users/profile')).status === 401) {
      if (!(await this.#logIn())) await this.#signUp()
      for (const path of this.#lists) this.#learn(path, (await this.#ask('GET', path)).said)
    }
    return this.#token
  }

  /** Reads the code and the confirmation link mailed to a new account: of several codes only the newest counts. */
  async readMail(): Promise<void> {
    await this.#signUp()
    const { email } = this.#account
    await this.#ask('POST', `/api${addresses.forgotPassword.path}`, { email })
    await vi.waitFor(
      async () => {
        const mails = (await this.#target.readMail()).filter((mail) => mail.includes(`To: ${email}`))
        const found = (pattern: RegExp) => mails.flatMap((mail) => pattern.exec(mail)?.[1] ?? [])[0]
        const code = found(/reset code: (\d{8})/i)
        const token = found(/confirm-email\?token=(?:3D)?([\w-]{43})/)
        if (!code || !token) throw new Error('nothing has been mailed')
        this.known.only('resetCode', code)
        this.known.only('token', token)
      },
      { timeout: 30_000, interval: 200 },
    )
  }

  async #logIn(): Promise<boolean> {
    if (this.#account.email === '') return false
    const { status, said } = await this.#ask('POST', `/api${addresses.logIn.path}`, this.#account)
    if (status === 200) this.#token = (said as { token: string }).token
    return status === 200
  }

  async #signUp(): Promise<void> {
    this.#accounts += 1
    const email = `owner-${this.#accounts}@example.com`
    this.#account = { email, password: `of account ${this.#accounts}` }
    const { password } = this.#account
    const fields = { name: 'Owner', email, password, confirmPassword: password, categoryIds: [5] }
    const { status, said } = await this.#ask('POST', `/api${addresses.signUp.path}`, fields)
    if (status !== 201) throw new Error(`sign-up answered ${status}`)
    this.#token = (said as { token: string }).token
    this.known.only('email', email)
    this.known.only('password', password)
    await this.#publish()
  }

  async #publish(): Promise<void> {
    const file = { field: 'images', filename: 'a.jpg', bytes: await plainJpeg() }
    const { payload, headers } = multipart({ title: 'House', content: 'Text', 'cities[]': '1' }, [file])
    const target = `/api${addresses.createPortfolio.path}`
    const sent: [string, string][] = [...this.#bearer(), ...Object.entries(headers)]
    const { status, body } = await this.#target.send(
      { method: 'POST', target, headers: sent, body: payload },
      patienceMs,
    )
    if (status !== 201) throw new Error(`publishing answered ${status} ${body}`)
    this.#learn(target, JSON.parse(body.toString()))
  }

  #learn(path: string, said: unknown): void {
    if (said !== undefined) this.known.harvest(said, path)
  }

  #bearer(): [string, string][] {
    return this.#token === '' ? [] : [['Authorization', `Bearer ${this.#token}`]]
  }

  async #ask(method: string, target: string, value?: unknown): Promise<{ status: number; said: unknown }> {
    const headers: [string, string][] = [...this.#bearer(), ['Content-Type', 'application/json']]
    const body = value === undefined ? undefined : Buffer.from(JSON.stringify(value))
    const response = await this.#target.send({ method, target, headers, body }, patienceMs)
    const json = response.headers['content-type']?.startsWith('application/json')
    return { status: response.status, said: json ? JSON.parse(response.body.toString()) : undefined }
  }
}
