import { once } from 'node:events'
import { readdir, readlink } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { call, multipart, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { plainJpeg } from '../../../test/pictures.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
let mine: TestCompany
let port: number
let picture: Buffer

beforeAll(async () => {
  test = await openTestApp()
  mine = await signUpCompany(test.app)
  picture = await plainJpeg()
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  const address = test.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => test.close())

function temporaryFiles(): Promise<string[]> {
  return readdir(test.context.uploadDir)
}

/** Sends raw bytes to the call that publishes; returns the response's status, or the end of the connection. */
async function sendRaw(contentType: string | undefined, body: Buffer): Promise<number | 'closed' | 'hung'> {
  const socket = connect(port, '127.0.0.1')
  const head = [
    'POST /api/portfolios HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${mine.token}`,
    ...(contentType === undefined ? [] : [`Content-Type: ${contentType}`]),
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(body)
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', () => {})
  const hung = Symbol('hung')
  const end = await Promise.race([
    once(socket, 'close'),
    new Promise((resolve) => setTimeout(resolve, 30_000, hung)),
  ])
  socket.destroy()
  if (end === hung) return 'hung'
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]) || 'closed'
}

function field(name: string, value: string): string {
  return `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
}

const form = 'multipart/form-data; boundary=x'
const sound = `${field('title', 'T')}${field('content', 'C')}${field('cities[]', '1')}`

it('accepts a valid form, also with a quoted boundary and with an epilogue', async () => {
  expect(await sendRaw(form, Buffer.from(`${sound}--x--\r\n`))).toBe(201)
  expect(await sendRaw('multipart/form-data; boundary="x"', Buffer.from(`${sound}--x--\r\nbye`))).toBe(201)
})

it.each([
  ['no type', undefined],
  ['JSON', 'application/json'],
  ['a plain form', 'application/x-www-form-urlencoded'],
  ['another multipart', 'multipart/mixed; boundary=x'],
])('refuses %s', async (_, type) => {
  const status = await sendRaw(type, Buffer.from('{"title":"T"}'))
  expect(status).toBe(415)
})

it.each<[string, string, string]>([
  ['a boundary of 300 characters', `multipart/form-data; boundary=${'b'.repeat(300)}`, sound],
  ['no boundary', 'multipart/form-data', `${sound}--x--`],
  ['an empty boundary', 'multipart/form-data; boundary=', `${sound}--x--`],
  ['an empty body', form, ''],
  ['nothing but the end', form, '--x--\r\n'],
  ['another boundary in the body', form, '--y\r\n\r\n--y--'],
  ['a cut in a text', form, `${sound}--x\r\ncontent-disposition: form-data; name="price"\r\n\r\n12`],
  ['a cut in a head', form, `${sound}--x\r\ncontent-dispo`],
  ['no end', form, sound],
  ['a prototype key', form, `${field('__proto__', 'x')}${field('title', 'T')}--x--`],
  ['a constructor key', form, `${field('constructor', 'x')}${sound}--x--`],
  [
    'a file called after a prototype key',
    form,
    `${sound}--x\r\ncontent-disposition: form-data; name="toString"; filename="a"\r\n\r\nx\r\n--x--`,
  ],
  [
    'an unexpected file',
    form,
    `${sound}--x\r\ncontent-disposition: form-data; name="virus"; filename="a"\r\n\r\nx\r\n--x--`,
  ],
  [
    'an invalid JSON text',
    form,
    `--x\r\ncontent-disposition: form-data; name="title"\r\ncontent-type: application/json\r\n\r\n{\r\n${sound}--x--`,
  ],
  [
    'a list as JSON',
    form,
    `${sound}--x\r\ncontent-disposition: form-data; name="title"\r\ncontent-type: application/json\r\n\r\n["a"]\r\n--x--`,
  ],
  ['a text without end', form, `${field('title', 'x'.repeat(200_000))}${sound}--x--`],
  ['more texts than a form has', form, `${sound}${field('title', 'x').repeat(500)}--x--`],
  ['parts without names', form, '--x\r\ncontent-disposition: form-data\r\n\r\nx\r\n--x--'],
  ['parts without heads', form, '--x\r\n\r\nx\r\n--x--'],
])('refuses %s', async (_, type, body) => {
  const status = await sendRaw(type, Buffer.from(body))
  expect(status).toBe(400)
  expect(await temporaryFiles()).toEqual([])
})

it('refuses every truncation and many corruptions, never with a server error', async () => {
  const whole = Buffer.concat([
    Buffer.from(`${sound}--x\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n`),
    picture,
    Buffer.from('\r\n--x--\r\n'),
  ])
  const statuses = new Set<unknown>()
  for (let length = 0; length < whole.length; length += 17) {
    statuses.add(await sendRaw(form, whole.subarray(0, length)))
  }
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let round = 0; round < 150; round++) {
    const broken = Buffer.from(whole)
    for (let flips = 0; flips < 1 + random(4); flips++) broken[random(whole.length)] = random(256)
    statuses.add(await sendRaw(form, broken))
  }
  for (const status of statuses) expect([201, 400]).toContain(status)
  expect(await temporaryFiles()).toEqual([])
})

it('keeps the last of a text sent twice, every text of a list, and no unknown field', async () => {
  const { payload, headers } = multipart({
    title: ['First', 'Second'],
    content: 'C',
    cities: '1',
    buildingTypes: '5',
    'buildingTypes[]': '6',
    id: 'mine',
  })
  const response = await call(test.app, 'createPortfolio', {
    payload,
    headers: { ...headers, ...mine.headers },
  })
  expect(response.json()).toMatchObject({
    title: 'Second',
    portfolioBuildingTypes: [{ buildingTypeId: 5 }, { buildingTypeId: 6 }],
  })
})

async function untilNoFiles(): Promise<void> {
  for (let tries = 0; tries < 200 && (await temporaryFiles()).length > 0; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(await temporaryFiles()).toEqual([])
}

/** File descriptors of this process that point into the folder of temporary files. */
async function openFiles(): Promise<string[]> {
  const all = await readdir('/proc/self/fd')
  const targets = await Promise.all(all.map((one) => readlink(`/proc/self/fd/${one}`).catch(() => '')))
  return targets.filter((target) => target.startsWith(test.context.uploadDir))
}

/** Sends the beginning of a form of one megabyte, and returns once its picture is on the disk. */
async function beginUpload(after = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  const head = [
    'POST /api/portfolios HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${mine.token}`,
    `Content-Type: ${form}`,
    'Content-Length: 1000000',
  ]
  const part = `${sound}--x\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n`
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}`)
  socket.write(Buffer.alloc(300_000))
  socket.write(after)
  for (let tries = 0; tries < 200 && (await temporaryFiles()).length === 0; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  expect(await temporaryFiles()).toHaveLength(1)
  return socket
}

it('leaves no temporary file when the sender goes away', async () => {
  for (const leave of ['destroy', 'resetAndDestroy', 'end'] as const) {
    const socket = await beginUpload()
    socket.on('error', () => {})
    socket[leave]()
    await untilNoFiles()
  }
})

/** Holds back timers of exactly that many milliseconds; they fire when the returned function is called. */
function holdTimer(heldMs: number): () => void {
  const held: (() => void)[] = []
  const real = globalThis.setTimeout
  const hold = (run: () => void, ms?: number) => {
    if (ms !== heldMs) return real(run, ms)
    held.push(run)
    return real(() => {})
  }
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout)
  onTestFinished(() => spy.mockRestore())
  return () => {
    for (const run of held) run()
  }
}

it.runIf(process.platform === 'linux').each([
  ['a picture', ''],
  ['a text after a picture', `\r\n${field('title', 'T').slice(0, -4)}`],
])(
  'ends at its time limit while %s is being sent, and keeps neither file nor descriptor',
  async (_what, after) => {
    const endTime = holdTimer(5 * 60_000)
    const socket = await beginUpload(after)
    const heard = once(socket, 'data')
    endTime()
    expect(String(await heard)).toMatch(/^HTTP\/1\.1 408 /)
    await untilNoFiles()
    expect(await openFiles()).toEqual([])
    socket.destroy()
  },
)

it('does not read a form of a caller who is not signed in', async () => {
  const { payload, headers } = multipart({ title: 'T' }, [
    { field: 'images', filename: 'a.jpg', bytes: picture },
  ])
  expect((await call(test.app, 'createPortfolio', { payload, headers })).statusCode).toBe(401)
  expect(await temporaryFiles()).toEqual([])
})
