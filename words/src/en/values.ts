// Texts for the calculator's values. On the wire, in links and in storage the values are the keys here.

export const plotUnits = { Marla: 'Marla', Kanal: 'Kanal', 'sq yd': 'sq yd', sft: 'sft', 'sq m': 'sq m' }
export const grades = { Economy: 'Economy', Standard: 'Standard', Premium: 'Premium' }

export const constructionTypes = { 'Grey Structure': 'Grey Structure', Complete: 'Complete' }
export const constructionModes = {
  'With Material': 'With Material',
  'Without Material': 'Without Material',
}
export const breakdownViews = { ...constructionTypes, Finishing: 'Finishing' }
/** Certainty of a rate or a quantity. */
export const statuses = {
  yours: 'your price',
  published: 'published',
  derived: 'worked out',
  assumed: 'our estimate',
}

/** Parts of a cost. */
export const sections = {
  foundation_and_structure: 'Foundation & Structure',
  bricks_cement_sand_and_crush: 'Bricks, Cement, Sand and Crush',
  roof_insulation_termite_waterproofing: 'Roof Insulation, Termite and Waterproofing',
  excavation_and_steel_reinforcement: 'Excavation and Steel Reinforcement',
  labor_cost: 'Labour',
  plumbing_works: 'Plumbing Works',
  electric_works: 'Electrical Works',
  wood_metal_and_tile_works: 'Wood, Metal and Tile Works',
  paint_and_ceiling_works: 'Paint and Ceiling Works',
  fittings_and_fixtures: 'Fittings & Fixtures',
  utilities_installation: 'Utilities Installation',
  total: 'Total',
}

/** Parts of a house that a family may add or leave out. */
export const options = {
  boundaryWall: 'Boundary wall',
  bore: 'Water bore',
  septicTank: 'Septic tank',
  gasConnection: 'Gas connection',
  elevationCladding: 'Front elevation cladding',
  featureWalls: 'Feature walls',
}

/** Percentages on top of a bill. */
export const addOns = {
  margin: 'Contractor’s margin',
  design: 'Design and supervision',
  tax: 'Tax on services',
  contingency: 'Contingency',
}

export const phases = { grey: 'Grey Structure', finishing: 'Finishing' }

/**
 * Places that use a Marla of this size in sft. The sizes are published; that 250 belongs to the named places is
 * assumed.
 */
export const marlaAuthorities = {
  225: 'LDA, DHA, Bahria Town and most schemes in Punjab',
  250: 'Some societies, and much of Islamabad and Rawalpindi',
  272.25: 'Land-revenue records, Rawalpindi and rural Punjab',
}
