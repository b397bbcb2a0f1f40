import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'

const most = 25
const mostWithoutReadme = 10
/** Folders with one file for each screen or for each step of the tables. */
const endless = /^words\/src\/(en|ur)$|^api\/src\/db\/migrations/

const sources = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /[.](tsx?|css|[cm]js)$/.test(path))
  .filter((path) => !/[.]test[.]|\/test\/|\/fixtures\/|^e2e\//.test(path))

const counts = new Map<string, number>()
for (const path of sources) {
  const folder = dirname(path)
  counts.set(folder, (counts.get(folder) ?? 0) + 1)
}

it('a folder holds at most 25 source files, but for words and migrations', () => {
  expect(counts.size).toBeGreaterThan(100)
  const full = [...counts].filter(([folder, count]) => count > most && !endless.test(folder))
  expect(full).toEqual([])
})

it('a folder of more than ten source files says in a README what it holds', () => {
  const silent = [...counts]
    .filter(([, count]) => count > mostWithoutReadme)
    .map(([folder]) => folder)
    // The sources of a workspace are described beside its package.json.
    .filter((folder) => !existsSync(`${folder.replace(/\/src$/, '')}/README.md`))
  expect(silent).toEqual([])
})
