import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areaUnits,
  cementBagsOfKg,
  cftOfCubicMetres,
  convertArea,
  cubicMetresOfCft,
  kgOfCementBags,
  kgOfTonnes,
  marlaSizes,
  metresOfRft,
  rftOfMetres,
  sftPer,
  tonnesOfKg,
} from './units.ts'

describe('areas', () => {
  it.each([
    [10, 'Marla', 'sft', 225, 2250],
    [10, 'Marla', 'sft', 250, 2500],
    [10, 'Marla', 'sft', 272.25, 2722.5],
    [1, 'Kanal', 'Marla', 250, 20],
    [1, 'Kanal', 'sft', 225, 4500],
    [120, 'sq yd', 'sft', 225, 1080],
    [500, 'sq yd', 'Marla', 225, 20],
    [272.25, 'sft', 'Marla', 272.25, 1],
  ] as const)('%d %s in %s, the Marla of %d sft', (size, from, to, marlaSft, expected) => {
    expect(convertArea(size, from, to, marlaSft)).toBeCloseTo(expected, 9)
  })

  it('knows the square metre by the international foot', () => {
    expect(sftPer('sq m', 225)).toBeCloseTo(10.76391041670972, 12)
    expect(convertArea(1, 'sq yd', 'sq m', 225)).toBeCloseTo(0.83612736, 12)
  })

  it('goes both ways between all units', () => {
    const anyUnit = fc.constantFrom(...areaUnits)
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 1e6, noNaN: true }),
        anyUnit,
        anyUnit,
        fc.constantFrom(...marlaSizes),
        (size, from, to, marlaSft) => {
          const there = convertArea(size, from, to, marlaSft)
          expect(convertArea(there, to, from, marlaSft) / size).toBeCloseTo(1, 12)
        },
      ),
    )
  })
})

describe('lengths, volumes and weights', () => {
  it('knows their standards', () => {
    expect(metresOfRft(10)).toBeCloseTo(3.048, 12)
    expect(cubicMetresOfCft(100)).toBeCloseTo(2.8316846592, 10)
    expect(tonnesOfKg(7437)).toBeCloseTo(7.437, 12)
    expect(kgOfCementBags(20)).toBe(1000)
  })

  it.each([
    [metresOfRft, rftOfMetres],
    [cubicMetresOfCft, cftOfCubicMetres],
    [tonnesOfKg, kgOfTonnes],
    [kgOfCementBags, cementBagsOfKg],
  ])('%o goes both ways', (there, back) => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e6, noNaN: true }), (amount) => {
        expect(back(there(amount)) / amount).toBeCloseTo(1, 12)
      }),
    )
  })
})
