// The houses that this device can open.
import { apartInUrdu as apart } from '../apart.ts'

export { cancel } from './actions.ts'
export { beginHouse as begin } from './check-entrances.ts'

export const title = 'آپ کے گھر'
export const none = 'ابھی کوئی گھر نہیں۔'
export const readOnly = 'گھر والوں کا لنک: آپ اسے پڑھ سکتے ہیں'
export const addsAs = (name: string) => `سائٹ لنک: آپ ${apart(name)} کے نام سے لگاتے ہیں`
export const siteLink = 'سائٹ لنک'
export const house = 'گھر'
export const houseIn = (place: string) => `${apart(place)} والا گھر`
export const yourHouseIn = (place: string) => `${apart(place)} میں آپ کا گھر`
export const pasteTitle = 'لنک سے گھر کھولیں'
export const pasteLink = 'لنک لگائیں'
export const open = 'کھولیں'
export const noLink = 'یہ کسی گھر کا لنک نہیں۔ پورا لنک کاپی کریں اور دوبارہ لگائیں۔'
export const forget = 'اس فون سے یہ گھر ہٹائیں'
export const forgetNamed = (name: string) => `اس فون سے یہ گھر ہٹائیں: ${apart(name)}`
export const forgetText = 'گھر کا ریکارڈ رہے گا۔ لنک کے بغیر یہاں دوبارہ نہیں کھلے گا۔'
export const forgotten = 'یہ گھر اس فون سے ہٹا دیا گیا'
export const forgetShort = 'ہٹائیں'

// Links that open nothing.
export const noHouse = 'یہ لنک کوئی گھر نہیں کھولتا'
export const noHouseText = 'یہ واپس لے لیا گیا، یا کوئی حرف کم ہے۔ دوبارہ مانگیں، یا پورا لگائیں۔'
