import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../core/project-root.ts'
import { createPageStyle, pageColours } from './page-style.ts'

it('has the colours of the client', () => {
  const tokens = readFileSync(join(projectRoot(), 'web/src/app/tokens.css'), 'utf8')
  for (const [name, [light, dark]] of Object.entries(pageColours)) {
    expect(tokens, name).toContain(`--color-${name}: light-dark(${light}, ${dark});`)
  }
})

it('is small, of one line, and does without the client', () => {
  const { css, font } = createPageStyle('/nowhere')
  expect(font).toBeUndefined()
  expect(css.length).toBeLessThan(8_000)
  expect(css).not.toMatch(/\n|<|@import/)
})
