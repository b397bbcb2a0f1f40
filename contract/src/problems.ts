// Problems as keys: rules name a problem, and the code that shows it has the words
// (words/src/<language>/problems.ts).

import type * as deskWords from '@tameer/words/en/desk-problems'
import type * as houseWords from '@tameer/words/en/house-problems'
import type * as words from '@tameer/words/en/problems'
import type * as quoteWords from '@tameer/words/en/quote-problems'

type Words = typeof words & typeof quoteWords & typeof houseWords & typeof deskWords
export type ProblemKey = keyof Words
type PlainKey = { [Key in ProblemKey]: Words[Key] extends string ? Key : never }[ProblemKey]
export type ProblemParams<Key extends ProblemKey> = Words[Key] extends (params: infer Params) => string
  ? Params
  : never

/**
 * A key and, after a space, the parameters of its text as JSON. It is one string, because a schema's message is
 * one.
 */
export type Problem = PlainKey | `${Exclude<ProblemKey, PlainKey>} {${string}`

/** Makes a problem from its key and the parameters of its text. */
export function problem<Key extends ProblemKey>(
  key: Key,
  ...params: Key extends PlainKey ? [] : [ProblemParams<Key>]
): Problem {
  return (params.length === 0 ? key : `${key} ${JSON.stringify(params[0])}`) as Problem
}

/** Splits a problem into its key and its parameters. */
export function readProblem(text: Problem): { key: ProblemKey; params: unknown } {
  const [key = '', params] = text.split(/ (.*)/s)
  return { key: key as ProblemKey, params: params && JSON.parse(params) }
}
