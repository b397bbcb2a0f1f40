import { describe, expect, it } from 'vitest'
import * as english from '../en/moments.ts'
import { dateFormat } from './moments.ts'

const at = new Date('2025-05-12T05:42:07Z')
const timeZone = 'Asia/Karachi'
const styles: [Intl.DateTimeFormatOptions, string, string][] = [
  [{ dateStyle: 'medium' }, '12 مئی 2025', '12 May 2025'],
  [{ dateStyle: 'medium', timeStyle: 'short' }, '12 مئی 2025، 10:42', '12 May 2025, 10:42'],
  [{ dateStyle: 'medium', timeStyle: 'medium' }, '12 مئی 2025، 10:42:07', '12 May 2025, 10:42:07'],
  [{ dateStyle: 'full' }, 'پیر، 12 مئی 2025', 'Monday, 12 May 2025'],
  [{ timeStyle: 'short' }, '10:42', '10:42'],
  [{ day: 'numeric', month: 'short' }, '12 مئی', '12 May'],
  [{ month: 'short', year: 'numeric' }, 'مئی 2025', 'May 2025'],
]

describe('moments', () => {
  it.each(styles)('of %j have no comma before the year in Urdu', (style, urdu, inEnglish) => {
    expect(dateFormat({ ...style, timeZone })(at)).toBe(urdu)
    expect(english.dateFormat({ ...style, timeZone })(at)).toBe(inEnglish)
  })
})
