// Texts for the values of requests and quotes. On the wire the values are the keys here.

export const deliverables = {
  concept: 'تصوراتی ڈیزائن',
  'submission-drawings': 'منظوری کے نقشے (سبمشن ڈرائنگ)',
  structural: 'سٹرکچر کے نقشے',
  electrical: 'بجلی کے نقشے',
  plumbing: 'پلمبنگ کے نقشے',
  '3d-views': '3 ڈی تصویریں',
  'bill-of-quantities': 'بل آف کوانٹیٹیز (BOQ)',
  'interior-layout': 'اندرونی ترتیب کا نقشہ',
  'site-visits': 'سائٹ کے دورے',
}

export const paymentStages = {
  advance: 'پیشگی رقم',
  mobilisation: 'موبلائزیشن (سامان اور عملہ لانا)',
  concept: 'تصوراتی ڈیزائن تیار',
  'submission-drawings': 'منظوری کے نقشے تیار',
  approval: 'ادارے کی منظوری',
  'working-drawings': 'ورکنگ ڈرائنگ تیار',
  excavation: 'کھدائی مکمل',
  foundation: 'بنیاد مکمل',
  plinth: 'پلنتھ مکمل',
  walls: 'دیواریں مکمل',
  'roof-slab': 'لینٹر ڈل گیا',
  'grey-structure': 'گرے سٹرکچر مکمل',
  plaster: 'پلستر مکمل',
  'plumbing-and-wiring': 'پلمبنگ اور وائرنگ مکمل',
  flooring: 'فرش مکمل',
  woodwork: 'لکڑی کا کام مکمل',
  paint: 'پینٹ مکمل',
  handover: 'گھر کی حوالگی',
  'after-handover': 'حوالگی کے بعد',
}

/** Time when a payment in the company's own words is due. */
export const dues = {
  'before-work': 'کام شروع ہونے سے پہلے',
  'during-work': 'کام کے دوران',
  'at-handover': 'حوالگی پر یا بعد میں',
}

/** Covers: the part of a line in a price. */
export const covers = {
  included: 'شامل',
  excluded: 'شامل نہیں',
  owner: 'میٹریل مالک خریدے گا',
  allowance: 'مختص رقم',
  apart: 'الگ ریٹ پر',
}

export const deliverableCovers = { included: 'شامل', optional: 'الگ قیمت پر', not: 'شامل نہیں' }

export const taxes = {
  included: 'ٹیکس شامل ہے',
  'not-included': 'ٹیکس الگ سے ہوگا',
  'not-applicable': 'کوئی ٹیکس لاگو نہیں',
}

/** Reasons why a company declines. */
export const declineReasons = {
  'too-busy': 'اس وقت ہمارے پاس بہت کام ہے',
  'too-far': 'یہ بہت دور ہے',
  'too-small': 'یہ کام ہمارے لیے بہت چھوٹا ہے',
  'too-large': 'یہ کام ہمارے لیے بہت بڑا ہے',
  'not-our-work': 'ہم اس قسم کا کام نہیں کرتے',
  unclear: 'درخواست پوری طرح واضح نہیں',
  other: 'کوئی اور وجہ',
}
