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

/** Version before the first one whose upgrade is described. */
const before = '0.1.0'
/** Settings that version had: all others were added since. */
const firstSettings = new Set(
  `CONTACT_EMAIL CORS_ORIGINS DATABASE_POOL_SIZE DATABASE_URL DATA_DIR DEMO HOST LIMIT_EXPORT LIMIT_LOGIN_ACCOUNT
  LIMIT_LOGIN_ADDRESS LIMIT_LOGIN_LONGEST_WAIT_MINUTES LIMIT_OPEN LIMIT_RESET LIMIT_RESET_TRY LIMIT_RESET_TRY_ACCOUNT
  LIMIT_SIGN_UP LIMIT_UPLOAD LIMIT_WRITE LISTINGS_REQUIRE_CONFIRMED_EMAIL LOG_LEVEL MAILS_PER_HOUR MAIL_FROM METRICS_HOST
  METRICS_PORT NODE_ENV PORT PUBLIC_URL S3_ACCESS_KEY_ID S3_BUCKET S3_ENDPOINT S3_PATH_STYLE S3_PUBLIC_URL S3_REGION
  S3_SECRET_ACCESS_KEY SESSION_IDLE_DAYS SESSION_MAX_DAYS SESSION_SECRET SMTP_URL STOP_GRACE_MS TRUST_PROXY`.split(
    /\s+/,
  ),
)

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
    const names = [...read(page).matchAll(/(?:\btameer[:-]|\bv|\/opt\/tameer\/|VERSION=)(\d+\.\d+\.\d+)\b/g)]
    expect(names.length, page).toBeGreaterThan(0)
    for (const [text, named] of names) {
      // The way back of an upgrade leads to the version before.
      if (named !== before) expect(named, `${page}: ${text}`).toBe(version)
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

it('names every new setting in the changelog, alone or by the beginning of its group', () => {
  const settings = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name = '']) => name,
  )
  expect(settings.length).toBeGreaterThan(firstSettings.size)
  const groups = [...changelog.matchAll(/`([A-Z0-9]+_)…`/g)].map(([, group = '']) => group)
  const unnamed = settings.filter(
    (name) =>
      !firstSettings.has(name) &&
      !changelog.includes(`\`${name}\``) &&
      !groups.some((group) => name.startsWith(group)),
  )
  expect(unnamed).toEqual([])
})

it('names every migration in the changelog', () => {
  // The first eight are older than the version numbers.
  const steps = Object.keys(migrations).slice(8)
  expect(steps).not.toEqual([])
  for (const name of steps) {
    // An unreleased one ends with a digest of its tables.
    const [step = ''] = name.split('.')
    const named = parts.filter(({ text }) => text.includes(`\`${step}\``))
    expect(
      named.map((part) => part.version),
      step,
    ).toHaveLength(1)
  }
})
