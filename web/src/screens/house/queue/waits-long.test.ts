import { expect, it } from 'vitest'
import type { QueueRecord } from '../../../features/houses/queue/queue-records.ts'
import { waitsLong } from './waits-long.ts'

const now = Date.parse('2026-11-29T12:00:00+05:00')
const hour = 60 * 60 * 1000
const kept = (hours: number, pictures: number) => {
  const one = {
    at: now - hours * hour,
    pictures: Array.from({ length: pictures }, () => ({ id: '', bytes: 1 })),
  }
  return one as unknown as QueueRecord
}

it.each([
  ['nothing before a day is over', [kept(23.9, 5)], undefined],
  ['since yesterday', [kept(24, 5), kept(1, 3)], '5 pictures wait since yesterday.'],
  ['by its day before that', [kept(37, 1)], '1 picture waits since 27 November.'],
  ['words without a picture', [kept(30, 0)], 'What you wrote waits since yesterday.'],
])('says %s', (_, records, said) => {
  expect(waitsLong(records, now)).toBe(said)
})
