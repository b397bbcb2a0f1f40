import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { migrations } from '../api/src/db/migrations/index.ts'

interface Manifest {
  name: string
  version: string
  workspaces: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const read = (path: string): string => readFileSync(path, 'utf8')
const manifest = (path: string): Manifest => JSON.parse(read(path))
const { version, workspaces } = manifest('package.json')
const changelog = read('CHANGELOG.md')

/** Sections of the changelog by version, newest first. */
const parts = changelog
  .split(/^## /m)
  .slice(1)
  .map((text) => ({ version: text.split(/\s/, 1)[0] ?? '', text }))

it('is the same in every file', () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  const lock = JSON.parse(read('package-lock.json')) as {
    version: string
    packages: Record<string, Manifest>
  }
  expect(lock.version).toBe(version)
  for (const workspace of workspaces) {
    const { dependencies, devDependencies, ...own } = manifest(join(workspace, 'package.json'))
    expect(own.version, workspace).toBe(version)
    expect(lock.packages[workspace]?.version, workspace).toBe(version)
    for (const [name, wanted] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (name.startsWith('@tameer/')) expect(wanted, `${workspace} on ${name}`).toBe(version)
    }
  }
  const { images } = parse(read('deploy/kubernetes/kustomization.yaml'))
  expect(images[0].newTag).toBe(version)
  for (const page of ['docs/deployment.md', 'docs/operations.md', 'docs/releasing.md']) {
    for (const [, named] of read(page).matchAll(/\btameer:(\d+\.\d+\.\d+)|tameer-(\d+\.\d+\.\d+)\b/g)) {
      if (named) expect(named, page).toBe(version)
    }
  }
})

it('has a section of the changelog, with the changes of tables and settings', () => {
  expect(parts[0]?.version).toBe(version)
  for (const part of parts.slice(0, -1)) {
    expect(part.text, part.version).toMatch(/\*\*(No t|T)ables change\.\*\*/)
    expect(part.text, part.version).toMatch(/\*\*(No s|S)ettings change\.\*\*/)
  }
})

it('names every migration in the changelog', () => {
  // The first eight are older than the version numbers.
  const steps = Object.keys(migrations).slice(8)
  expect(steps.length).toBeGreaterThanOrEqual(5)
  for (const step of steps) {
    const named = parts.filter(({ text }) => text.includes(`\`${step}\``))
    expect(
      named.map((part) => part.version),
      step,
    ).toHaveLength(1)
  }
})
