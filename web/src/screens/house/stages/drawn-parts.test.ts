import { describe, expect, it } from 'vitest'
import { drawnParts } from './drawn-parts.ts'

const planned = (...ids: string[]) => ids.map((stage) => ({ stage, state: 'planned' as const }))
const agreed = (...ids: string[]) => ids.map((stage) => ({ stage, state: 'agreed' as const }))

describe('parts of the drawn house', () => {
  it('are solid, hatched or to come as their stages are', () => {
    const stages = [
      ...agreed('advance', 'foundation', 'plinth', 'walls', 'roof-slab'),
      { stage: 'plaster', state: 'claimed' as const },
      ...planned('flooring', 'paint', 'handover'),
    ]
    expect(drawnParts(stages, 'quote')).toEqual({
      footings: 'agreed',
      band: 'agreed',
      walls: 'agreed',
      slabs: 'agreed',
      plaster: 'claimed',
      tank: 'agreed',
      floors: 'to-come',
      openings: 'to-come',
      garden: 'to-come',
    })
  })

  it('are those of the calculator’s seven stages', () => {
    const stages = [
      ...agreed('start', 'foundation', 'structure'),
      ...planned('walls', 'services', 'finishing', 'end'),
    ]
    expect(drawnParts(stages, 'estimate')).toEqual({
      footings: 'agreed',
      band: 'agreed',
      walls: 'to-come',
      slabs: 'agreed',
      plaster: 'to-come',
      tank: 'to-come',
      floors: 'to-come',
      openings: 'to-come',
      garden: 'to-come',
    })
  })

  it('has a later stage that was agreed first, the grey structure as a whole, and nothing for own words', () => {
    const { garden, ...others } = drawnParts(
      [...planned('Boundary wall'), ...agreed('grey-structure')],
      'own-price',
    )
    expect(garden).toBeUndefined()
    expect(others).toMatchObject({ footings: 'agreed', band: 'agreed', walls: 'agreed', slabs: 'agreed' })
    expect(others.plaster).toBeUndefined()
    expect(drawnParts([...planned('foundation'), ...agreed('paint')], 'own-price').openings).toBe('agreed')
  })
})
