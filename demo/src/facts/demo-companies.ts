import { demoId } from './demo-ids.ts'

export type DemoCompany = {
  /** Stable key by which portfolios refer to the company; its logo has that name. */
  key: string
  name: string
  email: string
  /** Place in the directory; companies without one come last. */
  position: number | null
  /** 4 Architecture, 5 Construction, 6 Interior Design. */
  categoryIds: readonly number[]
  /** City of the office. */
  city: string
  officeAddress: string
  phone: string
}

type Row = readonly [
  key: string,
  name: string,
  city: string,
  categoryIds: readonly number[],
  position: number | null,
]

/** Invented names only; none belongs to a real firm. */
const rows: readonly Row[] = [
  ['ravi-brickworks', 'Ravi Brickworks', 'Lahore', [5], 1],
  ['jaali-and-court', 'Jaali and Court Architects', 'Lahore', [4], 2],
  ['clifton-veranda', 'Sea Veranda Studio', 'Karachi', [4, 6], 3],
  ['margalla-line', 'Margalla Line Architects', 'Islamabad', [4], 4],
  ['blue-kashi', 'Blue Kashi Interiors', 'Multan', [6], 5],
  ['frontier-stone', 'Khyber Stone Builders', 'Peshawar', [5], 6],
  ['harbour-frame', 'Harbour Frame Construction', 'Karachi', [5], 7],
  ['neem-shade', 'Neem Shade Landscape', 'Lahore', [4], 8],
  ['warm-lamp', 'Warm Lamp Interiors', 'Lahore', [6], 9],
  ['almond-valley', 'Almond Valley Design', 'Quetta', [4, 5], 10],
  ['clock-tower-works', 'Clock Tower Works', 'Faisalabad', [5], 11],
  ['plumb-and-level', 'Plumb and Level', 'Rawalpindi', [5], 12],
  ['wind-catcher', 'Wind Catcher Studio', 'Hyderabad', [4], 13],
  ['terrazzo-room', 'The Terrazzo Room', 'Karachi', [6], 14],
  ['gt-road-contractors', 'Grand Road Contractors', 'Gujranwala', [5], 15],
  ['quiet-plan', 'Quiet Plan Office', 'Islamabad', [4, 6], 16],
  ['sialkot-span', 'Span and Beam', 'Sialkot', [4, 5], 17],
  ['orchard-rooms', 'Orchard Rooms', 'Sargodha', [6], 18],
  ['desert-arcade', 'Desert Arcade Architects', 'Bahawalpur', [4], 19],
  ['barrage-builders', 'Barrage Builders', 'Sukkur', [5], null],
  ['cane-and-cotton', 'Cane and Cotton Interiors', 'Rahim Yar Khan', [6], null],
  ['chenab-court', 'Chenab Court Design', 'Gujrat', [4], null],
  ['brick-and-lime', 'Brick and Lime Restoration', 'Sheikhupura', [5], null],
  ['rice-field-studio', 'Rice Field Studio', 'Larkana', [4], null],
  ['walnut-hall', 'Walnut Hall Interiors', 'Peshawar', [6], null],
  ['three-rivers', 'Three Rivers Construction', 'Jhang', [5], null],
  ['suleman-range', 'Western Range Architects', 'Dera Ghazi Khan', [4, 5], null],
  // Several builders in the three cities that are searched most. They come last, because ids depend on the place in
  // this list.
  ['canal-bank-builders', 'Canal Bank Builders', 'Lahore', [5], 20],
  ['fair-face-concrete', 'Fair Face Concrete', 'Lahore', [5], 21],
  ['two-storey-works', 'Two Storey Works', 'Lahore', [5, 4], 22],
  ['honest-measure', 'Honest Measure Contractors', 'Lahore', [5], null],
  ['handover-homes', 'Handover Homes', 'Lahore', [5, 6], null],
  ['mangrove-builders', 'Mangrove Builders', 'Karachi', [5], 23],
  ['sea-wall-contractors', 'Sea Wall Contractors', 'Karachi', [5], null],
  ['salt-and-lime', 'Salt and Lime Builders', 'Karachi', [5, 6], null],
  ['pine-ridge-builders', 'Pine Ridge Builders', 'Islamabad', [5], 24],
  ['sector-works', 'Sector Works', 'Islamabad', [5], null],
  ['stone-terrace', 'Stone Terrace Construction', 'Islamabad', [5, 4], null],
  ['first-slab', 'First Slab Contractors', 'Islamabad', [5], null],
]

const streets = [
  'Canal Road',
  'Mall Road',
  'College Road',
  'Jail Road',
  'Railway Road',
  'Garden Avenue',
  'Station Road',
] as const

/** Name of a street that exists in every city. */
export function demoStreet(number: number): string {
  return streets[number % streets.length] ?? streets[0]
}

/** The demo's companies, each clearly marked as a demo company. */
export const demoCompanies: readonly DemoCompany[] = rows.map(
  ([key, name, city, categoryIds, position], i) => ({
    key,
    name: `${name} (Demo)`,
    email: `${key}@demo.tameer.example`,
    position,
    categoryIds,
    city,
    officeAddress: `Office ${i + 1}, Sample Plaza, ${demoStreet(i)}, ${city}`,
    phone: `+92300${String(i + 1).padStart(7, '0')}`,
  }),
)

const idByKey = new Map(demoCompanies.map(({ key }, number) => [key, demoId('company', number)]))

/** Id of the company with that key. Throws when there is none. */
export function companyIdOf(key: string): string {
  const id = idByKey.get(key)
  if (id === undefined) throw new Error(`the demo has no company ${key}`)
  return id
}
