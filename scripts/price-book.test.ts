// The price books are made where they are missing or old, and nowhere else: tried on a copy of the calculator.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { listVersions } from '../calculator/build/version-files.ts'

const copy = mkdtempSync(join(tmpdir(), 'tameer-books-'))
const isSource = (path: string) => !/node_modules|[.]js$|made-from$/.test(path)
for (const name of ['calculator', 'scripts/price-book.ts', 'scripts/command.ts', 'biome.json', '.gitignore'])
  cpSync(name, join(copy, name), { recursive: true, filter: isSource })
writeFileSync(join(copy, 'package.json'), '{ "type": "module" }')
symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
afterAll(() => rmSync(copy, { recursive: true }))

const at = (path: string) => join(copy, 'calculator', path)
const madeAt = () => statSync(at('books/price-books.js')).mtimeMs

function run(...args: string[]): string {
  const { stdout, stderr } = spawnSync('node_modules/.bin/tsx', args, { cwd: copy, encoding: 'utf8' })
  return stdout + stderr
}

it('makes the books of a version that is a change on the last one', () => {
  mkdirSync(at('src/dataset/2030-02-01'))
  const change = { base: listVersions().at(-1), pricesAsOf: '2030-01-31' }
  writeFileSync(at('src/dataset/2030-02-01/changes.json'), JSON.stringify(change))
  expect(run('scripts/price-book.ts')).toContain('2030-02-01')
  expect(readFileSync(at('books/newest-price-book.js'), 'utf8')).toContain('./2030-02-01.js')
})

it('makes them again when data has changed or a book is missing, and not otherwise', () => {
  const first = madeAt()
  run('calculator/build/fresh-books.ts')
  expect(madeAt()).toBe(first)
  rmSync(at('books/usual-bills.js'))
  run('calculator/build/fresh-books.ts')
  const second = madeAt()
  expect(second).toBeGreaterThan(first)
  rmSync(at('src/dataset/2030-02-01'), { recursive: true })
  run('calculator/build/fresh-books.ts')
  expect(madeAt()).toBeGreaterThan(second)
  expect(() => statSync(at('books/2030-02-01.js'))).toThrow()
})

it('names the file and the line of a change that does not fit', () => {
  const path = at('src/dataset/2026-11-26/changes.json')
  writeFileSync(path, readFileSync(path, 'utf8').replace('"cement": {', '"moat": {'))
  const said = run('calculator/build/fresh-books.ts')
  expect(said).toContain('2026-11-26/changes.json: there is no line moat')
  expect(said).toContain('The price books could not be made.')
})
