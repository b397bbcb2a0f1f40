import { apart } from '../apart.ts'

export const uploading = 'Uploading'
export const chooseAnImage = 'Choose an image'
export const chooseImages = 'Choose images'
export const placeOf = (place: number, count: number) => `${place} of ${count}`
export const removeItem = (name: string) => `Remove ${apart(name)}`
export const dropImage = 'or drop it here'
export const dropImages = 'or drop them here'
/** The part of the pictures that was sent. */
export const sent = (percent: number) => `${percent}%`
