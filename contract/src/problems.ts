// What is wrong, for a person to be told: rules name it, and who shows it has the words (words/src/<language>/problems.ts).

import type * as deskWords from '@tameer/words/en/desk-problems'
import type * as words from '@tameer/words/en/problems'
import type * as quoteWords from '@tameer/words/en/quote-problems'

type Words = typeof words & typeof quoteWords & typeof deskWords
export type ProblemKey = keyof Words
type PlainKey = { [Key in ProblemKey]: Words[Key] extends string ? Key : never }[ProblemKey]
export type ProblemParams<Key extends ProblemKey> = Words[Key] extends (params: infer Params) => string
  ? Params
  : never

/** A key and, behind a blank, the parameters of its text as JSON: one string, because a schema's message is one. */
export type Problem = PlainKey | `${Exclude<ProblemKey, PlainKey>} {${string}`

/** A problem, with the parameters that its text takes. */
export function problem<Key extends ProblemKey>(
  key: Key,
  ...params: Key extends PlainKey ? [] : [ProblemParams<Key>]
): Problem {
  return (params.length === 0 ? key : `${key} ${JSON.stringify(params[0])}`) as Problem
}

/** The key and the parameters of a problem. */
export function readProblem(text: Problem): { key: ProblemKey; params: unknown } {
  const [key = '', params] = text.split(/ (.*)/s)
  return { key: key as ProblemKey, params: params && JSON.parse(params) }
}
