// Names, questions and wanted pictures of the stages of a house, by the ids of `paymentStages` in quotes and of the calculator.
// A stage in own words has no entry: its name stands in quotation marks.
import { apart } from '../apart.ts'
import { houseStages } from './house-stages.ts'
import { paymentStages } from './quote-values.ts'

/** The question about a stage, and the three pictures that show it. */
interface StageWords {
  question: string
  wanted: readonly [string, string, string]
}

const handover: StageWords = {
  question: 'Is the house handed over?',
  wanted: ['Front', 'Keys or meter', 'Anything not finished'],
}
const walls: StageWords = {
  question: 'Are the walls done?',
  wanted: ['Whole side', 'One room', 'Lintel over an opening'],
}
const roofSlab: StageWords = {
  question: 'Is the roof slab poured?',
  wanted: ['Steel', 'Pipes in it', 'After pouring'],
}
const pipesAndWires: StageWords = {
  question: 'Are pipes and wires done?',
  wanted: ['Bathroom pipes', 'Wires in a wall', 'Board or tank'],
}
const flooring: StageWords = {
  question: 'Is the flooring done?',
  wanted: ['A whole room', 'Kitchen or bath, close', 'Skirting or stairs, an edge'],
}
/** Stages that have words of their own. */
const known: Readonly<Record<string, StageWords>> = {
  excavation: {
    question: 'Is the digging done?',
    wanted: ['Whole trench', 'Depth with a tape', 'Soil, close'],
  },
  foundation: {
    question: 'Is the foundation done?',
    wanted: ['Lines set out', 'Steel before pouring', 'After pouring'],
  },
  plinth: {
    question: 'Is the plinth done?',
    wanted: ['Whole side', 'DPC layer', 'Filling inside'],
  },
  walls,
  'roof-slab': roofSlab,
  structure: roofSlab,
  'grey-structure': {
    question: 'Is the grey structure done?',
    wanted: ['Front', 'Back', 'Roof'],
  },
  plaster: {
    question: 'Is the plaster done?',
    wanted: ['Outside, a whole side', 'One room inside', 'Pipes, uncovered'],
  },
  'plumbing-and-wiring': pipesAndWires,
  services: pipesAndWires,
  flooring,
  finishing: flooring,
  woodwork: {
    question: 'Is the woodwork done?',
    wanted: ['Door', 'Cupboard or kitchen', 'Lock, close'],
  },
  paint: {
    question: 'Is the paint done?',
    wanted: ['A room', 'Outside', 'A corner, close'],
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

/** Row and button of a stage: `Plaster done`; own words stand in quotation marks. */
export const stageDone = (stage: string): string =>
  entry<string>(paymentStages, entry(asInQuotes, stage) ?? stage) ??
  entry<string>(houseStages, stage) ??
  `“${apart(stage)}”`
/** The short name: `Plaster`. */
export const stageName = (stage: string): string => entry<string>(houseStages, stage) ?? stageDone(stage)
/** The short name in the middle of a sentence: `plaster`. */
export const stageInside = (stage: string): string =>
  entry<string>(houseStages, stage)?.toLowerCase() ?? stageDone(stage)
/** The question of a stage that is said to be done. */
export const stageQuestion = (stage: string): string =>
  entry(known, stage)?.question ?? `Is ${stageDone(stage)} done?`
/** The three pictures that show it. */
export const stagePictures = (stage: string): readonly [string, string, string] =>
  entry(known, stage)?.wanted ?? handover.wanted
