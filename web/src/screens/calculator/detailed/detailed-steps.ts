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

/** What a phone shows: a step of the form, or the bill. */
export type DetailedPlace = DetailedStep | 'bill'

export function readPlace(text: string | null): DetailedPlace | undefined {
  return text === 'bill' ? text : detailedSteps.find(({ key }) => key === text)?.key
}

/** The problems of a step's own questions. */
export function problemsOf(step: DetailedStep, problems: readonly Problem[]): Problem[] {
  const fields: readonly AnswerField[] = detailedSteps.find(({ key }) => key === step)?.fields ?? []
  return problems.filter(({ field }) => fields.includes(field))
}

/** Where answers are mended: at the first step with a wrong one, else at the first. */
export function placeToMend(problems: readonly Problem[]): DetailedStep {
  const first = firstPlace(problems)
  return first === 'bill' ? 'plot' : first
}

/** Where to begin: at the bill once there is one, else where the first answer is missing or wrong. */
export function firstPlace(problems: readonly Problem[]): DetailedPlace {
  return detailedSteps.find(({ key }) => problemsOf(key, problems).length > 0)?.key ?? 'bill'
}
