export const groupNames = {
  steel: 'سریا',
  cement: 'سیمنٹ',
  bricks: 'اینٹ',
  wiring: 'تاریں',
  tiles: 'ٹائلیں',
  doors: 'دروازے',
  sanitary: 'سینیٹری',
  lights: 'لائٹیں اور پنکھے',
  wardrobes: 'الماریاں',
  connections: 'کنکشن',
}
