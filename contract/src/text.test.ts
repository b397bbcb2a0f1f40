import { describe, expect, it } from 'vitest'
import { cleanLine, cleanText, foldText, isVisible } from './text.ts'

describe('cleanText', () => {
  it('keeps lines and drops what no person typed', () => {
    expect(cleanText('  one\r\ntwo\rthree\u0000\u0007 \u200f ')).toBe('one\ntwo\nthree \u200f')
    expect(cleanText('a\ud800b')).toBe('a\ufffdb')
    expect(cleanText('Cafe\u0301')).toBe('Café')
    expect(cleanText('gpj.\u202eexe')).toBe('gpj.exe')
  })
})

describe('cleanLine', () => {
  it('makes one line of several', () => {
    expect(cleanLine(' Ravi\n\t Brick   works ')).toBe('Ravi Brick works')
  })
})

describe('isVisible', () => {
  it.each(['', '\u200b\u200e', '\u3164', '\u2800', '\u0301', '\u00a0'])('sees nothing in %j', (text) => {
    expect(isVisible(text)).toBe(false)
  })

  it.each(['a', 'گھر', '🏠', '\u200fتعمیر', '…', '7'])('sees %j', (text) => {
    expect(isVisible(text)).toBe(true)
  })
})

describe('foldText', () => {
  it('folds case, diacritics and widths', () => {
    expect(foldText('  CAFÉ  Déco ')).toBe('cafe deco')
    expect(foldText('ﬁne')).toBe('fine')
  })

  it('finds Urdu with and without its marks', () => {
    expect(foldText('تَعمِیر')).toBe(foldText('تعمیر'))
  })
})
