// Texts of the detailed estimate beside its bill: its warnings, its comparison with the quick estimate, and the
// problems of answers, each from the data that the calculator returns.

import type { Comparison, Problem, Unanswered, Warning } from '@tameer/calculator'
import { publishedInUrdu } from '../published.ts'
import { displayAmount, displayDate, groupDigits } from './amounts.ts'
import { wrongGroups } from './figure-problems.ts'
import { areas, cities } from './places.ts'
import { constructionModes, constructionTypes, grades, plotUnits } from './values.ts'

/** Warning that an answer is outside the range of the data. */
export function warning(found: Warning): string {
  switch (found.code) {
    case 'plotNotPublished':
      return `شائع شدہ اعداد 225 مربع فٹ کے ${found.minMarla} سے ${found.maxMarla} مرلہ پلاٹوں کے ہیں؛ ${feet(found.plotSft)} کا یہ پلاٹ ان سے باہر ہے۔`
    case 'floorLargerThanPlot':
      return `${feet(found.floorSft)} کی منزل ${feet(found.plotSft)} کے پلاٹ سے بڑی ہے: کورڈ ایریا، منزلیں اور پلاٹ دیکھ لیں۔`
    case 'floorCoversTooMuch':
      return `${feet(found.floorSft)} کی منزل ${feet(found.plotSft)} کے پلاٹ کا 85 فیصد سے زیادہ ڈھانپتی ہے؛ بلڈنگ قوانین عموماً اتنی اجازت نہیں دیتے۔`
    case 'areaNotPublished':
      return `شائع شدہ گھروں کا کورڈ ایریا ${groupDigits(found.minSft)} سے ${feet(found.maxSft)} ہے؛ ${feet(found.coveredAreaSft)} کی مقداریں صرف ہمارے حساب پر ہیں۔`
    case 'storeysNotPublished':
      return `یہ اعداد ${found.publishedStoreys} منزلہ گھروں کے ہیں؛ ${found.storeys} منزلہ گھر پر کتنی مزدوری اور سریا لگے گا، یہ ہمارا اپنا اندازہ ہے۔`
    case 'roomsTooMany':
      return `${feet(found.coveredAreaSft)} میں ${found.rooms} کمروں سے ہر ایک کو ${feet(found.sftARoom)} ملتے ہیں، دیواروں اور سیڑھیوں سمیت: کمرے یا کورڈ ایریا دیکھ لیں۔`
    case 'roomsFew':
      return `${feet(found.coveredAreaSft)} کے لیے ${found.rooms} کمرے کم ہیں: اتنے بڑے گھر میں عموماً زیادہ باتھ روم، دروازے اور وائرنگ ہوتی ہے۔`
    case 'cityNote':
      return `${found.note} اس بل کی رقم کا ${found.assumedPct} فیصد ہمارے اندازے کے ریٹس پر ہے۔`
    case 'gradeAssumed':
      return found.sharePct === 100
        ? `${grades[found.grade]} معیار کے لیے کوئی ذریعہ نہیں ملا: اس کے تمام ریٹ ہمارا اپنا اندازہ ہیں۔`
        : `${grades[found.grade]} معیار کے کچھ ریٹس کے لیے کوئی ذریعہ نہیں ملا: اس بل کا ${found.sharePct} فیصد ہمارا اپنا اندازہ ہے۔`
    case 'labourShareAssumed':
      return 'فنشنگ کے کاموں میں مزدوری کا حصہ ہمارا اپنا اندازہ ہے: کاریگروں سے ان کے اپنے ریٹ پوچھیں۔'
  }
}

/** Reason why an answer changes nothing in this bill. */
export function unanswered(found: Unanswered): string {
  return found.code === 'marlaSize'
    ? `ضرورت نہیں: آپ کا پلاٹ ${plotUnits[found.plotUnit]} میں ہے۔`
    : 'گرے سٹرکچر کی مزدوری کا ٹھیکہ فی مربع فٹ ہوتا ہے: کمروں کی تعداد سے یہ نہیں بدلتی۔'
}

/**
 * Reasons why the bill differs from the quick estimate's figure for the nearest plot size, each with its own date.
 */
