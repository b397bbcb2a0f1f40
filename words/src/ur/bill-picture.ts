// The picture of a bill, before it is sent or saved.
export { close, tryAgain } from './actions.ts'
export { asPicture, share } from './bill.ts'

export const pictureOfBill = 'گھر، اس کی کُل رقم، معیار اور مرحلہ وار رقم، ایک صفحے پر'
export const savePicture = 'تصویر محفوظ کریں'
export const pictureBeingMade = 'تصویر بن رہی ہے…'
export const pictureFailed =
  'تصویر نہیں بن سکی۔ پھر کوشش کریں، صفحہ دوبارہ لوڈ کریں، یا اس کی جگہ لنک بھیجیں۔'
