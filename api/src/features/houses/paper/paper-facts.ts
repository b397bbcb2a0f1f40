import {
  aheadMs,
  dayInPakistan,
  type HouseEntry,
  type HousePicture,
  type HouseSide,
  type HouseView,
} from '@tameer/contract'
import type { PaperPicture } from '../../../images/paper/paper-job.ts'
import type { paperWords } from '../../../words/paper-words.ts'

type Words = (typeof paperWords)[keyof typeof paperWords]

/** Content of a paper, and how its parts are called. */
export interface PaperFacts {
  view: HouseView
  diary: readonly HouseEntry[]
  words: Words
  /** Name of an author, alike for every reader. */
  nameOf(author: { by: HouseSide; who?: string }): string
  /** Name of a stage; '' for none, and for one that the caller does not see. */
  stageNameOf(id: string | null): string
  /** Number of the line of the diary with this id. */
  lineOf(id: string): number | undefined
  picturesOf(shown: readonly HousePicture[]): PaperPicture[]
}

/** The values that are there. */
export function present<Value>(values: readonly (Value | false | '' | 0 | null | undefined)[]): Value[] {
  return values.filter((value) => value) as Value[]
}

/** Day in Pakistan of an ISO time. */
export function dayOf(iso: string): string {
  return dayInPakistan(Date.parse(iso))
}

/** Time in Pakistan of a moment, ms: `15:42`. */
export function clockInPakistan(ms: number): string {
  return new Date(ms + aheadMs).toISOString().slice(11, 16)
}
