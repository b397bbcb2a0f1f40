// The desk's file of the payments of a month.
export { demoBank, gatewayName, planTime } from './plan-names.ts'

export const columns = {
  day: 'دن (پاکستان)',
  kind: 'کیا',
  amount: 'روپے',
  tax: 'اس میں ٹیکس',
  gateway: 'ادائیگی کا طریقہ',
  bankNumber: 'بینک کا نمبر',
  reference: 'حوالہ',
  paper: 'رسید یا نوٹ',
  payer: 'کمپنی',
  what: 'کس کے لیے',
}
/** Kinds of rows, by the time that counts. */
export const kinds = { paidAt: 'ادا ہوا', refundedAt: 'واپس کیا گیا' }
