export { next, previous, viewFullSize } from './actions.ts'

export const carousel = 'تصویروں کا سلسلہ'
export const slide = 'تصویر'
export const stopSlides = 'تصویریں روکیں'
export const playSlides = 'تصویریں چلائیں'
export const pictureOf = (place: number, count: number) => `${count} میں سے تصویر ${place}`
export const placeOf = (place: number, count: number) => `${count} میں سے ${place}`
