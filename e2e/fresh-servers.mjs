// Loads the demo, then starts two built servers in demo mode: one on a copy of it, one on the copy that `npm run move`
// made in the configured PostgreSQL and object storage. The demo is drawn once for each version of its sources. With
// the argument `draw` it is only drawn, in the background.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'

const {
  DATA_DIR: root = '.tmp/journeys-data',
  E2E_DATABASE_URL: database,
  E2E_STORAGE: storage,
} = process.env
const servers = []

/** Starts a server and waits until it is ready. When one ends, all end. */
async function serve(settings) {
  const server = spawn(process.execPath, ['api/dist/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  })
  server.on('exit', (code) => process.exit(code ?? 0))
  servers.push(server)
  for (let heard = ''; !heard.includes('"msg":"ready"'); ) heard += (await once(server.stdout, 'data'))[0]
  server.stdout.pipe(process.stdout)
}

function run(file, args, settings) {
  const env = { ...process.env, ...settings }
  execFileSync(process.execPath, [file, ...args], { stdio: 'inherit', env })
}

function versionOf(folders) {
  const sum = createHash('sha256')
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    )) {
      sum.update(readFileSync(join(entry.parentPath ?? entry.path, entry.name)))
    }
  }
  return sum.digest('hex').slice(0, 12)
}

process.on('SIGTERM', () => servers.map((server) => server.kill('SIGTERM')))

const demo = `${root}-demo-${versionOf(['demo/src', 'api/src/images', 'api/src/db/migrations'])}`
const phone = join(root, 'phone')
const desktop = join(root, 'desktop')
const moved = { ...JSON.parse(storage ?? '{}'), DATA_DIR: desktop, DATABASE_URL: database }

const onlyDraw = process.argv[2] === 'draw'
if (onlyDraw) setPriority(10)
run('api/dist/cli/seed.js', [], { DATA_DIR: demo })
if (onlyDraw) process.exit()
for (const name of readdirSync(join(root, '..'))) {
  const folder = join(root, '..', name)
  if (folder.startsWith(`${root}-demo-`) && folder !== demo) rmSync(folder, { recursive: true })
}
rmSync(root, { recursive: true, force: true })
cpSync(demo, phone, { recursive: true })
if (database) {
  run('api/dist/cli/move.js', ['--from', phone, '--to', database], moved)
  // As `npm run move` says: without the same secret no key of a request is valid.
  const secret = readFileSync(join(phone, 'session-secret'), 'utf8').trim()
  await serve({ ...moved, SESSION_SECRET: secret, PORT: process.env.DESKTOP_PORT })
} else {
  process.stderr.write(
    '\n*** The desktop is NOT tried on PostgreSQL: E2E_DATABASE_URL is not set. See npm run e2e.\n\n',
  )
}
await serve({ DATA_DIR: phone, PORT: process.env.PHONE_PORT })
