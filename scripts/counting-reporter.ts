import { writeFile } from 'node:fs/promises'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { asPattern, type Counts, firstLine, type NamedTest, quoted } from './test-counts.ts'

/**
 * Writes what became of a run, as `Counts`, to the file named by TEST_COUNTS. Vitest's own JSON report names neither
 * flaky tests nor the project and line of any.
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
    }
    const file = process.env.TEST_COUNTS
    if (file) await writeFile(file, JSON.stringify(counts))
  }
}

/** What failed outside of its tests: an import, or what runs before or after all of them. */
function errorsBesideTests(module: TestModule): NamedTest[] {
  const place = `${module.project.name} › ${module.relativeModuleId}`
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

/** Without a server a test on PostgreSQL is skipped, so the command brings one. */
function commandFor({ project, relativeModuleId }: TestModule): string {
  const server = project.name.startsWith('api') ? 'npx tsx scripts/postgres.ts -- ' : ''
  return `${server}npx vitest run --project=${quoted(project.name)} ${relativeModuleId}`
}
