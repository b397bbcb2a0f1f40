// Names by which bulletins and shops call cities and articles, in English and Urdu. A longer name wins: `steel gate` is no steel.
import type { City } from '@tameer/calculator'

export const cityNames: Readonly<Record<City, readonly string[]>> = {
  Lahore: ['lahore', 'lhr', 'لاہور'],
  Islamabad: ['islamabad', 'isb', 'isl', 'اسلام آباد', 'اسلامآباد'],
  Karachi: ['karachi', 'khi', 'کراچی'],
}

export const articleNames: Readonly<Record<string, readonly string[]>> = {
  cement: ['cement', 'سیمنٹ'],
  steel: [
    ...['steel', 'steel bar', 'deformed bar', 'iron bar', 'rebar', 'sarya', 'saria', 'sariya', 'grade 60'],
    ...['g-60', 'سریا', 'سریہ', 'سٹیل'],
  ],
  bricks: ['brick', 'awwal', 'اینٹ', 'اینٹیں'],
  blocks: ['block', 'cement block', 'concrete block', 'بلاک', 'سیمنٹ بلاک'],
  fine_sand: ['fine sand', 'sand fine', 'sand (fine', 'ravi', 'ravi sand', 'باریک ریت', 'راوی', 'ریت باریک'],
  coarse_sand: [
    ...['coarse sand', 'sand coarse', 'sand (coarse', 'chenab', 'lawrencepur', 'موٹی ریت', 'چناب'],
    ...['ریت موٹی', 'لارنس پور'],
  ],
  slab_crush: ['margalla', 'crush margalla', 'slab crush', 'مارگلہ'],
  base_crush: ['sargodha', 'crush sargodha', 'foundation crush', 'سرگودھا'],
  labour: ['labour', 'labor', 'grey structure labour', 'مزدوری', 'لیبر'],
  floor_tile: ['tile', 'floor tile', 'ٹائل', 'ٹائلیں', 'ٹائلز'],
  paint: ['paint', 'emulsion', 'پینٹ', 'رنگ و روغن'],
  wire_3_29: ['3/29', '3/.029', '3/0.029', '1.5 mm', '1.5mm'],
  wire_7_29: ['7/29', '7/.029', '7/0.029', '2.5 mm', '2.5mm'],
  pprc: ['pprc', 'ppr', 'ppr-c', 'پی پی آر', 'پی پی آر سی'],
  gate: ['gate', 'steel gate', 'iron gate', 'گیٹ', 'لوہے کا گیٹ'],
  grills: ['grill', 'grille', 'steel grill', 'steel grille', 'گرل', 'گرلیں', 'گرِل'],
}

/** Heads of the column whose figures are the price, where a city has several columns. */
export const priceHeads = [
  ...['average', 'avg', 'price', 'rate', 'current', 'today', 'this week', 'this month', 'new'],
  ...['قیمت', 'ریٹ', 'نرخ', 'اوسط', 'موجودہ', 'آج'],
]

/** Heads of columns that hold no price, though their cells are figures. */
export const otherHeads = [
  ...[
    'sr',
    'sr.',
    's.no',
    's. no',
    'no.',
    's#',
    '#',
    'unit',
    'change',
    '%',
    'min',
    'minimum',
    'max',
    'maximum',
  ],
  ...[
    'last',
    'previous',
    'old',
    'last week',
    'last month',
    'qty',
    'quantity',
    'نمبر شمار',
    'نمبر',
    'یونٹ',
    'تبدیلی',
  ],
  ...['سابقہ', 'پرانا', 'پرانی', 'پچھلا', 'کم از کم', 'زیادہ سے زیادہ'],
]
