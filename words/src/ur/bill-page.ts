// The bill of a house on the server's pages: sections that unfold to their lines.
export { inCurrency } from '../currency.ts'
export { gradeFinish, houseNamed } from './ask-companies.ts'

export const inPkr = (amount: string) => `${amount} روپے`
export const madeOf = 'بل کس چیز کا ہے'
export const madeOfHint = 'اس گھر کی ہر سطر، ریٹ اور مقدار سمیت، دیکھنے کے لیے کوئی حصہ کھولیں۔'
export const sumOfSections = 'تمام حصوں کا میزان'
export const atRate = (amount: string, rate: string) => `${amount}، ریٹ ${rate}`
