import { apart } from '../apart.ts'

export { noPictureYet, price, priceTierNames } from './labels.ts'

export const pictureOf = (title: string) => `Picture of ${apart(title)}`
