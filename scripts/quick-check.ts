import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import root from '../package.json' with { type: 'json' }
import { runTool } from './command.ts'
import { checkTypes, runChecks, type StaticCheck } from './static-checks.ts'
import { quick } from './suites/suites.ts'

/**
 * Checks only what changed since `main`: format and lint of the files, types of their workspaces, the tests beside
 * them. Builds nothing. Returns the names of the checks that failed.
 */
export async function runQuickCheck(): Promise<string[]> {
  const files = changedFiles()
  if (files.length === 0) return []
  const tests = await testsBeside(files)
  const checks: StaticCheck[] = [
    [
      'format and lint',
      () => runTool('biome', ['ci', '--colors=off', '--no-errors-on-unmatched', ...files], { quiet: true }),
    ],
    ...projectsOf(files).map((project): StaticCheck => [`types of ${project}`, () => checkTypes(project)]),
  ]
  if (tests.length > 0) checks.push(['tests beside what changed', () => runTests(tests)])
  return runChecks(checks)
}

function runTests(tests: string[]) {
  return runTool('vitest', ['run', '--silent=passed-only', '--reporter=dot', ...quick, ...tests], {
    quiet: true,
  })
}

/** Files that were changed since this branch left `main`, or since the last commit where there is no `main`. */
function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  let base = 'HEAD'
  try {
    base = git('merge-base', 'main', 'HEAD')
  } catch {
    // A clone of another branch alone.
  }
  const changed = git('diff', '--name-only', '--diff-filter=d', base)
  const added = git('ls-files', '--others', '--exclude-standard')
  return [...new Set(`${changed}\n${added}`.split('\n').filter(Boolean))]
}

/** Workspaces of the files; the root for tools, journeys and the tests that are checked with them. */
export function projectsOf(files: readonly string[]): string[] {
  return [...new Set(files.filter((file) => /\.tsx?$/.test(file)).map(projectOf))]
}

function projectOf(file: string): string {
  const { workspaces } = root
  if (isTest(file)) return withTheirTests.find((name) => file.startsWith(`${name}/`)) ?? '.'
  if (file.startsWith('api/test/')) return 'api'
  return workspaces.find((name) => file.startsWith(`${name}/src/`)) ?? '.'
}

/** Workspaces whose tests are checked with their sources; all other tests are checked with the tools. */
const withTheirTests = ['api', 'demo']

/** The test of each file's name, else those of the nearest folder that has some; slow ones left out. */
export async function testsBeside(files: readonly string[]): Promise<string[]> {
  const tests = await Promise.all(files.filter((file) => /\.(tsx?|css|json)$/.test(file)).map(testsOf))
  return [...new Set(tests.flat())].filter((test) => !test.includes('.slow.test.'))
}

async function testsOf(file: string): Promise<string[]> {
  if (isTest(file)) return [file]
  const stem = file.replace(/\.\w+$/, '')
  const own = [`${stem}.test.ts`, `${stem}.test.tsx`].filter((name) => existsSync(name))
  return own.length > 0 ? own : nearestTests(dirname(file))
}

async function nearestTests(folder: string): Promise<string[]> {
  // A file of the root has no tests beside it.
  if (folder === '.') return []
  const tests = (await readdir(folder)).filter(isTest)
  return tests.length > 0 ? tests.map((name) => join(folder, name)) : nearestTests(dirname(folder))
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}
