// Articles whose prices are collected, and the units they are quoted in.
import { groupDigits } from './amounts.ts'

export const articles = {
  cement: 'Cement',
  steel: 'Deformed bars, Grade 60',
  bricks: 'Bricks',
  blocks: 'Concrete blocks',
  fine_sand: 'Fine sand',
  coarse_sand: 'Coarse sand',
  slab_crush: 'Crushed stone for slabs',
  base_crush: 'Crushed stone for foundations',
  labour: 'Labour of the grey structure',
  floor_tile: 'Floor tiles',
  paint: 'Interior wall paint',
  wire_3_29: 'Copper wire 3/29',
  wire_7_29: 'Copper wire 7/29',
  pprc: 'PPRC pipe',
  gate: 'Steel gate',
  grills: 'Window grills',
}
/** Local names, where a city calls an article otherwise. */
export const localArticles: Readonly<Record<string, string>> = {
  'fine_sand Lahore': 'Fine sand (Ravi)',
  'fine_sand Islamabad': 'Fine sand (Ravi)',
  'coarse_sand Lahore': 'Coarse sand (Chenab)',
  'coarse_sand Islamabad': 'Coarse sand (Chenab)',
  'slab_crush Lahore': 'Margalla crush',
  'slab_crush Islamabad': 'Margalla crush',
  'base_crush Lahore': 'Sargodha crush',
  'base_crush Islamabad': 'Sargodha crush',
}
const cft = 'cft'
const sft = 'sq ft'
export const articleUnits = {
  cement: 'bag of 50 kg',
  steel: 'kg',
  bricks: '1,000',
  blocks: 'piece',
  fine_sand: cft,
  coarse_sand: cft,
  slab_crush: cft,
  base_crush: cft,
  labour: sft,
  floor_tile: sft,
  paint: sft,
  wire_3_29: 'coil of 90 m',
  wire_7_29: 'coil of 90 m',
  pprc: 'running ft',
  gate: sft,
  grills: sft,
}
/** Change of a sum in rupees. */
export const difference = (pkr: number) =>
  `${pkr > 0 ? '+' : pkr < 0 ? '−' : ''}${groupDigits(Math.abs(pkr))}`
/** Change of a price: a signed percentage with one decimal. */
export const percent = (pct: number) =>
  `${pct > 0 ? '+' : pct < 0 ? '−' : ''}${Math.abs(pct).toFixed(1)}\u00a0%`
