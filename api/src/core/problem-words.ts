import { type Problem, readProblem } from '@tameer/contract'
import * as en from '@tameer/words/en/problems'

const languages = { en }
export type Language = keyof typeof languages

/** A problem in words. */
export function sayProblem(problem: Problem, language: Language = 'en'): string {
  const { key, params } = readProblem(problem)
  const text = languages[language][key] as string | ((params: unknown) => string)
  return typeof text === 'string' ? text : text(params)
}
