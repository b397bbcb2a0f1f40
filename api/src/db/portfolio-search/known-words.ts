import { foldText } from '@tameer/contract'

// Everyday words of visitors for a service, in English, Roman Urdu and Urdu, and other names of cities. Part of the
// catalogue, in addition to the names in the tables of categories and cities.

/** Words by category id. */
export const wordsOfCategories: Readonly<Record<number, readonly string[]>> = {
  4: [
    ...['architect', 'architects', 'architectural', 'designer', 'house design', 'house plan', 'map'],
    ...[
      'naqsha',
      'naksha',
      'naqshah',
      'naqsha nawees',
      'نقشہ',
      'نقشہ نویس',
      'آرکیٹیکٹ',
      'آرکیٹیکچر',
      'ماہر تعمیرات',
    ],
  ],
  5: [
    ...['builder', 'builders', 'contractor', 'contractors', 'constructor', 'construction company'],
    ...['grey structure', 'gray structure', 'house construction', 'civil contractor', 'build'],
    ...['thekedar', 'thekedaar', 'thekaidar', 'thikedar', 'theka', 'tameer'],
    ...[
      'tameerat',
      'ٹھیکیدار',
      'ٹھیکہ',
      'تعمیر',
      'تعمیرات',
      'بلڈر',
      'بلڈرز',
      'تعمیراتی کام',
      'کنسٹرکشن',
      'کنٹریکٹر',
    ],
  ],
  6: [
    ...['interior', 'interiors', 'interior designer', 'interior designers', 'decorator', 'decorators'],
    ...[
      'interior decorator',
      'decoration',
      'decor',
      'sajawat',
      'انٹیریئر',
      'انٹیریئر ڈیزائنر',
      'انٹیریئر ڈیزائن',
      'سجاوٹ',
    ],
  ],
}

/** Words for what is to be done, by the id of the service that does it. */
export const wishesOfCategories: Readonly<Record<number, readonly string[]>> = {
  5: [
    ...['renovation', 'renovations', 'renovate', 'repair', 'repairs', 'marammat', 'مرمت'],
    ...['ghar banana', 'ghar banwana', 'makan banana', 'makan banwana'],
    ...['گھر بنانا', 'گھر بنوانا', 'مکان بنانا', 'مکان بنوانا'],
  ],
}

/** Other names by the city's name in the catalogue. */
export const namesOfCities: Readonly<Record<string, readonly string[]>> = {
  Karachi: ['khi', 'کراچی'],
  Lahore: ['lhr', 'لاہور'],
  Islamabad: ['isb', 'اسلام آباد'],
  Rawalpindi: ['pindi', 'rwp', 'راولپنڈی', 'پنڈی'],
  Faisalabad: ['lyallpur', 'fsd', 'فیصل آباد'],
  Multan: ['ملتان'],
  Peshawar: ['پشاور'],
  Quetta: ['کوئٹہ'],
  Gujranwala: ['گوجرانوالہ'],
  Sialkot: ['سیالکوٹ'],
  Hyderabad: ['حیدرآباد', 'حیدر آباد'],
  'Dera Ghazi Khan': ['dg khan', 'd.g. khan', 'ڈیرہ غازی خان'],
  'Dera Ismail Khan': ['di khan', 'd.i. khan', 'ڈیرہ اسماعیل خان'],
  'Rahim Yar Khan': ['ryk', 'رحیم یار خان'],
  'Wah Cantonment': ['wah', 'wah cantt', 'واہ کینٹ', 'واہ'],
  Nawabshah: ['benazirabad', 'نوابشاہ', 'نواب شاہ'],
  Mingora: ['swat', 'مینگورہ', 'سوات'],
  Sargodha: ['سرگودھا'],
  Bahawalpur: ['بہاولپور', 'بہاول پور'],
  Jhang: ['جھنگ'],
  Sheikhupura: ['شیخوپورہ'],
  Gujrat: ['گجرات'],
  Sukkur: ['سکھر'],
  Larkana: ['لاڑکانہ'],
  Sahiwal: ['ساہیوال'],
  Okara: ['اوکاڑہ'],
  Kasur: ['قصور'],
  Mardan: ['مردان'],
  Chiniot: ['چنیوٹ'],
  Kamoke: ['کامونکی'],
  Hafizabad: ['حافظ آباد'],
  Sadiqabad: ['صادق آباد'],
  'Mirpur Khas': ['میرپور خاص'],
  Burewala: ['بورے والا'],
  Kohat: ['کوہاٹ'],
  Khanewal: ['خانیوال'],
  Jhelum: ['جہلم'],
  Abbottabad: ['ایبٹ آباد'],
  Turbat: ['تربت'],
  Gwadar: ['گوادر'],
  Muzaffarabad: ['مظفر آباد', 'مظفرآباد'],
  Mirpur: ['میرپور'],
  Gilgit: ['گلگت'],
  Skardu: ['سکردو', 'اسکردو'],
}

/** Folded words before the number or letter of a part of a locality. */
export const partOfLocality = /(?<!\S)(phase|block|sector|فیز|بلاک|سیکٹر)[ -]([a-z]{1,3}|\d{1,2})(?!\S| \d)/g

/** Folded words that do not narrow a search for a service or a city. */
export const fillWords: ReadonlySet<string> = new Set(
  [
    ...['in', 'at', 'near', 'for', 'of', 'the', 'and', 'a', 'my', 'best', 'good', 'company', 'companies'],
    ...['house', 'houses', 'home', 'marla', 'kanal', 'services', 'service', 'work'],
    ...['phase', 'block', 'sector', 'scheme', 'society', 'colony', 'فیز', 'بلاک', 'سیکٹر', 'سکیم', 'سوسائٹی'],
    ...['mein', 'main', 'me', 'ka', 'ki', 'ke', 'ko', 'liye', 'wala', 'wale', 'chahiye', 'ghar', 'makan'],
    ...[
      'hai',
      'hain',
      'i',
      'want',
      'to',
      'need',
      'mujhe',
      'banana',
      'banwana',
      'banwani',
      'karna',
      'karwana',
      'karwani',
    ],
    ...['میں', 'کا', 'کی', 'کے', 'گھر', 'مکان', 'چاہیے', 'مرلہ', 'کنال', 'قریب', 'اچھے', 'کمپنی', 'کمپنیاں'],
    ...['ہے', 'ہیں', 'مجھے', 'بنانا', 'بنوانا', 'بنوانی', 'کرنا', 'کروانا', 'کروانی'],
  ].map(foldText),
)
