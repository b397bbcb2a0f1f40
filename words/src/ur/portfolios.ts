import { apartInUrdu as apart } from '../apart.ts'

export { price } from './labels.ts'
export { noPictureYet, priceTierNames } from './project-labels.ts'

export const pictureOf = (title: string) => `${apart(title)} کی تصویر`
