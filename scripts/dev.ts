// API and web side by side with hot reload. The web's address is the one to open.
import { spawn } from 'node:child_process'

const api = spawn('node_modules/.bin/tsx', ['watch', '--clear-screen=false', 'api/src/main.ts'], {
  stdio: 'inherit',
})
const web = spawn('../node_modules/.bin/vite', [], { cwd: 'web', stdio: 'inherit' })

const stop = () => {
  api.kill('SIGTERM')
  web.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
api.on('exit', stop)
web.on('exit', stop)
