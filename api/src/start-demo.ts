import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { giveWay } from './core/give-way.ts'

/** The demo data being loaded beside the server. */
export interface DemoLoad {
  /** Ends it at once; the next start continues from there. */
  stop(): Promise<void>
}

/**
 * Loads the demo in a process of its own while the server is running already: drawing takes a while, and its memory is
 * freed with the process. Its output is its progress.
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

/** Path of the command's source, or of its build: there, this module is part of one of the entries' chunks. */
function seedPath(): string {
  const places = ['./cli/seed.js', '../cli/seed.js', '../../demo/src/seed.ts']
  const found = places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find(existsSync)
  if (!found) throw new Error('the seed command is not where it should be')
  return found
}
