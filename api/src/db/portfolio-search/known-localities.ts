// Localities that people search for, part of the catalogue: towns, schemes, quarters and sectors, with the cities that
// have one of that name, the best known first. They are not filters: a company's projects name only their city.

/** A locality, and the cities of the catalogue that have one of that name. */
export interface Locality {
  name: string
  urdu: string
  /** Names of cities in the catalogue. */
  cities: readonly string[]
}

type Row = readonly [name: string, urdu: string, cities: string, ...spellings: string[]]

const [lahore, karachi, islamabad, rawalpindi] = ['Lahore', 'Karachi', 'Islamabad', 'Rawalpindi']

const rows: readonly Row[] = [
  [
    ...([
      'DHA',
      'ڈی ایچ اے',
      'Lahore, Karachi, Islamabad, Rawalpindi, Multan, Gujranwala, Peshawar',
    ] as const),
    ...['defence', 'defense', 'd.h.a', 'defence housing authority', 'ڈیفنس', 'ڈیفینس'],
  ],
  ['Bahria Town', 'بحریہ ٹاؤن', 'Lahore, Karachi, Rawalpindi', 'bahria', 'behria town', 'behria', 'بحریہ'],
  ['Gulberg', 'گلبرگ', 'Lahore, Islamabad, Karachi', 'gulburg', 'gulberg greens'],
  ['Wapda Town', 'واپڈا ٹاؤن', 'Lahore, Gujranwala, Multan, Faisalabad'],
  ['Model Town', 'ماڈل ٹاؤن', 'Lahore, Gujranwala, Sialkot, Bahawalpur'],
  ['Satellite Town', 'سیٹلائٹ ٹاؤن', 'Rawalpindi, Gujranwala, Quetta, Sargodha, Bahawalpur', 'سیٹلائیٹ ٹاؤن'],
  ['Citi Housing', 'سٹی ہاؤسنگ', 'Gujranwala, Faisalabad, Sialkot, Jhelum', 'city housing'],
  ['Askari', 'عسکری', 'Lahore, Rawalpindi, Karachi, Peshawar'],
  ['Saddar', 'صدر', 'Karachi, Rawalpindi, Peshawar', 'sadar'],
  ['Cantt', 'کینٹ', 'Lahore, Rawalpindi, Peshawar, Multan, Sialkot', 'cantonment'],

  ['Johar Town', 'جوہر ٹاؤن', lahore, 'johar'],
  ['Bahria Orchard', 'بحریہ آرچرڈ', lahore],
  ['Valencia Town', 'ویلنشیا ٹاؤن', lahore, 'valencia'],
  ['Allama Iqbal Town', 'علامہ اقبال ٹاؤن', lahore, 'iqbal town', 'اقبال ٹاؤن'],
  ['Garden Town', 'گارڈن ٹاؤن', lahore],
  ['Township', 'ٹاؤن شپ', lahore],
  ['Cavalry Ground', 'کیولری گراؤنڈ', lahore],
  ['Samanabad', 'سمن آباد', lahore],
  ['Sabzazar', 'سبزہ زار', lahore],
  ['Lake City', 'لیک سٹی', lahore],
  ['Paragon City', 'پیراگون سٹی', lahore],
  ['Shadman', 'شادمان', lahore],
  ['Ichhra', 'اچھرہ', lahore, 'ichra'],
  ['Green Town', 'گرین ٹاؤن', lahore],
  ['Gulshan-e-Ravi', 'گلشن راوی', lahore, 'gulshan e ravi', 'gulshan ravi'],
  ['Mughalpura', 'مغل پورہ', lahore],
  ['Shahdara', 'شاہدرہ', lahore, 'shahdra'],
  ['Raiwind', 'رائے ونڈ', lahore, 'raiwind road', 'رائیونڈ'],
  ['LDA City', 'ایل ڈی اے سٹی', lahore],
  ['LDA Avenue', 'ایل ڈی اے ایونیو', lahore],
  ['State Life', 'سٹیٹ لائف', lahore, 'state life society', 'state life housing society'],
  ['Park View City', 'پارک ویو سٹی', 'Lahore, Islamabad'],
  ['Faisal Town', 'فیصل ٹاؤن', 'Lahore, Islamabad'],

  ['Clifton', 'کلفٹن', karachi],
  ['Gulshan-e-Iqbal', 'گلشن اقبال', karachi, 'gulshan e iqbal', 'gulshan iqbal'],
  ['Gulistan-e-Johar', 'گلستان جوہر', karachi, 'gulistan e johar', 'gulistan johar'],
  ['North Nazimabad', 'نارتھ ناظم آباد', karachi],
  ['Nazimabad', 'ناظم آباد', karachi],
  ['North Karachi', 'نارتھ کراچی', karachi],
  ['PECHS', 'پی ای سی ایچ ایس', karachi, 'p.e.c.h.s'],
  ['Malir', 'ملیر', karachi],
  ['Lyari', 'لیاری', karachi, 'layari', 'liyari'],
  ['Liaquatabad', 'لیاقت آباد', karachi, 'liaqatabad', 'لیاقتآباد'],
  ['Baldia Town', 'بلدیہ ٹاؤن', karachi, 'baldia', 'بلدیہ'],
  ['Korangi', 'کورنگی', karachi],
  ['Landhi', 'لانڈھی', karachi],
  ['Federal B Area', 'فیڈرل بی ایریا', karachi, 'f.b. area', 'fb area', 'f b area', 'ایف بی ایریا'],
  ['Scheme 33', 'سکیم 33', karachi, 'اسکیم 33'],
  ['Bahadurabad', 'بہادر آباد', karachi, 'bahadarabad', 'بہادرآباد'],
  ['Orangi Town', 'اورنگی ٹاؤن', karachi, 'orangi', 'اورنگی'],
  ['Surjani Town', 'سرجانی ٹاؤن', karachi, 'surjani', 'سرجانی'],
  ['Gulshan-e-Maymar', 'گلشن معمار', karachi, 'gulshan e maymar', 'gulshan maymar'],
  ['Shah Faisal Colony', 'شاہ فیصل کالونی', karachi, 'shah faisal'],

  ['Bahria Enclave', 'بحریہ انکلیو', islamabad],
  ['Bani Gala', 'بنی گالا', islamabad, 'banigala', 'بنی گالہ'],
  ['PWD', 'پی ڈبلیو ڈی', islamabad, 'pwd colony', 'pwd housing society'],
  ['Media Town', 'میڈیا ٹاؤن', 'Islamabad, Rawalpindi'],
  ['Ghauri Town', 'غوری ٹاؤن', islamabad, 'ghouri town'],
  ['Soan Garden', 'سواں گارڈن', islamabad, 'soan gardens'],
  ['CBR Town', 'سی بی آر ٹاؤن', islamabad],
  ['Korang Town', 'کورنگ ٹاؤن', islamabad],
  ['Pakistan Town', 'پاکستان ٹاؤن', islamabad],
  ['Naval Anchorage', 'نیول اینکریج', islamabad],
  ['Chak Shahzad', 'چک شہزاد', islamabad],
  ['Bhara Kahu', 'بھارہ کہو', islamabad, 'barakahu', 'bharakahu'],
  ['Top City', 'ٹاپ سٹی', islamabad, 'top city 1'],
  ['Mumtaz City', 'ممتاز سٹی', islamabad],

  ['Westridge', 'ویسٹریج', rawalpindi],
  ['Chaklala', 'چکلالہ', rawalpindi, 'chaklala scheme 3', 'chaklala scheme iii'],
  ['Gulraiz', 'گلریز', rawalpindi, 'gulrez'],
  ['Adiala Road', 'اڈیالہ روڈ', rawalpindi, 'adyala road', 'adiala', 'اڈیالہ'],

  ['Madina Town', 'مدینہ ٹاؤن', 'Faisalabad'],
  ["People's Colony", 'پیپلز کالونی', 'Faisalabad, Gujranwala', 'peoples colony', 'people colony'],
  ['Jinnah Colony', 'جناح کالونی', 'Faisalabad'],
  ['Bosan Road', 'بوسن روڈ', 'Multan'],
  ['Gulgasht', 'گلگشت', 'Multan', 'gulgasht colony', 'گلگشت کالونی'],
  ['Shah Rukn-e-Alam', 'شاہ رکن عالم', 'Multan', 'shah rukn e alam', 'shah rukne alam'],
  ['Hayatabad', 'حیات آباد', 'Peshawar', 'حیاتآباد'],
  ['University Town', 'یونیورسٹی ٹاؤن', 'Peshawar'],
]

