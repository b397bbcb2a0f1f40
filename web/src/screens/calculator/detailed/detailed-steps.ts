import { type AnswerField, type Problem, roomFields } from '@tameer/calculator'
import * as words from '#words/detailed-estimate'

/** The parts of the form, in their order; a phone shows one at a time. */
export const detailedSteps = [
  {
    key: 'plot',
    name: words.plot,
    title: words.thePlot,
    fields: ['city', 'plotSize', 'plotUnit', 'marlaStandardSft'],
  },
  {
    key: 'house',
    name: words.house,
    title: words.theHouse,
    fields: ['coveredAreaSft', 'storeys', ...roomFields],
  },
  {
    key: 'finish',
    name: words.finish,
    title: words.finishTitle,
    fields: ['constructionType', 'constructionMode', 'grade'],
  },
] as const satisfies readonly { key: string; name: string; title: string; fields: readonly AnswerField[] }[]

export type DetailedStep = (typeof detailedSteps)[number]['key']

/** A part of the estimate that a phone shows: a step of the form, or the bill. */
export type DetailedPlace = DetailedStep | 'bill'

export function readPlace(text: string | null): DetailedPlace | undefined {
  return text === 'bill' ? text : detailedSteps.find(({ key }) => key === text)?.key
}

/** The problems of a step's own questions. */
export function problemsOf(step: DetailedStep, problems: readonly Problem[]): Problem[] {
  const fields: readonly AnswerField[] = detailedSteps.find(({ key }) => key === step)?.fields ?? []
  return problems.filter(({ field }) => fields.includes(field))
}

/** Step in which answers are corrected: the first one with a problem, otherwise the first. */
export function placeToMend(problems: readonly Problem[]): DetailedStep {
  const first = firstPlace(problems)
  return first === 'bill' ? 'plot' : first
}

/** First place to show: the bill if there is one, otherwise the step with the first missing or wrong answer. */
export function firstPlace(problems: readonly Problem[]): DetailedPlace {
  return detailedSteps.find(({ key }) => problemsOf(key, problems).length > 0)?.key ?? 'bill'
}
