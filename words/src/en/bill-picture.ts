// The picture of a bill, before it is sent or saved.
export { close, tryAgain } from './actions.ts'
export { asPicture, share } from './bill.ts'

export const pictureOfBill = 'The house, its total, its grades and the money by stage, on one page'
export const savePicture = 'Save the picture'
export const pictureBeingMade = 'The picture is being made…'
export const pictureFailed =
  'The picture could not be made. Try again, reload the page, or send the link instead.'
