export { noPictureYet, price } from './labels.ts'

export const pictureOf = (title: string) => `Picture of ${title}`
