// Pictures in full screen.
export { close, next, previous } from './actions.ts'

export const pictureInFullSize = 'پورے سائز کی تصویر'
export const placeOf = (place: number, count: number) => `${count} میں سے ${place}`
