import type { QueueRecord } from '../src/features/houses/queue/queue-records.ts'
import { houseId } from './own-house.ts'

/** An entry without pictures that the site's link wrote, as it waits on the device. */
export const queueRecordOf = (changes: Partial<QueueRecord> = {}): QueueRecord => ({
  place: 1,
  id: 'act',
  houseId,
  at: 0,
  role: 'site',
  key: 'key',
  call: 'addHouseEntry',
  ids: {},
  body: {},
  pictureKind: 'work',
  title: '',
  said: 'Sent',
  pictures: [],
  ...changes,
})
