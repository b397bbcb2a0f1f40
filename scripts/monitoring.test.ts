import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { eventNames } from '../api/src/core/events.ts'
import { fleetJobs } from '../api/src/jobs.ts'
import { freePort } from '../api/test/free-port.ts'
import { openTestApp } from '../api/test/test-app.ts'

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string }
}

const read = (path: string): string => readFileSync(path, 'utf8')
const rules: Rule[] = parse(read('deploy/prometheus/alerts.yaml')).groups[0].rules
const dashboard = JSON.parse(read('deploy/prometheus/dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}
const operations = read('docs/operations.md')
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
]
/** Names of metrics in a text, without `up`, which Prometheus makes itself. */
const metricsIn = (text: string): string[] =>
  text.match(/\b(tameer|http|nodejs|process)_[a-z0-9_]*[a-z0-9]\b/g) ?? []

describe('the metrics of a server', () => {
  let served: Set<string>
  let jobs: string[]
  beforeAll(async () => {
    const port = await freePort()
    const test = await openTestApp({ env: { METRICS_PORT: String(port) } })
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    jobs = fleetJobs(test.context).map(({ name }) => name)
    await test.close()
    const kinds = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
    const parts = (kind: string) => (kind === 'histogram' ? ['_bucket', '_count', '_sum'] : [''])
    served = new Set(
      kinds.flatMap(([, name = '', kind = '']) => [name, ...parts(kind).map((part) => name + part)]),
    )
  })

  it('are those the alerts, the dashboard and the page on operations name', () => {
    expect(expressions.length).toBeGreaterThan(20)
    for (const expression of expressions) {
      const names = metricsIn(expression)
      if (!/^up\{/.test(expression)) expect(names.length, expression).toBeGreaterThan(0)
      for (const name of names) expect(served, expression).toContain(name)
    }
    for (const name of metricsIn(operations)) expect(served, name).toContain(name)
    for (const name of served) {
      if (name.startsWith('tameer_')) expect(operations, name).toContain(`\`${name}\``)
    }
  })

  it('have the events and jobs that the alerts query', () => {
    for (const expression of expressions) {
      for (const [, names = ''] of expression.matchAll(/event!?[=~]+"([^"]+)"/g)) {
        for (const name of names.split('|')) expect(eventNames, expression).toContain(name)
      }
      for (const [, name] of expression.matchAll(/name="([^"]+)"/g)) expect(jobs).toContain(name)
    }
  })

  it('have jobs that the page on operations explains', () => {
    for (const job of jobs) expect(operations, job).toContain(`\`${job}\``)
  })
})

it('every event is explained in the page on operations', () => {
  for (const event of eventNames) expect(operations).toContain(`\`${event}\``)
})

it('every alert has a name of its own, a sentence, and an urgency', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  expect(rules.length).toBeGreaterThanOrEqual(8)
  for (const { alert, labels, annotations } of rules) {
    expect(operations, alert).toContain(`\`${alert}\``)
    expect(['page', 'look'], alert).toContain(labels.severity)
    expect(annotations.summary.length, alert).toBeGreaterThan(20)
  }
})
