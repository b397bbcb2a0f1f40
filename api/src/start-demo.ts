import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { giveWay } from './core/give-way.ts'

/** The demo being loaded beside the server. */
export interface DemoLoad {
  /** Ends it where it is; the next start goes on from there. */
  stop(): Promise<void>
}

/**
 * Loads the demo in a process of its own while the server is running already: drawing takes a while, and its memory
 * goes with the process. What it prints is its progress.
 */
export function startDemo(): DemoLoad {
  const path = seedPath()
  const child = fork(path, [], { execArgv: path.endsWith('.ts') ? ['--import', 'tsx'] : [] })
  if (child.pid !== undefined) giveWay(child.pid)
  return {
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** The command's source, or its build: this module lies in one of the entries' chunks then. */
function seedPath(): string {
  const places = ['./cli/seed.js', '../cli/seed.js', '../../demo/src/seed.ts']
  const found = places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find(existsSync)
  if (!found) throw new Error('the seed command is not where it should be')
  return found
}
