import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** An object that is spread although it is written right there: it reads as an optional part and is none. */
const spread = /\.\.\.\{ [a-z].*/g
/** Older ones, in the files that sign and count calls and draw pictures. */
const most = 11

it('objects are written out, property by property', () => {
  const found = ['api/src', 'contract/src', 'web/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => /[.]tsx?$/.test(file) && !/[.]test[.]/.test(file))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(spread)].map(([line]) => `${file}: ${line}`),
      ),
  )
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(most)
})
