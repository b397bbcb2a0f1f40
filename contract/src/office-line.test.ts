import { expect, it } from 'vitest'
import { officeLine } from './office-line.ts'

it.each([
  ['5 Mall Road', 'Lahore', '5 Mall Road, Lahore'],
  ['5 Mall Road, lahore', 'Lahore', '5 Mall Road, lahore'],
  ['Lahore Road 5', 'Multan', 'Lahore Road 5, Multan'],
  ['', 'Lahore', 'Lahore'],
  ['5 Mall Road', undefined, '5 Mall Road'],
  ['', undefined, ''],
])('the office at %j in %j is %j', (address, city, line) => {
  expect(officeLine(address, city)).toBe(line)
})
