// Points that a family should ask a company about its quote: one plain sentence, and a question that is ready to be
// sent.

import { displayRupees } from './amounts.ts'
import { siteName } from './language.ts'
import { itemName } from './price-book.ts'
import { listed } from './quote-terms.ts'
import { deliverables } from './quote-values.ts'
import { phases, sections } from './values.ts'

interface Place {
  readonly level: 'house' | 'phase' | 'section' | 'line'
  readonly id: string
  readonly item?: string
}

/** Flags of `quotes`. */
type Flag =
  | {
      readonly code: 'leavesOut'
      readonly count: number
      readonly amountPkr: number
      readonly lines: readonly { readonly item: string }[]
    }
  | {
      readonly code: 'lowAllowance' | 'highAllowance' | 'lowPrice' | 'highPrice'
      readonly place: Place
      readonly amountPkr: number
      readonly lowPkr: number
      readonly highPkr: number
      readonly discounted?: true
    }
  | { readonly code: 'leavesOutDeliverables'; readonly deliverables: readonly (keyof typeof deliverables)[] }
  | { readonly code: 'muchBeforeWork'; readonly percent: number; readonly mostPercent: number }
  | { readonly code: 'endsSoon'; readonly days: number }
  | { readonly code: 'aboveLicence'; readonly limitPkr: number; readonly totalPkr: number }
  | { readonly code: 'taxNotIncluded' | 'nothingKeptBack' | 'changesNotSaid' | 'noLicence' }

interface FlagText {
  sentence: string
  question: string
}

/** A flag as the homeowner reads it; `figure` writes amounts as the rest of the comparison does. */
export function flagText(flag: Flag, figure: (pkr: number) => string): FlagText {
  switch (flag.code) {
    case 'leavesOut':
      return leavesOut(flag, figure)
    case 'lowAllowance':
    case 'highAllowance':
    case 'lowPrice':
    case 'highPrice':
      return oddAmount(flag, figure)
    case 'leavesOutDeliverables':
      return notInFee(flag.deliverables)
    case 'muchBeforeWork':
      return {
        sentence: `کام شروع ہونے سے پہلے ${flag.percent} فیصد مانگا گیا ہے۔ ${flag.mostPercent} فیصد سے زیادہ دینا آپ کے لیے خطرہ ہے۔`,
        question: `آپ کام شروع ہونے سے پہلے ${flag.percent} فیصد مانگتے ہیں۔ کیا ہم پہلے ${flag.mostPercent} فیصد دے سکتے ہیں، اور باقی کام کے ساتھ ساتھ؟`,
      }
    case 'endsSoon':
      return endsSoon(flag.days)
    case 'aboveLicence':
      return {
        sentence: `تخمینہ ${figure(flag.totalPkr)} ہے۔ کمپنی کا لائسنس ${figure(flag.limitPkr)} تک ہے۔`,
        question: `ہمارے گھر کا تخمینہ ${displayRupees(flag.totalPkr)} ہے۔ کیا آپ اپنے لائسنس پر اسے بنا سکتے ہیں؟`,
      }
    default:
      return plain[flag.code]
  }
}

const plain: Record<'taxNotIncluded' | 'nothingKeptBack' | 'changesNotSaid' | 'noLicence', FlagText> = {
  taxNotIncluded: {
    sentence: 'ٹیکس قیمت میں شامل نہیں۔ وہ الگ سے ہوگا۔',
    question: 'آپ کی کوٹیشن کے علاوہ کون سا ٹیکس لگے گا، اور وہ کتنے روپے ہے؟',
  },
  nothingKeptBack: {
    sentence:
      'حوالگی تک کوئی رقم نہیں روکی گئی۔ حوالگی پر آخری ادائیگی ہو تو چھوٹی خامیاں ٹھیک کرانا آسان رہتا ہے۔',
    question: 'کیا ہم حوالگی تک 5 فیصد روک سکتے ہیں؟',
  },
  changesNotSaid: {
    sentence: 'یہ نہیں بتایا گیا کہ تبدیلیوں کی قیمت کیسے لگے گی۔',
    question: 'کام کے دوران ہم کوئی تبدیلی چاہیں تو آپ اس کی قیمت کیسے لگاتے ہیں؟',
  },
  noLicence: {
    sentence: `${siteName} نے اس کام کے لیے کمپنی کے کسی لائسنس یا رجسٹریشن کی جانچ نہیں کی۔`,
    question: 'اس کام کے لیے آپ کے پاس کون سا لائسنس یا رجسٹریشن ہے؟ براہِ کرم اس کا نمبر بھیجیں۔',
  },
}

