import { describe, expect, it } from 'vitest'
import { urduSpellings } from './fixtures/urdu-spellings.ts'
import { foldText } from './fold-text.ts'
import { asSeen, beginningOf, cleanLine, cleanText, isVisible } from './text.ts'

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

  it.each([
    ...['O\u2019Neil & Sons', "O'Neil & Sons", 'M. Aslam', 'A', '5-A/2', 'M/s Khan & Sons (Pvt.) Ltd.'],
    ...['خانہ\u200cساز', '\ufefb\ufba7\ufeed\ufead', 'تعمیر کار، لاہور'],
  ])('keeps the name %j as it is', (name) => {
    expect(cleanLine(name)).toBe(name)
  })
})

describe('asSeen', () => {
  it.each([
    ['\u202a+92 300 1234567\u202c', '+92 300 1234567'],
    ['\u2066\u200e0300\u2011\u20601234567\u2069', '0300\u20101234567'],
    ['\ufeff\u061c03\u200b00\u00ad 12\u200c34\u200d567\ufe0f\u3164', '0300 1234567'],
    ['made@example.com\u200b', 'made@example.com'],
    ['\u180emade\u034f@exam\u2063ple.com\u{e0001}\u2800\ufffc', 'made@example.com'],
    ['ｍａｄｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'made@example.com'],
    ['۱۲۳ ٤٥٦', '123 456'],
    ['０３００\u3000１２３４５６７', '0300 1234567'],
    ['0300\u202f123\u00a04567\t\r\n', '0300 123 4567'],
    ['\u202e\u0000\u200f ', ''],
  ])('reads %j as %j', (text, seen) => {
    expect(asSeen(text)).toBe(seen)
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

describe('beginningOf', () => {
  it.each([
    ['گھر', 5, 'گھر'],
    ['گھر', 2, 'گھ'],
    ['گھ\u0650\u0651ر', 2, 'گھ\u0650\u0651'],
    ['one\ntwo', 5, 'one\nt'],
    ['🏠🏠🏠', 2, '🏠🏠'],
    ['', 2, ''],
  ])('cuts %j at %d', (text, length, beginning) => {
    expect(beginningOf(text, length)).toBe(beginning)
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

  it.each(urduSpellings)('takes Urdu with %s for the same', (_what, typed, usual) => {
    expect(foldText(typed)).toBe(foldText(usual))
    expect(foldText(foldText(typed))).toBe(foldText(typed))
  })

  it('keeps words apart that differ', () => {
    expect(foldText('پل')).not.toBe(foldText('پھل'))
    expect(foldText('نالی')).not.toBe(foldText('نالے'))
    expect(foldText('۔، ')).toBe('')
  })
})
