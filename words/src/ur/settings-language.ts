// The part of the settings for the language of mails. It is fetched when that part is shown.

export const lead = 'ہم آپ کو اسی زبان میں لکھتے ہیں۔ سکرینوں کی زبان الگ ہے: وہ اوپر کی پٹی میں چنی جاتی ہے۔'
export const language = 'زبان'
/** Each language by its own name. */
export const names = { en: 'انگریزی', ur: 'اردو' }
export const save = 'زبان محفوظ کریں'
export const saving = 'محفوظ ہو رہا ہے...'
export const saved = 'ہماری ای میلز کی زبان محفوظ ہو گئی'