function leavesOut(
  { count, amountPkr, lines }: Extract<Flag, { code: 'leavesOut' }>,
  figure: (pkr: number) => string,
): FlagText {
  const items = listed(lines.map(({ item }) => itemName(item)))
  return {
    sentence: `اس میں تخمینے کی ${count === 1 ? '1 سطر' : `${count} سطریں`} شامل نہیں، ${count === 1 ? 'جس' : 'جن'} کی لاگت ${figure(amountPkr)} ہے: ${items}۔`,
    question: `آپ کی کوٹیشن میں یہ شامل نہیں: ${items}۔ یہ شامل کر کے قیمت کتنی ہوگی؟`,
  }
}

function oddAmount(
  {
    code,
    place,
    amountPkr,
    lowPkr,
    highPkr,
    discounted,
  }: Extract<Flag, { code: 'lowAllowance' | 'highAllowance' | 'lowPrice' | 'highPrice' }>,
  figure: (pkr: number) => string,
): FlagText {
  const name = nameOf(place)
  const range = `${figure(lowPkr)} سے ${figure(highPkr)}`
  if (code === 'lowAllowance')
    return {
      sentence: `اس میں ${name} کے لیے ${figure(amountPkr)} مختص ہیں۔ تخمینہ ${range} ہے: ہو سکتا ہے آپ کو مزید رقم دینی پڑے۔`,
      question: `آپ نے ${name} کے لیے ${displayRupees(amountPkr)} مختص کیے ہیں۔ اس میں ہم کیا خرید سکتے ہیں، اور عام معیار کتنے کا ہوگا؟`,
    }
  if (code === 'highAllowance')
    return {
      sentence: `اس میں ${name} کے لیے ${figure(amountPkr)} مختص ہیں، جو ${range} کے تخمینے سے زیادہ ہیں۔ موازنے میں تخمینہ لیا گیا ہے۔`,
      question: `آپ نے ${name} کے لیے ${displayRupees(amountPkr)} مختص کیے ہیں، جو ہماری توقع سے زیادہ ہیں۔ یہ کس معیار کے لیے ہیں، اور جو بچے گا کیا وہ ہمیں واپس ملے گا؟`,
    }
  const asked = `اس میں ${name} کی قیمت ${discounted ? 'رعایت کے بعد ' : ''}${figure(amountPkr)} ہے`
  if (code === 'lowPrice')
    return {
      sentence: `${asked}، جو ${range} کے تخمینے سے بہت کم ہے۔`,
      question: `${name} کی آپ کی قیمت ہماری توقع سے کم ہے۔ اس میں کیا کیا شامل ہے، اور آپ کون سا میٹریل لگاتے ہیں؟`,
    }
  if (highPkr === 0)
    return {
      sentence: `${asked}، مگر یہ سب شامل نہیں۔`,
      question: `آپ نے ${name} کی قیمت لکھی ہے، مگر اسے شامل نہیں کیا۔ یہ قیمت کس چیز کی ہے؟`,
    }
  return {
    sentence: `${asked}، جو ${range} کے تخمینے سے بہت زیادہ ہے۔`,
    question: `${name} کی آپ کی قیمت ہماری توقع سے زیادہ ہے۔ اس میں کیا شامل ہے؟`,
  }
}

function notInFee(missing: readonly (keyof typeof deliverables)[]): FlagText {
  const items = listed(missing.map((deliverable) => deliverables[deliverable]))
  return {
    sentence: `فیس میں یہ شامل نہیں: ${items}۔`,
    question: `آپ کی فیس میں یہ شامل نہیں: ${items}۔ یہ شامل کرنے پر کتنا خرچ ہوگا؟`,
  }
}

function endsSoon(days: number): FlagText {
  const question = 'کیا آپ یہ قیمت کچھ اور دن رکھ سکتے ہیں؟ ہمیں فیصلے کے لیے مزید وقت چاہیے۔'
  if (days < 0)
    return {
      sentence: 'اس کی مدت ختم ہو گئی ہے۔',
      question: 'آپ کی کوٹیشن کی مدت ختم ہو گئی ہے۔ کیا آپ اسے نئی تاریخ کے ساتھ دوبارہ بھیج سکتے ہیں؟',
    }
  if (days === 0) return { sentence: 'اس کی مدت آج ختم ہو رہی ہے۔', question }
  return { sentence: `اس کی مدت ${days} دن میں ختم ہو رہی ہے۔`, question }
}

function nameOf({ level, id, item }: Place): string {
  if (level === 'house') return 'پورا گھر'
  const names: Record<string, string> = level === 'phase' ? phases : sections
  return `“${level === 'line' ? itemName(item ?? id) : (names[id] ?? id)}”`
}
