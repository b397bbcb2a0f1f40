// The sheet that closes a house, ends it early, or deletes it.

export const title = 'بند یا حذف کریں'
export const lead = 'ایک بار، گھر والوں کی طرف سے'
export const closeHouse = 'ریکارڈ بند کریں'
export const allAgreed = 'سب مراحل منظور ہیں۔'
export const notAllAgreed = 'سب مراحل منظور نہیں، یا کوئی خرابی باقی ہے۔'
export const endedEarly = 'کام پہلے رک گیا'
export const why = 'کیوں؟'
export const reasons = {
  'builder-left': 'بلڈر چھوڑ گیا',
  'we-stopped': 'ہم نے روکا',
  'another-builder': 'کوئی اور بلڈر آگے کرے گا',
  'not-begun': 'کام شروع نہیں ہوا',
  other: 'کچھ اور',
}
export const aWord = 'ایک جملہ (اختیاری)'
export const whatWaits = 'بتائے گئے مگر غیر منظور مرحلے شمار نہیں ہوں گے؛ باقی تبدیلیاں ختم ہو جائیں گی۔'
export const forGood = 'یہ واپس نہیں ہو سکتا۔'
export const notYet = 'ابھی نہیں'
export const chooseWhy = 'وجہ چنیں۔'
export const closed = 'ریکارڈ بند ہو گیا'
export const deleteAll = 'سب حذف کریں'
export const deleteText = 'دونوں طرف کے لیے، فوراً اور ہمیشہ کے لیے: تصویریں، رقمیں، نام۔ پہلے محفوظ کر لیں۔'
export const deleteIt = 'حذف کریں'
export const deleted = 'گھر کا ریکارڈ حذف ہو گیا'
