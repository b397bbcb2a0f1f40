export { noPictureYet, price, priceTierNames } from './labels.ts'

export const pictureOf = (title: string) => `${title} کی تصویر`
