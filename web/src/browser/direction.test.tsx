import { afterEach, expect, it } from 'vitest'
import { movedForward, stepOfKey } from './direction.ts'

afterEach(() => {
  document.dir = ''
})

it.each([
  ['', 30, { ArrowRight: 1, ArrowLeft: -1 }],
  ['ltr', 30, { ArrowRight: 1, ArrowLeft: -1 }],
  ['rtl', -30, { ArrowRight: -1, ArrowLeft: 1 }],
])('on a page of direction %j knows what is forward', (dir, moved, steps) => {
  document.dir = dir
  expect(movedForward(10, 40)).toBe(moved)
  for (const [key, step] of Object.entries(steps)) expect(stepOfKey(key), key).toBe(step)
  for (const key of ['ArrowUp', 'ArrowDown', 'Enter', 'a']) expect(Math.abs(stepOfKey(key))).toBe(0)
})
