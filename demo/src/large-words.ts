import type { Random } from './random.ts'

// Words of the trade and of the country. Names made of them, with a number, belong to no real firm.
const places = [
  ...['Margalla', 'Indus', 'Ravi', 'Chenab', 'Jhelum', 'Sutlej', 'Khyber', 'Bolan', 'Makran', 'Potohar'],
  ...['Kirthar', 'Thar', 'Cholistan', 'Deosai', 'Hunza', 'Swat', 'Ziarat', 'Gwadar', 'Shalimar', 'Mohenjo'],
]
const things = [
  ...['Arch', 'Beam', 'Brick', 'Corner', 'Courtyard', 'Crescent', 'Cornice', 'Dome', 'Garden', 'Granite'],
  ...[
    'Horizon',
    'Keystone',
    'Lattice',
    'Level',
    'Marble',
    'Meridian',
    'Minaret',
    'Mortar',
    'Pillar',
    'Plinth',
  ],
  ...['Ridge', 'Sandstone', 'Skyline', 'Square', 'Stone', 'Terrace', 'Timber', 'Tower', 'Veranda', 'Vault'],
]
const trades: Record<number, readonly string[]> = {
  4: ['Architects', 'Architecture Studio', 'Design Associates', 'Planners'],
  5: ['Builders', 'Builders', 'Constructors', 'Developers', 'Engineers', 'Contractors'],
  6: ['Interiors', 'Interior Studio', 'Furnishers', 'Design House'],
}
const rare = ['Squinch', 'Muqarnas', 'Jharoka', 'Spandrel', 'Voussoir', 'Quoin', 'Caryatid', 'Zellige']
const urdu = ['معمار', 'تعمیر', 'گنبد', 'دالان', 'محراب', 'صحن', 'بنیاد', 'سنگ مرمر']
const urduTrades = ['تعمیرات', 'ڈیزائن', 'انجینئرز', 'ساز']

/** Shares of all companies. */
const rareShare = 0.0005
const urduShare = 0.03

/** Returns a company's name: three in a hundred in Urdu letters, one in two thousand with a rare word. */
export function nameCompany(number: number, category: number, random: Random): string {
  const digits = String(number).padStart(5, '0')
  if (random.chance(urduShare)) return `${random.pick(urdu)} ${random.pick(urduTrades)} ${digits}`
  const first = random.pick(random.chance(0.5) ? places : things)
  const second = random.chance(rareShare)
    ? `${random.pick(rare)} `
    : random.chance(0.4)
      ? `${random.pick(things)} `
      : ''
  return `${first} ${second}${random.pick(trades[category] ?? things)} ${digits}`
}

const sentences = [
  'A sample project, written by a program to fill a large database for measuring.',
  'The grey structure was finished before the monsoon and the roof treated against heat.',
  'Exposed brick on the street side, plaster and paint behind, terrazzo on the ground floor.',
  'The family kept the old trees, so the plan bends around the courtyard.',
  'Steel and cement were bought in two lots to spread the risk of the market.',
  'Two storeys on ten marla, with a covered area close to 3,400 sft.',
  'The stair sits on the west wall and shades the rooms through the afternoon.',
]

/** Returns a project's title. A third contain a word that most others contain too. */
export function nameProject(number: number, random: Random): string {
  const kind = random.pick(['House', 'House', 'Villa', 'Office', 'Plaza', 'Kitchen', 'Farmhouse'])
  return `${random.pick(things)} ${kind} ${random.chance(0.3) ? `in ${random.pick(places)} ` : ''}${number + 1}`
}

/** Returns three sentences about a project. */
export function describeProject(random: Random): string {
  const from = random.int(0, sentences.length - 1)
  const step = random.int(1, sentences.length - 1)
  return [0, 1, 2].map((turn) => sentences[(from + turn * step) % sentences.length]).join(' ')
}
