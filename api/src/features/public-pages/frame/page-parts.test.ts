import { describe, expect, it } from 'vitest'
import { shorten } from './page-parts.ts'

describe('a shortened text', () => {
  it('ends between words, without the mark before the end', () => {
    expect(shorten('Brick house, by the canal', 14)).toBe('Brick house…')
    expect(shorten('Brick house', 14)).toBe('Brick house')
    expect(shorten('دو منزلہ گھر، نہر کنارے', 14)).toBe('دو منزلہ گھر…')
  })

  it('keeps a mark with its letter, and halves no character', () => {
    expect(shorten(`${'ا'.repeat(9)}ب\u0651${'ا'.repeat(9)}`, 10)).toBe(`${'ا'.repeat(9)}ب\u0651…`)
    expect(shorten('🏠'.repeat(12), 10)).toBe(`${'🏠'.repeat(10)}…`)
  })
})
