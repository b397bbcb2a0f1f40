import { apartInUrdu as apart } from '../apart.ts'
export const movedTo = (name: string, place: number, count: number) =>
  `${apart(name)}: اب ${count} میں سے ${place}`
export const moveEarlierItem = (name: string) => `${apart(name)} کو پہلے لائیں`
export const moveLaterItem = (name: string) => `${apart(name)} کو بعد میں لے جائیں`
export const dragToMove = 'جگہ بدلنے کے لیے گھسیٹیں'
