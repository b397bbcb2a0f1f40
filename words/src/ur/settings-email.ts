// The part of the settings for the login address. It is fetched when that part is shown.
export { sendAgain } from './accounts.ts'
export { tryAgain } from './actions.ts'
export { enterEmail as newEmailMissing } from './problems.ts'
export { currentPassword, currentPasswordMissing } from './settings.ts'

export const lead = 'آپ اس پتے سے لاگ اِن کرتے ہیں، اور ہم اسی پر لکھتے ہیں۔'
export const loading = 'ای میل پتہ لوڈ ہو رہا ہے...'
export const change = 'ای میل پتہ تبدیل کریں'
export const changeLead =
  'ہم آپ کے پرانے اور نئے، دونوں پتوں پر لنک بھیجتے ہیں۔ دونوں استعمال کرنے پر پتہ فوراً بدل جاتا ہے۔ صرف نیا استعمال ہو سکے تو سات دن بعد بدلتا ہے، سوائے اس کے کہ پرانے میل باکس سے روک دیا جائے۔'
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
/** `on` is the day of the change. */
export const holdsOn = <Part>(newEmail: Part, on: string) => [
  'آپ کا نیا پتہ ہوگا: ',
  newEmail,
  `، ${on} سے، سوائے اس کے کہ پرانے میل باکس سے روک دیا جائے۔ پرانے میل باکس سے تصدیق ہو تو فوراً بدل جائے گا۔`,
]
