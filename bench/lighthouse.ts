import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '../scripts/command.ts'

const version = '12.8.2'
const folder = resolve('.tmp/lighthouse-tool')
const home = resolve(folder, 'node_modules/lighthouse')

/** Part of a report that we read. */
interface Result {
  lhr: {
    runtimeError?: { message: string }
    categories: Record<string, { score: number | null } | undefined>
    audits: Record<string, { numericValue?: number } | undefined>
  }
  report: string | string[]
}

type Lighthouse = (address: string, options: Record<string, unknown>) => Promise<Result | undefined>

/** Installs Lighthouse into its own folder on first use, because no other command needs it. */
export async function bringLighthouse(): Promise<Lighthouse> {
  if (installedVersion() !== version) {
    const options = ['--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund']
    const installed = await run('npm', ['install', ...options, '--prefix', folder, `lighthouse@${version}`])
    if (!installed.ok) throw new Error('Lighthouse could not be installed')
  }
  const { default: lighthouse } = (await import(pathToFileURL(resolve(home, 'core/index.js')).href)) as {
    default: Lighthouse
  }
  return lighthouse
}

function installedVersion(): string | undefined {
  const manifest = resolve(home, 'package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined
}
