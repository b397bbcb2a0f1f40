// The part of the settings for the login address. It is fetched when that part is shown.
export { sendAgain } from './accounts.ts'
export { currentPassword, currentPasswordMissing } from './passwords.ts'
export { enterEmail as newEmailMissing } from './problems.ts'

export const lead = 'آپ اس پتے سے لاگ اِن کرتے ہیں، اور ہم اسی پر لکھتے ہیں۔'
export const loading = 'ای میل پتہ لوڈ ہو رہا ہے...'
export const change = 'ای میل پتہ تبدیل کریں'
export const changeLead =
  'ہم نئے پتے پر لنک بھیجتے ہیں۔ وہاں تصدیق کرنے پر پتہ بدل جاتا ہے۔ پرانے پتے پر اطلاع دی جاتی ہے، اور وہاں سے سات دن تک تبدیلی واپس ہو سکتی ہے۔'
export const newEmail = 'نیا ای میل پتہ'
export const send = 'لنک بھیجیں'
export const sending = 'بھیجا جا رہا ہے...'
export const linkSent = 'ہم نے لنک بھیج دیا ہے'
export const changed = 'آپ کا ای میل پتہ تبدیل ہو گیا'
export const cancelled = 'آپ کا ای میل پتہ وہی رہے گا'
export const cancelChange = 'پرانا پتہ رکھیں'
export const waiting = <Part>(newEmail: Part, until: string) => [
  'آپ کا نیا پتہ ہوگا: ',
  newEmail,
  `، جب آپ وہاں بھیجی گئی ای میل کا لنک کھول کر تصدیق کر دیں۔ لنک ${until} تک کام کرے گا۔`,
]
