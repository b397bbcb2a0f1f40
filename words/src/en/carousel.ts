export const carousel = 'carousel'
export const slide = 'slide'
export const previous = 'Previous'
export const viewFullSize = 'View full size'
export const stopSlides = 'Stop slides'
export const playSlides = 'Play slides'
export const next = 'Next'
export const placeOf = (place: number, count: number) => `${place} of ${count}`
