import { type Problem, readProblem } from '@tameer/contract'
import * as deskProblems from '@tameer/words/en/desk-problems'
import * as problems from '@tameer/words/en/problems'
import * as quoteProblems from '@tameer/words/en/quote-problems'

const languages = { en: { ...problems, ...quoteProblems, ...deskProblems } }
export type Language = keyof typeof languages

/** A problem in words. */
export function sayProblem(problem: Problem, language: Language = 'en'): string {
  const { key, params } = readProblem(problem)
  const text = languages[language][key] as string | ((params: unknown) => string)
  return typeof text === 'string' ? text : text(params)
}
