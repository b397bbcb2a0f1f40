export const noPictureYet = 'No picture yet'
export const price = 'Price'
export const pictureOf = (title: string) => `Picture of ${title}`
