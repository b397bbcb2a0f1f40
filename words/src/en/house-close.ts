// The sheet that closes a house, ends it early, or deletes it.

export const title = 'Close or delete'
export const lead = 'once, by the family'
export const closeHouse = 'Close the house'
export const allAgreed = 'Every stage is agreed.'
export const notAllAgreed = 'Not every stage is agreed, or a fault is open.'
export const endedEarly = 'It ended early'
export const why = 'Why?'
export const reasons = {
  'builder-left': 'The builder left',
  'we-stopped': 'We stopped',
  'another-builder': 'Another builder goes on',
  'not-begun': 'It was not begun',
  other: 'Other',
}
export const aWord = 'A word (optional)'
export const whatWaits = 'Claims that wait count for nothing; changes that wait lapse.'
export const forGood = 'It cannot be undone.'
export const notYet = 'Not yet'
export const chooseWhy = 'Choose why.'
export const closed = 'The house is closed'
export const deleteAll = 'Delete everything'
export const deleteText = 'For both sides, at once and for good: pictures, sums, names. Save it before.'
export const deleteIt = 'Delete'
export const deleted = 'The house is deleted'
