// The way back into a house whose links are lost: asking for a link by mail, and the page behind that link.
export { sending } from './actions.ts'
export { enterEmail as emailMissing } from './problems.ts'

export const linkByEmail = 'ای میل سے لنک لیں'
export const lead =
  'صرف اس گھر کے لیے جس کی ای میل کی تصدیق ہو چکی ہو۔ اس کے بغیر کھویا ہوا لنک دوبارہ نہیں بن سکتا۔'
export const email = 'گھر والی ای میل'
export const sendLink = 'لنک بھیجیں'
export const linkComes =
  'اگر اس ای میل کی کسی گھر کے لیے تصدیق ہو چکی ہے تو لنک والی ای میل آ رہی ہے۔ لنک ایک گھنٹے تک، ایک بار چلے گا۔ 24 گھنٹے میں زیادہ سے زیادہ تین بھیجے جاتے ہیں۔'

// The page behind the link.
export const title = 'اس فون پر اپنا گھر کھولیں'
export const pressToOpen =
  'ای میل والا لنک ایک ہی بار چلتا ہے۔ اس فون کو آپ کا نیا لنک ملے گا، اور پہلے والا ختم ہو جائے گا۔'
export const openHouse = 'گھر کھولیں'
export const opening = 'کھل رہا ہے…'
export const refused = 'یہ لنک استعمال ہو چکا ہے، یا ایک گھنٹے سے پرانا ہے۔ نیا مانگیں۔'
export const stillOpens = 'یہ فون اس گھر کو پہلے سے جانتا ہے۔'
export const opened = 'آپ کا گھر اس فون پر کھل گیا'
