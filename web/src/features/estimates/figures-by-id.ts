// Answers that are figures by id, typed inside the bill: what is part of the house, percentages on top, own prices.
import { createContext, use } from 'react'

export type FiguresField = 'options' | 'addOns' | 'ownPrices'

export interface FiguresById {
  /** As typed; undefined when nothing was given. */
  readonly textOf: (field: FiguresField, id: string) => string | undefined
  readonly errorOf: (field: FiguresField, id: string) => string | undefined
  /** Undefined takes it away. */
  readonly give: (field: FiguresField, id: string, text: string | undefined) => void
}

const Figures = createContext<FiguresById>({
  textOf: () => undefined,
  errorOf: () => undefined,
  give: () => {},
})

/** For the inputs that stand in the bill: what is typed there reaches them before the bill has followed. */
export const FiguresById = Figures.Provider

export function useFiguresById(): FiguresById {
  return use(Figures)
}

/** Lines whose own price could not be used when the page opened. It never changes, so the bill is not drawn again for it. */
const FirstFaults = createContext<ReadonlySet<string>>(new Set())
export const FaultsAtFirst = FirstFaults.Provider

/** Whether a line has to stand open from the start, for its price to be mended. */
export function useFaultAtFirst(): (lineId: string) => boolean {
  const faulty = use(FirstFaults)
  return (lineId) => faulty.has(lineId)
}
