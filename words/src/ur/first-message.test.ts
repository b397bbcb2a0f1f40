import { expect, test } from 'vitest'
import { houseName } from './first-message.ts'
import { cities } from './places.ts'
import { plotUnits } from './values.ts'

test('a house in a message has the names that the calculator gives it', () => {
  for (const [city, name] of Object.entries(cities))
    for (const [plotUnit, unit] of Object.entries(plotUnits))
      expect(houseName({ plotSize: 7, plotUnit, city, coveredAreaSft: 1, query: '' })).toBe(
        `${name} میں 7 ${unit} کا گھر`,
      )
})
