// Answers that are figures by id: what is part of the house, percentages on top of the bill, the family's own prices.
import { readPairs, writePairs } from '@tameer/calculator'
import { createContext, use } from 'react'
import { answerProblem } from '#words/calculator'
import type { DetailedAnswers } from './use-detailed-answers.ts'

type FiguresField = 'options' | 'addOns' | 'ownPrices'

interface FiguresById {
  /** As typed; undefined when nothing was given. */
  readonly textOf: (field: FiguresField, id: string) => string | undefined
  readonly errorOf: (field: FiguresField, id: string) => string | undefined
  /** Undefined takes it away. */
  readonly give: (field: FiguresField, id: string, text: string | undefined) => void
}

export function figuresById({
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

const Figures = createContext<FiguresById>({
  textOf: () => undefined,
  errorOf: () => undefined,
  give: () => {},
})

/** For the inputs that stand in the bill: what is typed there reaches them before the bill has followed. */
export const FiguresById = Figures.Provider

/** Lines whose own price could not be used when the page opened. It never changes, so the bill is not drawn again for it. */
const FirstFaults = createContext<ReadonlySet<string>>(new Set())
export const FaultsAtFirst = FirstFaults.Provider

/** Whether a line has to stand open from the start, for its price to be mended. */
export function useFaultAtFirst(): (lineId: string) => boolean {
  const faulty = use(FirstFaults)
  return (lineId) => faulty.has(lineId)
}

export function faultyLines({ problems }: Pick<DetailedAnswers, 'problems'>): ReadonlySet<string> {
  return new Set(problems.flatMap((one) => (one.field === 'ownPrices' && 'id' in one ? one.id : [])))
}

export function useFiguresById(): FiguresById {
  return use(Figures)
}
