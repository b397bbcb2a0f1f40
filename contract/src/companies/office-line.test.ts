import { expect, it } from 'vitest'
import { officeLine } from './office-line.ts'

it.each([
  ['5 Mall Road', ['Lahore'], '5 Mall Road, Lahore'],
  ['5 Mall Road, lahore', ['Lahore'], '5 Mall Road, lahore'],
  ['5 Mall Road, Lahore.', ['Lahore'], '5 Mall Road, Lahore.'],
  ['Lahore Road 5', ['Multan'], 'Lahore Road 5, Multan'],
  ['', ['Lahore'], 'Lahore'],
  ['5 Mall Road', [], '5 Mall Road'],
  ['', [], ''],
])('the office at %j in %j is %j', (address, names, line) => {
  expect(officeLine(address, names, ', ')).toBe(line)
})

it.each([
  ['5 مال روڈ', '5 مال روڈ، لاہور'],
  ['5 مال روڈ، لاہور', '5 مال روڈ، لاہور'],
  ['5 مال روڈ، لاہور۔', '5 مال روڈ، لاہور۔'],
  ['5 Mall Road, Lahore', '5 Mall Road, Lahore'],
  ['5 Mall Road', '5 Mall Road، لاہور'],
  ['', 'لاہور'],
])('in Urdu the office at %j in Lahore is %j: the city stands there once', (address, line) => {
  expect(officeLine(address, ['لاہور', 'Lahore'], '، ')).toBe(line)
})
