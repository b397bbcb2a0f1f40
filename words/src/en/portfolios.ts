export const noPictureYet = 'No picture yet'
export const price = 'Price'
