import { describe, expect, it } from 'vitest'
import { calculate, isOutdated, readQuickAnswers, writeQuickAnswers } from './quick-answers.ts'

const read = (query: string) => readQuickAnswers(new URLSearchParams(query))

describe('quick answers in the address', () => {
  it('begin with city and area empty, a grey structure with material, 3375 sft', () => {
    const first = read('')
    expect(first).toMatchObject({
      city: '',
      area: '',
      constructionType: 'Grey Structure',
      constructionMode: 'With Material',
      view: 'Complete',
      coveredAreaSft: '3375',
      shown: undefined,
    })
    expect(writeQuickAnswers(first).toString()).toBe('')
  })

  it('come back as they were written', () => {
    const answers = calculate({
      ...read(''),
      city: 'Karachi',
      area: '20 Marla',
      constructionType: 'Complete',
      constructionMode: 'Without Material',
      view: 'Finishing',
      coveredAreaSft: '5000',
      rooms: { bedrooms: 10, bathrooms: 1, kitchens: 2, livingRooms: 3, drawingRooms: 4 },
    })
    expect(read(writeQuickAnswers(answers).toString())).toEqual(answers)
    const later = { ...answers, city: 'Lahore' as const }
    expect(isOutdated(answers)).toBe(false)
    expect(isOutdated(later)).toBe(true)
    expect(read(writeQuickAnswers(later).toString())).toEqual(later)
  })

  it('have their start values when they are invalid', () => {
    const query =
      'city=atlantis&area=7-marla&type=x&material=&view=roof&coveredArea=large&bedrooms=11&kitchens=2.5&shown=lahore.7-marla.complete'
    expect(read(query)).toEqual(read(''))
  })

  it('keep a covered area that cannot be, as it was typed', () => {
    for (const typed of ['-1', '0', '1e9', '2.5', ''])
      expect(read(`coveredArea=${typed}`).coveredAreaSft).toBe(typed)
  })

  it('calculate nothing while city or area is missing', () => {
    const halfway = { ...read('shown=lahore.5-marla.grey-structure'), city: 'Karachi' as const }
    expect(calculate(halfway)).toBe(halfway)
  })
})
