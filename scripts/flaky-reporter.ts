import { writeFile } from 'node:fs/promises'
import type { Reporter, TestCase } from 'vitest/node'

/**
 * Writes the names of the tests that passed only on a second try, as a JSON list, to the file named by FLAKY_REPORT.
 * Vitest's own JSON report does not name them.
 */
export default class FlakyReporter implements Reporter {
  private readonly names: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    this.names.push(`${test.project.name} › ${test.module.relativeModuleId} › ${test.fullName}`)
  }

  async onTestRunEnd(): Promise<void> {
    const file = process.env.FLAKY_REPORT
    if (file) await writeFile(file, JSON.stringify(this.names))
  }
}
