// Questions below a bill, answered for this house.
import { range } from './amounts.ts'

export {
  answerGreyOrComplete,
  answerNotInCost,
  answerPrices,
  askGreyOrComplete,
  askNotInCost,
  askPrices,
} from './estimates.ts'

export const askSquareFoot = 'اس گھر کا فی مربع فٹ خرچ کتنا ہے؟'
export const answerSquareFoot = (rupees: string, sft: string) =>
  `کورڈ ایریا کے ہر مربع فٹ پر ${rupees}: کُل رقم ${sft} مربع فٹ پر تقسیم۔`
export const answerSquareFootGrey = (rupees: string, sft: string, grey: string) =>
  `کورڈ ایریا کے ہر مربع فٹ پر ${rupees}: کُل رقم ${sft} مربع فٹ پر تقسیم۔ اس میں سے صرف گرے سٹرکچر ${grey} ہے۔`
export const askMaterial = 'اس میں میٹریل کتنا ہے اور مزدوری کتنی؟'
export const answerMaterial = (material: string, labour: string) =>
  `میٹریل ${material} ہے اور مزدوری ${labour}۔ کچھ ریٹس میں دونوں شامل ہیں؛ انہیں کیسے الگ کیا گیا، یہ بل میں لکھا ہے۔`
export const askRange = 'کم از کم اور زیادہ سے زیادہ رقم کیوں ہے؟'
export const answerRange = (low: string, high: string) =>
  `قیمتیں دکان اور ٹھیکیدار کے ساتھ بدلتی ہیں، اور مقداریں نقشے کے ساتھ۔ اس گھر کے لیے یہ ${range(low, high)} ہے۔ تیاری زیادہ سے زیادہ رقم کی رکھیں۔ حصے کی رینج اپنی سطروں کی رینج کے مجموعے سے کم ہے: ہر سطر ایک ہی وقت میں مہنگی نہیں ہوتی۔`
export const askQuick = 'فوری تخمینہ کچھ اور کیوں بتاتا ہے؟'
export const answerRangeOfAny =
  'قیمتیں دکان اور ٹھیکیدار کے ساتھ بدلتی ہیں، اور مقداریں نقشے کے ساتھ۔ تیاری زیادہ سے زیادہ رقم کی رکھیں۔'
