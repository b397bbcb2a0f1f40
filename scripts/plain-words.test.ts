import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folders = [
  'api',
  'bench',
  'calculator',
  'contract',
  'demo',
  'e2e',
  'figures',
  'houses',
  'quotes',
  'scripts',
  'web',
  'words',
]
const left = /(^|\/)(node_modules|dist|books)(\/|$)/

/** A comment that begins with a clause: the reader has to wait for its subject. */
const clause = /^\s*(?:\/\/|\/\*\*|\*)\s*(?:What|Whether|Where)\b.*/gm

function comments(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => /[.](tsx?|mjs|cjs)$/.test(file) && !left.test(file))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(clause)].map(([line]) => `${file}: ${line.trim()}`),
      ),
  )
}

it('finds a comment that begins with a clause', () => {
  const found = '/** Whether it is open. */\n// What follows\nconst a = 1 // Where it is\n/** Says where. */'
  expect([...found.matchAll(clause)].map(([line]) => line)).toEqual([
    '/** Whether it is open. */',
    '// What follows',
  ])
})

it('a comment begins with a noun or a verb, not with What, Whether or Where', () => {
  expect(comments()).toEqual([])
})
