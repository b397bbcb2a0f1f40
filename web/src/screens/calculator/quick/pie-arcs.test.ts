import { describe, expect, it } from 'vitest'
import { pieArcs } from './pie-arcs.ts'

describe('pieArcs', () => {
  it('starts at twelve and turns clockwise', () => {
    const [first, second] = pieArcs([0.25, 0.75], 100, 110)
    expect(first?.path).toBe('M0 0L0 -100A100 100 0 0 1 100 0Z')
    expect(second?.path).toBe('M0 0L100 0A100 100 0 1 1 0 -100Z')
    expect([first?.labelX, first?.labelY]).toEqual([77.78, -77.78])
  })

  it('draws a whole pie as two halves', () => {
    expect(pieArcs([1], 10, 12)[0]?.path.match(/A/g)).toHaveLength(2)
  })
})
