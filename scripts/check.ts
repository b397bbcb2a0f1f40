// The quick check, under a minute: format, lint, types, rooms, nothing unused, unit tests, bytes on the wire.
import { runTool } from './command.ts'
import { runStaticChecks } from './static-checks.ts'

const clean = await runStaticChecks()
const units = await runTool('vitest', [
  'run',
  '--silent=passed-only',
  '--reporter=dot',
  '--exclude',
  '**/*.slow.test.ts',
])
process.exit(clean && units.ok ? 0 : 1)
