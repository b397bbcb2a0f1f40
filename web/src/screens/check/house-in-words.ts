import type { DetailedEstimate } from '@tameer/calculator'
import { groupDigits } from '#words/amounts'
import * as words from '#words/check'
import { cities } from '#words/places'
import { plotUnits } from '#words/values'

type Plot = Pick<DetailedEstimate['answers'], 'plotSize' | 'plotUnit' | 'city'>

/** `10 Marla in Lahore`. */
export function plotInWords({ plotSize, plotUnit, city }: Plot): string {
  return words.houseName(groupDigits(plotSize), plotUnits[plotUnit], cities[city])
}

/** `10 Marla in Lahore · 3,375 sq ft`. */
export function houseInWords({ answers }: DetailedEstimate): string {
  return `${plotInWords(answers)} · ${words.sqFeet(groupDigits(answers.coveredAreaSft))}`
}
