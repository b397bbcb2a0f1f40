import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { readShippedPackages } from './shipped-packages.ts'

interface Manifest {
  workspaces?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const page = readFileSync('docs/dependencies.md', 'utf8')
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const manifests = ['', ...(readManifest('').workspaces ?? [])].map(readManifest)
const pinned = new Map(
  manifests
    .flatMap(({ dependencies, devDependencies }) => Object.entries({ ...dependencies, ...devDependencies }))
    .filter(([name]) => !name.startsWith('@tameer/')),
)
const shipped = new Set(
  readShippedPackages()
    .filter(({ direct }) => direct)
    .map(({ name }) => name)
    .filter((name) => pinned.has(name)),
)

/** Rows of the table below a heading, each as its cells. */
function rowsOf(heading: string): string[][] {
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  return [...own.matchAll(/^\| `(.+?)` \| (.+) \|$/gm)].map(([, name = '', rest = '']) => [
    name,
    ...rest.split(' | '),
  ])
}

it.each([
  ['Shipped', [...shipped]],
  ['Tools', [...pinned.keys()].filter((name) => !shipped.has(name))],
])('%s: each package of the manifests once, and no other', (heading, names) => {
  expect(names.length).toBeGreaterThan(30)
  expect(rowsOf(heading).map(([name]) => name)).toEqual(names.toSorted())
})

it.each(['Shipped', 'Tools'])(
  '%s: says what for, its age, its weight and what would replace it',
  (heading) => {
    for (const row of rowsOf(heading)) {
      const [name, purpose, newest, weight, replacement] = row
      expect(row.length, name).toBe(5)
      expect(newest, name).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/)
      expect(weight, name).toMatch(/^\d+\.\d MB/)
      expect([purpose, replacement], name).toEqual([
        expect.stringMatching(/\w{3}/),
        expect.stringMatching(/\w{3}/),
      ])
    }
  },
)

it('lists as held back only packages that are pinned to that version', () => {
  const held = rowsOf('Held back')
  expect(held.length).toBeGreaterThan(0)
  for (const [name = '', ours] of held) expect([name, pinned.get(name)]).toEqual([name, ours])
})

it('has no update proposed that is held back', () => {
  const [npm] = parse(readFileSync('.github/dependabot.yml', 'utf8')).updates
  const ignored = Object.fromEntries(
    npm.ignore.map((one: { 'dependency-name': string; 'update-types': string[] }) => [
      one['dependency-name'],
      one['update-types'],
    ]),
  )
  const [major, minor] = ['version-update:semver-major', 'version-update:semver-minor']
  const first = (version = '') => version.split('.')[0]
  const held = rowsOf('Held back').map(([name, ours, newest]) => [
    name,
    first(ours) === first(newest) ? [major, minor] : [major],
  ])
  expect(ignored).toEqual({ '@types/node': [major], ...Object.fromEntries(held) })
})
