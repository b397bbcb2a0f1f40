import type { Trade } from '@tameer/contract'

// Trades for which no company is listed, with the service of the companies that provide them. Part of the catalogue.

interface KnownTrade {
  /** Id of the nearest service. */
  category: number
  words: readonly string[]
}

const [architecture, construction, interior] = [4, 5, 6]

/** Everyday words in English, Roman Urdu and Urdu, by the trade's name on the wire. */
export const knownTrades: Readonly<Record<Trade, KnownTrade>> = {
  electrician: {
    category: construction,
    words: [
      ...['electrician', 'electricians', 'electrical work', 'wireman', 'wiring', 'bijli wala'],
      ...['الیکٹریشن', 'الیکٹریشین', 'بجلی والا', 'بجلی کا کام', 'وائرنگ'],
    ],
  },
  plumber: {
    category: construction,
    words: ['plumber', 'plumbers', 'plumbing', 'پلمبر', 'پلمبنگ'],
  },
  mason: {
    category: construction,
    words: ['mason', 'masons', 'mistri', 'mistry', 'raj mistri', 'مستری', 'راج مستری'],
  },
  carpenter: {
    category: construction,
    words: ['carpenter', 'carpenters', 'tarkhan', 'barhai', 'بڑھئی', 'ترکھان', 'کارپینٹر'],
  },
  painter: {
    category: construction,
    words: ['painter', 'painters', 'rang saaz', 'rangsaz', 'رنگ ساز', 'رنگساز', 'پینٹر'],
  },
  tileFixer: {
    category: construction,
    words: [
      ...['tile fixer', 'tile fixers', 'tiler', 'tile mistri', 'tile work', 'marble fixer'],
      ...['ٹائل فکسر', 'ٹائل مستری', 'ٹائل والا', 'ٹائل کا کام'],
    ],
  },
  steelFixer: {
    category: construction,
    words: ['steel fixer', 'steel fixers', 'bar bender', 'سٹیل فکسر', 'اسٹیل فکسر', 'سریے والا'],
  },
  welder: { category: construction, words: ['welder', 'welders', 'welding', 'ویلڈر', 'ویلڈنگ', 'لوہار'] },
  plasterer: { category: construction, words: ['plasterer', 'plasterers', 'پلستر والا', 'پلستر کا کام'] },
  shuttering: {
    category: construction,
    words: ['shuttering', 'shuttering carpenter', 'شٹرنگ', 'شٹرنگ والا'],
  },
  labourer: { category: construction, words: ['labourer', 'labourers', 'mazdoor', 'مزدور'] },
  ceilingFixer: {
    category: interior,
    words: ['false ceiling', 'ceiling fixer', 'gypsum ceiling', 'فالس سیلنگ', 'سیلنگ والا'],
  },
  kitchenMaker: {
    category: interior,
    words: ['kitchen maker', 'kitchen cabinets', 'cabinet maker', 'کچن کیبنٹ'],
  },
  surveyor: {
    category: architecture,
    words: ['surveyor', 'surveyors', 'land surveyor', 'سرویئر'],
  },
  structuralEngineer: {
    category: architecture,
    words: ['structural engineer', 'structural engineers', 'structure engineer', 'سٹرکچرل انجینئر'],
  },
}
