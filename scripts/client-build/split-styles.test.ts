import { describe, expect, test } from 'vitest'
import { splitStyles } from './split-styles.ts'

const sheet = (rules: string) => `@layer base{a{color:red}}@layer utilities{${rules}}:root{--x:1px}`
const split = (rules: string, ...used: string[]) => splitStyles(sheet(rules), new Set(used))

describe('the page’s part', () => {
  test('holds what is used and all that is no utility, the other part the rest', () => {
    const { page, more } = split('.flex{display:flex}.float-left{float:left}', 'flex')
    expect(page).toContain('@layer base{a{color:red}}')
    expect(page).toContain('.flex{display:flex}')
    expect(page).toContain(':root{--x:1px}')
    expect(page).not.toContain('float-left')
    expect(more).toContain('.float-left{float:left}')
    expect(more).not.toContain('.flex')
  })

  test('keeps an unused rule that a used one after it narrows', () => {
    const { page } = split('.p-4{padding:1rem}.px-6{padding-inline:1.5rem}', 'px-6')
    expect(page).toContain('.p-4{padding:1rem}')
  })

  test('lets go of an unused rule that no element has together with the used one', () => {
    const { page, more } = split('.mt-1{margin-top:1px}.mt-2{margin-top:2px}', 'mt-2')
    expect(page).not.toContain('.mt-1')
    expect(more).toContain('.mt-1')
  })
})

test('a rule for wide screens still wins over a plain one that comes later', () => {
  const rules = '.block{display:block}@media (width>=600px){.sm\\:flex{display:flex}}'
  const { page, more } = split(rules, 'sm:flex')
  expect(more).toContain('@layer utilities.s0{.block{display:block}}')
  expect(page).toContain('@layer utilities.s1{@media (width>=600px){.sm\\:flex{display:flex}}}')
  const order = '@layer utilities.s0,utilities.s1;'
  expect([page.includes(order), more.startsWith(order)]).toEqual([true, true])
})

test('the first values for older browsers wait, in a layer that stays the first', () => {
  const { page, more } = splitStyles('@layer properties{*{--x:0}}@layer base{a{color:red}}', new Set())
  expect(page).toBe('@layer properties;@layer base{a{color:red}}')
  expect(more).toContain('@layer properties{*{--x:0}}')
})
