// Parts and terms of a builder’s price, for the check and for the agreement.

export const persft = 'فی مربع فٹ'
export const inPrice = 'شامل'
export const apart = 'الگ'
export const tax = 'ٹیکس'
export const taxTop = 'الگ سے'
export const changes = 'تبدیلیوں کی قیمت کیسے لگے گی'
export const payduring = 'کام کے دوران'
export const rows = {
  tank: 'چھت کی ٹینکی',
  septic: 'سیپٹک ٹینک',
  parapet: 'چھت کی پردی، 3 فٹ',
  wall: 'چار دیواری',
  gate: 'مین گیٹ',
  front: 'فرنٹ ایلیویشن',
  kitchen: 'کچن',
  fees: 'میٹر، بور، نقشہ منظوری',
  shuttering: 'شٹرنگ اور پیڑ',
}
export const chips = {
  steel: 'سریا',
  cement: 'سیمنٹ',
  bricks: 'اینٹ',
  wiring: 'تاریں',
  tiles: 'ٹائلیں',
  doors: 'دروازے',
  sanitary: 'سینیٹری',
  lights: 'لائٹیں، پنکھے',
  wardrobes: 'الماریاں',
}
export const hows = {
  excluded: 'شامل نہیں',
  owner: 'خود لیں گے',
  aside: 'رقم رکھی ہے',
}
export const sum = 'کتنے روپے، اگر معلوم ہو'
export const sKeep = 'رکھیں'
export const sUnkept = 'یہ فون کچھ محفوظ نہیں کرتا۔ صفحہ بند کرنے سے پہلے لنک یا فائل لے لیں۔'
