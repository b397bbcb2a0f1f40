import { writeFile } from 'node:fs/promises'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { asPattern, type Counts, firstLine, type NamedTest, quoted } from './test-counts.ts'

/**
 * Writes the result of a run, as `Counts`, to the file named by TEST_COUNTS. Vitest's own JSON report has neither flaky
 * tests nor the project and line of a test.
 */
export default class CountingReporter implements Reporter {
  async onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[],
  ): Promise<void> {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state: string) => tests.filter((test) => test.result().state === state)
    const failures = [
      ...inState('failed').map(named),
      ...modules.flatMap(errorsBesideTests),
      ...unhandledErrors.map(({ message }) => ({ name: firstLine(message) })),
    ]
    const counts: Counts = {
      passed: inState('passed').length,
      failed: failures.length,
      skipped: inState('skipped').length,
      failures,
      flaky: inState('passed')
        .filter((test) => test.diagnostic()?.flaky)
        .map(named),
      files: modules.map((module) => ({ name: placeOf(module), seconds: secondsOf(module) })),
    }
    const file = process.env.TEST_COUNTS
    if (file) await writeFile(file, JSON.stringify(counts))
  }
}

function placeOf(module: TestModule): string {
  return `${module.project.name} › ${module.relativeModuleId}`
}

/** Time of a file's set-up, imports and tests. That of its environment says little where files share a worker. */
function secondsOf(module: TestModule): number {
  const { duration, collectDuration, setupDuration } = module.diagnostic()
  return (duration + collectDuration + setupDuration) / 1000
}

/** Errors outside of tests: in an import, or in hooks before or after all tests. */
function errorsBesideTests(module: TestModule): NamedTest[] {
  const place = placeOf(module)
  const errors = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors())
  const repeat = commandFor(module)
  return errors.map(({ message }) => ({ name: `${place} › ${firstLine(message)}`, repeat }))
}

function named(test: TestCase): NamedTest {
  const titles: string[] = []
  for (let one: TestCase | TestCase['parent'] = test; one.type !== 'module'; one = one.parent) {
    titles.unshift(one.name)
  }
  const line = test.location ? `:${test.location.line}` : ''
  return {
    name: [test.project.name, `${test.module.relativeModuleId}${line}`, ...titles].join(' › '),
    repeat: `${commandFor(test.module)} -t ${quoted(asPattern(titles.join(' ')))}`,
  }
}

/** Command that repeats a test. A test on PostgreSQL is skipped without a server, so the command starts one. */
function commandFor({ project, relativeModuleId }: TestModule): string {
  const server = project.name.startsWith('api') ? 'npx tsx scripts/postgres.ts -- ' : ''
  return `${server}npx vitest run --project=${quoted(project.name)} ${relativeModuleId}`
}
