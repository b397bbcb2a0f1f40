import { expect, it } from 'vitest'
import { readPaperNumber, readReference } from './paper-names.ts'

it.each(['TM-26-7K3PW9ADXQ', 'tm-26-7k3pw9adxq', 'TM267K3PW9ADXQ', ' tm 26 7k3pw 9adxq '])(
  'reads the reference %j',
  (text) => {
    expect(readReference(text)).toBe('TM-26-7K3PW9ADXQ')
  },
)

it.each(['', 'TM-26-7K3PW9ADX', 'TM-26-7K3PW9ADXQQ', 'XX-26-7K3PW9ADXQ', 'Ravi Brickworks'])(
  'reads no reference in %j',
  (text) => {
    expect(readReference(text)).toBeUndefined()
  },
)

it('reads numbers of papers', () => {
  expect(readPaperNumber('2026-krt-000001')).toBe('2026-KRT-000001')
  expect(readPaperNumber('r2026KRT000012')).toBe('R2026-KRT-000012')
  expect(readPaperNumber('2026-000001')).toBeUndefined()
})
