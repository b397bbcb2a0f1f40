export { next, previous, viewFullSize } from './actions.ts'

export const carousel = 'carousel'
export const slide = 'slide'
export const stopSlides = 'Stop slides'
export const playSlides = 'Play slides'
export const pictureOf = (place: number, count: number) => `Picture ${place} of ${count}`
export const placeOf = (place: number, count: number) => `${place} of ${count}`