export function comparison({ headline, differencePkr, ...bill }: Comparison, days: string): string {
  const house = bill.stage === 'complete' ? 'سادہ فنشنگ والے مکمل گھر' : 'گرے سٹرکچر'
  const range =
    headline.lowPkr === headline.highPkr ? '' : ` (${publishedInUrdu(headline.published)} کا درمیان)`
  const quick = `فوری تخمینہ ${displayAmount(headline.pkr)}${range} بتاتا ہے: یہ ${cities[bill.city]} میں ${areas[bill.area]} ${house} کی ${displayDate(bill.headlineBook.pricesAsOf)} کی شائع شدہ رقم ہے۔`
  const difference = displayAmount(Math.abs(differencePkr))
  if (difference === displayAmount(0))
    return `${quick} یہ بل بھی اتنا ہی ہے: اس کے ریٹ اسی گھر کے مطابق رکھے گئے ہیں۔`
  const gap = `${difference} ${differencePkr > 0 ? 'زیادہ' : 'کم'}`
  const because = listed(
    [
      ...(bill.labourOnly ? ['اس میں میٹریل شامل نہیں'] : []),
      ...(bill.otherSize ? ['یہ دوسرے سائز کے پلاٹ کا ہے'] : []),
      `یہ آپ کے اپنے گھر کی ہر سطر ${grades[bill.grade]} ریٹس پر گنتا ہے`,
    ],
    'اور',
  )
  return `${quick} یہ بل، ${days} کی قیمتوں پر، ${gap} ہے، کیونکہ ${because}۔`
}

const measures = {
  plotSize: { name: 'پلاٹ کا سائز', example: '7' },
  coveredAreaSft: { name: 'کورڈ ایریا', example: '3375' },
  storeys: { name: 'منزلوں کی تعداد', example: '2' },
  bedrooms: { name: 'بیڈ رومز کی تعداد', example: '2' },
  bathrooms: { name: 'باتھ رومز کی تعداد', example: '2' },
  kitchens: { name: 'کچن کی تعداد', example: '2' },
  livingRooms: { name: 'لاؤنج کی تعداد', example: '2' },
  drawingRooms: { name: 'ڈرائنگ رومز کی تعداد', example: '2' },
}

/** Answers that are chosen from a list, by their names on the wire. */
const valueNames: Readonly<Record<string, string>> = {
  ...cities,
  ...plotUnits,
  ...constructionTypes,
  ...constructionModes,
  ...grades,
}

/** Problem of one answer. */
export function answerProblem(problem: Problem): string {
  if (problem.code === 'notListed') {
    const names = problem.values.map((value) => valueNames[value] ?? String(value))
    return `ان میں سے چنیں: ${listed(names, 'یا')}۔`
  }
  if (problem.code === 'tooMany') return `اپنی زیادہ سے زیادہ ${problem.max} قیمتیں دیں۔`
  if (problem.code === 'badGroups') return wrongGroups
  if ('decimals' in problem)
    return problem.field === 'addOns'
      ? `فیصد لکھیں، ${problem.min} سے ${problem.max} تک، زیادہ سے زیادہ ایک اعشاریہ کے ساتھ۔`
      : `اپنی قیمت روپے میں لکھیں، ${groupDigits(problem.min)} سے ${groupDigits(problem.max)} تک۔`
  const { name, example } = measures[problem.field]
  const unit = problem.unit === undefined ? '' : ` ${plotUnits[problem.unit]}`
  const range = `${groupDigits(problem.min)} سے ${groupDigits(problem.max)}${unit}`
  switch (problem.code) {
    case 'missing':
      return `${name} لکھیں، ${range} تک۔`
    case 'notFigures':
      return `${name} ہندسوں میں لکھیں، جیسے ${example}۔`
    case 'notWhole':
      return `${name}: پورا عدد لکھیں، ${range} تک۔`
    case 'outside':
      return `${name}: ${range} تک لکھیں۔`
  }
}

function listed(parts: readonly string[], last: 'اور' | 'یا'): string {
  return parts.length === 1 ? `${parts[0]}` : `${parts.slice(0, -1).join('، ')} ${last} ${parts.at(-1)}`
}

function feet(sft: number): string {
  return `${groupDigits(Math.round(sft))} مربع فٹ`
}
