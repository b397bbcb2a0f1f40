// The check that each commit passes: format, lint, types, allowed imports, unused code, the unit tests affected by
// changes since main (`-- --all`: all of them), bundle sizes. `-- --quick`: only what changed, with the tests beside it,
// in under a minute.
import { checkBuiltClient } from './client/built-client.ts'
import { run, runTool } from './command.ts'
import { runQuickCheck } from './quick-check.ts'
import { runStaticChecks } from './static-checks.ts'
import { quick } from './suites/suites.ts'

if (process.argv.includes('--quick')) process.exit((await runQuickCheck()).length === 0 ? 0 : 1)

const changed = process.argv.includes('--all') ? [] : ['--changed=main', '--passWithNoTests']
const failedChecks = await runStaticChecks()
const units = await runTool('vitest', [
  'run',
  '--silent=passed-only',
  '--reporter=dot',
  '--maxWorkers=2',
  ...changed,
  ...quick,
])
const built = await run('npm', ['run', '--silent', 'build', '-w', '@tameer/web'], { quiet: true })
if (!built.ok) console.log(built.output)
const tooHeavy = built.ok ? await checkBuiltClient() : []
const allPassed = units.ok && built.ok && failedChecks.length + tooHeavy.length === 0
process.exit(allPassed ? 0 : 1)
