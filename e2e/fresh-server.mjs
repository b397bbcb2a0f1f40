// An empty data folder, the whole demo loaded into it, then the built server in demo mode.
import { execFileSync, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'

rmSync(process.env.DATA_DIR, { recursive: true, force: true })
execFileSync(process.execPath, ['api/dist/cli/seed.js'], { stdio: 'inherit' })
const server = spawn(process.execPath, ['api/dist/main.js'], { stdio: 'inherit' })
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code) => process.exit(code ?? 0))
