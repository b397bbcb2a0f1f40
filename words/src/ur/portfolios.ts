import { apartInUrdu as apart } from '../apart.ts'

export { noPictureYet, price, priceTierNames } from './labels.ts'

export const pictureOf = (title: string) => `${apart(title)} کی تصویر`
