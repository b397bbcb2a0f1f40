// Reasons why a quote cannot be sent yet, each from the data that `quotes` returns.

import { apartInUrdu as apart } from '../apart.ts'
import { displayRupees } from './amounts.ts'
import { itemName } from './price-book.ts'
import { deliverables, paymentStages } from './quote-values.ts'
import { phases, sections } from './values.ts'

interface Place {
  level: 'house' | 'phase' | 'section' | 'line'
  id: string
  item?: string
}

type At =
  | (Place & { field: 'prices' | 'covers' })
  | { field: 'extras' | 'alternates' | 'stages'; index: number; item: string }
  | { field: 'deliverables'; index: number; deliverable: string }
  | { field: 'discount' | 'headlinePkr' | 'fee' | 'taxPkr' | 'validUntil' }

type QuoteProblem =
  | { code: 'unpriced'; id: string; item: string }
  | { code: 'pricedTwice'; at: At; other: Place }
  | {
      code:
        | 'markedTwice'
        | 'unknown'
        | 'noAmount'
        | 'notWholeRupees'
        | 'negative'
        | 'notADate'
        | 'noDue'
        | 'apartNotHere'
        | 'contradicts'
      at: At
    }
  | { code: 'kindNotHere'; at: At; kind: string }
  | { code: 'tooMany'; field: 'extras' | 'alternates'; count: number; max: number }
  | { code: 'discountTooLarge'; discountPkr: number; ofPkr: number }
  | { code: 'headlineDiffers'; typedPkr: number; summedPkr: number; differencePkr: number }
  | { code: 'noEstimate' }
  | { code: 'tooManyDecimals'; at: At; most: number }
  | { code: 'tooLarge'; at: At; mostPkr: number }
  | { code: 'percentOutside'; at: At; min: number; max: number }
  | { code: 'stageCount'; count: number; min: number; max: number }
  | { code: 'percentSum'; sumPercent: number }
  | { code: 'validDays'; days: number; min: number; max: number }

/** One problem of a quote: its place, and what to do. */
export function quoteProblem(found: QuoteProblem): string {
  switch (found.code) {
    case 'unpriced':
      return `“${itemName(found.item)}” کی قیمت نہیں ہے۔ اس کی قیمت دیں، یا “شامل نہیں” کا نشان لگائیں`
    case 'pricedTwice':
      return pricedTwice(found.at, found.other)
    case 'markedTwice':
      return `${nameOf(found.at)} پر دو نشان ہیں۔ ان میں سے ایک رکھیں`
    case 'unknown':
      return found.at.field === 'deliverables'
        ? `${nameOf(found.at)} آرکیٹیکٹ کے کاموں کی فہرست میں نہیں`
        : `${nameOf(found.at)} اس بل کا ایسا حصہ نہیں جس پر یہ لکھا جا سکے`
    case 'kindNotHere':
      return found.kind === 'per-sft'
        ? `${nameOf(found.at)} کا ریٹ فی مربع فٹ نہیں ہو سکتا۔ یہ صرف پورے گھر، گرے سٹرکچر یا فنشنگ کا ہو سکتا ہے`
        : `${nameOf(found.at)} کا ریٹ فی یونٹ نہیں ہو سکتا۔ یہ صرف ایک سطر کا ہو سکتا ہے`
    case 'noAmount':
      return found.at.field === 'deliverables'
        ? `${nameOf(found.at)}: براہِ کرم اس کی قیمت لکھیں`
        : `${nameOf(found.at)}: براہِ کرم لکھیں کہ آپ اس کے لیے کتنی رقم مختص کرتے ہیں`
    case 'tooMany':
      return `زیادہ سے زیادہ ${found.max} ${found.field === 'extras' ? 'اضافی کام' : 'متبادل'} ممکن ہیں؛ اس کوٹیشن میں ${found.count} ہیں`
    case 'discountTooLarge':
      return `${displayRupees(found.discountPkr)} کی رعایت آپ کی قیمتوں کے میزان سے زیادہ ہے، جو ${displayRupees(found.ofPkr)} ہے`
    case 'headlineDiffers':
      return headlineDiffers(found)
    case 'noEstimate':
      return 'اس درخواست کے ساتھ تخمینہ نہیں، اس لیے فیس اس کا فیصد نہیں ہو سکتی۔ کُل رقم یا ریٹ فی مربع فٹ لکھیں'
    case 'notWholeRupees':
      return `${nameOf(found.at)}: براہِ کرم پورے روپے لکھیں، اعشاریہ کے بغیر`
    case 'negative':
      return `${nameOf(found.at)}: رقم صفر سے کم نہیں ہو سکتی`
    case 'tooManyDecimals':
      return `${nameOf(found.at)}: براہِ کرم اعشاریہ کے بعد زیادہ سے زیادہ ${found.most} ہندسے لکھیں`
    case 'tooLarge':
      return `${nameOf(found.at)}: یہ ${displayRupees(found.mostPkr)} سے زیادہ بنتا ہے۔ براہِ کرم رقم دیکھ لیں`
    case 'percentOutside':
      return `${nameOf(found.at)}: فیصد ${found.min} سے زیادہ اور زیادہ سے زیادہ ${found.max} ہونا چاہیے`
    case 'noDue':
      return `${nameOf(found.at)}: براہِ کرم بتائیں کہ یہ کب دینی ہے`
    case 'apartNotHere':
      return `${nameOf(found.at)}: صرف ایک سطر کا قیمت سے الگ اپنا ریٹ ہو سکتا ہے`
    case 'contradicts':
      if (found.at.field === 'taxPkr')
        return 'ٹیکس کی رقم صرف اُس ٹیکس کی ہوتی ہے جو الگ سے لگے۔ معلوم نہ ہو تو خالی چھوڑ دیں'
      return found.at.field === 'deliverables'
        ? `${nameOf(found.at)}: صرف الگ قیمت والے کام کی اپنی قیمت ہوتی ہے`
        : `${nameOf(found.at)}: صرف مختص رقم والے کام کی اپنی رقم ہوتی ہے`
    case 'stageCount':
      return `براہِ کرم ${found.min} سے ${found.max} ادائیگیاں رکھیں؛ اس کوٹیشن میں ${found.count} ہیں`
    case 'percentSum':
      return percentSum(found.sumPercent)
    case 'notADate':
      return 'براہِ کرم بتائیں کہ کوٹیشن کس دن تک کارآمد ہے'
    case 'validDays':
      return validDays(found)
  }
}

