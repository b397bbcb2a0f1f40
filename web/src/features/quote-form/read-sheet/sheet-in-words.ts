import * as words from '#words/quote-filling'
import type { ReadSheet, SheetRefusal } from './read-file.ts'
import type { RowNote, RowProblem } from './read-rows.ts'

/** Reason why a file was not read, and what to do. */
export const refusals: Record<SheetRefusal, string> = {
  oldWorkbook: words.sheetOldWorkbook,
  webPage: words.sheetWebPage,
  headsMissing: words.sheetHeadsMissing,
}

/** Problem of a row, with its number. */
export function rowProblem({ row, code, id, item, text }: RowProblem): string {
  switch (code) {
    case 'unknownLine':
      return words.sheetUnknownLine(row, id)
    case 'twice':
      return words.sheetTwice(row, words.itemName(item))
    case 'bothDiffer':
      return words.sheetBothDiffer(row, words.itemName(item))
    case 'noValue':
      return words.sheetNoValue(row, words.itemName(item))
    case 'groups':
      return words.sheetWrongGroups(row, text)
    case 'twoWays':
      return words.sheetTwoWays(row, text)
    case 'notAFigure':
      return words.sheetNoFigure(row, text)
  }
}

const sentences: Record<RowNote, (rows: readonly number[]) => string> = {
  roundedRates: words.roundedRates,
  roundedSums: words.roundedSums,
  sumsOfRates: words.sumsOfRates,
  emptyFormulas: words.emptyFormulas,
  zeroFormulas: words.zeroFormulas,
  dates: words.dates,
}

/** Sentences on the prices that are rounded or ignored, each with its rows. */
export function notesInWords({ notes }: Pick<ReadSheet, 'notes'>): string[] {
  return (Object.keys(sentences) as RowNote[]).flatMap((note) => {
    const rows = notes[note]
    return rows ? [sentences[note](rows)] : []
  })
}
