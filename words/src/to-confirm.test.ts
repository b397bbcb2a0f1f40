// The page of the Urdu words names what a native reader must confirm: those words, keys and files are there.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, 'ur')
const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.replace('.ts', ''))
const source = (module: string) => readFileSync(join(folder, `${module}.ts`), 'utf8')

const page = readFileSync(join(import.meta.dirname, '../../docs/urdu.md'), 'utf8')
const section = page.slice(page.indexOf('## To be confirmed by a native reader'))
/** Rows of the section's tables below a head of these columns, each as its cells. */
const rowsOf = (...columns: string[]) => {
  const [, rows = ''] = section.split(`| ${columns.join(' | ')} |\n|${'---|'.repeat(columns.length)}\n`)
  const [table = ''] = rows.split('\n\n')
  return table
    .trimEnd()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    )
}
const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => `${name}`)
const wordsOf = (cell = '') => cell.split(/، | \/ /)

describe('what a native reader must confirm', () => {
  it.each(rowsOf('English', 'Urdu', 'question'))('%s is said so somewhere: %s', (_, urdu) => {
    expect(urdu).toMatch(/\p{Script=Arabic}/u)
    const texts = modules.map(source)
    expect(wordsOf(urdu).filter((word) => !texts.some((text) => text.includes(word)))).toEqual([])
  })

  it.each(rowsOf('English', 'Urdu', 'where', 'question'))('%s is said so: %s, in %s', (_, urdu, where) => {
    const named = quoted(where)
    expect(named).not.toEqual([])
    for (const module of named)
      expect(wordsOf(urdu).filter((word) => source(module).includes(word))).not.toEqual([])
    const texts = named.map(source)
    expect(wordsOf(urdu).filter((word) => !texts.some((text) => text.includes(word)))).toEqual([])
  })

  it.each(rowsOf('file', 'keys'))('%s has its keys', async (file, keys) => {
    const [module = ''] = quoted(file)
    const words = (await import(`./ur/${module}.ts`)) as Record<string, unknown>
    expect(quoted(keys)).not.toEqual([])
    expect(quoted(keys).filter((key) => !(key in words))).toEqual([])
  })

  it.each(rowsOf('what', 'files'))('of %s there are files: %s', (_, files) => {
    const fits = (name: string) => (module: string) =>
      name.endsWith('*') ? module.startsWith(name.slice(0, -1)) : module === name
    expect(quoted(files)).not.toEqual([])
    expect(quoted(files).filter((name) => !modules.some(fits(name)))).toEqual([])
  })
})
