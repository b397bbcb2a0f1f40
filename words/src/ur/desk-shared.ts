// Words that several screens of the desk share.
import { apartInUrdu as apart } from '../apart.ts'

/** Link to the page of a company at the desk. */
export const atDesk = (company: string) => `${apart(company)} ڈیسک پر`

export const elseWaits = 'اور کیا منتظر ہے'

/** How long it waits, in whole hours. */
export const waits = (hours: number) => {
  if (hours < 1) return 'ابھی 1 گھنٹہ نہیں ہوا'
  if (hours < 24) return hours === 1 ? '1 گھنٹے سے منتظر' : `${hours} گھنٹوں سے منتظر`
  return hours < 48 ? '1 دن سے منتظر' : `${Math.floor(hours / 24)} دنوں سے منتظر`
}

export const copyFailed = 'یہ کاپی نہیں ہو سکا۔ براہِ کرم اسے چن کر خود کاپی کریں۔'

// Keys of the queues.

/** Before the keys. */
export const keys = 'کی بورڈ:'
export const nextOne = 'اگلا'
export const oneBefore = 'پچھلا'
export const switchKeysOff = 'کی بورڈ کے بٹن بند کریں'
export const keysAreOff = 'کی بورڈ کے بٹن بند ہیں۔'
export const switchKeysOn = 'کی بورڈ کے بٹن چلائیں'
