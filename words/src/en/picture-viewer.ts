// Pictures in full screen.
export { close, next, previous } from './actions.ts'

export const pictureInFullSize = 'Picture in full size'
export const placeOf = (place: number, count: number) => `${place} of ${count}`
