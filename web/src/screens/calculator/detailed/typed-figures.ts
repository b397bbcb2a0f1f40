// The figures by id that were typed, as the inputs in the bill read and change them.
import { readPairs, writePairs } from '@tameer/calculator'
import { answerProblem } from '#words/calculator'
import type { FiguresById, FiguresField } from '../../../features/estimates/figures-by-id.ts'
import type { DetailedAnswers } from './use-detailed-answers.ts'

export function typedFigures({
  texts,
  problems,
  change,
  forget,
}: Pick<DetailedAnswers, 'texts' | 'problems' | 'change' | 'forget'>): FiguresById {
  const textOf = (field: FiguresField, id: string) => {
    const value = readPairs(texts[field]).get(id)
    return value === undefined ? undefined : String(value)
  }
  return {
    textOf,
    errorOf: (field, id) => {
      const problem = problems.find(
        (one) => one.field === field && ('id' in one ? one.id === id : textOf(field, id) !== undefined),
      )
      return problem && answerProblem(problem)
    },
    give: (field, id, text) => {
      // A hyphen parts the figures of a link; typed as a minus sign it stays in sight, and is no figure.
      const given = { ...Object.fromEntries(readPairs(texts[field])), [id]: text?.replaceAll('-', '\u2212') }
      const written = writePairs(given)
      if (written) change({ [field]: written })
      else forget(field)
    },
  }
}

/** The lines whose own price cannot be used. */
export function faultyLines({ problems }: Pick<DetailedAnswers, 'problems'>): ReadonlySet<string> {
  return new Set(problems.flatMap((one) => (one.field === 'ownPrices' && 'id' in one ? one.id : [])))
}
