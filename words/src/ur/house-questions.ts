// Names, questions and wanted pictures of the stages of a house, by the ids of `paymentStages` in quotes and of the calculator.
// A stage in own words has no entry: its name stands in quotation marks.
import { apartInUrdu as apart } from '../apart.ts'
import { houseStages } from './house-stages.ts'
import { paymentStages } from './quote-values.ts'

/** The question about a stage, and the three pictures that show it. */
interface StageWords {
  question: string
  wanted: readonly [string, string, string]
}

const handover: StageWords = {
  question: 'کیا گھر حوالے ہو گیا؟',
  wanted: ['سامنے', 'چابیاں یا میٹر', 'جو باقی ہے'],
}
const walls: StageWords = {
  question: 'کیا دیواریں مکمل ہیں؟',
  wanted: ['ایک پوری جانب', 'ایک کمرہ', 'کھلی جگہ پر لنٹل'],
}
const roofSlab: StageWords = {
  question: 'کیا لینٹر ڈل گیا ہے؟',
  wanted: ['سریا', 'اس کے اندر پائپ', 'ڈالنے کے بعد'],
}
const pipesAndWires: StageWords = {
  question: 'کیا پائپ اور تاریں مکمل ہیں؟',
  wanted: ['غسل خانے کے پائپ', 'دیوار میں تاریں', 'بورڈ یا ٹینکی'],
}
const flooring: StageWords = {
  question: 'کیا فرش مکمل ہے؟',
  wanted: ['پورا کمرہ', 'باورچی خانہ یا غسل خانہ قریب سے', 'سکرٹنگ یا سیڑھی کا کنارہ'],
}
/** Stages that have words of their own. */
const known: Readonly<Record<string, StageWords>> = {
  excavation: {
    question: 'کیا کھدائی مکمل ہے؟',
    wanted: ['پوری کھدائی', 'فیتے کے ساتھ گہرائی', 'مٹی قریب سے'],
  },
  foundation: {
    question: 'کیا بنیاد مکمل ہے؟',
    wanted: ['نشان دہی', 'کنکریٹ سے پہلے سریا', 'کنکریٹ کے بعد'],
  },
  plinth: {
    question: 'کیا پلنتھ مکمل ہے؟',
    wanted: ['ایک پوری جانب', 'ڈی پی سی کی تہہ', 'اندر کی بھرائی'],
  },
  walls,
  'roof-slab': roofSlab,
  structure: roofSlab,
  'grey-structure': {
    question: 'کیا گرے سٹرکچر مکمل ہے؟',
    wanted: ['سامنے', 'پیچھے', 'چھت'],
  },
  plaster: {
    question: 'کیا پلستر مکمل ہے؟',
    wanted: ['باہر سے پوری دیوار', 'اندر سے ایک کمرہ', 'کھلے پائپ'],
  },
  'plumbing-and-wiring': pipesAndWires,
  services: pipesAndWires,
  flooring,
  finishing: flooring,
  woodwork: {
    question: 'کیا لکڑی کا کام مکمل ہے؟',
    wanted: ['دروازہ', 'الماری', 'تالا'],
  },
  paint: {
    question: 'کیا پینٹ مکمل ہے؟',
    wanted: ['کمرہ', 'باہر', 'کونا قریب سے'],
  },
  handover,
  end: handover,
  'after-handover': handover,
}
/** The calculator's stages in the words of a quote's. */
const asInQuotes: Readonly<Record<string, keyof typeof paymentStages>> = {
  structure: 'roof-slab',
  services: 'plumbing-and-wiring',
  finishing: 'flooring',
  end: 'handover',
}
/** The entry of a stage by its id; undefined for own words, whatever they are. */
const entry = <Value>(table: Readonly<Record<string, Value>>, stage: string): Value | undefined =>
  Object.hasOwn(table, stage) ? table[stage] : undefined

/** Row and button of a stage: `پلستر مکمل`; own words stand in quotation marks. */
export const stageDone = (stage: string): string =>
  entry<string>(paymentStages, entry(asInQuotes, stage) ?? stage) ??
  entry<string>(houseStages, stage) ??
  `“${apart(stage)}”`
/** The short name: `پلستر`. */
export const stageName = (stage: string): string => entry<string>(houseStages, stage) ?? stageDone(stage)
/** The short name in the middle of a sentence: Urdu has no capital letters. */
export const stageInside = (stage: string): string => stageName(stage)
/** The question of a stage that is said to be done. */
export const stageQuestion = (stage: string): string =>
  entry(known, stage)?.question ?? `کیا ${stageDone(stage)} مکمل ہے؟`
/** The three pictures that show it. */
export const stagePictures = (stage: string): readonly [string, string, string] =>
  entry(known, stage)?.wanted ?? handover.wanted
