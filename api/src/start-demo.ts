import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Config } from './core/config/config.ts'
import { sampleAccount } from './core/config/config-payments.ts'
import { StartError } from './core/errors.ts'

/**
 * Loads the demo, in a process of its own: the server knows nothing of it. Throws `StartError` when it cannot be loaded;
 * the reason is printed by that process.
 */
export async function loadDemo(): Promise<void> {
  const child = forkCommand('seed', '../../demo/src/seed.ts', [])
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new StartError('the demo could not be loaded. The reason stands above.')
}

/** The bank of a demo, and the settings of a server that pays through it. */
export interface DemoBank {
  settings: Record<string, string>
  /** Ends it at once. */
  stop(): Promise<void>
}

/**
 * Starts the bank at which companies of the demo pay without money. Undefined where ways to pay are configured, or
 * when it does not start.
 */
export async function startDemoBank({ payments, port }: Config): Promise<DemoBank | undefined> {
  if (Object.values(payments).some((way) => way !== null)) return undefined
  const listener = `http://127.0.0.1:${port}/pay/alfalah/told`
  const child = forkCommand('bank', '../../scripts/bank/main.ts', [
    ...['--port', '0', '--alfalah-listener', listener, '--quiet'],
  ])
  const [settings] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])])
  if (!settings) return undefined
  // One way through the bank is enough to show.
  const shown = Object.entries(settings as Record<string, string>).filter(([name]) =>
    name.startsWith('ALFALAH_'),
  )
  return { settings: { ...Object.fromEntries(shown), ...sampleAccount }, stop: () => end(child) }
}

/** Starts a command's source, or its build: there, this module is part of one of the entries' chunks. */
function forkCommand(name: string, source: string, args: string[]): ChildProcess {
  const places = [`./cli/${name}.js`, `../cli/${name}.js`, source]
  const path = places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find(existsSync)
  if (!path) throw new Error(`the command ${name} is not where it should be`)
  return fork(path, args, { execArgv: path.endsWith('.ts') ? ['--import', 'tsx'] : [] })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
