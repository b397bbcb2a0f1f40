import type { BreakdownKey } from '@tameer/calculator'

/** What each section of the breakdown covers. */
export const sectionWords: { readonly [key in BreakdownKey]?: string } = {
  foundation_and_structure:
    'Excavation, foundations, brickwork, concrete, steel, the roof’s protection and the labour of the grey structure.',
  wood_metal_and_tile_works:
    'Doors, windows, gate and railings, kitchen cabinets, and the tiles and marble of floors and walls.',
  electric_works: 'Conduits, wires, boards and earthing: what is laid before the plaster.',
  plumbing_works: 'Water, gas and drain pipes inside and outside, the overhead tank and its pump.',
  fittings_and_fixtures:
    'What one sees and touches: closets, basins, mixers, the kitchen sink, lights, fans, switches and locks.',
  utilities_installation:
    'Connections for electricity, gas, water and sewer, the bore, and the approval of the plan.',
}