/** Sectors of Islamabad that people live in, by letter. */
const sectorNumbers: Readonly<Record<string, { urdu: string; numbers: readonly number[] }>> = {
  B: { urdu: 'بی', numbers: [17] },
  D: { urdu: 'ڈی', numbers: [12] },
  E: { urdu: 'ای', numbers: [7, 11] },
  F: { urdu: 'ایف', numbers: [6, 7, 8, 10, 11, 15, 17] },
  G: { urdu: 'جی', numbers: [5, 6, 7, 8, 9, 10, 11, 13, 14, 15] },
  H: { urdu: 'ایچ', numbers: [13] },
  I: { urdu: 'آئی', numbers: [8, 9, 10, 11, 14] },
}

const sectors = Object.entries(sectorNumbers).flatMap(([letter, { urdu, numbers }]) =>
  numbers.map((number): Row => {
    const ways = [`${letter}${number}`, `${letter} ${number}`, `${urdu}-${number}`]
    const named = [`${letter}-${number}`, ...ways].map((way) => `sector ${way}`)
    return [
      `${letter}-${number}`,
      `${urdu} ${number}`,
      islamabad,
      ...ways,
      ...named,
      `سیکٹر ${urdu} ${number}`,
    ]
  }),
)

/** Localities with all their spellings, their own names included. */
export const knownLocalities: readonly { locality: Locality; spellings: readonly string[] }[] = [
  ...rows,
  ...sectors,
].map(([name, urdu, cities, ...spellings]) => ({
  locality: { name, urdu, cities: cities.split(', ') },
  spellings: [name, urdu, ...spellings],
}))
