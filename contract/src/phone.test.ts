import { describe, expect, it } from 'vitest'
import { displayPhone, parsePhone, phoneProblem } from './phone.ts'

describe('phone numbers', () => {
  it.each([
    ['0300 1234567', '+923001234567'],
    ['+92-300-1234567', '+923001234567'],
    ['03001234567', '+923001234567'],
    ['0092 300 1234567', '+923001234567'],
    ['(0300) 123-4567', '+923001234567'],
    ['042 35761999', '+924235761999'],
    ['+44 20 7946 0958', '+442079460958'],
    ['\u202a+92 300 1234567\u202c', '+923001234567'],
    ['0300\u202f1234567', '+923001234567'],
    ['\u2066۰۳۰۰\u20691234567\ufeff', '+923001234567'],
    ['https://wa.me/923001234567', '+923001234567'],
    ['\u200ewa.me/+92 300-1234567?text=Salam%20', '+923001234567'],
    ['wa.me/۹۲۳۰۰۱۲۳۴۵۶۷', '+923001234567'],
    ['http://wa.me/03001234567/', '+923001234567'],
    ['wa.me/c/923001234567', '+923001234567'],
    ['WA.ME/447911123456', '+447911123456'],
    ['https://api.whatsapp.com/send?phone=923001234567', '+923001234567'],
    [
      'https://api.whatsapp.com/send/?text=Salam&phone=%2B923001234567&type=phone_number&app_absent=0',
      '+923001234567',
    ],
    ['https://web.whatsapp.com/send?phone=0092%20300%201234567#top', '+923001234567'],
    ['whatsapp://send?phone=923001234567&text=Salam', '+923001234567'],
    ['tel:+92-42-111-222-333', '+9242111222333'],
    ['0544-123456', '+92544123456'],
    ['042-111-222-333', '+9242111222333'],
  ])('reads %s', (typed, kept) => {
    expect(parsePhone(typed)).toBe(kept)
  })

  it.each([
    ...['', 'call me', '12', '0300 12345', '+999 123', '0300 12345678', '1'.repeat(200)],
    ...['https://wa.me/message/ABCDEFGH1234567', 'https://chat.whatsapp.com/9230012345678', 'wa.me/12'],
    'https://example.com/?phone=12',
  ])('refuses %j with the general sentence', (typed) => {
    expect(parsePhone(typed)).toBeUndefined()
    expect(phoneProblem(typed)).toBe('phoneInvalid')
  })

  it.each([
    ...[
      '111-222-333',
      '111 222 333',
      '+92 111 222 333',
      '0092-111-222-333',
      '0111222333',
      'UAN: 111-222-333',
    ],
    ...['\u202a111-222-333\u202c', '۱۱۱۲۲۲۳۳۳', '35761999', '576 1999'],
  ])('says of %j that the area code is missing', (typed) => {
    expect(parsePhone(typed)).toBeUndefined()
    expect(phoneProblem(typed)).toBe('phoneAreaMissing')
  })

  it.each([
    ...['0300 1234567 or 0301 7654321', '0300-1234567, 0321-7654321', '0300-1234567/0321-7654321'],
    ...['042-35761999/35762000', '0300-1234567 یا 0321-7654321', '03001234567\n03217654321'],
    ...['0300-1234567 (Ali)', 'Ali: 0300-1234567', '\u200eAli +92 300 1234567', '0544-123456, 0544-123457'],
    ...['wa.me/923001234567 Ali', '+44 20 7946 0958 / 0300 1234567', '۰۳۰۰۱۲۳۴۵۶۷ علی'],
  ])('asks for one number alone instead of %j', (typed) => {
    expect(parsePhone(typed)).toBeUndefined()
    expect(phoneProblem(typed)).toBe('phoneAlone')
  })

  it.each([
    ['+923001234567', '0300-1234567'],
    ['+92544123456', '0544123456'],
    ['+92992123456', '0992123456'],
    ['+92511234567', '0511234567'],
    ['+924235761999', '(042) 35761999'],
    ['+9242111222333', '(042) 111 222 333'],
    ['+9280012345', '0800 123 45'],
    ['+442079460958', '+44 20 7946 0958'],
    ['nonsense', 'nonsense'],
    ['', ''],
  ])('shows %s as people write it', (kept, shown) => {
    expect(displayPhone(kept)).toBe(shown)
    expect(displayPhone(kept)).toBe(shown)
  })
})