/** Problems of a quote in one message: the first problem, and the number of others. */
export function quoteRefused({ first, more }: { first: QuoteProblem; more: number }): string {
  if (more === 0) return quoteProblem(first)
  return `${quoteProblem(first)}۔ ${more === 1 ? '1 اور بات درست کرنی ہے' : `${more} اور باتیں درست کرنی ہیں`}`
}

function pricedTwice(at: At, other: Place): string {
  const same = 'level' in at && at.level === other.level && at.id === other.id
  if (same) return `${nameOf(at)} کی دو قیمتیں ہیں۔ ان میں سے ایک رکھیں`
  return `${nameOf(at)} کی قیمت ہے، اور ${nameOfPlace(other)} کی بھی، جس کا یہ حصہ ہے۔ ان میں سے ایک رکھیں`
}

function headlineDiffers(found: { typedPkr: number; summedPkr: number; differencePkr: number }): string {
  const difference = displayRupees(Math.abs(found.differencePkr))
  const direction = found.differencePkr > 0 ? 'زیادہ' : 'کم'
  return `آپ کی کُل رقم ${displayRupees(found.typedPkr)} ہے، جو آپ کی قیمتوں کے میزان ${displayRupees(found.summedPkr)} سے ${difference} ${direction} ہے`
}

function percentSum(sum: number): string {
  const rest = Math.round(Math.abs(100 - sum) * 100) / 100
  return `ادائیگیوں کا مجموعہ 100 فیصد نہیں، ${sum} فیصد ہے: ${rest} فیصد ${sum < 100 ? 'کم ہے' : 'زیادہ ہے'}`
}

function validDays({ days, min, max }: { days: number; min: number; max: number }): string {
  const rule = `کوٹیشن ${min} سے ${max} دن تک کارآمد ہونی چاہیے`
  if (days < 0) return `${rule}؛ یہ دن گزر چکا ہے`
  return `${rule}؛ یہ دن آج سے ${days} دن دور ہے`
}

const fixedNames = {
  discount: 'رعایت',
  headlinePkr: 'آپ کی کُل رقم',
  fee: 'فیس',
  taxPkr: 'اوپر سے ٹیکس',
  validUntil: 'کب تک کارآمد',
}
const listNames = { extras: 'اضافی کام', alternates: 'متبادل', stages: 'ادائیگی' }

/** Part of a quote as its form calls it, with its own name if it has one. */
function nameOf(at: At): string {
  switch (at.field) {
    case 'prices':
    case 'covers':
      return nameOfPlace(at)
    case 'deliverables':
      return `“${named(deliverables, at.deliverable)}”`
    case 'extras':
    case 'alternates':
    case 'stages':
      return `${listNames[at.field]} ${at.index + 1} (${at.field === 'stages' ? named(paymentStages, at.item) : apart(at.item)})`
    default:
      return fixedNames[at.field]
  }
}

function nameOfPlace({ level, id, item }: Place): string {
  if (level === 'house') return 'پورا گھر'
  if (level === 'line') return `“${item ?? id}”`
  return `“${named(level === 'phase' ? phases : sections, id)}”`
}

function named(names: Record<string, string>, key: string): string {
  return Object.hasOwn(names, key) ? (names[key] ?? key) : key
}
