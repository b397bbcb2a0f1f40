import { judgeFigure } from '@tameer/figures'
import * as words from '#words/figure-problems'

/** The fault of a text that is no figure, in words; undefined for a figure and for an empty text. */
export function figureProblem(text: string, asked?: Parameters<typeof judgeFigure>[1]): string | undefined {
  const judged = judgeFigure(text, asked)
  if (judged.is !== 'fault') return undefined
  return judged.fault === 'groups' ? words.wrongGroups : words.notAFigure
}
