import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../api/src/core/config/config.ts'
import { updateFaults, workflowFaults } from './forge-schemas.ts'

const read = (path: string): string => readFileSync(path, 'utf8')
const path = '.github/workflows/check.yaml'
const workflow = parse(read(path))
const updates = parse(read('.github/dependabot.yml'))
const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }

/** Commands of a job, in order. */
function commandsOf(job: { steps: { run?: string }[] }): string {
  return job.steps.flatMap(({ run }) => run ?? []).join('\n')
}

describe('the workflow', () => {
  it('fits the schema of the forge, by its own parser', async () => {
    expect(await workflowFaults(path, read(path))).toEqual([])
    const wrong = read(path).replace('fail-fast', 'fail-quickly').replace('matrix.node', 'metrics.node')
    expect(await workflowFaults(path, wrong)).toEqual([
      expect.stringContaining("Unrecognized named-value: 'metrics'"),
      expect.stringContaining("Unexpected value 'fail-quickly'"),
    ])
  })

  it('runs what a change must pass under every Node that is promised', () => {
    const { tests } = workflow.jobs
    const [install = '', ...others] = commandsOf(tests).split('\n')
    expect(others).toEqual(['.ci/run'])
    for (const tried of ['caddy', 'nginx', 'prometheus']) expect(install.split(' ')).toContain(tried)
    expect(() => accessSync('.ci/run', constants.X_OK)).not.toThrow()
    const [oldest = ''] = engines.node.match(/\d+\.\d+/) ?? []
    const promised = /promised = \[(.*)\]/.exec(read('scripts/check-nodes.ts'))?.[1]?.match(/[\d.]+/g) ?? []
    expect(promised.length).toBeGreaterThan(1)
    expect(promised[0]).toBe(oldest)
    expect(tests.strategy.matrix.node).toEqual(promised)
  })

  it('fetches the whole history for the tests, which judge the subjects of commits', () => {
    const steps: { uses?: string; with?: object }[] = workflow.jobs.tests.steps
    const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkout?.with).toHaveProperty(['fetch-depth'], 0)
  })

  it('builds the image, and starts it with settings that need no other service', () => {
    const commands = commandsOf(workflow.jobs.image)
    expect(commands).toMatch(/^docker build .* \.$/m)
    const settings = [...commands.matchAll(/--env (\w+)=(\S+)/g)].map(([, name, value]) => [name, value])
    const config = readConfig(Object.fromEntries(settings))
    expect(config).toMatchObject({ host: '127.0.0.1', demo: false, mail: null, database: { kind: 'sqlite' } })
  })

  it('may read alone, and names the version of every step that is not ours', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    const used = [...read(path).matchAll(/uses: (.+)$/gm)].map(([, name]) => name)
    expect(used.length).toBeGreaterThan(2)
    for (const name of used) expect(name).toMatch(/^actions\/[\w-]+@v\d+$/)
  })
})

describe('the file of updates', () => {
  it('fits its schema, which refuses what it does not know', () => {
    expect(updateFaults(updates)).toEqual([])
    const [first] = updates.updates
    const wrong = { version: 2, updates: [{ ...first, schedule: { interval: 'often' }, group: {} }] }
    expect(updateFaults(wrong)).toEqual([
      '/updates/0 must NOT have additional properties',
      '/updates/0/schedule/interval must be equal to one of the allowed values',
    ])
  })

  it('looks after everything that is pinned here, in groups where there are many', () => {
    const pinned = {
      npm: 'package-lock.json',
      docker: 'Dockerfile',
      'docker-compose': 'compose.yaml',
      'github-actions': '.github/workflows',
    }
    const entries: { 'package-ecosystem': string; directory: string; groups?: object }[] = updates.updates
    expect(entries.map((one) => one['package-ecosystem'])).toEqual(Object.keys(pinned))
    for (const file of Object.values(pinned)) expect(existsSync(file), file).toBe(true)
    expect(Object.keys(entries[0]?.groups ?? {})).toEqual(['shipped', 'tools'])
  })
})

it('recommends the Node that the image runs', () => {
  const version = read('.nvmrc').trim()
  expect(version).toMatch(/^\d+$/)
  expect(read('Dockerfile')).toContain(`NODE_TAG=${version}-`)
  expect(workflow.jobs.tests.strategy.matrix.node).toContain(version)
})

it('recommends extensions by their full names, and formats with the formatter of the check', () => {
  const { recommendations } = JSON.parse(read('.vscode/extensions.json'))
  for (const name of recommendations) expect(name).toMatch(/^[a-z][\w-]*\.[a-z][\w-]*$/)
  const settings = JSON.parse(read('.vscode/settings.json'))
  expect(recommendations).toContain(settings['editor.defaultFormatter'])
})

const templateFolder = '.github/ISSUE_TEMPLATE'
const templates = readdirSync(templateFolder).map((file) => join(templateFolder, file))
const pages = ['SECURITY.md', 'CODE_OF_CONDUCT.md', '.github/pull_request_template.md', ...templates]

it.each(templates)('%s says its name and what it is for', (file) => {
  const [, head = ''] = /^---\n(.*?)\n---\n/s.exec(read(file)) ?? []
  const { name, about, ...rest } = parse(head)
  expect([name, about].map((one) => typeof one)).toEqual(['string', 'string'])
  expect(Object.keys(rest).filter((key) => !['title', 'labels', 'assignees'].includes(key))).toEqual([])
})

it.each(pages)('%s leads only to what there is', (file) => {
  expect(templates.length).toBe(2)
  for (const [, target = ''] of read(file).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)) {
    if (!target.startsWith('https:')) expect(existsSync(join(dirname(file), target)), target).toBe(true)
  }
})
