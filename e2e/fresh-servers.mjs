// Starts two built servers in demo mode on empty folders: the desktop's on the configured PostgreSQL and object storage,
// the phone's on SQLite and the disk. Each loads the demo before it is ready.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
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

process.on('SIGTERM', () => servers.map((server) => server.kill('SIGTERM')))

rmSync(root, { recursive: true, force: true })
if (database) {
  const places = { ...JSON.parse(storage ?? '{}'), DATABASE_URL: database }
  await serve({ ...places, DATA_DIR: join(root, 'desktop'), PORT: process.env.DESKTOP_PORT })
} else {
  process.stderr.write(
    '\n*** The desktop is NOT tried on PostgreSQL: E2E_DATABASE_URL is not set. See npm run e2e.\n\n',
  )
}
await serve({ DATA_DIR: join(root, 'phone'), PORT: process.env.PHONE_PORT })
