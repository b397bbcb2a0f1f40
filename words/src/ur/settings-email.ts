// The part of the settings for the login address. It is fetched when that part is shown.
export { sendAgain } from './accounts.ts'
export { tryAgain } from './actions.ts'
export { enterEmail as newEmailMissing } from './problems.ts'
export { currentPassword, currentPasswordMissing } from './settings.ts'

export const title = 'ای میل پتہ'
export const lead = 'آپ اس پتے سے لاگ اِن کرتے ہیں، اور ہم اسی پر لکھتے ہیں۔'
export const loading = 'ای میل پتہ لوڈ ہو رہا ہے...'
export const change = 'ای میل پتہ تبدیل کریں'
export const changeLead =
  'ہم آپ کے پرانے اور نئے، دونوں پتوں پر لنک بھیجتے ہیں۔ 24 گھنٹے کے اندر دونوں استعمال کرنے پر پتہ تبدیل ہو جاتا ہے۔'
export const newEmail = 'نیا ای میل پتہ'
export const send = 'لنک بھیجیں'
export const sending = 'بھیجا جا رہا ہے...'
export const linksSent = 'ہم نے لنک بھیج دیے ہیں'
export const changed = 'آپ کا ای میل پتہ تبدیل ہو گیا'
export const cancelled = 'آپ کا ای میل پتہ وہی رہے گا'
export const cancelChange = 'پرانا پتہ رکھیں'
export const waiting = <Part>(newEmail: Part, until: string) => [
  'آپ کا نیا پتہ ہوگا: ',
  newEmail,
  `، جب دونوں میل باکس سے تصدیق ہو جائے گی۔ لنک ${until} تک کام کریں گے۔`,
]
export const oldMailbox = 'پرانا میل باکس'
export const newMailbox = 'نیا میل باکس'
export const confirmed = 'تصدیق ہو گئی'
export const notConfirmed = 'ابھی تصدیق نہیں ہوئی: ہماری ای میل کا لنک کھولیں۔'
export const oldMailboxLost = <Part>(help: Part) => [
  'اب آپ اپنا پرانا میل باکس نہیں کھول سکتے؟ تو ہمیں لکھیں: ',
  help,
]
