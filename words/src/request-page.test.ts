import { describe, expect, it } from 'vitest'
import { confirmWithin } from './en/request-page.ts'
import { confirmWithin as confirmWithinInUrdu } from './ur/request-page.ts'

describe('the time left to confirm a request', () => {
  it.each([
    [-2, 'confirm within 1 hour', '1 گھنٹے میں تصدیق کریں'],
    [24, 'confirm within 24 hours', '24 گھنٹوں میں تصدیق کریں'],
    [8760, 'confirm within 365 days', '365 دن میں تصدیق کریں'],
  ])('is said in hours, and in days from three: %d hours', (hours, english, urdu) => {
    expect(confirmWithin(hours)).toBe(english)
    expect(confirmWithinInUrdu(hours)).toBe(urdu)
  })
})
