import type { DirectCostKey, Phase } from './dataset/price-book.ts'

/** The four direct costs that add up to `foundation_and_structure`. */
export const foundationKeys = [
  'bricks_cement_sand_and_crush',
  'roof_insulation_termite_waterproofing',
  'excavation_and_steel_reinforcement',
  'labor_cost',
] as const satisfies readonly DirectCostKey[]

/** Keys that add up to the grey structure. */
export const greyKeys = ['foundation_and_structure', 'plumbing_works', 'electric_works'] as const

/** Keys that the complete house has beyond the grey structure. */
export const finishingKeys = [
  'wood_metal_and_tile_works',
  'paint_and_ceiling_works',
  'utilities_installation',
  'fittings_and_fixtures',
] as const

/** Sections of a bill in building order. */
export const billSections: readonly DirectCostKey[] = [
  'excavation_and_steel_reinforcement',
  'bricks_cement_sand_and_crush',
  'labor_cost',
  'roof_insulation_termite_waterproofing',
  'plumbing_works',
  'electric_works',
  'wood_metal_and_tile_works',
  'paint_and_ceiling_works',
  'fittings_and_fixtures',
  'utilities_installation',
]

export function phaseOf(key: DirectCostKey): Phase {
  return finishingKeys.some((finishing) => finishing === key) ? 'finishing' : 'grey'
}
