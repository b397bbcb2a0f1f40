import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { demoHouseKeys, demoHouses } from './demo-houses.ts'
import { demoId } from './demo-ids.ts'

it('every name says that it is a demo, and the README links to the first house', () => {
  for (const { name } of demoHouses) expect(name).toMatch(/ \(Demo\)$/)
  for (const key of Object.values(demoHouseKeys)) expect(key).toMatch(/^[\w-]{43}$/)
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  for (const key of [demoHouseKeys.own, demoHouseKeys.site])
    expect(readme).toContain(`/#/house/${demoId('house', 0)}?key=${key})`)
})

it('the diary is in the order of its days, and answers what it wrote down', () => {
  for (const { lines, changes, payments, begunDaysAgo } of demoHouses) {
    const times = lines.map(({ day, minute }) => day * 1440 + minute)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(Math.max(...lines.map(({ day }) => day))).toBeLessThan(begunDaysAgo)
    const answered = (kind: string) => lines.filter((line) => line.kind === kind).map(({ thing }) => thing)
    expect(answered('change-agreed')).toEqual([...changes.keys()])
    expect(answered('payment-confirmed')).toEqual([...payments.keys()])
  }
})
