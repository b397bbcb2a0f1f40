// Texts for the calculator's values. On the wire, in links and in storage the values are the keys here.

export const plotUnits = {
  Marla: 'مرلہ',
  Kanal: 'کنال',
  'sq yd': 'مربع گز',
  sft: 'مربع فٹ',
  'sq m': 'مربع میٹر',
}
export const grades = { Economy: 'اکانومی', Standard: 'سٹینڈرڈ', Premium: 'پریمیم' }

export const constructionTypes = { 'Grey Structure': 'گرے سٹرکچر', Complete: 'مکمل' }
export const constructionModes = {
  'With Material': 'میٹریل کے ساتھ',
  'Without Material': 'بغیر میٹریل',
}
export const breakdownViews = { ...constructionTypes, Finishing: 'فنشنگ' }
/** Certainty of a rate or a quantity. */
export const statuses = {
  yours: 'آپ کی قیمت',
  published: 'شائع شدہ',
  derived: 'حساب سے نکالا ہوا',
  assumed: 'ہمارا اندازہ',
}

/** Parts of a cost. */
export const sections = {
  foundation_and_structure: 'بنیاد اور ڈھانچہ',
  bricks_cement_sand_and_crush: 'اینٹ، سیمنٹ، ریت اور کرش',
  roof_insulation_termite_waterproofing: 'چھت کی انسولیشن، دیمک اور واٹر پروفنگ',
  excavation_and_steel_reinforcement: 'کھدائی اور سریا',
  labor_cost: 'مزدوری',
  plumbing_works: 'پلمبنگ کا کام',
  electric_works: 'بجلی کا کام',
  wood_metal_and_tile_works: 'لکڑی، لوہے اور ٹائل کا کام',
  paint_and_ceiling_works: 'پینٹ اور سیلنگ کا کام',
  fittings_and_fixtures: 'فٹنگز اور فکسچرز',
  utilities_installation: 'بجلی، گیس اور پانی کے کنکشن',
  total: 'کُل',
}

/** Parts of a house that a family may add or leave out. */
export const options = {
  boundaryWall: 'چار دیواری',
  bore: 'بور',
  septicTank: 'سیپٹک ٹینک',
  gasConnection: 'گیس کا کنکشن',
  elevationCladding: 'فرنٹ ایلیویشن کی کلیڈنگ',
  featureWalls: 'فیچر وال',
}

/** Percentages on top of a bill. */
export const addOns = {
  margin: 'ٹھیکیدار کا منافع',
  design: 'ڈیزائن اور نگرانی',
  tax: 'سروسز پر ٹیکس',
  contingency: 'ہنگامی خرچ کی گنجائش',
}

export const phases = { grey: 'گرے سٹرکچر', finishing: 'فنشنگ' }

/**
 * Places that use a Marla of this size in sft. The sizes are published; that 250 belongs to the named places is
 * assumed.
 */
export const marlaAuthorities = {
  225: 'ایل ڈی اے، ڈی ایچ اے، بحریہ ٹاؤن اور پنجاب کی اکثر سکیمیں',
  250: 'بعض سوسائٹیاں، اور اسلام آباد اور راولپنڈی کا بڑا حصہ',
  272.25: 'محکمہ مال کا ریکارڈ، راولپنڈی اور دیہی پنجاب',
}
