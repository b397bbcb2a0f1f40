import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { read } from './deployment-files.ts'

const courses = 'deploy/prometheus/alerts.test.yaml'
const hasPromtool = spawnSync('promtool', ['--version']).error === undefined

it('the alert tests try every alert, and no other', () => {
  const alerts: { alert: string }[] = parse(read('deploy/prometheus/alerts.yaml')).groups[0].rules
  const tried: { alertname: string }[] = parse(read(courses)).tests.flatMap(
    ({ alert_rule_test }: { alert_rule_test: object[] }) => alert_rule_test,
  )
  expect(alerts.length).toBeGreaterThan(7)
  const names = alerts.map(({ alert }) => alert)
  expect([...new Set(tried.map(({ alertname }) => alertname))].toSorted()).toEqual(names.toSorted())
})

it.runIf(hasPromtool)('Prometheus passes the alert tests', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', courses], { encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
})
