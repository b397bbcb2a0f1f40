import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = 'docs/decisions'
const records = readdirSync(folder).filter((file) => /^\d{3}-.*[.]md$/.test(file))
const index = readFileSync(`${folder}/README.md`, 'utf8')

it('every decision has its line in the index, with its title and a status', () => {
  expect(records.length).toBeGreaterThan(40)
  const lines = [...index.matchAll(/^\| \[(\d{3})\]\(([^)]+)\) \| (.+) \| (in force|superseded).* \|$/gm)]
  const expected = records.map((file) => {
    const [, number, title] = /^# (\d{3})[.] (.+)$/m.exec(readFileSync(`${folder}/${file}`, 'utf8')) ?? []
    return [number, file, title]
  })
  expect(lines.map(([, number, file, title]) => [number, file, title])).toEqual(expected)
})

it('every decision has a unique number', () => {
  expect(records.map((file) => Number(file.slice(0, 3)))).toEqual(records.map((_, place) => place + 1))
})

it('a superseded decision names the later one', () => {
  for (const [, file = '', later = ''] of index.matchAll(/\]\((\S+[.]md)\) \|.*superseded.*\[(\d{3})\]/g))
    expect(readFileSync(`${folder}/${file}`, 'utf8'), file).toContain(`[${later}](`)
})
