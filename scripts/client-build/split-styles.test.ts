import { describe, expect, test } from 'vitest'
import { splitStyles } from './split-styles.ts'

const sheet = (rules: string) => `@layer base{a{color:red}}@layer utilities{${rules}}`
const split = (rules: string, ...used: string[]) => splitStyles(sheet(rules), new Set(used))

describe('the page’s part', () => {
  test('holds what is used and all that is no utility, the other part the rest', () => {
    const { page, more } = split('.flex{display:flex}.float-left{float:left}', 'flex')
    expect(page).toContain('@layer base{a{color:red}}')
    expect(page).toContain('.flex{display:flex}')
    expect(page).not.toContain('float-left')
    expect(more).toContain('.float-left{float:left}')
    expect(more).not.toContain('.flex')
    expect(more).not.toContain('@layer base')
  })

  test('leaves a rule of classes to the rest unless all of them are used', () => {
    const { page, more } = split('.group:hover .blue{color:blue}', 'group')
    expect(page).not.toContain('.blue')
    expect(more).toContain('.group:hover .blue{color:blue}')
  })
})

describe('the rest', () => {
  const again = (rules: string, ...used: string[]) =>
    /@layer utilities\{(.*)\}/.exec(split(rules, ...used).more)?.[1]

  test('says a used rule again that has to win over one of its own', () => {
    const padding = '.p-4{padding:1rem}.px-6{padding-inline:1.5rem}'
    expect(again(padding, 'px-6')).toBe(padding)
    const border = '.border-0{border-width:0}.border-t{border-top-width:1px}'
    expect(again(border, 'border-t')).toBe(border)
    const place = '.inset-0{inset:0}.top-4{top:1rem}'
    expect(again(place, 'top-4')).toBe(place)
  })

  test('and what has to win over that', () => {
    const rules =
      '.p-1{padding:1px}.px-2{padding-inline:2px}@media (width>=600px){.sm\\:px-3{padding-inline:3px}}'
    expect(again(rules, 'px-2', 'sm:px-3')).toBe(rules)
  })

  test('does not where no element has both, nor where they set different things', () => {
    expect(again('.mt-1{margin-top:1px}.mt-2{margin-top:2px}', 'mt-2')).toBe('.mt-1{margin-top:1px}')
    expect(again('.mt-1{margin-top:1px}.mb-2{margin-bottom:2px}', 'mb-2')).toBe('.mt-1{margin-top:1px}')
  })

  test('says again what holds on wide screens only', () => {
    const rules = '.flex{display:flex}@media (width>=600px){.sm\\:hidden{display:none}}'
    expect(again(rules, 'sm:hidden')).toBe(rules)
  })
})

test('values that the page does not read come with the rest', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:2px}@layer utilities{.x{top:var(--c)}.y{left:var(--b)}}'
  const { page, more } = splitStyles(css, new Set(['x']))
  expect(page).toContain(':root{--c:2px}')
  expect(more).toContain('--a:1px')
  expect(more).toContain('--b:var(--a)')
  const property = '@property --d{syntax:"*";inherits:false}'
  expect(splitStyles(css + property, new Set(['x'])).page).not.toContain(property)
  expect(splitStyles(css + property, new Set(['x'])).more).toContain(property)
})

test('the first values for older browsers wait, in a layer that stays the first', () => {
  const { page, more } = splitStyles('@layer properties{*{--x:0}}@layer base{a{color:red}}', new Set())
  expect(page).toBe('@layer properties;@layer base{a{color:red}}')
  expect(more).toContain('@layer properties{*{--x:0}}')
})
