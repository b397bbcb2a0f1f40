import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { colours, drawingColours } from './colours.ts'
import { projectRoot } from './project-root.ts'

const read = (path: string) => readFileSync(join(projectRoot(), path), 'utf8')

it('are the client’s', () => {
  const tokens = read('web/src/app/styles/tokens.css')
  for (const [name, [light, dark]] of Object.entries(colours)) {
    expect(tokens, name).toContain(`--color-${name}: light-dark(${light}, ${dark});`)
  }
})

it.each(Object.entries(drawingColours))('%s of drawings is the client’s light colour', (name, colour) => {
  expect(read('web/src/app/styles/tokens.css')).toMatch(
    new RegExp(`^ +${name}: (light-dark\\()?${colour}\\b`, 'm'),
  )
})

it('are those of the browser’s own bar', () => {
  const [light, dark] = colours.sky
  const page = read('web/index.html')
  expect(page).toContain(`content="${light}" media="(prefers-color-scheme: light)"`)
  expect(page).toContain(`content="${dark}" media="(prefers-color-scheme: dark)"`)
  expect(JSON.parse(read('web/build/site.webmanifest'))).toMatchObject({ theme_color: light })
})
