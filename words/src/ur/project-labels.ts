export const builtAs = 'کیا بنا'
export const magazine = 'میگزین'
export const noPictureYet = 'ابھی کوئی تصویر نہیں'
export const publication = 'اشاعت'
export const specializations = 'مہارت کے شعبے'
export const tiktok = 'ٹک ٹاک'
export const yearFinished = 'مکمل ہونے کا سال'
/** Price tiers in words, by their values. */
export const priceTierNames = {
  '100-120': 'کم قیمت',
  '120-250': 'درمیانی قیمت',
  '250-above': 'زیادہ قیمت',
}
export const facts = 'تفصیلات'
