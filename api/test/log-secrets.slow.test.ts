import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { addresses, fillPath, session } from '@tameer/contract'
import { expect, it, vi } from 'vitest'
import { randomToken } from '../src/core/secrets/random.ts'
import { multipart } from './factories.ts'
import { plainPng } from './pictures.ts'
import { startProcess } from './server-process.ts'

vi.setConfig({ testTimeout: 120_000 })

const secrets = {
  password: 'Hunter-2-of-the-owner',
  wrongPassword: 'Guess-of-a-stranger',
  newPassword: 'Hunter-3-after-the-reset',
  changedPassword: 'Hunter-4-after-the-change',
  email: 'owner.secret@example.com',
  newEmail: 'owner.other.secret@example.com',
  unknownEmail: 'nobody.secret@example.com',
  address: '203.0.113.77',
  network: '2001:db8:aaaa:bbbb:',
  token: 'T'.repeat(43),
  search: 'what-somebody-looked-for',
  phone: '+923001234567',
  filename: 'private-file-name',
  homeowner: 'Ayesha-of-the-log',
  homeownersEmail: 'ayesha.secret@example.com',
  notes: 'notes-of-a-family',
  body: 'half-a-body-with-a-secret',
}

it('names the attempts, and none of the secrets used in them', async () => {
  const env = { LOG_LEVEL: 'trace', TRUST_PROXY: 'loopback', LIMIT_SIGN_UP: '2/1h', METRICS_PORT: '0' }
  const server = await startProcess(env)
  const base = await server.ready()
  const from = { 'x-forwarded-for': secrets.address }
  const ask = (name: keyof typeof addresses, init: RequestInit = {}, params = {}, query = '') => {
    const { method, path } = addresses[name]
    const headers = { ...from, ...(init.headers as Record<string, string>) }
    return fetch(`${base}/api${fillPath(path, params)}${query}`, { method, ...init, headers })
  }
  const json = (name: keyof typeof addresses, body: unknown, headers = {}) =>
    ask(name, {
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  const { email, password } = secrets
  const fields = { name: 'Secret Builders', email, password, confirmPassword: password, categoryIds: [5] }
  const opened = session.parse(await (await json('signUp', fields)).json())
  for (let time = 0; time < 3; time += 1) await json('signUp', fields)
  const bearer = { authorization: `Bearer ${opened.token}` }
  const form = (values: Record<string, string>, bytes = Buffer.from('<svg onload="alert(1)">')) => {
    const file = { field: 'images', filename: `${secrets.filename}.png`, bytes }
    return multipart(values, [file])
  }

  // Passwords and codes, right and wrong, in every format.
  for (let time = 0; time < 12; time += 1) await json('logIn', { email, password: secrets.wrongPassword })
  await json('logIn', { email: secrets.unknownEmail, password: secrets.wrongPassword })
  await json('logIn', `{"email":"${email}","password":"${secrets.body}`)
  await json('logIn', { email: [email], password: { $ne: secrets.password } })
  await json('logIn', `{"__proto__":{"password":"${secrets.body}"}}`)
  await ask('logIn', { headers: { 'content-type': 'text/plain' }, body: secrets.body })
  await json('forgotPassword', { email: secrets.unknownEmail })
  await json('forgotPassword', { email })
  const code = await mailedCode(server.folder)
  await json('resetPassword', { email, resetCode: '00000000', newPassword: secrets.newPassword })
  const reset = await json('resetPassword', { email, resetCode: code, newPassword: secrets.newPassword })
  expect(reset.status).toBe(200)
  const again = await json('logIn', { email, password: secrets.newPassword })
  const { token } = session.parse(await again.json())
  const headers = { authorization: `Bearer ${token}` }

  // Data of another company, malformed forms, unusual addresses.
  await ask('logOut', { headers: bearer })
  await ask('logOut', { headers: { authorization: `Bearer ${secrets.token}` } })
  await ask('uploadLogo', { headers, body: new FormData() }, { id: crypto.randomUUID() })
  const sent = form({ title: 'House', content: 'x', 'cities[]': '1', phone: secrets.phone })
  await ask('createPortfolio', {
    headers: { ...sent.headers, ...headers },
    body: new Uint8Array(sent.payload),
  })
  const cut = sent.payload.subarray(0, sent.payload.length / 2)
  await ask('createPortfolio', { headers: { ...sent.headers, ...headers }, body: new Uint8Array(cut) })
  await ask('listPortfolios', {}, {}, `?q=${secrets.search}&cursor=${secrets.search}`)
  await fetch(`${base}/${secrets.search}?token=${secrets.token}`, {
    headers: { 'x-forwarded-for': `${secrets.network}1` },
  })
  await fetch(`${base}/api/${secrets.search}`, { headers: { cookie: `session=${secrets.token}` } })
  await sendRaw(
    base,
    `GET /${secrets.search} HTTP/1.1\r\nauthorization: Bearer ${secrets.token}\r\nbad header\r\n\r\n`,
  )

  // A homeowner's request, with its key sent correctly and wrongly.
  const project = form({ title: 'House', content: 'x', 'cities[]': '1' }, Buffer.from(await plainPng()))
  const shown = await ask('createPortfolio', {
    headers: { ...project.headers, ...headers },
    body: new Uint8Array(project.payload),
  })
  expect(shown.status).toBe(201)
  const { homeowner, homeownersEmail, phone } = secrets
  const plot = { plotSize: 5, plotUnit: 'Marla', marlaStandardSft: 225 }
  const house = { service: 4, city: 'Lahore', plot, coveredAreaSft: 1800, companyIds: [opened.user.id] }
  const asking = {
    key: randomToken(),
    ...house,
    name: homeowner,
    email: homeownersEmail,
    phone,
    notes: secrets.notes,
  }
  const requestForm = multipart({ request: JSON.stringify(asking) })
  const stored = await ask('createRequest', {
    headers: requestForm.headers,
    body: new Uint8Array(requestForm.payload),
  })
  expect(stored.status).toBe(201)
  const { request, key: requestKey } = (await stored.json()) as { request: { id: string }; key: string }
  await ask('getRequest', { headers: { 'x-request-key': requestKey } }, { id: request.id })
  await ask('getRequest', { headers: { 'x-request-key': secrets.token } }, { id: request.id })
  await ask('getRequest', {}, { id: request.id }, `?key=${requestKey}`)
  await json('confirmRequest', { token: secrets.token })

  const { newPassword, changedPassword } = secrets
  await json('confirmEmail', { token: secrets.token })
  for (const name of ['readEmailLink', 'confirmEmailChange', 'undoEmailChange'] as const) {
    await json(name, { token: secrets.token })
  }
  await json(
    'changePassword',
    { currentPassword: secrets.wrongPassword, newPassword: changedPassword },
    headers,
  )
  await json('changePassword', { currentPassword: newPassword, newPassword: changedPassword }, headers)
  const moved = { newEmail: secrets.newEmail, currentPassword: changedPassword }
  // From another network, because this one has used up its limit for new addresses.
  const elsewhere = { ...headers, 'x-forwarded-for': '198.51.100.9' }
  await json('requestEmailChange', { ...moved, currentPassword: secrets.wrongPassword }, elsewhere)
  await json('requestEmailChange', moved, elsewhere)
  await ask('exportAccount', { headers })
  await json('deleteAccount', { password: secrets.wrongPassword }, headers)
  const gone = await json('deleteAccount', { password: changedPassword }, headers)
  expect(gone.status).toBe(204)

  server.child.kill('SIGTERM')
  expect(await server.exit).toBe(0)
  const log = server.heard()
  for (const event of [
    'signed-up',
    'signed-in',
    'sign-in-failed',
    'reset-asked',
    'reset-used',
    'password-changed',
    'email-change-asked',
    'account-deleted',
    'refused',
    'throttled',
  ]) {
    expect(log, event).toContain(`"event":"${event}"`)
  }
  expect(log).toMatch(/"event":"throttled","network":"203\.0\.113\.x","limit":"signUp"/)
  expect(log).toContain('"limit":"loginAccount"')
  expect(log).toContain('"reqId":"')
  const used = { ...secrets, code, requestKey, first: opened.token, second: token, name: 'Secret Builders' }
  const leaks = Object.entries(used).filter(([, secret]) => log.toLowerCase().includes(secret.toLowerCase()))
  expect(leaks).toEqual([])
})

/** Returns the code in the mail that the server wrote into its outbox. */
async function mailedCode(folder: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const outbox = join(folder, 'outbox')
      const mails = await Promise.all(
        (await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')),
      )
      const code = /reset code: (\d{8})/i.exec(mails.join('\n'))?.[1]
      if (!code) throw new Error('no code has been mailed')
      return code
    },
    { timeout: 20_000, interval: 200 },
  )
}

function sendRaw(base: string, text: string): Promise<void> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.on('error', () => {})
    socket.on('close', () => resolve())
    socket.resume()
  })
}
