import { type Language, type Problem, readProblem } from '@tameer/contract'
import * as deskProblems from '@tameer/words/en/desk-problems'
import * as houseProblems from '@tameer/words/en/house-problems'
import * as problems from '@tameer/words/en/problems'
import * as quoteProblems from '@tameer/words/en/quote-problems'
import * as urDeskProblems from '@tameer/words/ur/desk-problems'
import * as urHouseProblems from '@tameer/words/ur/house-problems'
import * as urProblems from '@tameer/words/ur/problems'
import * as urQuoteProblems from '@tameer/words/ur/quote-problems'

const words = {
  en: { ...problems, ...quoteProblems, ...houseProblems, ...deskProblems },
  ur: { ...urProblems, ...urQuoteProblems, ...urHouseProblems, ...urDeskProblems },
}

/** Puts a problem into words. */
export function sayProblem(problem: Problem, language: Language = 'en'): string {
  const { key, params } = readProblem(problem)
  const text = words[language][key] as string | ((params: unknown) => string)
  return typeof text === 'string' ? text : text(params)
}
