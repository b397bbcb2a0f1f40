// Figures that are typed inside the bill, by id: parts of the house, percentages on top, own prices.
import { createContext, use } from 'react'

export type FiguresField = 'options' | 'addOns' | 'ownPrices'

export interface FiguresById {
  /** Returns the text as typed; undefined when nothing was given. */
  readonly textOf: (field: FiguresField, id: string) => string | undefined
  readonly errorOf: (field: FiguresField, id: string) => string | undefined
  /** Sets the text; undefined removes it. */
  readonly give: (field: FiguresField, id: string, text: string | undefined) => void
}

const Figures = createContext<FiguresById>({
  textOf: () => undefined,
  errorOf: () => undefined,
  give: () => {},
})

/** For the inputs inside the bill: typed figures reach them before the bill is calculated again. */
export const FiguresById = Figures.Provider

export function useFiguresById(): FiguresById {
  return use(Figures)
}

/**
 * Lines whose own price could not be used when the page opened. It never changes, so it never causes the bill to be
 * drawn again.
 */
const FirstFaults = createContext<ReadonlySet<string>>(new Set())
export const FaultsAtFirst = FirstFaults.Provider

/** Returns a function that tells if a line is open from the start, so that its price can be corrected. */
export function useFaultAtFirst(): (lineId: string) => boolean {
  const faulty = use(FirstFaults)
  return (lineId) => faulty.has(lineId)
}
