// Measures the same operations on each engine, with one server and with two, as shares of the figures of a bare
// node:http server in the same run. Needs a build. --write puts the table into docs/benchmarks.md; --seconds and
// --companies make a run short.
import { fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../scripts/postgres.ts'
import { describeRun, loadNow, writeTable } from '../benchmarks-page.ts'
import { seedLarge } from '../seed.ts'
import { freshFolder, type RunningServer, removeFolder, startServer } from '../server.ts'
import { summarize, type Timings } from '../timings.ts'
import { makeOperations, type Operation } from './api-operations.ts'
import { Caller, requestBytes } from './callers.ts'
import { compressedBytes } from './wire.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    companies: { type: 'string', default: '1000' },
    write: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const companies = Number(values.companies)
const busyBefore = loadNow()

const callersAtOnce = 16
const warmUpShare = 0.25
const firstPage = '/api/portfolios?limit=24&distinct=company&count=yes'
const secret = 'a-secret-that-both-servers-of-a-bench-know'
const limits = ['LOGIN_ACCOUNT', 'LOGIN_ADDRESS', 'SIGN_UP', 'UPLOAD', 'WRITE', 'OPEN']
const unlimited = Object.fromEntries(limits.map((name) => [`LIMIT_${name}`, 'off']))

const houses = [
  { name: 'SQLite, one server', postgres: false, servers: 1 },
  { name: 'PostgreSQL, one server', postgres: true, servers: 1 },
  { name: 'PostgreSQL, two servers', postgres: true, servers: 2 },
] as const

interface Figure extends Timings {
  perSecond: number
}

interface Column {
  name: string
  /** Figure of the bare server. */
  bare: Figure
  figures: Map<string, Figure>
  memoryMb: number[]
}

/** One after the other, because two at once would slow each other. */
const measured: Column[] = []
for (const house of houses) {
  const column = await measureHouse(house)
  if (column) measured.push(column)
}
const text = `${describeRun(busyBefore)}\n\n${asTable(measured)}`
console.log(`\n${text}`)
if (values.write) await writeTable('api', text)

async function measureHouse({
  name,
  postgres,
  servers,
}: (typeof houses)[number]): Promise<Column | undefined> {
  const cluster = postgres ? await startPostgres({ durable: true }) : undefined
  if (postgres && !cluster) return undefined
  const folder = await freshFolder()
  const running: RunningServer[] = []
  try {
    const env = { ...(cluster && { DATABASE_URL: cluster.url }), ...unlimited, SESSION_SECRET: secret }
    await seedLarge(folder, { companies, portfolios: companies * 10 }, env)
    for (let number = 0; number < servers; number += 1) running.push(await startServer(folder, env))
    const urls = running.map(({ url }) => url)
    const figures = new Map<string, Figure>()
    const [first = ''] = urls
    const bare = await measureBare(first, folder)
    for (const operation of await makeOperations(await prepare(first))) {
      const figure = await measure(operation, urls)
      figures.set(operation.name, figure)
      console.log(`${name}, ${operation.name}: ${inWords(figure, bare)}`)
    }
    const memoryMb = await Promise.all(running.map(async (server) => (await server.ask('look')).memoryMb))
    return { name, bare, figures, memoryMb }
  } finally {
    for (const server of running) await server.stop()
    await cluster?.stop()
    await removeFolder(folder)
  }
}

/** Measures a node:http server that sends the bytes of the first page. */
async function measureBare(url: string, folder: string): Promise<Figure> {
  const file = join(folder, 'page.br')
  await writeFile(file, await compressedBytes(url + firstPage))
  const child = fork('bench/api/bare-server.mjs', [file, 'br'])
  try {
    const port = await new Promise((resolve) => child.once('message', resolve))
    const bytes = requestBytes('GET /')
    return await measure({ name: 'bare', status: 200, request: () => bytes }, [`http://127.0.0.1:${port}`])
  } finally {
    child.kill()
  }
}

/** Prepares a company, and stored data to request. */
async function prepare(url: string) {
  const account = { email: 'bench@example.com', password: 'bench-password' }
  const response = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...account,
      name: 'Bench',
      confirmPassword: account.password,
      categoryIds: [5],
    }),
  })
  if (response.status !== 201) throw new Error(await response.text())
  const { token } = (await response.json()) as { token: string }
  const list = (await (await fetch(`${url}/api/portfolios?limit=1&city=2`)).json()) as {
    data: { id: string; company: { id: string; name: string }; portfolioImages: { image: string }[] }[]
  }
  const [portfolio] = list.data
  const image = portfolio?.portfolioImages[0]?.image
  if (!portfolio || !image) throw new Error('nothing is stored')
  const picture = `/uploads${image.replace('.jpg', '-400.webp')}`
  return { ...account, token, company: portfolio.company, portfolio: portfolio.id, picture }
}

/** Measures callers who each wait for their response. Each server has the same number of them. */
async function measure(operation: Operation, urls: string[]): Promise<Figure> {
  const count = operation.callers ?? callersAtOnce
  const callers = await Promise.all(
    Array.from({ length: count }, (_, index) => Caller.open(urls[index % urls.length] ?? '')),
  )
  await ask(operation, callers, seconds * warmUpShare)
  const started = performance.now()
  const taken = await ask(operation, callers, seconds)
  const took = (performance.now() - started) / 1000
  for (const caller of callers) caller.close()
  return { ...summarize(taken), perSecond: taken.length / took }
}

async function ask(
  { name, request, status }: Operation,
  callers: Caller[],
  forSeconds: number,
): Promise<number[]> {
  const until = performance.now() + forSeconds * 1000
  const taken: number[] = []
  const go = async (caller: Caller) => {
    while (performance.now() < until) {
      const response = await caller.send(request())
      if (response.status !== status) throw new Error(`${name}: ${response.status}`)
      taken.push(response.ms)
    }
  }
  await Promise.all(callers.map(go))
  return taken
}

function asTable(columns: Column[]): string {
  const line = (name: string, cells: string[]) => `| ${[name, ...cells].join(' | ')} |`
  const names = [...(columns[0]?.figures.keys() ?? [])]
  const rows = names.map((name) => {
    const cells = columns.map(({ figures, bare }) => {
      const figure = figures.get(name)
      return figure ? inWords(figure, bare) : ''
    })
    return line(name, cells)
  })
  const memory = columns.map(({ memoryMb }) => memoryMb.map((mb) => `${mb.toFixed(0)} MB`).join(' and '))
  return [
    line(
      'operation',
      columns.map(({ name }) => name),
    ),
    line(
      '---',
      columns.map(() => '---'),
    ),
    line(
      'bare `node:http`',
      columns.map(({ bare }) => inWords(bare, bare)),
    ),
    ...rows,
    line('memory at the end', memory),
  ].join('\n')
}

function inWords({ perSecond, p50, p99 }: Figure, bare: Figure): string {
  const share = (perSecond / bare.perSecond) * 100
  const digits = share < 1 ? 2 : share < 10 ? 1 : 0
  const ms = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0))
  return `${share.toFixed(digits)} % (${Math.round(perSecond).toLocaleString('en')} a second, p50 ${ms(p50)}, p99 ${ms(p99)} ms)`
}
