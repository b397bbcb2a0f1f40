// The desk's file of the payments of a month.
export { demoBank, gatewayName, planTime } from './plan-names.ts'

export const columns = {
  day: 'Day (Pakistan)',
  kind: 'What',
  amount: 'PKR',
  tax: 'Tax in it',
  gateway: 'Way to pay',
  bankNumber: 'Number at the bank',
  reference: 'Reference',
  paper: 'Receipt or note',
  payer: 'Company',
  what: 'For',
}
/** Kinds of rows, by the time that counts. */
export const kinds = { paidAt: 'Paid', refundedAt: 'Given back' }
