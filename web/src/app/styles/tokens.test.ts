import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function colour(name: string, scheme: 'light' | 'dark'): string {
  const both = new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css)
  const one = new RegExp(`--color-${name}: (#\\w{6})`).exec(css)
  const found = both ? both[scheme === 'light' ? 1 : 2] : one?.[1]
  if (!found) throw new Error(`No colour ${name}`)
  return found
}

const text = [
  ['ink', 'paper'],
  ['ink', 'sheet'],
  ['ink', 'sky'],
  ['ink', 'wash'],
  ['muted', 'paper'],
  ['muted', 'sheet'],
  ['muted', 'sky'],
  ['muted', 'wash'],
  ['blue', 'paper'],
  ['blue', 'sheet'],
  ['blue', 'wash'],
  ['blue', 'sky'],
  ['on-blue', 'blue'],
  ['white', 'brick'],
  ['white', 'brick-deep'],
  ['white', 'drawer'],
  ['alarm', 'paper'],
  ['alarm', 'sheet'],
  ['alarm', 'wash'],
  ['good', 'paper'],
  ['good', 'sheet'],
  ['good', 'wash'],
  ['paper', 'ink'],
] as const
const borders = [
  ['edge', 'paper'],
  ['edge', 'sheet'],
  ['edge', 'wash'],
  ['logo-line', 'paper'],
  ['logo-line', 'sky'],
  ...[1, 2, 3, 4, 5].flatMap((slice) => [
    [`pie-${slice}`, 'paper'] as const,
    [`pie-${slice}`, 'sheet'] as const,
  ]),
] as const

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test.each(text)('%s can be read on %s', (ink, ground) => {
    expect(contrast(colour(ink, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5)
  })
  test.each(borders)('%s can be seen on %s', (line, ground) => {
    expect(contrast(colour(line, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3)
  })
})

test('docs/design.md names no colour that is none of ours', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/design.md'), 'utf8').toLowerCase()
  const named = page.match(/#[0-9a-f]{6}/g) ?? []
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((hex) => !css.includes(hex))).toEqual([])
})
