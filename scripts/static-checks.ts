import root from '../package.json' with { type: 'json' }
import { findPhysicalStyles } from './client/physical-styles.ts'
import { type CommandResult, runTool } from './command.ts'

const quiet = { quiet: true }
const { workspaces } = root

/**
 * Checks the types of a workspace, or of all tests and tools (`.`). In one thread: each further one does most of the
 * work again, and the checks already run two at a time.
 */
export function checkTypes(project: string): Promise<CommandResult> {
  const cache = `.tmp/types/${project === '.' ? 'tools' : project}.json`
  return runTool(
    'tsc',
    ['-p', project, '--singleThreaded', '--incremental', '--tsBuildInfoFile', cache],
    quiet,
  )
}

export type StaticCheck = [name: string, check: () => Promise<CommandResult>]

/** Checks that do not run the product, the longest first. */
const checks: StaticCheck[] = [
  ['format and lint', () => runTool('biome', ['ci', '--colors=off', '.'], quiet)],
  ...['.', ...workspaces.toReversed()].map(
    (project): StaticCheck => [
      `types of ${project === '.' ? 'tests and tools' : project}`,
      () => checkTypes(project),
    ],
  ),
  ['allowed imports', () => runTool('depcruise', ['--config', 'rooms.cjs', ...workspaces], quiet)],
  ['nothing unused', () => runTool('knip', ['--no-progress'], quiet)],
  ['no left and no right in styles', judgeStyles],
]

async function judgeStyles(): Promise<CommandResult> {
  const started = performance.now()
  const found = await findPhysicalStyles()
  const seconds = (performance.now() - started) / 1000
  return { ok: found.length === 0, seconds, output: found.join('\n') }
}

/** Runs all checks that do not run the product, and others beside them. Returns the names of those that failed. */
export function runStaticChecks(others: StaticCheck[] = []): Promise<string[]> {
  return runChecks([...others, ...checks])
}

/** Runs checks, two at a time, and prints a line for each. Returns the names of those that failed. */
export async function runChecks(checks: readonly StaticCheck[]): Promise<string[]> {
  const waiting = [...checks]
  const failed: string[] = []
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, check] = next
      const result = await check()
      console.log(`${result.ok ? 'ok    ' : 'FAILED'} ${name} (${result.seconds.toFixed(1)} s)`)
      if (result.ok) continue
      failed.push(name)
      console.log(result.output)
    }
  }
  await Promise.all([worker(), worker()])
  return failed
}
