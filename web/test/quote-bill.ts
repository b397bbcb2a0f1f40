import type { FrozenBill } from '@tameer/contract'

type Row = [id: string, item: string, unit: string, quantity: number, ratePkr: number, labourPkr: number]

function lines(section: string, phase: 'grey' | 'finishing', ...rows: Row[]): FrozenBill['lines'] {
  return rows.map(([id, item, unit, quantity, ratePkr, labourPkr]) => {
    const costPkr = Math.round(quantity * ratePkr)
    const range = { lowPkr: Math.round(costPkr * 0.9), highPkr: Math.round(costPkr * 1.1) }
    const parts = { materialPkr: costPkr - labourPkr, labourPkr }
    return { id, item, unit, quantity, ratePkr, costPkr, ...range, ...parts, section, phase }
  })
}

/** A small bill with both phases: 30,00,000 grey and 10,00,000 finishing on 1,000 sft. */
export const smallBill: FrozenBill = {
  coveredAreaSft: 1_000,
  totalPkr: 4_000_000,
  pricesAsOf: '2027-01-01',
  lines: [
    ...lines(
      'excavation_and_steel_reinforcement',
      'grey',
      ['steel', 'Steel bars', 'Kg', 5_000, 300, 0],
      ['earthwork', 'Excavation', 'Cft', 10_000, 50, 500_000],
    ),
    ...lines('bricks_cement_sand_and_crush', 'grey', ['cement', 'Cement', 'Unit', 500, 2_000, 0]),
    ...lines(
      'wood_metal_and_tile_works',
      'finishing',
      ['tiles', 'Tiles', 'Sft', 1_500, 400, 150_000],
      ['doors', 'Doors', 'Unit', 8, 50_000, 40_000],
    ),
  ],
}
